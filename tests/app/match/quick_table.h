// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/game.h"
#include "app/session/person.h"

namespace sheepshead::testing {

/// A person who takes the first choice.
inline void takeFirstChoices(Person& person)
{
    QObject::connect(&person, &Person::asked, &person,
        [&person](const Turn& turn) { person.answer(turn.legal.front(), turn.number); });
}

/// A table without motion, and a person who takes the first choice.
inline void layQuickTable(Game& game)
{
    takeFirstChoices(*game.people().front());
    GameSession& session = game.session();
    QObject::connect(&session, &GameSession::settled, &session, [&session] {
        QMetaObject::invokeMethod(&session, &GameSession::tableReady, Qt::QueuedConnection);
    });
}

} // namespace sheepshead::testing
