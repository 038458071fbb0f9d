// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table_use.h"

#include "app/book/current_game.h"
#include "app/book/review_controller.h"
#include "app/learn/teaching.h"

namespace sheepshead {

TableUse::TableUse(
    const CurrentGame& game, const ReviewController& practice, const Teaching& teaching)
    : game_(game)
    , practice_(practice)
    , teaching_(teaching)
{
}

bool TableUse::gameWaits() const { return practice_.isPractising() || isLesson(); }

bool TableUse::isLesson() const { return teaching_.isOn(); }

bool TableUse::handIsPractice() const
{
    return practice_.isPractising() || (game_ && game_->session().isPractice());
}

const Game* TableUse::game() const
{
    if (practice_.isPractising())
        return practice_.practiceGame();
    return game_ ? &*game_ : nullptr;
}

} // namespace sheepshead
