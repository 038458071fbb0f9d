// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/game.h"
#include "ui/table/panels/hand_kind.h"

#include <QObject>
#include <QPointer>

namespace sheepshead {

class LessonPanel;
class MainWindow;
class SettingsController;
class TableWidget;

/// What is taught at the table, question after question, with a panel beside it: a lesson or a
/// drill. It takes the table from the game, which waits meanwhile, and gives it back. Nothing of it
/// is saved in the score book.
class TableCourse : public QObject {
    Q_OBJECT

public:
    struct Room {
        MainWindow& window;
        TableWidget& table;
        SettingsController& settings;
    };

    /// The game on the table; the course gives way to it. It must outlive its place there.
    void setGame(Game& game);

    virtual bool isOn() const = 0;
    /// Opens the list of what is taught.
    virtual void showList() = 0;
    /// The next step or question, if nothing is asked any more.
    virtual void goOn() = 0;
    /// Puts the game back on the table.
    void leave();

Q_SIGNALS:
    /// The course takes the table; whatever else has it must leave it to the game before.
    void aboutToBegin();
    /// It began or ended.
    void changed();
    /// The table is the game's again; what happened in it is about to be shown.
    void ended();

protected:
    TableCourse(const Room& room, Instruction instruction);

    /// Takes the table from the game, unless the course has it. It is to be on afterwards.
    void takeTable();
    /// The number of a new question to the table; answers to the one before come too late.
    int nextTurn() { return ++turn_; }
    int askedTurn() const { return turn_; }

    /// A button of the panel was pressed, by its number.
    virtual void choose(std::size_t choice) = 0;
    /// The person has decided at the table, while the course is on and in the turn asked last.
    virtual void decide(const Action& action) = 0;
    /// From now on it is not on.
    virtual void forget() = 0;

    Game* game() const { return game_; }
    LessonPanel& panel() const { return *panel_; }
    const Room& room() const { return room_; }

private:
    void drop();

    Room room_;
    QPointer<Game> game_;
    LessonPanel* panel_; ///< the window owns it
    Instruction instruction_;
    int turn_ = 0; ///< numbers the questions
};

} // namespace sheepshead
