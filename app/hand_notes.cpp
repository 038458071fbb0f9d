// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hand_notes.h"

#include "app/book/current_game.h"
#include "app/table_use.h"

namespace sheepshead {

HandNotes::HandNotes(CurrentGame& game, const TableUse& table)
    : game_(game)
    , table_(table)
{
}

void HandNotes::noteHelp()
{
    if (!table_.gameWaits() && game_->session().handInPlay())
        game_->noteHint();
}

void HandNotes::noteDecision()
{
    if (!table_.gameWaits())
        game_.noteDecision();
}

} // namespace sheepshead
