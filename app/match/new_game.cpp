// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/new_game.h"

#include "engine/support/rng.h"
#include "ui/rules/rules_line.h"

#include <QRandomGenerator>

namespace sheepshead {

namespace {

std::uint64_t freshSeed() { return QRandomGenerator::system()->generate64(); }

Match newMatch(const CheckedVariant& variant, std::uint64_t seed)
{
    const auto seats = static_cast<std::uint32_t>(variant.tableSeats());
    const auto dealer = static_cast<int>(Rng(seed).below(seats));
    return Match(variant, seed, seatAt(dealer));
}

} // namespace

std::unique_ptr<Game> newGame(const Preferences& preferences, std::optional<std::uint64_t> seed)
{
    const auto variant = check(preferences.variant).value();
    const int seats = variant.tableSeats();
    const SheetHead head { rulesName(*variant), QDateTime::currentDateTime(),
        preferences.names.mid(0, seats), {}, preferences.people & SeatSet::firstSeats(seats) };
    auto game = std::make_unique<Game>(head, newMatch(variant, seed ? *seed : freshSeed()));
    if (!seed) // a given seed means the same deals each time
        dealByChance(*game);
    return game;
}

void dealByChance(Game& game) { game.drawSeedsFrom(freshSeed); }

} // namespace sheepshead
