// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shown_game.h"

#include "app/book/current_game.h"
#include "app/book/known_players.h"
#include "app/book/storage_conversion.h"
#include "app/game/game_controller.h"
#include "app/game/game_display.h"
#include "ui/main_window.h"
#include "ui/table/table_widget.h"
#include "ui/widgets/notice_bar.h"

namespace sheepshead {

ShownGame::ShownGame(const Room& room)
    : room_(room)
{
}

void ShownGame::begin()
{
    listen();
    room_.display.setGame(*room_.game);
    room_.players.meet();
    if (const auto problem = room_.game->begin())
        room_.window.notices().say(
            tr("The unfinished hand could not be read (%1: %2). It was set aside "
               "in the score book, and its cards were dealt again.")
                .arg(placeText(*problem), fromUtf8(problem->reason)));
    const GameSession& session = room_.game->session();
    if (!session.hand() && session.gameOver()) {
        clear();
        room_.controller.showEnd();
    }
    Q_EMIT changed();
    Q_EMIT begun();
}

void ShownGame::listen()
{
    const GameSession& session = room_.game->session();
    connect(&session, &GameSession::handEnded, this,
        [this](const HandRecord&, bool newRow) { room_.display.announceResult(newRow); });
    connect(&session, &GameSession::handOver, this, &ShownGame::endHand);
}

void ShownGame::endHand()
{
    Q_EMIT handOver();
    room_.display.showSheet();
    Q_EMIT changed();
    if (room_.game->session().gameOver())
        room_.controller.noteEnd();
}

void ShownGame::clear()
{
    room_.table.clear();
    room_.window.setStatus(tr("The game is over."));
    room_.display.showSheet();
    Q_EMIT changed();
}

} // namespace sheepshead
