// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/playing.h"

namespace sheepshead {

CallDuty dutyOfCall(
    const Variant& rules, const TrumpOrder& trumps, Card called, Seat picker, Seat partner)
{
    if (trumps.isTrump(called))
        return {};
    const bool ace = called.rank() == Rank::Ace;
    return { .suit = trumps.fail(called.suit()),
        .called = called,
        .picker = picker,
        .partner = partner,
        .pickerHolds = rules.callHold || !ace,
        .aceIsHold = !ace,
        .tenBeatsAce = rules.tenBeatsAce,
        .running = rules.running };
}

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

CardSet Playing::legalUnderDuty() const
{
    const CardSet legal = inTrick_ == 0 ? legalLead() : legalFollow();
    // PART-HOLD, HOLD, UNDER-SIGHT: a card that was kept back goes to the last trick.
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
        return mayRun(hand) ? hand : (hand - duty_.suit).with(duty_.called);
    if (turn_ != duty_.picker)
        return hand;
    if (underLies_) // HOLD-LEAD
        return hand.with(under_);
    const CardSet hold = hand & duty_.suit & cardsOf(Rank::Ace);
    return duty_.aceIsHold ? (hand - duty_.suit) | hold : hand;
}

CardSet Playing::legalFollow() const
{
    const CardSet hand = hands_[turn_];
    const bool calledSuitLed = !duty_.suit.empty() && led_ == duty_.suit;
    if (calledSuitLed && turn_ == duty_.partner && hand.contains(duty_.called)) // PART-FOLLOW
        return { duty_.called };
    if (calledSuitLed && turn_ == duty_.picker && underLies_) // HOLD-FOLLOW
        return { under_ };
    if (calledSuitLed && turn_ == duty_.picker && duty_.aceIsHold)
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
        duty_.aceIsHold ? hand & duty_.suit & cardsOf(Rank::Ace) : hand & duty_.suit;
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
    if (calledSuitLed && duty_.aceIsHold && bindsPicker(card))
        return Refusal::MustPlayTensAce;
    if (hands_[turn_].meets(led_))
        return Refusal::MustFollowSuit;
    return turn_ == duty_.partner ? Refusal::CalledCardStays : Refusal::MustKeepHold;
}

/// PLAY-3 and TEN-BEATS-ACE.
bool Playing::tenTakes(const TrumpOrder& trumps, Card card) const
{
    if (card == duty_.called && !trumps.isTrump(best_))
        return true;
    if (best_ == duty_.called && !trumps.isTrump(card))
        return false;
    return (trumps.trump() | led_).contains(card) && trumps.power(card) > bestPower_;
}

void Playing::addPoints(Seat seat, Points points)
{
    points_[seat] = static_cast<std::uint8_t>(points_[seat] + points.value);
}

} // namespace sheepshead
