// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game_session.h"
#include "ui/table/seating.h"

#include <QStringList>

namespace sheepshead {

class Person;

/// The person's chair; the computer players sit clockwise from him.
inline constexpr Seat personsSeat = seatAt(0);

/// Who is seen at the table.
Seating seatingOf(const QStringList& players);

/// Who decides: a person and computer players.
struct Company {
    GameSession::Participants participants;
    Person* person = nullptr; ///< one of them
};
Company companyOf(int seats);

} // namespace sheepshead
