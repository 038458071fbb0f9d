// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/deal.h"
#include "engine/hand/event.h"
#include "engine/hand/event_sink.h"
#include "engine/hand/observation.h"
#include "engine/hand/playing.h"

#include <array>
#include <optional>
#include <vector>

namespace sheepshead {

/// The under is a card of its own kind on a trick, so a trick remembers which card it was.
struct TrickRecord {
    std::array<Card, maxSeats> cards;
    std::array<Seat, maxSeats> seats;
    std::uint8_t count = 0;
    Seat winning {};
};

inline constexpr int maxTricks = 16;

/// Which raise is being asked about: a blitz at the pick (BLITZ-WHEN "before the pick"), or one of
/// the raises before the first lead.
enum class RaiseStage : std::uint8_t { AtPick, Crack, Answer, Blitz, Done };

/// The whole truth about a hand, hidden cards and all. Plain data: HandState keeps it, and each
/// phase of the hand has one file of functions on it.
struct HandData {
    HandData() = default;
    /// Dealt, and nothing done yet.
    HandData(const CheckedVariant& table, const Deal& cards, int factor)
        : variant(table)
        , deal(cards)
        , seats(playingSeats(table, cards.dealer))
        , doubler(factor)
        , hands(cards.hands)
    {
    }

    CheckedVariant variant;
    TrumpOrder order = variant.trumps(); ///< of this hand
    Deal deal;
    SeatSet seats; ///< who play
    int doubler = 1;

    Phase phase = Phase::Picking;
    Seat turn {};
    SeatSet asked; ///< of those who are asked one after another in this phase

    SeatSet passed;
    PerSeat<std::optional<NoPick>> votes;
    std::optional<BidKind> bid;
    std::optional<SoloKind> solo;
    std::optional<Seat> picker; ///< of the blind, or the bidder
    bool forcedPick = false;
    bool blindPick = false;     ///< the picker has not seen the bury
    std::optional<Card> callUp; ///< named with the pick (JACK-UP-WHEN)
    PerSeat<CardSet> taken;     ///< of the blind
    PerSeat<CardSet> buried;
    std::optional<Card> called;
    std::optional<Card> under;
    bool alone = false; ///< declared
    bool sheepshead = false;
    std::optional<NoPickGame> noPickGame;

    SeatSet makers;       ///< who they are, known or not
    CardSet partnerCards; ///< those that make their holders makers
    CardSet shownPartnerCards;
    SeatSet openMakers;         ///< makers that everyone knows without seeing a card
    bool callsJacks = false;    ///< 8H-2: the caller is asked for a jack, no longer for a diamond
    int makersBeforeLadder = 0; ///< 8H-2: how many there were before these calls

    RaiseStage raiseStage = RaiseStage::Crack;
    std::vector<Raise> raised;
    SeatSet crackers;
    bool crackAnswered = false;
    CardSet blitzed; ///< the cards of shown pairs

    PerSeat<CardSet> hands; ///< until the first lead; then `play` holds them
    Playing play;
    std::array<TrickRecord, maxTricks> tricks;
    int trickCount = 0;           ///< begun, the one on the table included
    bool onlyProperCards = false; ///< while the cards fall nothing else is to be decided on
    PerSeat<CardSet> owed;        ///< RENEGE: cards of a guilty seat that prove it when they fall
    bool onlyProperCardsProve = false; ///< RENEGE as HandState::readAsFirstVersion() has it

    std::optional<ThrowIn> thrownIn;
    std::optional<HandScored> scored;

    const TrumpOrder& trumps() const { return order; }
    Seat dealersLeft() const { return seats.nextAfter(deal.dealer); }
    Seat pickersLeft() const { return seats.nextAfter(*picker); }
    /// BLITZ-WHEN "before the pick": there is a picker, and the other seats may show a pair.
    bool isRaisedAtPick() const
    {
        return phase == Phase::Raising && raiseStage == RaiseStage::AtPick;
    }
    bool playBegan() const { return !play.seats().empty(); }
    CardSet handOf(Seat seat) const { return playBegan() ? play.hand(seat) : hands[seat]; }
    /// The bury as far as the picker knows it; nothing of it after a blind pick.
    CardSet knownBury() const { return blindPick ? CardSet() : buried[*picker]; }
    /// Cards that the picker knows to have: those kept and those buried.
    CardSet pickersCards() const { return hands[*picker] | knownBury(); }
    /// After a blind pick no seat knows where such a card is.
    bool liesUnseen(Card card) const { return blindPick && buried[*picker].contains(card); }
    int raises() const { return static_cast<int>(raised.size()); }
    int tricksToPlay() const { return variant.layout().hand; }
};

/// Gives the turn to the first of these seats clockwise from a seat on; false if there is none.
inline bool askNext(HandData& hand, SeatSet candidates, Seat from)
{
    if (candidates.empty())
        return false;
    Seat seat = from;
    for (int i = 0; i < maxSeats; ++i, seat = hand.seats.nextAfter(seat))
        if (candidates.contains(seat)) {
            hand.turn = seat;
            return true;
        }
    return false;
}

/// The hand is over without a score.
inline void throwIn(HandData& hand, ThrowIn why, EventSink events)
{
    hand.phase = Phase::Over;
    hand.thrownIn = why;
    events.push_back(ThrownIn { why });
}

} // namespace sheepshead
