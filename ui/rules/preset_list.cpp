// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/preset_list.h"

#include "ui/rule_words.h"

#include <QButtonGroup>
#include <QLabel>
#include <QRadioButton>
#include <QStyle>
#include <QVBoxLayout>

namespace sheepshead {

PresetList::PresetList(QWidget* parent)
    : QWidget(parent)
    , group_(new QButtonGroup(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(2);
    for (std::size_t i = 0; i < presets().size(); ++i)
        add(presets()[i], static_cast<int>(i));
    const auto choose = [this](int id) { Q_EMIT chosen(presets()[static_cast<std::size_t>(id)]); };
    connect(group_, &QButtonGroup::idClicked, this, choose); // again takes back what was changed
    // a screen reader toggles a radio button and clicks nothing
    connect(group_, &QButtonGroup::idToggled, this, [choose](int id, bool on) {
        if (on)
            choose(id);
    });
}

void PresetList::add(const Preset& preset, int id)
{
    auto* button = new QRadioButton(presetName(preset.key), this);
    auto* help = new QLabel(presetHelp(preset.key), this);
    help->setWordWrap(true);
    help->setIndent(style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth)
        + style()->pixelMetric(QStyle::PM_RadioButtonLabelSpacing));
    button->setAccessibleDescription(help->text());
    group_->addButton(button, id);
    layout()->addWidget(button);
    layout()->addWidget(help);
}

void PresetList::setChosen(const Preset& preset)
{
    const QSignalBlocker nobodyChose(group_);
    group_->button(static_cast<int>(&preset - presets().data()))->setChecked(true);
}

} // namespace sheepshead
