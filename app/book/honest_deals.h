// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/score_book_controller.h"
#include "ui/deals/dealt_hand.h"

#include <QPointer>

namespace sheepshead {

class HonestDealsDialog;
class MainWindow;

/// Shows the hash of every deal before its cards are dealt, and opens the dialog that tells the
/// seed after the hand and how to check both.
class HonestDeals : public QObject {
    Q_OBJECT

public:
    HonestDeals(MainWindow& window, ScoreDesk& desk);

    /// The game on the table; it must outlive its place there.
    void setGame(const Game* game);

private:
    void open();
    void refresh();
    void showLongRun();
    /// The hand in play, or else the next one; nothing when the game is over.
    std::optional<HandState> secretHand() const;
    std::vector<DealtHand> hands() const;

    MainWindow& window_;
    ScoreDesk& desk_;
    const Game* game_ = nullptr;
    QPointer<HonestDealsDialog> dialog_;
};

} // namespace sheepshead
