// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/payoffs.h"

#include <array>

namespace sheepshead {

namespace {

constexpr Seat picker = seatAt(0);
constexpr Seat partner = seatAt(1);

constexpr std::array allTiers { Tier::WonAllTricks, Tier::WonSchneider, Tier::Won, Tier::Lost,
    Tier::LostSchneider, Tier::LostNoTrick };

/// A hand that ends in a row of the table, the picker being alone.
PickedOutcome outcomeOf(const Payoff& row)
{
    PickedOutcome outcome;
    outcome.picker = picker;
    outcome.makersPoints = { row.fewest };
    outcome.makersTookAllTricks = row.tier == Tier::WonAllTricks;
    outcome.makersTookNoTrick = row.tier == Tier::LostNoTrick;
    outcome.pickerTookNoTrick =
        outcome.makersTookNoTrick || row.special == Payoff::Special::PickerTrickless;
    outcome.forcedPick = row.special == Payoff::Special::ForcedPick;
    return outcome;
}

Split splitOf(const PickedOutcome& outcome, const CheckedVariant& variant)
{
    const int players = variant.layout().players;
    const HandScores result = scoreHand(outcome, SeatSet::firstSeats(players), *variant);
    return { result.scores[picker], result.scores[partner], result.scores[seatAt(players - 1)] };
}

void settle(Payoff& row, const CheckedVariant& variant)
{
    PickedOutcome outcome = outcomeOf(row);
    row.alone = splitOf(outcome, variant);
    if (variant->partner == Partner::None)
        return;
    outcome.partners = { partner };
    row.withPartner = splitOf(outcome, variant);
}

bool paysAlike(const Payoff& a, const Payoff& b)
{
    return a.withPartner == b.withPartner && a.alone == b.alone;
}

/// Which of the makers' points come to this tier.
void findPoints(Payoff& row, const CheckedVariant& variant)
{
    row.fewest = deckPoints.value;
    row.most = 0;
    for (int points = 0; points <= deckPoints.value; ++points) {
        PickedOutcome outcome;
        outcome.makersPoints = { points };
        if (tierOf(outcome, *variant) != row.tier)
            continue;
        row.fewest = std::min(row.fewest, points);
        row.most = points;
    }
}

bool decidedByTricks(Tier tier) { return tier == Tier::WonAllTricks || tier == Tier::LostNoTrick; }

Payoff usual(Tier tier, const CheckedVariant& variant)
{
    Payoff row { tier, Payoff::Special::None, 0, 0, {}, {} };
    if (!decidedByTricks(tier))
        findPoints(row, variant);
    settle(row, variant);
    return row;
}

bool canHappen(const Payoff& row, const CheckedVariant& variant)
{
    switch (row.special) {
    case Payoff::Special::None:
        return true;
    case Payoff::Special::PickerTrickless:
        return row.withPartner.has_value(); // alone, it is a hand without any trick
    case Payoff::Special::ForcedPick:
        return variant->noPick == NoPick::ForcedPick;
    }
    return false;
}

} // namespace

std::vector<Payoff> payoffs(const CheckedVariant& variant)
{
    std::vector<Payoff> rows;
    rows.reserve(allTiers.size());
    for (const Tier tier : allTiers)
        rows.push_back(usual(tier, variant));
    for (const auto special : { Payoff::Special::PickerTrickless, Payoff::Special::ForcedPick })
        for (const Tier tier : allTiers) {
            const Payoff& plain = rows[static_cast<std::size_t>(tier)];
            Payoff row = plain;
            row.special = special;
            settle(row, variant);
            if (canHappen(row, variant) && !paysAlike(row, plain))
                rows.push_back(row);
        }
    return rows;
}

LeasterPayoff leasterPayoff(const CheckedVariant& variant, int winners)
{
    const int players = variant.layout().players;
    LeasterOutcome outcome;
    for (const Seat seat : SeatSet::firstSeats(players)) {
        outcome.points[seat] = { indexOf(seat) < winners ? 0 : 1 };
        outcome.tricks[seat] = 1;
    }
    const HandScores result = scoreHand(outcome, SeatSet::firstSeats(players), *variant);
    return { result.scores[seatAt(0)], result.scores[seatAt(players - 1)] };
}

} // namespace sheepshead
