// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tutor/drill.h"

#include "engine/advice/card_outlook.h"
#include "engine/players/rule/rule_player.h"
#include "engine/position/trump_count.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int mostDeals = 500;
constexpr int partnerWorlds = 600;
constexpr int tricksBeforeCounting = 3;
constexpr int tricksBeforeGuessing = 2;

int tricksDone(const Observation& seen)
{
    int tricks = 0;
    for (const Seat seat : seen.seats)
        tricks += seen.tricksTaken[seat];
    return tricks;
}

/// With hardly any trump, or hardly anything else, there is nothing to think about.
bool isWorthThinking(const Observation& seen)
{
    const int trump = (seen.hand & seen.trumps.trump()).size();
    return 3 * trump >= seen.hand.size() && 6 * trump <= 5 * seen.hand.size();
}

int callableCards(const std::vector<Action>& legal)
{
    CardSet cards;
    for (const Action& action : legal)
        if (const auto* const call = std::get_if<Call>(&action))
            cards.add(call->card);
    return cards.size();
}

/// Whether a hand that is dealt for the drill asks now. With an under, which card is trump depends
/// on where it lies.
bool asksHere(DrillKind kind, const HandState& hand)
{
    if (hand.toAct() != drilledSeat || hand.legalActions().size() < 2)
        return false;
    const Observation seen = hand.observation(drilledSeat);
    switch (kind) {
    case DrillKind::Pick:
        return seen.phase == Phase::Picking && isWorthThinking(seen);
    case DrillKind::Bury:
        return seen.phase == Phase::Burying;
    case DrillKind::Call:
        return seen.phase == Phase::Calling && callableCards(hand.legalActions()) > 1;
    case DrillKind::Trump:
        return seen.phase == Phase::Playing && !seen.calledWithUnder
            && tricksDone(seen) >= std::min(tricksBeforeCounting, seen.dealt.size() / 2);
    case DrillKind::Partner:
        return seen.phase == Phase::Playing && seen.picker && seen.picker != drilledSeat
            && !seen.leaster() && !seen.isSideKnown() && tricksDone(seen) >= tricksBeforeGuessing;
    case DrillKind::Mistake:
        break;
    }
    return false;
}

/// Plays on as regulars do, up to the question.
std::optional<Drill> playTo(DrillKind kind, HandState hand)
{
    RulePlayer player;
    while (hand.toAct()) {
        if (asksHere(kind, hand))
            return Drill { kind, hand };
        const Seat seat = *hand.toAct();
        hand.apply(player.choose(hand.observation(seat), hand.legalActions(), {}));
    }
    return {};
}

Seat dealerOf(std::uint64_t seed, const CheckedVariant& variant)
{
    return seatAt(static_cast<int>(seed % static_cast<std::uint64_t>(variant.tableSeats())));
}

} // namespace

bool hasDrill(DrillKind kind, const CheckedVariant& variant)
{
    const bool picking = variant.layout().opening == Opening::Picking;
    const Partner partner = variant->partner;
    switch (kind) {
    case DrillKind::Pick: // no one is asked where one seat must
        return picking && !variant->forcedSeat;
    case DrillKind::Bury:
        return picking;
    case DrillKind::Call:
        return picking && (partner == Partner::CalledAce || partner == Partner::JackAndAce);
    case DrillKind::Trump:
        return variant.layout().players > 2;
    case DrillKind::Partner:
        return picking && variant.layout().players > 3
            && (partner == Partner::CalledAce || partner == Partner::JackOfDiamonds
                || partner == Partner::JackOfClubs);
    case DrillKind::Mistake:
        break;
    }
    return false;
}

std::optional<Drill> dealDrill(DrillKind kind, const CheckedVariant& variant, std::uint64_t seed)
{
    if (!hasDrill(kind, variant))
        return {};
    for (int i = 0; i < mostDeals; ++i, ++seed) {
        const auto hand =
            HandState::fromDeal(variant, dealFromSeed(variant, seed, dealerOf(seed, variant)));
        if (!hand)
            return {};
        if (auto drill = playTo(kind, *hand))
            return drill;
    }
    return {};
}

std::optional<Drill> drillFromRecord(const HandRecord& record, std::size_t action)
{
    const auto start = startOf(record);
    if (!start || action >= record.actions.size())
        return {};
    HandState hand = *start;
    for (std::size_t i = 0;; ++i) {
        const SeatAction& next = record.actions[i];
        if (hand.toAct() != next.seat || hand.whyNot(next.action))
            return {};
        if (i < action) {
            hand.apply(next.action);
            continue;
        }
        if (next.seat != drilledSeat || hand.legalActions().size() < 2)
            return {};
        return Drill { DrillKind::Mistake, hand };
    }
}

int trumpNotSeen(const Observation& seen) { return countTrump(seen).out.size(); }

std::optional<PerSeat<double>> partnerChances(const Drill& drill, std::uint64_t seed)
{
    const Observation seen = drill.seen();
    const std::vector<Action> legal = drill.hand.legalActions();
    Rng rng(seed);
    const Card any = seen.hand.first();
    const PlayOutlook outlook =
        outlookOf(seen, legal, std::span(&any, 1), {}, partnerWorlds, rng, [] { return false; });
    if (outlook.cards.empty())
        return {};
    PerSeat<double> chances;
    for (const Seat seat : seen.seats)
        if (seat != drilledSeat && seat != *seen.picker)
            chances[seat] = 1 - outlook.friendly[seat];
    return chances;
}

} // namespace sheepshead
