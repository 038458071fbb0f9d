// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/dealt_hands.h"
#include "app/game/hinted_hands.h"
#include "app/game/match_keeper.h"
#include "app/game/row_rules.h"
#include "app/session/game_session.h"
#include "app/storage/score_book.h"
#include "ui/preferences/preferences.h"
#include "ui/words/sheet_document.h"

#include <memory>

namespace sheepshead {

class BotWorker;
class Person;
struct Company;

/// What is written around a match: its sheet's name, when it began, who plays.
struct SheetHead {
    QString name;
    QDateTime begun;
    QStringList players; ///< as they sit there now
    std::vector<Newcomer> newcomers = {};
};

/// The match on the table, with those who play it and, where there is a score book, with what keeps
/// it.
class Game : public QObject {
    Q_OBJECT

public:
    Game(SheetHead head, const Match& match, QObject* parent = nullptr);

    const SheetHead& head() const { return head_; }
    GameSession& session() { return session_; }
    const GameSession& session() const { return session_; }
    Person& person() { return *person_; }

    /// How well the computer players play, from the next deal on, and at once where no hand is in
    /// play. Regulars, if nothing else is said.
    void setLevels(const Levels& levels);
    /// How well they play in the hand on the table.
    const Levels& levels() const { return levels_; }

    /// From now on everything is written down. A hand that was left in the middle is a record of
    /// it.
    void keepWith(SavedMatch saved, const std::optional<std::string>& leftInTheMiddle = {});
    /// The rules of the rows that are on the sheet already, where they are known.
    void setRowRules(RowRules rules) { rowRules_ = std::move(rules); }
    /// The hands that were played before.
    void setDealtHands(DealtHands hands) { dealtHands_ = std::move(hands); }
    const DealtHands& dealtHands() const { return dealtHands_; }

    /// The hands of those that were given a hint.
    void setHintedHands(HintedHands hands) { hintedHands_ = std::move(hands); }
    /// The person was given a hint in the hand in play.
    void noteHint();

    /// Where seeds come from that nobody can know beforehand, one for each hand to come. Without it
    /// all deals follow from the match's first number. A match whose number can be worked out from
    /// hands that are over gets another one at once.
    void drawSeedsFrom(std::function<std::uint64_t()> source);

    /// Without a score book a game is lost when it is left.
    bool isKept() const { return keeper_ != nullptr; }
    /// What writes the game into the score book; null without one.
    MatchKeeper* keeper() const { return keeper_.get(); }
    std::optional<SheetId> sheetId() const;

    /// Puts the first hand on the table: the one that was left in the middle, or a new one; none
    /// of a game that is over. The problem is a hand that cannot be gone on with; its cards are
    /// then dealt again.
    std::optional<Problem> begin();

    void rename(const QString& name) { head_.name = name; }
    /// Somebody new takes the chair of a computer player; only between hands.
    void seatNewcomer(Seat seat, const QString& name);
    SheetDocument document() const;

Q_SIGNALS:
    /// Computer players have other levels().
    void levelsChanged();

private:
    Game(SheetHead head, Match match, Company company, QObject* parent);
    std::optional<Problem> goOn();
    void seatBots();
    void endHand(const HandRecord& record, bool newRow);

    SheetHead head_;
    Person* person_;
    std::vector<BotWorker*> bots_; ///< by seat
    GameSession session_;
    std::unique_ptr<MatchKeeper> keeper_;
    std::optional<std::string> leftInTheMiddle_;
    RowRules rowRules_;
    DealtHands dealtHands_;
    HintedHands hintedHands_;
    Levels levels_ = levelsOf(Level::Regular);
    Levels nextLevels_ = levels_;
};

} // namespace sheepshead
