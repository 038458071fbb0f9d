// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/dealt_hands.h"
#include "app/match/match_keeper.h"
#include "app/match/row_rules.h"
#include "app/session/game_session.h"
#include "app/storage/score_book.h"
#include "ui/preferences/preferences.h"
#include "ui/words/scores/sheet_document.h"

#include <memory>
#include <utility>
#include <vector>

namespace sheepshead {

class BotWorker;
class Person;
struct Participants;

/// The heading of a match's sheet: its name, when it began, who plays.
struct SheetHead {
    QString name;
    QDateTime begun;
    QStringList players; ///< by seat, as they sit there now
    std::vector<Newcomer> newcomers = {};
    SeatSet people = { personsSeat }; ///< the others are computer players
};

/// Which people were given a hint, hand by hand.
class HintedHands {
public:
    HintedHands() = default;
    /// For each row of the sheet, and for the hand in play, who was given a hint.
    HintedHands(const std::vector<SeatSet>& rows, SeatSet inPlay)
        : inPlay_(inPlay)
    {
        for (int row = 0; row < static_cast<int>(rows.size()); ++row)
            add(row, rows[static_cast<std::size_t>(row)]);
    }

    void noteHint(Seat seat) { inPlay_.add(seat); }
    /// The hand in play became this row, from 0.
    void endHand(int row) { add(row, std::exchange(inPlay_, {})); }
    /// The hand in play became no row.
    void dropHand() { inPlay_ = {}; }

    /// The rows with a hint.
    const std::vector<HintedRow>& rows() const { return rows_; }
    SeatSet handInPlay() const { return inPlay_; }

private:
    void add(int row, SeatSet seats)
    {
        if (!seats.empty())
            rows_.push_back({ row, seats });
    }

    std::vector<HintedRow> rows_;
    SeatSet inPlay_;
};

/// The match on the table with its players and, if there is a score book, the part that saves it.
class Game : public QObject {
    Q_OBJECT

public:
    Game(SheetHead head, const Match& match, QObject* parent = nullptr);

    const SheetHead& head() const { return head_; }
    GameSession& session() { return session_; }
    const GameSession& session() const { return session_; }
    /// Those who share this computer, clockwise from the first seat; at least one.
    const std::vector<Person*>& people() { return people_; }

    /// How well the computer players play from the next deal on, or at once when no hand is in
    /// play. Regulars at first.
    void setLevels(const Levels& levels);
    /// How well they play in the hand on the table.
    const Levels& levels() const { return levels_; }

    /// The characters that the computer players have by their names, from the next deal on, or at
    /// once when no hand is in play. Without it none has one.
    void setCast(const Cast& cast);
    /// Null for one without, and for the person.
    const Character* characterAt(std::size_t seat) const;

    /// The computer players have no clock, no character and know none of the others: so they play
    /// the same way on every computer. Experts have this many worlds for each decision. From the
    /// next deal on, or at once when no hand is in play.
    void playUntimed(const SearchBudget& budget);

    /// What experts expect of the others from the next deal on, or at once when no hand is in play.
    /// None of them is known at first.
    void meet(const Opponents& opponents);

    /// From now on everything is saved. The unfinished hand is a record, which begin() resumes.
    void keepWith(SavedMatch saved, const std::optional<std::string>& unfinishedHand = {});
    /// From now on nothing is saved any more: the score book is about to be replaced.
    void stopKeeping() { keeper_.reset(); }
    /// The rules of the rows that are already on the sheet, as far as they are known.
    void setRowRules(RowRules rules) { rowRules_ = std::move(rules); }
    /// The hands that were played before.
    void setDealtHands(DealtHands hands) { dealtHands_ = std::move(hands); }
    const DealtHands& dealtHands() const { return dealtHands_; }

    /// The hands in which people were given a hint.
    void setHintedHands(HintedHands hands) { hintedHands_ = std::move(hands); }
    /// The person in this seat was given a hint in the hand in play.
    void noteHint(Seat seat);
    const HintedHands& hintedHands() const { return hintedHands_; }

    /// A source of unpredictable seeds, one for each hand to come. Without it all deals follow from
    /// the match's first seed. A match whose seed can be computed from finished hands gets another
    /// one at once.
    void drawSeedsFrom(std::function<std::uint64_t()> source);

    /// Whether the game is saved; without a score book it is lost when it is left.
    bool isKept() const { return keeper_ != nullptr; }
    /// What writes the game into the score book; null without one.
    MatchKeeper* keeper() const { return keeper_.get(); }
    std::optional<SheetId> sheetId() const;

    /// Puts the first hand on the table: the unfinished one, or a new one; none when the game is
    /// over. The problem is an unfinished hand that cannot be resumed; its cards are dealt again.
    std::optional<Problem> begin();

    void rename(const QString& name) { head_.name = name; }
    /// The same players under the names of this head, newcomers and those before them, too.
    void takeNames(const SheetHead& head)
    {
        head_.players = head.players;
        head_.newcomers = head.newcomers;
    }
    /// A new player takes the seat of a computer player; only between hands.
    void seatNewcomer(Seat seat, const QString& name);
    SheetDocument document() const;

Q_SIGNALS:
    /// The levels() of the computer players have changed.
    void levelsChanged();

private:
    Game(SheetHead head, Match match, Participants participants, QObject* parent);
    std::optional<Problem> resume();
    void seatBots();
    std::unique_ptr<Player> playerFor(std::size_t seat) const;
    void seatBotsBetweenHands();
    void endHand(const HandRecord& record, bool newRow);

    SheetHead head_;
    std::vector<Person*> people_;
    std::vector<BotWorker*> bots_; ///< by seat
    GameSession session_;
    std::unique_ptr<MatchKeeper> keeper_;
    std::optional<std::string> unfinishedHand_;
    RowRules rowRules_;
    DealtHands dealtHands_;
    HintedHands hintedHands_;
    Levels levels_ = levelsOf(Level::Regular);
    Levels nextLevels_ = levels_;
    std::optional<Cast> cast_;
    Opponents opponents_; ///< from the next deal on
    std::optional<SearchBudget> untimed_;
};

} // namespace sheepshead
