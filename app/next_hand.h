// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace sheepshead {

class CurrentGame;
class GameController;
class ReviewController;
class TableWidget;
class Teaching;

/// What follows when the person has seen enough of what lies on the table: the next hand of the
/// game, its end, the next step of a lesson or drill, or the game again after a practice.
class NextHand : public QObject {
    Q_OBJECT

public:
    struct Room {
        TableWidget& table;
        CurrentGame& game;
        GameController& controller;
        ReviewController& review;
        Teaching& teaching;
    };
    explicit NextHand(const Room& room);

    /// Does nothing while a hand of the game is in play.
    void goOn();

Q_SIGNALS:
    /// A hand of the game was dealt.
    void dealt();

private:
    Room room_;
};

} // namespace sheepshead
