// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/score_book_controller.h"
#include "ui/deals/dealt_hand.h"
#include "ui/deals/long_run_page.h"

#include <QPointer>

#include <string>
#include <vector>

namespace sheepshead {

class HonestDealsDialog;
class MainWindow;

/// Counts the hands of these records: all of them, then those of each layout, the most played
/// first. Records that this version cannot read or replay are left out.
std::vector<NamedLongRun> longRunsOf(const std::vector<std::string>& records);

/// Shows the hash of every deal before its cards are dealt, and opens the dialog that tells the
/// seed after the hand and how to check both.
class HonestDeals : public QObject {
    Q_OBJECT

public:
    HonestDeals(MainWindow& window, ScoreBookController& book);

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
    ScoreBookController& book_;
    const Game* game_ = nullptr;
    QPointer<HonestDealsDialog> dialog_;
};

} // namespace sheepshead
