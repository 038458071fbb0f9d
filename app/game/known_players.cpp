// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/known_players.h"

#include "app/book/score_book_controller.h"
#include "app/book/storage_conversion.h"
#include "app/game/current_game.h"
#include "app/settings/settings_controller.h"

namespace sheepshead {

KnownPlayers::KnownPlayers(
    ScoreBookController& book, const SettingsController& settings, CurrentGame& game)
    : book_(book)
    , settings_(settings)
    , game_(game)
{
    connect(&game_, &CurrentGame::changed, this, &KnownPlayers::listen);
}

void KnownPlayers::listen()
{
    ofLastHand_.reset();
    connect(&game_->session(), &GameSession::handEnded, this, [this] { ofLastHand_ = known_; });
    connect(&game_->session(), &GameSession::handBegan, this, [this] {
        if (waiting_)
            meet();
    });
}

void KnownPlayers::meet()
{
    if (!game_)
        return;
    waiting_ = false;
    known_ = acquaintances();
    game_->meet(known_.opponents);
    Q_EMIT met(known_);
}

/// None is known without a sheet, or where the book cannot be read.
Acquaintances KnownPlayers::acquaintances() const
{
    Acquaintances known;
    const auto sheet = game_->sheetId();
    if (!settings_.preferences().notice || !sheet || !book_.isOpen())
        return known;
    const auto noticed = book_.book().noticedOn(*sheet);
    if (!noticed)
        return known;
    PerSeat<const PersonBeliefs*> people {};
    PerSeat<const PersonBeliefs*> computers {};
    for (std::size_t i = 0; i < noticed->size(); ++i) {
        const Seat seat = seatAt(static_cast<int>(i));
        const NoticedPlay& of = (*noticed)[i];
        (of.computer ? computers : people)[seat] = &of.beliefs;
        known.picking[seat] = pickHabitOf(of.beliefs, of.hands);
    }
    sheepshead::meet(people, known.opponents);
    sheepshead::meet(computers, known.opponents);
    return known;
}

void KnownPlayers::rename()
{
    const auto id = game_->sheetId();
    const auto stored = id ? book_.book().load(*id) : Result<StoredSheet>(Problem {});
    if (!stored)
        return;
    game_->takeNames(headOf(*stored));
    Q_EMIT renamed();
}

} // namespace sheepshead
