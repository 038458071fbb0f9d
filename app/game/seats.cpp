// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/seats.h"

#include "app/session/bot_worker.h"
#include "app/session/cores.h"
#include "app/session/person.h"
#include "app/session/timed_player.h"
#include "engine/support/rng.h"

namespace sheepshead {

namespace {

/// For one decision; only an expert comes near it.
constexpr std::chrono::milliseconds timeToThink { 800 };

/// The file of a computer player's portrait; a name that was changed leaves it as it is.
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

Company companyOf(int seats)
{
    Company company;
    for (int i = 0; i < seats; ++i) {
        if (seatAt(i) == personsSeat) {
            auto person = std::make_unique<Person>();
            company.person = person.get();
            company.bots.push_back(nullptr);
            company.participants.push_back(std::move(person));
            continue;
        }
        auto bot = std::make_unique<BotWorker>(playerAt(seatAt(i), Level::Regular, 0));
        company.bots.push_back(bot.get());
        company.participants.push_back(std::move(bot));
    }
    return company;
}

std::unique_ptr<Player> playerAt(Seat seat, Level level, std::uint64_t matchSeed)
{
    // Not the numbers that the deals follow from: what he thinks must not hang on the cards.
    const std::uint64_t seed = mixedSeed(~matchSeed, static_cast<std::uint64_t>(indexOf(seat)));
    return std::make_unique<TimedPlayer>(
        [level, seed](
            TimeIsUp timeIsUp) { return playerOf(level, seed, std::move(timeIsUp), onAllCores); },
        timeToThink);
}

} // namespace sheepshead
