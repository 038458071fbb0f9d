// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/sound_page.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSlider>

namespace sheepshead {

SoundPage::SoundPage(QWidget* parent)
    : PreferencesPage(parent)
    , on_(new QCheckBox(tr("P&lay sounds")))
    , volume_(new QSlider(Qt::Horizontal))
    , quietForReader_(new QCheckBox(tr("Mute while a screen &reader is in use")))
{
    auto* const what = new QLabel(tr("Cards that are dealt, played and taken, a knock at a pass, a "
                                     "crack, your turn, and how your hand ended. M mutes the "
                                     "table. Without motion, cards make no sound."));
    what->setWordWrap(true);
    volume_->setRange(0, 100);
    volume_->setPageStep(10);
    volume_->setMaximumWidth(320);
    auto* const listen = new QPushButton(tr("L&isten"));
    auto* const row = new QHBoxLayout;
    row->addWidget(volume_, 1);
    row->addWidget(listen);
    row->addStretch();
    auto* const label = new QLabel(tr("&Volume:"));
    label->setBuddy(volume_);
    auto* const form = new QFormLayout(this);
    form->addRow(on_);
    form->addRow(label, row);
    form->addRow(quietForReader_);
    form->addRow(what);
    for (QWidget* const part : std::initializer_list<QWidget*> { volume_, listen, quietForReader_ })
        connect(on_, &QCheckBox::toggled, part, &QWidget::setEnabled);
    connect(listen, &QPushButton::clicked, this, [this] { Q_EMIT sampleWanted(look()); });
    connect(volume_, &QSlider::sliderReleased, this, [this] { Q_EMIT sampleWanted(look()); });
}

SoundLook SoundPage::look() const
{
    return { .on = on_->isChecked(),
        .volume = volume_->value(),
        .quietForReader = quietForReader_->isChecked() };
}

void SoundPage::read(const Preferences& preferences)
{
    on_->setChecked(!preferences.sound.on); // so that toggled() reaches the others
    on_->setChecked(preferences.sound.on);
    volume_->setValue(preferences.sound.volume);
    quietForReader_->setChecked(preferences.sound.quietForReader);
}

void SoundPage::write(Preferences& preferences) const { preferences.sound = look(); }

} // namespace sheepshead
