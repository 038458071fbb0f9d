// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace sheepshead {

class CurrentGame;
class TableHost;

/// What the score book is to know of how the person plays the game on the table. Nothing is noted
/// while the game waits for a practice or a lesson.
class HandNotes : public QObject {
    Q_OBJECT

public:
    HandNotes(CurrentGame& game, const TableHost& host);

    /// The person was helped: the book marks the hand in play.
    void noteHelp();
    /// The person has decided something, so that the game is worth keeping.
    void noteDecision();

private:
    CurrentGame& game_;
    const TableHost& host_;
};

} // namespace sheepshead
