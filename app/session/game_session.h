// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/claim_finder.h"
#include "app/session/participant.h"
#include "engine/hand/hand_record.h"
#include "engine/hand/laying_down.h"
#include "engine/match/match.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace sheepshead {

/// A match at one table as time passes: asks whoever is to act, lets the hand take each decision,
/// and tells what happened, first to whoever keeps it and then, as the viewer sees it, to the
/// table. Never waits: the next step is taken when the table says that it has shown the last one
/// and the player to act has made up his mind.
class GameSession : public QObject {
    Q_OBJECT

public:
    using Participants = std::vector<std::unique_ptr<Participant>>; ///< one a seat

    GameSession(Match match, Participants participants, Seat viewer, QObject* parent = nullptr);
    ~GameSession() override;

    const Match& match() const { return match_; }
    Seat viewer() const { return viewer_; }
    /// The hand on the table; it stays there when it is over. Nothing before the first one.
    const std::optional<HandState>& hand() const { return hand_; }
    bool handInPlay() const { return hand_ && !hand_->over(); }
    /// The rules of the hand in play, else of the next one.
    const CheckedVariant& rules() const
    {
        return handInPlay() ? hand_->variant() : match_.variant();
    }
    /// GAME-1: as long as the table wanted to play; no further hand is dealt.
    bool gameOver() const { return !handInPlay() && match_.finished(); }

    /// From now on every hand has a seed of its own, drawn when the one before it is over, so that
    /// a seed that is told says nothing of the hands to come. Without it all deals follow from the
    /// match's first number.
    void setSeedSource(std::function<std::uint64_t()> source) { seedSource_ = std::move(source); }
    /// Draws a seed for the next hand at once; only between hands.
    void drawSeed();

    /// Whether hands are laid down once their rest is decided; from the next decision on. Never,
    /// if nothing else is said.
    void setLayingDown(LayingDown how) { layingDown_ = how; }
    /// The person at the table lays his cards down, if he was offered to.
    void layDown();

    /// Deals; only between hands of a game that is not over.
    void dealNext();

    /// The house rules of the hands to come, for the same chairs. A hand in play is played to its
    /// end by its own.
    void changeRules(const CheckedVariant& variant);

    /// Somebody new takes a chair; only between hands.
    void seatNewcomer(Seat seat);

    /// The players stop: a hand in play is given up, and the pot shared out.
    void stop();

    /// Shares out the pot of a game that is over. Done with its last hand; needed only where that
    /// was not kept.
    void closePot();

    /// Puts a hand that was left in the middle on the table, as it was, instead of dealing. The
    /// problem is a record of another table, or one that cannot be replayed.
    std::optional<Problem> goOnWith(const HandRecord& record);

    /// The table has shown all that happened.
    void tableReady();

    /// Something else comes onto the table: nothing happens until comeBack(), though players who
    /// were asked may think on.
    void stepAside();
    /// The table is free again: shows the hand as it stands, and goes on.
    void comeBack();

Q_SIGNALS:
    /// For whoever keeps the match, always before the table shows anything of it.
    void handBegan(const sheepshead::HandRecord& record);
    void decided(const sheepshead::SeatAction& action);
    /// The match stands behind the hand; its sheet has a new row, or not (a redeal hand).
    void handEnded(const sheepshead::HandRecord& record, bool newRow);

    /// The hand in play does not count.
    void handGivenUp();
    /// The match stands elsewhere without a hand: its pot was shared out, somebody joined, the
    /// players stopped. Its sheet has a new row, or not.
    void movedBetweenHands(bool newRow);
    void rulesChanged();

    /// For the table.
    void restored(const sheepshead::Observation& seen);
    void happened(const sheepshead::Event& seen);
    /// A seat has laid these cards down. What was played then is not told, only what it came to.
    void laidDown(const sheepshead::Claim& claim, sheepshead::CardSet cards);
    /// The person who was asked may lay his cards down instead: that is found while he thinks.
    void mayLayDown(const sheepshead::Claim& claim);
    /// After the events of one decision: all that the viewer knows now.
    void settled(const sheepshead::Observation& seen);

    /// The table has shown the end of the hand.
    void handOver();

private:
    void begin(HandState hand, HandRecord record);
    void take(const Action& action);
    void act();
    void apply(const Action& action);
    void askNext();
    void ask(const Turn& turn);
    bool mayLayDownUnasked(Seat seat) const;
    void takeClaim(const std::optional<Claim>& claim);
    std::optional<Observation> witnessOf(Seat seat) const;
    void forgetClaim();
    void playOut(const Claim& claim);
    void finish();
    void giveUpHand();
    void move(const std::function<void()>& change);
    void tell(const std::vector<Event>& events);
    Turn turnOf(Seat seat) const;

    Match match_;
    Seat viewer_;
    std::function<std::uint64_t()> seedSource_;
    Participants participants_;
    std::optional<HandState> hand_;
    std::optional<HandRecord> record_;
    std::optional<Action> answer_; ///< of the seat to act, while the table is not ready for it
    LayingDown layingDown_ = LayingDown::Never;
    ClaimFinder claims_;
    std::optional<Turn> held_;   ///< a question that is not asked if the seat lays down unasked
    std::optional<Claim> claim_; ///< of the seat to act
    bool laysDown_ = false;      ///< it does, once the table is ready for it
    bool tableReady_ = false;
    bool aside_ = false;
    bool telling_ = false;
    bool endShown_ = true;
};

} // namespace sheepshead
