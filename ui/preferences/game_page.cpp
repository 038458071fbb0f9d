// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/game_page.h"

#include "ui/rules/rule_form.h"

#include <QLabel>
#include <QVBoxLayout>

namespace sheepshead {

GamePage::GamePage(QWidget* parent)
    : PreferencesPage(parent)
    , rules_(new RuleForm)
{
    auto* const notice =
        new QLabel(tr("The hand in play keeps its rules. A change takes effect with the next deal, "
                      "or with the next new game if the number of players changes."));
    notice->setWordWrap(true);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(rules_, 1);
    column->addWidget(notice);
    connect(rules_, &RuleForm::changed, this, &PreferencesPage::soundnessChanged);
}

void GamePage::read(const Preferences& preferences) { rules_->setVariant(preferences.variant); }

void GamePage::write(Preferences& preferences) const { preferences.variant = rules_->variant(); }

bool GamePage::isSound() const { return rules_->isPlayable(); }

} // namespace sheepshead
