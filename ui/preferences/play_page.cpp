// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/play_page.h"

#include "ui/preferences/radio_group.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/wrapped_check_box.h"

#include <QCheckBox>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

namespace sheepshead {

PlayPage::PlayPage(QWidget* parent)
    : PreferencesPage(parent)
    , speed_(new RadioGroup(tr("Speed")))
    , waitAfterTrick_(new WrappedCheckBox(tr("&Wait for a click after every trick")))
    , lastCard_(new WrappedCheckBox(tr("My last card plays &by itself")))
    , anyForcedCard_(new WrappedCheckBox(tr("So does any card that I ha&ve to play")))
    , layingDown_(new RadioGroup(tr("When the rest of a hand is decided")))
    , coaching_(new RadioGroup(tr("Coach")))
    , coachCost_(new DecimalBox)
    , coachCounting_(new QCheckBox(tr("Also in hands that coun&t")))
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
    addForcedCards(*column);
    column->addWidget(layingDown_);
    addCoach(*column);
    column->addStretch();
}

void PlayPage::addForcedCards(QBoxLayout& column)
{
    column.addWidget(lastCard_);
    auto* const row = new QHBoxLayout;
    row->addSpacing(dialogSpacing().indent);
    row->addWidget(anyForcedCard_, 1);
    column.addLayout(row);
    connect(lastCard_, &QCheckBox::toggled, anyForcedCard_, &QWidget::setEnabled);
}

void PlayPage::addCoach(QBoxLayout& column)
{
    coaching_->add(tr("&Off"));
    coaching_->add(tr("Warn before a costly dec&ision"));
    coaching_->add(tr("Tell after a &costly decision"));
    coachCost_->setRange(leastCoachCost, mostCoachCost);
    coachCost_->setSingleStep(0.1);
    coachCost_->setDecimals(1);
    coachCounting_->setToolTip(tr("Otherwise in practice only. The score sheet marks such hands "
                                  "like hands with a hint."));
    coachCounting_->setAccessibleDescription(coachCounting_->toolTip());
    auto* const label = new QLabel(tr("Costly means at least t&his many points:"));
    label->setBuddy(coachCost_);
    label->setWordWrap(true);
    static_cast<QBoxLayout*>(coaching_->layout())->addWidget(label);
    auto* const line = new FlowLayout;
    line->addWidget(coachCost_);
    line->addWidget(coachCounting_);
    static_cast<QBoxLayout*>(coaching_->layout())->addLayout(line);
    column.addWidget(coaching_);
    for (QRadioButton* const way : coaching_->findChildren<QRadioButton*>())
        connect(way, &QRadioButton::toggled, this, &PlayPage::showCoach);
}

void PlayPage::showCoach()
{
    const bool on = coaching_->chosen() > 0;
    coachCost_->setEnabled(on);
    coachCounting_->setEnabled(on);
}

void PlayPage::read(const Preferences& preferences)
{
    speed_->choose(static_cast<int>(preferences.speed));
    waitAfterTrick_->setChecked(preferences.waitAfterTrick);
    lastCard_->setChecked(preferences.forcedCards != ForcedCards::Never);
    anyForcedCard_->setChecked(preferences.forcedCards == ForcedCards::Any);
    anyForcedCard_->setEnabled(lastCard_->isChecked());
    layingDown_->choose(static_cast<int>(preferences.layingDown));
    coaching_->choose(static_cast<int>(preferences.coaching));
    coachCost_->setValue(preferences.coachCost);
    coachCounting_->setChecked(preferences.coachCounting);
    showCoach();
}

void PlayPage::write(Preferences& preferences) const
{
    preferences.speed = static_cast<Speed>(speed_->chosen());
    preferences.waitAfterTrick = waitAfterTrick_->isChecked();
    preferences.forcedCards = !lastCard_->isChecked() ? ForcedCards::Never
        : anyForcedCard_->isChecked()                 ? ForcedCards::Any
                                                      : ForcedCards::Last;
    preferences.layingDown = static_cast<LayingDown>(layingDown_->chosen());
    preferences.coaching = static_cast<Coaching>(coaching_->chosen());
    preferences.coachCost = coachCost_->value();
    preferences.coachCounting = coachCounting_->isChecked();
}

} // namespace sheepshead
