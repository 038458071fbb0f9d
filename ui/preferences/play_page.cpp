// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/play_page.h"

#include "ui/preferences/radio_group.h"

#include <QCheckBox>
#include <QVBoxLayout>

namespace sheepshead {

PlayPage::PlayPage(QWidget* parent)
    : PreferencesPage(parent)
    , speed_(new RadioGroup(tr("Speed")))
    , waitAfterTrick_(new QCheckBox(tr("&Wait for a click after every trick")))
    , layingDown_(new RadioGroup(tr("When the rest of a hand is decided")))
{
    speed_->add(tr("&Slow"));
    speed_->add(tr("&Normal"));
    speed_->add(tr("&Fast"));
    speed_->add(tr("No &motion"), tr("Cards move at once and light up briefly."));
    layingDown_->add(tr("Pla&y every card"));
    layingDown_->add(tr("Offer to lay the cards &down"),
        tr("Only when the result is certain, no matter what the others hold. Computer players lay "
           "down when all remaining tricks are theirs."));
    layingDown_->add(tr("Lay the cards down at onc&e"));
    auto* const column = new QVBoxLayout(this);
    column->addWidget(speed_);
    column->addWidget(waitAfterTrick_);
    column->addWidget(layingDown_);
    column->addStretch();
}

void PlayPage::read(const Preferences& preferences)
{
    speed_->choose(static_cast<int>(preferences.speed));
    waitAfterTrick_->setChecked(preferences.waitAfterTrick);
    layingDown_->choose(static_cast<int>(preferences.layingDown));
}

void PlayPage::write(Preferences& preferences) const
{
    preferences.speed = static_cast<Speed>(speed_->chosen());
    preferences.waitAfterTrick = waitAfterTrick_->isChecked();
    preferences.layingDown = static_cast<LayingDown>(layingDown_->chosen());
}

} // namespace sheepshead
