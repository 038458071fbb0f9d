// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/seats.h"

#include "app/session/bot_worker.h"
#include "app/session/person.h"
#include "engine/players/roster.h"
#include "engine/players/rule_player.h"

namespace sheepshead {

namespace {

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
    for (int i = 0; i < seats; ++i)
        company.participants.push_back(std::make_unique<BotWorker>(std::make_unique<RulePlayer>()));
    auto person = std::make_unique<Person>();
    company.person = person.get();
    company.participants[static_cast<std::size_t>(indexOf(personsSeat))] = std::move(person);
    return company;
}

} // namespace sheepshead
