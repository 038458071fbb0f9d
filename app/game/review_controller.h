// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/practice.h"
#include "app/table/table_place.h"
#include "engine/players/opponents/traits.h"
#include "engine/support/result.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

namespace sheepshead {

class BookBrowser;
class CurrentGame;
class KnownPlayers;
class ReviewDialog;
class ReviewWorker;
class ScoreBookController;
class ScoreSheetView;

/// Reviews finished hands, one at a time: of the table, of the running sheet or of the score book.
/// A worker finds what each decision cost while the dialog is open. A reviewed deal can be played
/// again as practice.
class ReviewController : public QObject {
    Q_OBJECT

public:
    ReviewController(const TablePlace& place, CurrentGame& game, const KnownPlayers& players,
        ScoreBookController& book, ScoreSheetView& sheet, BookBrowser& browser);
    ~ReviewController() override;

    bool isReviewing() const { return !dialog_.isNull(); }
    /// Reviews a hand from elsewhere, or plays on as practice if it is not over. It can be replayed
    /// and has no names: those of the preferences serve.
    void open(const HandRecord& record);
    /// Plays on as practice from where a hand ends; it can be replayed.
    void playOn(const NamedHand& hand) { practise(hand, hand.record.actions.size()); }
    /// Plays the last hand again for practice, from its deal or from the person's last decision.
    void playAgain(Back how);
    /// Plays a deal by its number for practice, by the rules of the game's next hand.
    void playDeal(std::uint64_t number, Seat dealer);

Q_SIGNALS:
    /// A hand is to be studied from before one of its decisions on; its review is closed.
    void studyWanted(const sheepshead::NamedHand& hand, std::size_t decisions);

private:
    void connectWishes(ScoreSheetView& sheet);
    void review(const NamedHand& hand, const std::optional<Acquaintances>& known = {});
    /// A hand of the score book: what was known of its players then is not kept.
    void reviewOld(const NamedHand& hand);
    void reviewLastHand();
    void reviewRow(int row);
    /// The problem is a record that cannot be replayed.
    std::optional<Problem> openDialog(const NamedHand& hand, const Acquaintances& known);
    void closeDialog();
    void clearTable();
    void practise(NamedHand hand, std::size_t decisions);
    void showPracticeNotice(const Deal& deal);

    TablePlace place_;
    CurrentGame& game_;
    const KnownPlayers& players_;
    ScoreBookController& book_;
    BookBrowser& browser_;
    QPointer<ReviewDialog> dialog_;
    std::unique_ptr<ReviewWorker> worker_;
    Practice practice_;
};

} // namespace sheepshead
