// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/table_rules.h"

#include "app/game/current_game.h"
#include "app/settings/settings_controller.h"
#include "ui/rules/rules_dialog.h"

namespace sheepshead {

TableRules::TableRules(const SettingsController& settings, QWidget& window, const CurrentGame& game)
    : settings_(settings)
    , window_(window)
    , game_(game)
{
    connect(&game, &CurrentGame::changed, this, &TableRules::follow);
}

void TableRules::follow()
{
    connect(&game_->session(), &GameSession::handBegan, this, &TableRules::refresh);
}

void TableRules::show()
{
    if (!dialog_) {
        dialog_ = new RulesDialog(game_->session().rules(), &window_);
        dialog_->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog_->page().setDeck(settings_.preferences().deck);
    dialog_->show();
    dialog_->raise();
    dialog_->activateWindow();
}

/// The rules may have been changed for this hand.
void TableRules::refresh()
{
    if (dialog_ && game_)
        dialog_->page().setVariant(game_->session().rules());
}

} // namespace sheepshead
