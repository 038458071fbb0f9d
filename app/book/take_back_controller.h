// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/taken_back.h"

#include <QObject>
#include <QPointer>

namespace sheepshead {

class Game;
class GameSession;
class MainWindow;
class ReviewController;
class TableWidget;

/// Takes back decisions, and plays deals again. In a hand of the game that makes the hand practice;
/// after a hand, and for a deal by its number, a practice begins while the game waits.
class TakeBackController : public QObject {
    Q_OBJECT

public:
    TakeBackController(MainWindow& window, TableWidget& table, ReviewController& review);

    /// The game on the table; it must outlive its place there.
    void setGame(Game& game);

    /// Enables the menu commands that mean something now, and says whether the hand counts.
    void refresh();

private:
    void connectCommands();
    void listenTo(GameSession& session);
    GameSession* session() const;
    void undo();
    void playAgain();
    void askForNumber();
    void sayTakenBack();

    MainWindow& window_;
    TableWidget& table_;
    ReviewController& review_;
    QPointer<Game> game_;
    QPointer<Game> practice_;    ///< whose signals are heard
    bool saidTakenBack_ = false; ///< in this hand
};

} // namespace sheepshead
