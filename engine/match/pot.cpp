// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/pot.h"

#include "engine/support/rng.h"

#include <algorithm>

namespace sheepshead::pot {

namespace {

/// A pot that is matched doubles; it stops here, so that no sheet can overflow.
constexpr int largestPot = 1 << 20;

/// What one leaster puts in.
int unitOf(int players, const Variant& variant)
{
    switch (variant.pot) {
    case Pot::Off:
        return 0;
    case Pot::Losers:
        return players - 1;
    case Pot::Everyone:
        return players;
    case Pot::Winner:
        return 1;
    }
    return 0;
}

void move(SheetRow& row, Seat seat, int toPot)
{
    row.scores.scores[seat].value -= toPot;
    row.toPot += toPot;
}

/// LEASTER-TIE: whether the leaster was won. A washed tie has winners and no payment.
bool hasWinners(const SheetRow& row, const Variant& variant)
{
    const int winners = row.scores.leasterWinners.size();
    return winners == 1 || (winners > 1 && variant.leasterTie == LeasterTie::Pair);
}

/// Readings A, B and C. A washed leaster leaves the pot as it is. Where tied seats win together the
/// losers pay as after any leaster; reading A knows one point in all, which the first winner from
/// dealer's left pays.
void fill(SheetRow& row, SeatSet seats, const Variant& variant)
{
    if (!hasWinners(row, variant))
        return;
    const SeatSet winners = row.scores.leasterWinners;
    if (variant.pot == Pot::Winner)
        return move(row, winners.nextAfter(row.dealer), 1);
    for (const Seat seat : seats)
        if (variant.pot == Pot::Everyone || !winners.contains(seat))
            move(row, seat, 1);
}

/// The makers' shares of an amount: a third to each partner, the rest to the picker.
void share(SheetRow& row, const PickedOutcome& makers, int amount, int sign)
{
    int rest = amount;
    for (const Seat partner : makers.partners) {
        move(row, partner, sign * (amount / 3));
        rest -= amount / 3;
    }
    move(row, makers.picker, sign * rest);
}

/// Of the pots that one game leaves: a matched pot may hold more units than anybody would play for.
constexpr int mostShowdowns = 10;

/// POT-END: odd points go one each from dealer's left.
void shareEvenly(SheetRow& row, Seat dealer, SeatSet takers, int pot)
{
    Seat seat = dealer;
    for (int left = pot; left > 0; --left) {
        seat = takers.nextAfter(seat);
        move(row, seat, -1);
    }
}

void takeOrMatch(
    SheetRow& row, const PickedOutcome& makers, SeatSet seats, const Variant& variant, int pot)
{
    const int unit = unitOf(seats.size(), variant);
    const int room = std::max(0, largestPot - pot);
    if (makersWon(*row.scores.tier))
        share(row, makers, variant.potWin == PotWin::All ? pot : std::min(unit, pot), -1);
    else
        share(row, makers, std::min(variant.potLoss == PotLoss::Match ? pot : unit, room), 1);
}

} // namespace

void settle(SheetRow& row, SeatSet seats, const Variant& variant, int potBefore)
{
    if (variant.pot == Pot::Off)
        return;
    if (std::holds_alternative<LeasterOutcome>(row.outcome))
        fill(row, seats, variant);
    const auto* const makers = std::get_if<PickedOutcome>(&row.outcome);
    if (makers != nullptr && potBefore > 0)
        takeOrMatch(row, *makers, seats, variant, potBefore);
}

namespace {

SheetRow showdownFor(int number, Seat dealer, SeatSet seats, int amount, std::uint64_t seed)
{
    const Showdown showdown = playShowdown(seats, seed);
    SheetRow row {
        .number = number, .dealer = dealer, .outcome = PotSettled { showdown }, .seats = seats
    };
    shareEvenly(row, dealer, showdown.winners, amount);
    return row;
}

} // namespace

std::vector<SheetRow> close(int number, Seat dealer, SeatSet seats, const Variant& variant,
    int potBefore, std::uint64_t seed)
{
    if (variant.potEnd == PotEnd::Divide)
        return { divide(number, dealer, seats, potBefore) };
    std::vector<SheetRow> rows;
    for (int left = potBefore; left > 0;) {
        const auto played = static_cast<int>(rows.size());
        const bool last = variant.potEnd == PotEnd::Showdown || played + 1 == mostShowdowns;
        const int amount = last ? left : std::min(unitOf(seats.size(), variant), left);
        rows.push_back(showdownFor(number + played, dealer, seats, amount,
            played == 0 ? seed : mixedSeed(seed, static_cast<std::uint64_t>(played))));
        left -= amount;
    }
    return rows;
}

SheetRow divide(int number, Seat dealer, SeatSet seats, int potBefore)
{
    SheetRow row { .number = number, .dealer = dealer, .outcome = PotSettled {}, .seats = seats };
    shareEvenly(row, dealer, seats, potBefore);
    return row;
}

SheetRow won(
    int number, Seat dealer, SeatSet seats, SeatSet winners, const Variant& variant, int potBefore)
{
    const bool one = variant.potEnd == PotEnd::ShowdownEach;
    SheetRow row {
        .number = number, .dealer = dealer, .outcome = PotSettled { {}, winners }, .seats = seats
    };
    shareEvenly(
        row, dealer, winners, one ? std::min(unitOf(seats.size(), variant), potBefore) : potBefore);
    return row;
}

SheetRow buyIn(int number, Seat dealer, Seat newcomer, const Variant& variant, int potBefore)
{
    SheetRow row {
        .number = number, .dealer = dealer, .outcome = PotJoined { newcomer }, .seats = { newcomer }
    };
    const int unit = unitOf(layoutOf(variant.layout).players, variant);
    if (unit > 0)
        move(row, newcomer, std::max(1, potBefore / unit));
    return row;
}

bool mayMove(int points, int potBefore)
{
    return potBefore + points >= 0 && potBefore + points <= largestPot;
}

} // namespace sheepshead::pot
