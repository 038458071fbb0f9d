// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/measure/figures.h"

#include "engine/match/match.h"
#include "tests/measure/table.h"

namespace sheepshead::measuring {

namespace {

bool isDefender(const HandData& hand, Seat seat)
{
    return hand.picker && !hand.makers.contains(seat);
}

void countLead(Figures& figures, const HandState& hand, Seat seat, const Action& action)
{
    const HandData& data = hand.data();
    const bool leads = hand.phase() == Phase::Playing && data.play.cardsInTrick() == 0;
    constexpr int earlyTricks = 2;
    if (!leads || data.trickCount >= earlyTricks || !isDefender(data, seat))
        return;
    if ((data.play.hand(seat) - data.trumps().trump()).empty())
        return;
    ++figures.defendersLeads;
    if (data.trumps().isTrump(std::get<Play>(action).card))
        ++figures.defendersTrumpLeads;
}

/// 0 for the seat at the dealer's left.
Seat placeOf(Seat seat, const HandState& hand)
{
    int place = 0;
    for (Seat at = hand.seats().nextAfter(hand.deal().dealer); at != seat;
         at = hand.seats().nextAfter(at))
        ++place;
    return seatAt(place);
}

void countMakers(Figures& figures, const HandState& hand, Seat picker, Points points, bool alone)
{
    const HandScores& scores = hand.scored()->scores;
    ++figures.picked;
    ++figures.pickedAt[placeOf(picker, hand)];
    const bool won = makersWon(*scores.tier);
    figures.makersWon += won;
    figures.makersPoints += points.value;
    figures.schneider += scores.tier == Tier::WonSchneider || scores.tier == Tier::LostSchneider;
    figures.noTrick += scores.tier == Tier::WonAllTricks || scores.tier == Tier::LostNoTrick;
    figures.alone += alone;
    figures.aloneWon += alone && won;
    figures.pickersScore += scores.scores[picker].value;
}

void count(Figures& figures, const HandState& hand)
{
    if (hand.thrownIn() == ThrowIn::RedealHand)
        return;
    ++figures.hands;
    if (!hand.scored()) {
        ++figures.thrownIn;
        return;
    }
    const Outcome& outcome = hand.scored()->outcome;
    if (const auto* const picked = std::get_if<PickedOutcome>(&outcome))
        countMakers(figures, hand, picked->picker, picked->makersPoints, picked->partners.empty());
    else if (const auto* const indiana = std::get_if<IndianaOutcome>(&outcome))
        countMakers(
            figures, hand, indiana->bidder, indiana->biddersPoints, indiana->solo.has_value());
    else if (!std::holds_alternative<TwoHandedOutcome>(outcome))
        ++figures.leasters;
}

} // namespace

Figures figuresOf(const CheckedVariant& variant, Player& player, int hands, std::uint64_t seed)
{
    Figures figures;
    Match match(variant, seed, seatAt(0));
    const Players players = allSeats(player);
    const auto watch = [&](const HandState& hand, Seat seat, const Action& action) {
        countLead(figures, hand, seat, action);
    };
    while (figures.hands < hands) {
        HandState hand = match.dealHand();
        playOut(hand, players, watch);
        count(figures, hand);
        match.finish(hand);
    }
    return figures;
}

double percent(std::int64_t part, std::int64_t whole)
{
    return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

} // namespace sheepshead::measuring
