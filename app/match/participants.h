// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game_session.h"
#include "engine/players/levels.h"
#include "ui/preferences/cast.h"

#include <QStringList>

namespace sheepshead {

class BotWorker;
class Person;

/// The names and portraits at a table with one person, who has this seat.
Seating seatingOf(const QStringList& players, const Cast& cast = {}, Seat person = personsSeat);

/// People and computer players.
struct Participants {
    ParticipantList all;
    std::vector<Person*> people;  ///< some of them
    std::vector<BotWorker*> bots; ///< the others, by seat; null at a person's seat
};
/// The computer players are regulars.
Participants makeParticipants(int seats, SeatSet people);

/// A computer player for a seat. It plays the same way each time in the same match, unless an
/// expert runs out of time for a decision. An expert expects of the others what `opponents` tell.
/// With a character it plays in its way.
std::unique_ptr<Player> playerAt(Seat seat, Level level, std::uint64_t matchSeed,
    const Opponents& opponents = {}, const Character* character = nullptr);

/// A computer player that plays the same way on every computer, however busy that is: an expert has
/// this many worlds for each decision and no clock. It has no character, and nothing that was
/// learned of the others.
std::unique_ptr<Player> untimedPlayerAt(
    Seat seat, Level level, std::uint64_t matchSeed, const SearchBudget& budget);

} // namespace sheepshead
