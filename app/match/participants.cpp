// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/participants.h"

#include "app/session/bot_worker.h"
#include "app/session/cores.h"
#include "app/session/person.h"
#include "app/session/timed_player.h"
#include "engine/support/rng.h"

namespace sheepshead {

namespace {

/// The time limit of one decision; only an expert can reach it.
constexpr std::chrono::milliseconds timeToThink { 800 };

/// Not the seed of the deals: a player's randomness must not depend on the cards.
std::uint64_t seedAt(Seat seat, std::uint64_t matchSeed)
{
    return mixedSeed(~matchSeed, static_cast<std::uint64_t>(indexOf(seat)));
}

} // namespace

Seating seatingOf(const QStringList& players, const Cast& cast, Seat person)
{
    return seatingFor(players, person, { person }, cast);
}

Participants makeParticipants(int seats, SeatSet people)
{
    Participants made;
    for (int i = 0; i < seats; ++i) {
        if (people.contains(seatAt(i))) {
            auto person = std::make_unique<Person>();
            made.people.push_back(person.get());
            made.bots.push_back(nullptr);
            made.all.push_back(std::move(person));
            continue;
        }
        auto bot = std::make_unique<BotWorker>(playerAt(seatAt(i), Level::Regular, 0));
        made.bots.push_back(bot.get());
        made.all.push_back(std::move(bot));
    }
    return made;
}

std::unique_ptr<Player> playerAt(Seat seat, Level level, std::uint64_t matchSeed,
    const Opponents& opponents, const Character* character)
{
    const std::uint64_t seed = seedAt(seat, matchSeed);
    return std::make_unique<TimedPlayer>(
        [&](TimeIsUp timeIsUp) {
            return playerOf(level, seed, std::move(timeIsUp), onAllCores, opponents, character);
        },
        timeToThink);
}

std::unique_ptr<Player> untimedPlayerAt(
    Seat seat, Level level, std::uint64_t matchSeed, const SearchBudget& budget)
{
    return playerOf(level, seedAt(seat, matchSeed), {}, onAllCores, {}, nullptr, budget);
}

} // namespace sheepshead
