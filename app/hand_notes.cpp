// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hand_notes.h"

#include "app/book/current_game.h"
#include "app/table/table_host.h"

namespace sheepshead {

HandNotes::HandNotes(CurrentGame& game, const TableHost& host)
    : game_(game)
    , host_(host)
{
}

void HandNotes::noteHelp()
{
    if (!host_.gameWaits() && game_->session().handInPlay())
        game_->noteHint();
}

void HandNotes::noteDecision()
{
    if (!host_.gameWaits())
        game_.noteDecision();
}

} // namespace sheepshead
