// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_occupant.h"
#include "app/table/table_place.h"

#include <QObject>

namespace sheepshead {

class LessonPanel;

/// What is taught at the table, question after question, with a panel beside it: a lesson or a
/// drill. Nothing of it is saved in the score book.
class TableCourse : public QObject, public TableOccupant {
    Q_OBJECT

public:
    bool isOn() const;
    /// Opens the list of what is taught.
    virtual void showList() = 0;

    void leave() override;
    bool allows(Command command) const override;
    QString whyNot(Command command) const override;

protected:
    explicit TableCourse(const TablePlace& place);

    /// Takes the table, unless the course has it.
    void takeTable();
    /// The number of a new question to the table; answers to the one before come too late.
    int nextTurn() { return ++turn_; }
    int askedTurn() const { return turn_; }

    /// A button of the panel was pressed, by its number.
    virtual void choose(std::size_t choice) = 0;
    /// The person has decided at the table, while the course is on and in the turn asked last.
    virtual void decide(const Action& action) = 0;
    /// What was asked is over.
    virtual void forget() = 0;

    LessonPanel& panel() const { return *panel_; }
    const TablePlace& place() const { return place_; }

private:
    TablePlace place_;
    LessonPanel* panel_; ///< the window owns it
    int turn_ = 0;       ///< numbers the questions
};

} // namespace sheepshead
