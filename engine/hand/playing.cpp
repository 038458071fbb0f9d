// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/playing.h"

#include <cassert>

namespace sheepshead {

Playing::Playing(SeatSet seats, const PerSeat<CardSet>& hands, Seat leader)
    : hands_(hands)
    , seats_(seats)
    , seatCount_(static_cast<std::uint8_t>(seats.size()))
    , leader_(leader)
    , turn_(leader)
{
    for (const Seat seat : seats)
        cardsLeft_ = static_cast<std::uint8_t>(cardsLeft_ + hands[seat].size());
}

void Playing::cover(Card open, Card covered)
{
    beneath_[static_cast<std::size_t>(open.index())] = static_cast<std::uint8_t>(covered.index());
    ++cardsLeft_;
}

void Playing::layUnder(Seat picker, Card under)
{
    hands_[picker].remove(under);
    under_ = under;
    underLies_ = true;
}

CardSet Playing::legal() const
{
    const CardSet legal = inTrick_ == 0 ? legalLead() : legalFollow();
    // PART-HOLD, HOLD, UNDER-SIGHT: whatever was kept back goes on the last trick.
    if (!legal.empty())
        return legal;
    return hands_[turn_].empty() ? CardSet { under_ } : hands_[turn_];
}

CardSet Playing::legalLead() const
{
    const CardSet hand = hands_[turn_];
    if (duty_.suit.empty())
        return hand;
    if (turn_ == duty_.partner && hand.contains(duty_.called)) // PART-LEAD
        return (hand - duty_.suit).with(duty_.called);
    if (turn_ != duty_.picker)
        return hand;
    if (underLies_) // HOLD-LEAD
        return hand.with(under_);
    const CardSet hold = hand & duty_.suit & cardsOf(Rank::Ace);
    return duty_.tenCalled ? (hand - duty_.suit) | hold : hand;
}

CardSet Playing::legalFollow() const
{
    const CardSet hand = hands_[turn_];
    const bool calledSuitLed = !duty_.suit.empty() && led_ == duty_.suit;
    if (calledSuitLed && turn_ == duty_.partner && hand.contains(duty_.called)) // PART-FOLLOW
        return { duty_.called };
    if (calledSuitLed && turn_ == duty_.picker && underLies_) // HOLD-FOLLOW
        return { under_ };
    if (calledSuitLed && turn_ == duty_.picker && duty_.tenCalled)
        return hand & led_ & cardsOf(Rank::Ace);
    const CardSet following = hand & led_;
    return following.empty() ? legalDiscard() : following;
}

CardSet Playing::legalDiscard() const
{
    CardSet hand = hands_[turn_];
    if (duty_.suit.empty())
        return hand;
    if (turn_ == duty_.partner && hand.contains(duty_.called)) // PART-HOLD
        return hand.without(duty_.called);
    if (turn_ != duty_.picker || !duty_.pickerHolds || underLies_)
        return hand;
    const CardSet holds =
        duty_.tenCalled ? hand & duty_.suit & cardsOf(Rank::Ace) : hand & duty_.suit;
    return holds.size() == 1 ? hand - holds : hand; // HOLD
}

std::optional<Refusal> Playing::whyNot(Card card) const
{
    const bool theUnder = isUnder(card) && turn_ == duty_.picker;
    if (!hands_[turn_].contains(card) && !theUnder)
        return Refusal::NotYourCard;
    if (legal().contains(card))
        return std::nullopt;
    if (theUnder)
        return Refusal::UnderStays;
    return inTrick_ == 0 ? whyNotLead(card) : whyNotFollow(card);
}

Refusal Playing::whyNotLead(Card card) const
{
    return bindsPicker(card) ? Refusal::MustPlayTensAce : Refusal::MustLeadCalledCard;
}

Refusal Playing::whyNotFollow(Card card) const
{
    const bool calledSuitLed = led_ == duty_.suit;
    if (calledSuitLed && turn_ == duty_.partner)
        return Refusal::MustPlayCalledCard;
    if (calledSuitLed && turn_ == duty_.picker && underLies_)
        return Refusal::MustPlayUnder;
    if (calledSuitLed && duty_.tenCalled && bindsPicker(card))
        return Refusal::MustPlayTensAce;
    if (hands_[turn_].meets(led_))
        return Refusal::MustFollowSuit;
    return turn_ == duty_.partner ? Refusal::CalledCardStays : Refusal::MustKeepHold;
}

bool Playing::play(const TrumpOrder& trumps, Card card)
{
    assert(hands_[turn_].contains(card) || isUnder(card));
    if (inTrick_ == 0)
        lead(trumps, card);
    noteWinner(trumps, card);
    takeFromHand(card);
    trickPoints_ = static_cast<std::uint8_t>(trickPoints_ + card.points().value);
    ++inTrick_;
    --cardsLeft_;
    if (inTrick_ < seatCount_) {
        turn_ = seats_.nextAfter(turn_);
        return false;
    }
    finishTrick();
    return true;
}

void Playing::lead(const TrumpOrder& trumps, Card card)
{
    trick_ = {};
    trickPoints_ = 0;
    bestCounts_ = false;
    led_ = isUnder(card) ? duty_.suit : trumps.suitOf(card);
    tenRules_ = duty_.tenCalled && duty_.tenBeatsAce && led_ == duty_.suit && !duty_.suit.empty();
}

/// UNDER-POWER: the under wins nothing, but while it lies there alone its player has the trick.
void Playing::noteWinner(const TrumpOrder& trumps, Card card)
{
    if (inTrick_ == 0)
        winning_ = turn_;
    if (isUnder(card))
        return;
    trick_.add(card);
    if (!(trumps.trump() | led_).contains(card) || (bestCounts_ && !beatsBest(trumps, card)))
        return;
    best_ = card;
    bestCounts_ = true;
    winning_ = turn_;
}

/// PLAY-3 and TEN-BEATS-ACE.
bool Playing::beatsBest(const TrumpOrder& trumps, Card card) const
{
    if (tenRules_ && card == duty_.called && !trumps.isTrump(best_))
        return true;
    if (tenRules_ && best_ == duty_.called && !trumps.isTrump(card))
        return false;
    return trumps.strongest({ best_, card }) == card;
}

/// 2H-1, 2H-2: a covered card joins the hand at once. It could not be played to this trick anyway.
void Playing::takeFromHand(Card card)
{
    if (isUnder(card)) {
        underLies_ = false;
        return;
    }
    hands_[turn_].remove(card);
    if (covers(card))
        hands_[turn_].add(Card::fromIndex(beneath_[static_cast<std::size_t>(card.index())]));
}

void Playing::finishTrick()
{
    if (led_ == duty_.suit)
        duty_.suit = {};
    points_[winning_] = static_cast<std::uint8_t>(points_[winning_] + trickPoints_);
    ++tricks_[winning_];
    inTrick_ = 0;
    leader_ = winning_;
    turn_ = winning_;
}

void Playing::addPoints(Seat seat, Points points)
{
    points_[seat] = static_cast<std::uint8_t>(points_[seat] + points.value);
}

} // namespace sheepshead
