// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/rules_offering.h"

#include "ui/preferences/preferences.h"
#include "ui/rules/rule_files.h"
#include "ui/rules/rules_offer.h"

#include <QMessageBox>

namespace sheepshead {

RulesOffering::RulesOffering(QWidget& window)
    : window_(window)
{
}

void RulesOffering::offer(const QString& file, const Preferences& preferences)
{
    const auto rules = readRuleFile(file);
    if (rules) {
        ask(*rules, preferences);
        return;
    }
    QMessageBox* const box = tellRuleFileProblem(file, rules.problem(), &window_);
    connect(box, &QMessageBox::finished, this, &RulesOffering::left);
}

void RulesOffering::ask(const NamedRules& rules, const Preferences& preferences)
{
    auto* const dialog = new RulesOffer(rules, preferences.variant, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setDeck(preferences.deck);
    connect(dialog, &QDialog::accepted, this,
        [this, variant = rules.variant] { Q_EMIT taken(variant); });
    connect(dialog, &QDialog::rejected, this, &RulesOffering::left);
    dialog->open();
}

} // namespace sheepshead
