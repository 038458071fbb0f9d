// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/score_book_controller.h"
#include "ui/history/person_entry.h"

#include <QHash>
#include <QObject>
#include <QPointer>

namespace sheepshead {

class PeopleDialog;

/// The people of the book as its pages list them.
std::vector<PersonEntry> entriesOf(const std::vector<PersonInfo>& people);

/// How many games of the book each computer player is in, by name.
QHash<QString, int> gamesTogether(const ScoreBookController& controller);

/// Names to suggest where the name of a person, or of a computer player, is typed.
QStringList namesToSuggest(const ScoreBookController& controller, bool computers);

/// Shows the people of the score book, and renames, merges and separates them.
class PeopleBrowser : public QObject {
    Q_OBJECT

public:
    PeopleBrowser(ScoreBookController& controller, QWidget& window);

    void open();

Q_SIGNALS:
    /// The names of people in the book have changed.
    void changed();
    /// A person has another name, or a computer player.
    void renamed(const QString& before, const QString& now);
    void computerRenamed(const QString& before, const QString& now);
    void statisticsWanted(qint64 person);

private:
    void refresh();
    void rename(qint64 id, const QString& name);
    void change(const std::optional<Problem>& problem);

    ScoreBookController& controller_;
    QWidget& window_;
    QPointer<PeopleDialog> dialog_;
};

} // namespace sheepshead
