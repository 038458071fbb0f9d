// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/table_binding.h"
#include "app/match/game.h"
#include "app/table/table_host.h"
#include "ui/table/table_widget.h"

namespace sheepshead::testing {

/// A game that has the table and waits while a guest has it, without sheet and book.
class WaitingGame : public TableOccupant {
public:
    WaitingGame(TableHost& host, TableWidget& table, Game& game)
        : table_(table)
        , game_(&game)
    {
        host.setGame(*this);
        begin(game);
    }

    /// Another game comes.
    void begin(Game& game)
    {
        game_ = &game;
        table_.present(view());
        attach(table_, game);
        (void)game.begin();
    }

    TableView view() const override { return viewOf(*game_, {}); }
    void resume() override
    {
        attach(table_, *game_);
        game_->session().comeBack();
    }
    void leave() override { detach(table_, *game_); }
    void goOn() override { game_->session().dealNext(); }
    GameSession* session() const override { return &game_->session(); }

private:
    TableWidget& table_;
    Game* game_;
};

} // namespace sheepshead::testing
