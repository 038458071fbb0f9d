// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/table_rules.h"

#include "app/settings/settings_controller.h"
#include "app/table/table_host.h"
#include "ui/rules/rules_dialog.h"

namespace sheepshead {

TableRules::TableRules(const SettingsController& settings, QWidget& window, const TableHost& host)
    : settings_(settings)
    , window_(window)
    , host_(host)
{
    connect(&host, &TableHost::changed, this, &TableRules::refresh);
}

void TableRules::show()
{
    const auto rules = host_.rules();
    if (!rules)
        return;
    if (!dialog_) {
        dialog_ = new RulesDialog(*rules, &window_);
        dialog_->setAttribute(Qt::WA_DeleteOnClose);
        shown_ = **rules;
    }
    dialog_->page().setDeck(settings_.preferences().deck);
    dialog_->show();
    dialog_->raise();
    dialog_->activateWindow();
}

/// The page stays where it was read as long as the rules do.
void TableRules::refresh()
{
    const auto rules = dialog_ ? host_.rules() : std::nullopt;
    if (!rules || shown_ == **rules)
        return;
    shown_ = **rules;
    dialog_->page().setVariant(*rules);
}

} // namespace sheepshead
