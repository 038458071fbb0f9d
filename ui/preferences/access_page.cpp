// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/access_page.h"

#include "ui/preferences/radio_group.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/text_scale.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace sheepshead {

AccessPage::AccessPage(QWidget* parent)
    : PreferencesPage(parent)
    , textScale_(new WholeNumberBox)
    , lessMotion_(new RadioGroup(tr("Keep cards and panels still")))
{
    textScale_->setRange(leastTextScale, mostTextScale);
    textScale_->setSingleStep(10);
    textScale_->setSuffix(tr("%", "percent, behind a number"));
    auto* const label = new QLabel(tr("Si&ze of all text:"));
    label->setBuddy(textScale_);
    auto* const row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(textScale_);
    row->addStretch();
    lessMotion_->add(tr("As the s&ystem asks"),
        systemWantsLessMotion() ? tr("This system asks for no motion.")
                                : tr("This system allows motion."));
    lessMotion_->add(tr("Al&ways"));
    lessMotion_->add(tr("Ne&ver"));
    auto* const keys = new QLabel(tr("F6 to F9 say your hand, the trick, the score and who is who "
                                     "again, for a screen reader and on the status line."));
    keys->setWordWrap(true);
    auto* const column = new QVBoxLayout(this);
    column->addLayout(row);
    lessMotion_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    column->addWidget(lessMotion_);
    column->addWidget(keys);
    column->addStretch();
}

void AccessPage::read(const Preferences& preferences)
{
    textScale_->setValue(preferences.textScale);
    lessMotion_->choose(static_cast<int>(preferences.lessMotion));
}

void AccessPage::write(Preferences& preferences) const
{
    preferences.textScale = textScale_->value();
    preferences.lessMotion = static_cast<LessMotion>(lessMotion_->chosen());
}

} // namespace sheepshead
