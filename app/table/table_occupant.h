// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/named_hand.h"
#include "ui/table/table_view.h"
#include "ui/widgets/menu_table.h"

#include <QString>

#include <optional>

namespace sheepshead {

class GameSession;

/// Whatever is played at the one table: the game, a practice, a lesson, a drill. No occupant knows
/// another one; the TableHost decides which of them has the table, and calls these functions.
class TableOccupant {
public:
    virtual ~TableOccupant() = default;

    /// All that stands still on its table now.
    virtual TableView view() const = 0;
    /// Its view is on the table, for the first time or again: it goes on from there.
    virtual void resume() = 0;
    /// Another occupant gets the table. From now on this one shows nothing there and hears nothing
    /// from there; it hides what it showed beside the table. The person is not asked, because
    /// nothing is lost: the game waits, a lesson can be resumed, a practice counts for nothing.
    virtual void leave() = 0;
    /// The person has seen enough of what lies on the table. Ignored where something is in play.
    virtual void goOn() = 0;

    /// Whether a command means something while it has the table, if it does so in the game.
    virtual bool allows(Command) const { return true; }
    /// Why not, or why the command has no answer now, in words for the person; empty where that
    /// goes without saying.
    virtual QString whyNot(Command) const { return {}; }
    /// The hands that are played at the table; null where none is, as in a lesson.
    virtual GameSession* session() const { return nullptr; }
    /// The last of them that is over, to be reviewed or played again.
    virtual std::optional<NamedHand> lastHand() const { return std::nullopt; }
};

} // namespace sheepshead
