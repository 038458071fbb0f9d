// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scoring/payoffs.h"

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

constexpr Seat picker = seatAt(0);

SeatSet partnersOf(int count)
{
    SeatSet partners = SeatSet::firstSeats(count + 1);
    partners.remove(picker);
    return partners;
}

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
    return { result.scores[picker], result.scores[seatAt(1)], result.scores[seatAt(players - 1)] };
}

void settle(Payoff& row, const CheckedVariant& variant)
{
    PickedOutcome outcome = outcomeOf(row);
    row.splits.clear();
    for (const int partners : partnersPossible(variant)) {
        outcome.partners = partnersOf(partners);
        row.splits.push_back(splitOf(outcome, variant));
    }
}

bool paysAlike(const Payoff& a, const Payoff& b) { return a.splits == b.splits; }

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
    Payoff row { tier, Payoff::Special::None, 0, 0, {} };
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
        return partnersPossible(variant).front() > 0; // alone, the makers took no trick at all
    case Payoff::Special::ForcedPick:
        return variant->noPick == NoPick::ForcedPick || variant->forcedSeat;
    }
    return false;
}

} // namespace

std::vector<int> partnersPossible(const CheckedVariant& variant)
{
    switch (variant->partner) {
    case Partner::None:
        return { 0 };
    case Partner::Neighbour:
    case Partner::Across:
        return { 1 };
    case Partner::JackAndAce:
    case Partner::QueenJackSeven:
        return { 2, 1, 0 };
    default: // 4H-4: even where two different players are to be found, one may play all queens
        return { 1, 0 };
    }
}

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

TwoHandedPayoff twoHandedPayoff(const CheckedVariant& variant)
{
    const auto won = [&](int loser, int tricks) {
        TwoHandedOutcome outcome;
        outcome.points[seatAt(0)] = deckPoints - Points { loser };
        outcome.points[seatAt(1)] = { loser };
        outcome.tricks[seatAt(0)] = 1;
        outcome.tricks[seatAt(1)] = tricks;
        return scoreHand(outcome, SeatSet::firstSeats(2), *variant).scores[seatAt(0)];
    };
    return { won(59, 1), won(0, 1), won(0, 0) };
}

std::vector<IndianaPayoff> indianaPayoffs(const CheckedVariant& variant)
{
    std::vector<IndianaPayoff> rows;
    const auto add = [&](std::optional<SoloKind> solo, Tier tier, Points points) {
        IndianaOutcome outcome { .bidder = seatAt(0), .solo = solo, .biddersPoints = points };
        if (!solo)
            outcome.partner = seatAt(1);
        outcome.biddersTookNoTrick = tier == Tier::LostNoTrick || solo == SoloKind::Billy;
        if (solo == SoloKind::Billy && !makersWon(tier))
            outcome.biddersTookNoTrick = false;
        outcome.biddersTookAllTricks = tier == Tier::WonAllTricks;
        const auto result = scoreHand(outcome, SeatSet::firstSeats(4), *variant);
        rows.push_back({ solo, tier, result.scores[seatAt(0)], result.scores[seatAt(3)] });
    };
    for (const Payoff& row : payoffs(variant))
        add({}, row.tier, { row.fewest });
    for (const auto solo : { SoloKind::Best, SoloKind::Side, SoloKind::Billy }) {
        add(solo, Tier::Won, { 61 });
        add(solo, Tier::Lost, { 60 });
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
