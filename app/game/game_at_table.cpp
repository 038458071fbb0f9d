// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/game_at_table.h"

#include "app/book/storage_conversion.h"
#include "app/game/current_game.h"
#include "app/game/game_display.h"
#include "app/game/known_players.h"
#include "app/game/table_binding.h"
#include "app/settings/settings_controller.h"
#include "app/table/table_host.h"
#include "ui/main_window.h"
#include "ui/table/table_widget.h"
#include "ui/widgets/notice_bar.h"

namespace sheepshead {

GameAtTable::GameAtTable(
    const TablePlace& place, CurrentGame& game, GameDisplay& display, KnownPlayers& players)
    : place_(place)
    , game_(game)
    , display_(display)
    , players_(players)
    , controller_(place.window)
    , levels_(place.window.notices(), place.settings)
{
    place_.host.setGame(*this);
    connect(&game_, &CurrentGame::aboutToChange, &place_.host, &TableHost::dismissGuest);
    connect(&game_, &CurrentGame::changed, this, &GameAtTable::begin);
    connectController();
}

void GameAtTable::connectController()
{
    connect(&controller_, &GameController::newGameWanted, &game_, &CurrentGame::replace);
    connect(&controller_, &GameController::playersChanged, this, &GameAtTable::seatOthers);
    connect(&controller_, &GameController::ended, this, &GameAtTable::end);
    connect(&place_.window.action(Command::EndGame), &QAction::triggered, &controller_,
        &GameController::askToEnd);
    connect(&place_.settings, &SettingsController::changed, this,
        [this](const Preferences& now, const Preferences& was) {
            if (now.variant != was.variant)
                controller_.changeRules(now.variant);
        });
}

/// A player has joined between two hands.
void GameAtTable::seatOthers()
{
    display_.showPlayers();
    display_.showName();
    display_.showSheet();
    players_.meet();
    goOn();
}

/// Another game has come: its first hand is dealt, or the unfinished one resumed.
void GameAtTable::begin()
{
    controller_.setGame(&*game_);
    listen();
    place_.table.present(view());
    attach(place_.table, *game_);
    display_.setGame(*game_);
    players_.meet();
    if (const auto problem = game_->begin())
        place_.window.notices().say(
            tr("The unfinished hand could not be read (%1: %2). It was set aside "
               "in the score book, and its cards were dealt again.")
                .arg(placeText(*problem), fromUtf8(problem->reason)));
    const GameSession& session = game_->session();
    if (!session.hand() && session.gameOver()) {
        end();
        controller_.showEnd();
    }
    Q_EMIT place_.host.changed();
    Q_EMIT begun();
}

void GameAtTable::listen()
{
    GameSession& session = game_->session();
    connect(&session, &GameSession::handEnded, this,
        [this](const HandRecord&, bool newRow) { display_.announceResult(newRow); });
    connect(&session, &GameSession::handOver, this, &GameAtTable::endHand);
    // A hand in which decisions are taken back is another kind of hand.
    connect(&session, &GameSession::handBegan, &place_.host, &TableHost::renew);
    connect(&session, &GameSession::rewound, &place_.host, &TableHost::renew);
    connect(&session, &GameSession::restored, &place_.host, &TableHost::renew);
    connect(&session, &GameSession::passed, &place_.host, &TableHost::renew);
    connect(&*game_, &Game::levelsChanged, &place_.host, &TableHost::renew);
    place_.host.follow(session);
}

void GameAtTable::endHand()
{
    Q_EMIT handOver();
    display_.showSheet();
    if (game_->session().gameOver())
        controller_.noteEnd();
    else if (game_->head().people.size() == 1)
        levels_.consider(game_->session().match().sheet());
}

/// Perhaps in the middle of a hand: the table is bare then.
void GameAtTable::end()
{
    TableView bare = view();
    bare.seen.reset();
    place_.table.present(bare);
    place_.window.setStatus(tr("The game is over."));
    display_.showSheet();
}

void GameAtTable::noteHelp()
{
    if (!place_.host.gameWaits() && game_->session().handInPlay())
        game_->noteHint(game_->session().viewer());
}

void GameAtTable::noteDecision()
{
    if (!place_.host.gameWaits())
        game_.noteDecision();
}

TableView GameAtTable::view() const { return game_ ? display_.viewOf(*game_) : TableView(); }

/// The last result is shown again, if it was shown before.
void GameAtTable::resume()
{
    attach(place_.table, *game_);
    display_.showSheet();
    display_.announceLastResult();
    game_->session().comeBack();
}

void GameAtTable::leave()
{
    if (game_)
        detach(place_.table, *game_);
}

void GameAtTable::goOn()
{
    GameSession& session = game_->session();
    if (session.handInPlay())
        return;
    if (session.gameOver())
        return controller_.showEnd();
    session.dealNext();
    Q_EMIT dealt();
}

bool GameAtTable::allows(Command command) const
{
    if (!game_)
        return true;
    switch (command) {
    case Command::Hint:
    case Command::LayDown:
    case Command::LastTrick:
    case Command::TrumpCount:
    case Command::RepeatHand:
    case Command::RepeatTrick:
    case Command::RepeatSeats:
        return !game_->session().passing();
    case Command::NewPlayer:
        return game_->head().people.size() < game_->head().players.size();
    default:
        return true;
    }
}

GameSession* GameAtTable::session() const { return game_ ? &game_->session() : nullptr; }

std::optional<NamedHand> GameAtTable::lastHand() const
{
    if (!game_)
        return std::nullopt;
    const auto& hands = game_->dealtHands().hands();
    const auto record =
        hands.empty() ? Result<HandRecord>(Problem {}) : parseRecord(hands.back().record);
    if (!record)
        return std::nullopt;
    return NamedHand { *record, game_->head().players, game_->session().viewer() };
}

} // namespace sheepshead
