// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scoring/derivation.h"

#include "engine/rules/layouts.h"

#include <algorithm>

namespace sheepshead {

namespace {

bool picks(const Variant& variant) { return layoutOf(variant.layout).opening == Opening::Picking; }

/// The seats whose scores have this sign.
SeatSet seatsWith(const HandScores& scores, SeatSet seats, int sign)
{
    SeatSet found;
    for (const Seat seat : seats)
        if (scores.scores[seat].value * sign > 0)
            found.add(seat);
    return found;
}

class Deriver {
public:
    Deriver(const HandScores& scores, SeatSet seats, const Variant& variant,
        std::span<const Raise> raised)
        : scores_(scores)
        , seats_(seats)
        , variant_(variant)
        , raised_(raised)
    {
    }

    Derivation operator()(const PickedOutcome& outcome);
    Derivation operator()(const LeasterOutcome& outcome);
    Derivation operator()(const SchwanzerOutcome& outcome);
    Derivation operator()(const TwoHandedOutcome& outcome);
    Derivation operator()(const IndianaOutcome& outcome);

private:
    void add(DerivationStep step) { steps_.push_back(std::move(step)); }
    void addSides(const PickedOutcome& outcome);
    void addFactor(const StakeFactor& factor, const PickedOutcome& outcome);
    void addRaises(const StakeFactor& factor);
    void addSettlement(const PickedOutcome& outcome);
    void addTaken(const auto& outcome);
    Derivation withShares();

    VerdictStep verdict(const LeasterOutcome& outcome) const;
    VerdictStep::Why whyWon(const LeasterOutcome& outcome, Seat winner) const;
    VerdictStep::Why whyLeaster(const LeasterOutcome& outcome, Seat winner) const;

    const HandScores& scores_;
    SeatSet seats_;
    const Variant& variant_;
    std::span<const Raise> raised_;
    Derivation steps_;
};

Derivation Deriver::operator()(const PickedOutcome& outcome)
{
    addSides(outcome);
    for (const StakeFactor& factor : scores_.factors)
        addFactor(factor, outcome);
    addSettlement(outcome);
    return withShares();
}

void Deriver::addSides(const PickedOutcome& outcome)
{
    const bool counted =
        outcome.pointsKnown && !outcome.reneged && outcome.sheepshead == SheepsheadBet::None;
    add(SidesStep { outcome.picker, outcome.partners, picks(variant_),
        counted ? std::optional(outcome.makersPoints) : std::nullopt });
}

void Deriver::addFactor(const StakeFactor& factor, const PickedOutcome& outcome)
{
    switch (factor.kind) {
    case FactorKind::Single:
    case FactorKind::Schneider:
    case FactorKind::AllTricks:
        return add(TierStep { *scores_.tier, factor.stake });
    case FactorKind::Renege:
        return add(ForfeitStep { *outcome.reneged, factor.stake });
    case FactorKind::Sheepshead:
        if (outcome.reneged) // which decides the bet, whatever the tricks say
            return add(ForfeitStep { *outcome.reneged, factor.stake });
        return add(BetStep { outcome.sheepshead == SheepsheadBet::Made, factor.stake });
    case FactorKind::SparedBump:
        return add(SparedStep {});
    case FactorKind::Raises:
        return addRaises(factor);
    default:
        return add(FactorStep { factor.kind, {}, factor.factor, factor.stake });
    }
}

/// One step a raise where it is known who raised.
void Deriver::addRaises(const StakeFactor& factor)
{
    if ((1 << raised_.size()) != factor.factor)
        return add(FactorStep { factor.kind, {}, factor.factor, factor.stake });
    int stake = factor.stake / factor.factor;
    for (const Raise& raise : raised_)
        add(FactorStep { factor.kind, raise, 2, stake *= 2 });
}

void Deriver::addSettlement(const PickedOutcome& outcome)
{
    using How = SettlementStep::How;
    How how = variant_.settlement == Settlement::Pairwise ? How::Pairwise : How::Unit;
    if (scores_.pickerPaidAlone)
        how = How::PickerPays;
    else if (outcome.partners.empty())
        how = How::Alone;
    add(SettlementStep { how, makersWon(*scores_.tier), scores_.stake });
}

Derivation Deriver::withShares()
{
    for (const Seat seat : seats_) {
        const Score score = scores_.scores[seat];
        const int times = scores_.stake == 0 ? 0 : score.value / scores_.stake;
        add(ShareStep { seat, times, scores_.stake, score });
    }
    return std::move(steps_);
}

void Deriver::addTaken(const auto& outcome)
{
    if (outcome.reneged || !outcome.pointsKnown)
        return;
    for (const Seat seat : seats_)
        add(TakenStep { seat, outcome.points[seat], outcome.tricks[seat] });
}

Derivation Deriver::operator()(const LeasterOutcome& outcome)
{
    add(GameStep { outcome.game });
    addTaken(outcome);
    if (outcome.reneged)
        add(ForfeitStep { *outcome.reneged, scores_.stake });
    else
        add(verdict(outcome));
    return withShares();
}

VerdictStep Deriver::verdict(const LeasterOutcome& outcome) const
{
    using Why = VerdictStep::Why;
    const SeatSet winners = scores_.leasterWinners;
    const SeatSet paid = seatsWith(scores_, seats_, 1);
    if (paid.empty())
        return { Why::Washed, winners, 0 };
    if (winners.empty())
        return { Why::MostPoints, seatsWith(scores_, seats_, -1), scores_.stake };
    if (winners.size() > 1)
        return { Why::Shared, winners, scores_.stake };
    return { whyWon(outcome, *winners.begin()), winners, scores_.stake };
}

VerdictStep::Why Deriver::whyWon(const LeasterOutcome& outcome, Seat winner) const
{
    using Why = VerdictStep::Why;
    switch (outcome.game) {
    case NoPickGame::Leaster:
        return whyLeaster(outcome, winner);
    case NoPickGame::Moster:
        return Why::EveryTrick;
    case NoPickGame::Mittler:
        return Why::Middle;
    case NoPickGame::Schneidster:
        return Why::ClosestToThirty;
    }
    return Why::FewestPoints;
}

VerdictStep::Why Deriver::whyLeaster(const LeasterOutcome& outcome, Seat winner) const
{
    if (scores_.factors.has(FactorKind::Trickless))
        return VerdictStep::Why::Trickless;
    const bool tied = outcome.pointsKnown && std::ranges::any_of(seats_, [&](Seat seat) {
        const bool may = outcome.tricks[seat] > 0 || !variant_.leasterTrickNeeded;
        return seat != winner && may && outcome.points[seat] == outcome.points[winner];
    });
    return tied ? VerdictStep::Why::FewestTricks : VerdictStep::Why::FewestPoints;
}

Derivation Deriver::operator()(const SchwanzerOutcome& outcome)
{
    if (outcome.pointsKnown)
        for (const Seat seat : seats_)
            add(CountStep { seat, outcome.count[seat] });
    for (const Seat seat : outcome.exempt)
        add(ExemptStep { seat });
    const SeatSet losers = seatsWith(scores_, seats_, -1);
    if (losers.empty()) { // all have the same count, and pay together
        add(VerdictStep { VerdictStep::Why::Washed, {}, 0 });
        return withShares();
    }
    const Seat loser = *losers.begin();
    const bool tied = losers.size() == 1 && std::ranges::any_of(seats_, [&](Seat seat) {
        return seat != loser && !outcome.exempt.contains(seat)
            && outcome.count[seat] == outcome.count[loser];
    });
    add(VerdictStep {
        tied ? VerdictStep::Why::CountAndTrump : VerdictStep::Why::Count, losers, scores_.stake });
    return withShares();
}

Derivation Deriver::operator()(const TwoHandedOutcome& outcome)
{
    addTaken(outcome);
    const SeatSet winners = scores_.leasterWinners;
    if (outcome.reneged)
        add(ForfeitStep { *outcome.reneged, scores_.stake });
    else if (winners.empty())
        add(TwoHandedStep {});
    else
        add(TwoHandedStep { *winners.begin(), scores_.factors.front().kind, scores_.stake });
    return withShares();
}

Derivation Deriver::operator()(const IndianaOutcome& outcome)
{
    const bool counted = outcome.pointsKnown && !outcome.reneged && outcome.solo != SoloKind::Billy;
    add(BidStep { outcome.bidder, outcome.partner, outcome.solo,
        counted ? std::optional(outcome.biddersPoints) : std::nullopt });
    if (outcome.reneged)
        add(ForfeitStep { *outcome.reneged, scores_.stake });
    add(AddedStep {
        makersWon(*scores_.tier), *scores_.tier, outcome.solo.has_value(), scores_.stake });
    return withShares();
}

} // namespace

Derivation derivationOf(const Outcome& outcome, const HandScores& scores, SeatSet seats,
    const Variant& variant, std::span<const Raise> raised)
{
    return std::visit(Deriver(scores, seats, variant, raised), outcome);
}

} // namespace sheepshead
