// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/taken_back.h"

#include <QObject>

namespace sheepshead {

class CurrentGame;
class GameSession;
class MainWindow;
class ReviewController;
class TableHost;

/// Takes back decisions, and plays deals again. In a hand of the game that makes the hand practice;
/// after a hand, and for a deal by its number, a practice begins while the game waits.
class TakeBackController : public QObject {
    Q_OBJECT

public:
    TakeBackController(MainWindow& window, const CurrentGame& game, const TableHost& host,
        ReviewController& review);

private:
    void connectCommands();
    GameSession* session() const;
    void takeBack(Back how);
    void askOthers(SeatSet others, Back how);
    void askForNumber();
    void sayTakenBack();

    MainWindow& window_;
    const CurrentGame& game_;
    const TableHost& host_;
    ReviewController& review_;
    bool saidTakenBack_ = false; ///< in this hand
};

} // namespace sheepshead
