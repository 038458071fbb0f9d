// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_at_table.h"

#include "app/book/current_game.h"
#include "app/book/known_players.h"
#include "app/book/storage_conversion.h"
#include "app/game/game_controller.h"
#include "app/game/game_display.h"
#include "app/game/table_binding.h"
#include "app/table/table_host.h"
#include "ui/main_window.h"
#include "ui/table/table_widget.h"
#include "ui/widgets/notice_bar.h"

namespace sheepshead {

GameAtTable::GameAtTable(const Room& room)
    : room_(room)
{
    room_.host.setGame(*this);
}

void GameAtTable::begin()
{
    listen();
    room_.table.present(view());
    attach(room_.table, *room_.game);
    room_.display.setGame(*room_.game);
    room_.players.meet();
    if (const auto problem = room_.game->begin())
        room_.window.notices().say(
            tr("The unfinished hand could not be read (%1: %2). It was set aside "
               "in the score book, and its cards were dealt again.")
                .arg(placeText(*problem), fromUtf8(problem->reason)));
    const GameSession& session = room_.game->session();
    if (!session.hand() && session.gameOver()) {
        end();
        room_.controller.showEnd();
    }
    Q_EMIT room_.host.changed();
    Q_EMIT begun();
}

void GameAtTable::listen()
{
    GameSession& session = room_.game->session();
    connect(&session, &GameSession::handEnded, this,
        [this](const HandRecord&, bool newRow) { room_.display.announceResult(newRow); });
    connect(&session, &GameSession::handOver, this, &GameAtTable::endHand);
    // A hand in which decisions are taken back is another kind of hand.
    connect(&session, &GameSession::handBegan, &room_.host, &TableHost::renew);
    connect(&session, &GameSession::rewound, &room_.host, &TableHost::renew);
    connect(&session, &GameSession::restored, &room_.host, &TableHost::renew);
    connect(&*room_.game, &Game::levelsChanged, &room_.host, &TableHost::renew);
    room_.host.follow(session);
}

void GameAtTable::endHand()
{
    Q_EMIT handOver();
    room_.display.showSheet();
    if (room_.game->session().gameOver())
        room_.controller.noteEnd();
}

void GameAtTable::end()
{
    TableView bare = view();
    bare.seen.reset();
    room_.table.present(bare);
    room_.window.setStatus(tr("The game is over."));
    room_.display.showSheet();
}

TableView GameAtTable::view() const
{
    return room_.game ? room_.display.viewOf(*room_.game) : TableView();
}

/// The last result is shown again, if it was shown before.
void GameAtTable::resume()
{
    attach(room_.table, *room_.game);
    room_.display.showSheet();
    room_.display.announceLastResult();
    room_.game->session().comeBack();
}

void GameAtTable::leave()
{
    if (room_.game)
        detach(room_.table, *room_.game);
}

void GameAtTable::goOn()
{
    GameSession& session = room_.game->session();
    if (session.handInPlay())
        return;
    if (session.gameOver())
        return room_.controller.showEnd();
    session.dealNext();
    Q_EMIT dealt();
}

GameSession* GameAtTable::session() const { return room_.game ? &room_.game->session() : nullptr; }

std::optional<NamedHand> GameAtTable::lastHand() const
{
    if (!room_.game)
        return std::nullopt;
    const auto& hands = room_.game->dealtHands().hands();
    const auto record =
        hands.empty() ? Result<HandRecord>(Problem {}) : parseRecord(hands.back().record);
    return record ? std::optional(NamedHand { *record, room_.game->head().players }) : std::nullopt;
}

} // namespace sheepshead
