// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/statistics/long_run.h"

#include "engine/statistics/deal_odds.h"
#include "engine/statistics/pick_chances.h"

namespace sheepshead {

namespace {

constexpr Card queenOfClubs { Rank::Queen, Suit::Clubs };

CardSet dealtTo(const HandState& hand, Seat seat)
{
    return hand.deal().hands[seat] | openInPiles(hand.variant(), hand.deal(), seat)
        | coveredInPiles(hand.variant(), hand.deal(), seat);
}

SeatSet without(SeatSet seats, Seat seat)
{
    seats.remove(seat);
    return seats;
}

/// A hand of these cards alone is bad, and all cards are redealt.
CardSet poorCards(const HandState& hand)
{
    CardSet poor;
    const bool dealtAnew =
        hand.variant()->redealHand == RedealHand::Mandatory && hand.variant().layout().piles == 0;
    for (const Card card : deckOf(*hand.variant()))
        if (dealtAnew && isRedealHand({ card }, hand.variant().trumps()))
            poor.add(card);
    return poor;
}

DealShape shapeOf(const HandState& hand)
{
    return { deckOf(*hand.variant()).size(), hand.seats().size(), hand.variant().layout().hand,
        poorCards(hand).size() };
}

/// Counts the cards of one kind in a deal.
class KindOfCard {
public:
    KindOfCard(const HandState& hand, CardSet kind)
        : hand_(hand)
        , shape_(shapeOf(hand))
        , kind_(kind & deckOf(*hand.variant()))
    {
    }

    /// The hands of some seats.
    void countHands(CardCount& count, SeatSet seats) const
    {
        CardSet all;
        const auto chances = countChances(shape_, kind_.size(), 1);
        for (const Seat seat : seats) {
            const CardSet cards = dealtTo(hand_, seat);
            count.addHand(chances, (cards & kind_).size());
            all |= cards;
        }
        count.addDeal(countChances(shape_, kind_.size(), seats.size()), (all & kind_).size());
    }
    void countBlind(CardCount& count) const
    {
        const CardSet blind = hand_.deal().blind;
        const auto chances = countChances(shape_, kind_.size(), 0, blind.size());
        count.addHand(chances, (blind & kind_).size());
        count.addDeal(chances, (blind & kind_).size());
    }

private:
    const HandState& hand_;
    DealShape shape_;
    CardSet kind_;
};

bool isMereShuffle(const HandState& hand)
{
    return hand.deal().seed && hand.variant()->redealHand != RedealHand::OnRequest
        && hand.thrownIn() != ThrowIn::RedealHand;
}

void countDealt(LongRun::Side& side, const HandState& hand, SeatSet seats)
{
    if (seats.empty())
        return;
    // The trump of the table: what a solo makes of it is said after the deal.
    KindOfCard(hand, hand.variant().trumps().trump()).countHands(side.trump, seats);
    KindOfCard(hand, cardsOf(Rank::Queen)).countHands(side.queens, seats);
    KindOfCard(hand, { queenOfClubs }).countHands(side.queenOfClubs, seats);
}

/// The called suit; empty if no suit was called.
std::optional<CardSet> calledSuit(const HandState& hand)
{
    const auto called = hand.data().called;
    const CardSet trump = hand.data().trumps().trump();
    if (!called || !hand.picker() || trump.contains(*called))
        return std::nullopt;
    return cardsOf(called->suit()) - trump;
}

/// What a picker in the first seat knew when calling: only the own hand and the blind.
void countAllRound(EventCount& count, const HandState& hand, CardSet suit)
{
    const HandData& data = hand.data();
    const Seat picker = *hand.picker();
    const bool tookAll = data.taken[picker] == hand.deal().blind && !data.blindPick;
    if (picker != data.dealersLeft() || data.forcedPick || !tookAll)
        return;
    const CardSet unseen = deckOf(*hand.variant()) - hand.deal().hands[picker] - hand.deal().blind;
    const CardSet poor = unseen & poorCards(hand);
    const SeatSet others = without(hand.seats(), picker);
    bool allRound = true;
    for (const Seat seat : others)
        allRound = allRound && hand.deal().hands[seat].meets(suit);
    const DealShape deal { unseen.size(), others.size(), shapeOf(hand).each, poor.size() };
    count.add(
        chanceThatAllHoldOne({ deal, (unseen & suit).size(), (poor & suit).size() }), allRound);
}

/// The first finished trick to which the called suit was led, an under standing for it.
void countWalk(Share& walks, const HandState& hand, CardSet suit)
{
    const HandData& data = hand.data();
    const auto standsForSuit = [&](const TrickRecord& trick, std::size_t i) {
        return trick.cards[i] == data.under && trick.seats[i] == data.picker;
    };
    for (std::size_t t = 0; t < static_cast<std::size_t>(data.trickCount); ++t) {
        const TrickRecord& trick = data.tricks[t];
        if (!suit.contains(trick.cards[0]) && !standsForSuit(trick, 0))
            continue;
        if (trick.count < hand.seats().size())
            return;
        bool trumped = false;
        for (std::size_t i = 0; i < trick.count; ++i)
            trumped = trumped
                || (data.trumps().trump().contains(trick.cards[i]) && !standsForSuit(trick, i));
        ++walks.whole;
        walks.part += trumped ? 0 : 1;
        return;
    }
}

void countPicks(LongRun& run, const HandState& hand, Seat viewersSeat)
{
    std::size_t place = 0;
    for (const PickChance& chance : pickChances(hand)) {
        Share& share = (chance.seat == viewersSeat ? run.viewer : run.others).picks[place++];
        ++share.whole;
        share.part += chance.picked ? 1 : 0;
    }
}

void countPicking(LongRun& run, const HandState& hand, Seat viewersSeat)
{
    if (hand.variant().layout().opening != Opening::Picking
        || hand.thrownIn() == ThrowIn::RedealHand)
        return;
    countPicks(run, hand, viewersSeat);
    ++run.leasters.whole;
    run.leasters.part += hand.data().noPickGame && !hand.picker() ? 1 : 0;
    ++run.thrownIn.whole;
    run.thrownIn.part += hand.thrownIn() ? 1 : 0;
}

} // namespace

void LongRun::add(const HandState& hand, Seat viewersSeat)
{
    ++hands;
    const bool plays = hand.seats().contains(viewersSeat);
    const auto suit = calledSuit(hand);
    if (isMereShuffle(hand)) {
        ++dealsCounted;
        countDealt(viewer, hand, plays ? SeatSet { viewersSeat } : SeatSet());
        countDealt(others, hand, without(hand.seats(), viewersSeat));
        if (!hand.deal().blind.empty())
            KindOfCard(hand, hand.variant().trumps().trump()).countBlind(trumpInBlind);
        if (suit)
            countAllRound(
                (*hand.picker() == viewersSeat ? viewer : others).calledSuitAllRound, hand, *suit);
    }
    countPicking(*this, hand, viewersSeat);
    if (suit)
        countWalk(calledSuitWalks, hand, *suit);
}

} // namespace sheepshead
