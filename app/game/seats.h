// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game_session.h"
#include "engine/players/levels.h"
#include "ui/words/seating.h"

#include <QStringList>

namespace sheepshead {

class BotWorker;
class Person;

/// The person's chair; the computer players sit clockwise from him.
inline constexpr Seat personsSeat = seatAt(0);

/// Who is seen at the table.
Seating seatingOf(const QStringList& players);

/// Who decides: a person and computer players.
struct Company {
    GameSession::Participants participants;
    Person* person = nullptr;     ///< one of them
    std::vector<BotWorker*> bots; ///< the others, by seat; nothing at the person's
};
/// All of them regulars.
Company companyOf(int seats);

/// A computer player for a chair. In the same match he plays alike each time, unless the time that
/// an expert has for a decision runs out.
std::unique_ptr<Player> playerAt(Seat seat, Level level, std::uint64_t matchSeed);

} // namespace sheepshead
