// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/game_starter.h"

#include "app/book/people_browser.h"
#include "app/game/current_game.h"
#include "app/settings/settings_controller.h"
#include "ui/main_window.h"
#include "ui/start/new_game_dialog.h"

namespace sheepshead {

GameStarter::GameStarter(const Desk& desk, CurrentGame& game)
    : desk_(desk)
    , game_(game)
{
    connect(&desk.window.action(Command::NewGame), &QAction::triggered, this, [this] { ask(); });
    connect(
        &desk.window.action(Command::SameGame), &QAction::triggered, &game, &CurrentGame::replace);
}

NewGameDialog& GameStarter::ask()
{
    auto* const dialog = new NewGameDialog(desk_.settings.preferences(), &desk_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setKnownNames(namesToSuggest(desk_.book, false), namesToSuggest(desk_.book, true));
    dialog->setGamesTogether(gamesTogether(desk_.book));
    connect(dialog, &NewGameDialog::chosen, &game_, &CurrentGame::replaceBy);
    dialog->open();
    return *dialog;
}

} // namespace sheepshead
