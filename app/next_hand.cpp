// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/next_hand.h"

#include "app/book/current_game.h"
#include "app/book/review_controller.h"
#include "app/game/game_controller.h"
#include "app/learn/teaching.h"
#include "ui/table/table_widget.h"

namespace sheepshead {

NextHand::NextHand(const Room& room)
    : room_(room)
{
}

void NextHand::goOn()
{
    if (room_.teaching.isOn())
        return room_.teaching.goOn();
    if (room_.review.isPractising())
        return room_.review.endPractice();
    GameSession& session = room_.game->session();
    if (session.handInPlay())
        return;
    if (session.gameOver())
        return room_.controller.showEnd();
    room_.table.clear();
    session.dealNext();
    Q_EMIT dealt();
}

} // namespace sheepshead
