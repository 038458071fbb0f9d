// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/named_hand.h"
#include "app/game/practice.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace sheepshead {

class BookBrowser;
class MainWindow;
class ReviewDialog;
class ReviewWorker;
class ScoreBookController;
class ScoreSheetView;
class SettingsController;
class TableWidget;

/// Reviews finished hands, one at a time: of the table, of the running sheet or of the score book.
/// A worker finds what each decision cost while the dialog is open. A reviewed deal can be played
/// again as practice.
class ReviewController : public QObject {
    Q_OBJECT

public:
    struct Room {
        MainWindow& window;
        TableWidget& table;
        ScoreSheetView& sheet;
        BookBrowser& browser;
        ScoreBookController& book;
        const SettingsController& setup;
    };
    explicit ReviewController(const Room& room);
    ~ReviewController() override;

    /// The game on the table; a practice gives way to it. It must outlive its place there.
    void setGame(Game& game);

    /// What is known of the players of that game, for reviews of its hands.
    void meet(const Opponents& opponents) { opponents_ = opponents; }

    bool isPractising() const { return practice_.isOn(); }
    bool isReviewing() const { return !dialog_.isNull(); }
    /// Puts the game back on the table that waits for the end of the practice.
    void endPractice() { practice_.end(); }

    /// The practice on the table; null while there is none.
    Game* practiceGame() const { return practice_.game(); }

    /// Whether there is a finished hand to review or to play again: of the practice while there is
    /// one, else of the game.
    bool hasLastHand() const { return lastHand().has_value(); }
    std::optional<NamedHand> lastHand() const;
    /// How its cards were dealt.
    std::optional<Deal> lastDeal() const;
    /// Reviews a hand from elsewhere, or plays on as practice if it is not over. It can be replayed
    /// and has no names: those of the preferences serve.
    void open(const HandRecord& record);
    /// Plays the last hand again for practice, from its deal or from the person's last decision.
    void playAgain(Back how);
    /// Plays a deal by its number for practice, by the rules of the game's next hand.
    void playDeal(std::uint64_t number, Seat dealer);

    /// Plays a hand for practice against these players. What it is, the caller tells.
    void playAt(const PracticeTable& table, const NamedHand& hand);

    /// Enables the menu commands that mean something now.
    void allowCommands();

Q_SIGNALS:
    /// A practice is about to take the table from the game.
    void aboutToPractise();
    /// A practice began, ended, or has a hand that is over.
    void changed();
    /// A hand of the practice is over.
    void practised(const sheepshead::NamedHand& hand);
    /// The table is the game's again; what happened in it is about to be shown.
    void practiceEnded();

private:
    void connectWishes();
    void connectPractice();
    void review(const NamedHand& hand);
    void reviewLastHand();
    void reviewRow(int row);
    /// The problem is a record that cannot be replayed.
    std::optional<Problem> openDialog(const NamedHand& hand);
    void closeDialog();
    void practise(NamedHand hand, std::size_t decisions);
    bool begin(const NamedHand& hand, const std::optional<PracticeTable>& table = {});
    void showPracticeNotice(const Deal& deal);

    Room room_;
    Game* game_ = nullptr;
    QPointer<ReviewDialog> dialog_;
    std::unique_ptr<ReviewWorker> worker_;
    Practice practice_;
    Opponents opponents_;
};

} // namespace sheepshead
