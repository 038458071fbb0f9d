// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/table_rules.h"

#include "app/game/game.h"
#include "app/settings/settings_controller.h"
#include "ui/rules/rules_dialog.h"

namespace sheepshead {

TableRules::TableRules(const SettingsController& settings, QWidget& window)
    : settings_(settings)
    , window_(window)
{
}

void TableRules::setGame(const Game& game)
{
    game_ = &game;
    connect(&game.session(), &GameSession::handBegan, this, &TableRules::refresh);
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
