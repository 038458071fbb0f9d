// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/game_starter.h"

#include "app/book/current_game.h"
#include "app/book/people_browser.h"
#include "app/settings/settings_controller.h"
#include "ui/main_window.h"
#include "ui/start/new_game_dialog.h"

namespace sheepshead {

GameStarter::GameStarter(const Room& room)
    : room_(room)
{
    connect(&room.window.action(Command::NewGame), &QAction::triggered, this, [this] { ask(); });
    connect(&room.window.action(Command::SameGame), &QAction::triggered, &room.game,
        &CurrentGame::replace);
}

NewGameDialog& GameStarter::ask()
{
    auto* const dialog = new NewGameDialog(room_.settings.preferences(), &room_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setKnownNames(namesToSuggest(room_.book, false), namesToSuggest(room_.book, true));
    dialog->setGamesTogether(gamesTogether(room_.book));
    connect(dialog, &NewGameDialog::chosen, &room_.game, &CurrentGame::replaceBy);
    dialog->open();
    return *dialog;
}

} // namespace sheepshead
