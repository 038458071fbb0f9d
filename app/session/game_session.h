// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/claims.h"
#include "app/session/hand_progress.h"
#include "app/session/participant.h"
#include "app/session/shown_hand.h"
#include "app/session/taken_back.h"
#include "engine/hand/state/hand_record.h"
#include "engine/match/match.h"

#include <functional>
#include <optional>
#include <vector>

namespace sheepshead {

/// Plays a match at one table: asks the seat to act, applies its decision to the hand, and tells
/// what happened, first to the listener that saves the match, then to the table as the viewer sees
/// it. The viewer is the person at the table; where several share it, the one who looks now.
///
/// A decision that the rules forbid, or that comes from a seat that was not asked, is refused()
/// before anything is applied or saved, in every build. The session never blocks: it takes the next
/// step when the table has shown the last one and the seat to act has answered.
class GameSession : public QObject {
    Q_OBJECT

public:
    /// There is a participant for each seat of the table, and at least one of them is a person.
    GameSession(
        Match match, ParticipantList participants, SeatSet people, QObject* parent = nullptr);
    ~GameSession() override;

    const Match& match() const { return match_; }
    SeatSet people() const { return shown_.lookers().people(); }
    Seat viewer() const { return shown_.lookers().viewer(); }
    /// While the computer goes to another person, and no cards may be shown.
    const std::optional<Passing>& passing() const { return shown_.lookers().passing(); }
    /// The person to whom it was passed looks, and is asked; ignored if it was passed to none. For
    /// the last card of a hand it is not passed: that card plays by itself.
    void look();
    /// The hand on the table, which stays there when it is over; empty before the first one.
    const std::optional<HandState>& hand() const { return hand_; }
    /// What it was dealt and all decisions up to now; empty before the first hand, and once it was
    /// given up.
    const std::optional<HandRecord>& record() const { return record_; }
    bool handInPlay() const { return hand_ && !hand_->over(); }
    /// The rules of the hand in play, else of the next one.
    const CheckedVariant& rules() const
    {
        return handInPlay() ? hand_->variant() : match_.variant();
    }
    /// GAME-1: the match is as long as the table agreed; no further hand is dealt.
    bool gameOver() const { return !handInPlay() && match_.finished(); }

    /// Why the seat to act may not do this; nothing if it may. The turn is the number of the turn
    /// that is meant: another one is over, and everything is refused as NotNow.
    std::optional<Refusal> whyNot(const Action& action, int turn) const;

    /// From now on every hand has a seed of its own, drawn when the hand before it is over, so that
    /// a published seed reveals no later hand. Without a source all deals follow from the match's
    /// first seed.
    void setSeedSource(std::function<std::uint64_t()> source) { seedSource_ = std::move(source); }
    /// Draws a seed for the next hand at once; only between hands.
    void drawSeed();

    /// Whether cards are laid down once the rest of a hand is decided; applies from the next
    /// decision on. LayingDown::Never at first.
    void setLayingDown(LayingDown how) { claims_.setLayingDown(how); }
    /// The viewer lays down their cards. Ignored without an offer for the open turn.
    void layDown();

    /// Whether the viewer has decided something in the hand in play.
    bool canTakeBack() const;
    /// The other people whose decisions would go with them.
    SeatSet othersTakenBack(Back how) const;
    /// Takes back the viewer's last decisions and all that followed; ignored if there are none. The
    /// hand is practice from now on: its row has no scores, and the same dealer deals again. The
    /// others think again with what they knew, and in the same way.
    void takeBack(Back how);
    bool canBringBack() const { return handInPlay() && !takenBack_.empty(); }
    /// Brings back the next decision of the viewer and what followed, as it was. Once everything is
    /// back the hand counts again.
    void bringBack();
    /// Whether the hand on the table is practice.
    bool isPractice() const { return record_ && record_->practice; }

    /// Deals the next hand; only between hands of a game that is not over.
    void dealNext();

    /// Sets the house rules of the hands to come, for the same number of seats. A hand in play ends
    /// by its own rules.
    void changeRules(const CheckedVariant& variant);

    /// A new player takes a seat; only between hands.
    void seatNewcomer(Seat seat);

    /// Ends the game: gives up a hand in play and shares out the pot.
    void stop();

    /// Shares out the pot of a game that is over. The last hand does so by itself; needed only
    /// where that was not saved.
    void closePot();

    /// Puts an unfinished hand back on the table instead of dealing. The problem is a record of
    /// another table, or one that cannot be replayed; nothing has changed then.
    std::optional<Problem> resume(const HandRecord& record);

    /// The table has shown all that happened.
    void tableReady();

    /// Another game needs the table: nothing happens until comeBack(), though players who were
    /// asked may continue to think.
    void stepAside();
    /// The table is free again: shows the hand as it stands, and continues.
    void comeBack();

Q_SIGNALS:
    /// To save the match; emitted before the table shows anything of it.
    void handBegan(const sheepshead::HandRecord& record);
    void decided(const sheepshead::SeatAction& action);
    /// Decisions were taken back, or the hand counts again: it is now this record, from its deal to
    /// its last action.
    void rewound(const sheepshead::HandRecord& record);
    /// The match is updated. Its sheet has a new row, unless it was a redeal hand.
    void handEnded(const sheepshead::HandRecord& record, bool newRow);

    /// The hand in play does not count.
    void handGivenUp();
    /// The match changed without a hand: its pot was shared out, a player joined, the game was
    /// ended. Its sheet has a new row, or not.
    void movedBetweenHands(bool newRow);
    void rulesChanged();

    /// A decision broke the rules, or came from a seat that was not asked. Nothing was applied or
    /// saved; a seat that was asked is still to act.
    void refused(const sheepshead::SeatAction& decision, sheepshead::Refusal why);

    /// For the table. It has shown all that happened, and now passing() hides the cards.
    void passed();
    void restored(const sheepshead::Observation& seen);
    void happened(const sheepshead::Event& seen);
    /// A seat has laid down these cards. The plays that follow are not told, only how the hand
    /// ends.
    void laidDown(const sheepshead::Claim& claim, sheepshead::CardSet cards);
    /// The viewer, who was asked, may lay down their cards instead. Found while they think.
    void mayLayDown(const sheepshead::Claim& claim);
    /// After the events of one decision: all that the viewer knows now.
    void settled(const sheepshead::Observation& seen);

    /// The table has shown the end of the hand.
    void handOver();

private:
    void begin(HandState hand, HandRecord record);
    void take(Seat seat, const Action& action);
    void act();
    void apply(const Action& action);
    void askNext();
    void ask(const Turn& turn);
    void takeClaim();
    void offerToLayDown();
    void playOut(const Claim& claim);
    void finish();
    void layAgain();
    void giveUpHand();
    void move(const std::function<void()>& change);
    void tell(const std::vector<Event>& events);
    Turn turnOf(Seat seat);
    Participant& participant(Seat seat);

    Match match_;
    ShownHand shown_;
    std::function<std::uint64_t()> seedSource_;
    ParticipantList participants_;
    std::optional<HandState> hand_;
    std::optional<HandRecord> record_; ///< of the hand
    TakenBack takenBack_;
    HandProgress progress_;
    Claims claims_;
    int turns_ = 0; ///< numbers the turns
};

} // namespace sheepshead
