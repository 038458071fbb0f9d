// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/new_game.h"

#include "engine/support/rng.h"
#include "ui/rules/rules_line.h"

#include <QCoreApplication>
#include <QRandomGenerator>

namespace sheepshead {

namespace {

struct NewGameWords {
    Q_DECLARE_TR_FUNCTIONS(NewGame)
};

/// By seat. "You" is not a name where several people take turns.
QStringList namesAt(const Preferences& preferences, int seats, SeatSet people)
{
    QStringList names = preferences.names.mid(0, seats);
    if (people.size() > 1 && names.value(0) == defaultPreferences().names.front())
        names.front() = NewGameWords::tr("Player 1");
    return names;
}

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
    const SeatSet people = preferences.people & SeatSet::firstSeats(seats);
    const SheetHead head { rulesName(*variant), QDateTime::currentDateTime(),
        namesAt(preferences, seats, people), {}, people };
    auto game = std::make_unique<Game>(head, newMatch(variant, seed ? *seed : freshSeed()));
    if (!seed) // a given seed means the same deals each time
        dealByChance(*game);
    return game;
}

void dealByChance(Game& game) { game.drawSeedsFrom(freshSeed); }

} // namespace sheepshead
