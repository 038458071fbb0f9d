// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/participants.h"

#include "app/session/bot_worker.h"
#include "app/session/cores.h"
#include "app/session/person.h"
#include "app/session/timed_player.h"
#include "engine/support/rng.h"

namespace sheepshead {

namespace {

/// The time limit of one decision; only an expert can reach it.
constexpr std::chrono::milliseconds timeToThink { 800 };

/// The file name of a computer player's portrait, which does not depend on the player's name.
QString portraitOf(std::size_t seat)
{
    const std::string_view key = roster.at((seat - 1) % roster.size()).key;
    return QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
}

} // namespace

Seating seatingOf(const QStringList& players)
{
    Seating seating { {}, personsSeat };
    for (std::size_t i = 0; i < static_cast<std::size_t>(players.size()); ++i) {
        const bool person = i == static_cast<std::size_t>(indexOf(personsSeat));
        seating.seats.push_back({ players[static_cast<int>(i)],
            person ? QStringLiteral("you") : portraitOf(i), person });
    }
    return seating;
}

Participants makeParticipants(int seats)
{
    Participants made;
    for (int i = 0; i < seats; ++i) {
        if (seatAt(i) == personsSeat) {
            auto person = std::make_unique<Person>();
            made.person = person.get();
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

std::unique_ptr<Player> playerAt(
    Seat seat, Level level, std::uint64_t matchSeed, const Opponents& opponents)
{
    // Not the seed of the deals: a player's randomness must not depend on the cards.
    const std::uint64_t seed = mixedSeed(~matchSeed, static_cast<std::uint64_t>(indexOf(seat)));
    return std::make_unique<TimedPlayer>(
        [&](TimeIsUp timeIsUp) {
            return playerOf(level, seed, std::move(timeIsUp), onAllCores, opponents);
        },
        timeToThink);
}

} // namespace sheepshead
