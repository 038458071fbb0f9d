// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/preset_list.h"

#include "engine/cards/seat.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/radio_buttons.h"
#include "ui/words/rules/rule_words.h"

#include <QButtonGroup>
#include <QLabel>
#include <QRadioButton>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

PresetList::PresetList(QWidget* parent)
    : QWidget(parent)
    , players_(new QButtonGroup(this))
    , group_(new QButtonGroup(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(2);
    addPlayers();
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

void PresetList::addPlayers()
{
    auto* const line = new FlowLayout(dialogSpacing().group, 2);
    auto* const label = new QLabel(tr("Players:"), this);
    line->addWidget(label);
    for (int players = 2; players <= maxSeats; ++players) {
        auto* const button = new QRadioButton(QString::number(players), this);
        button->setAccessibleName(tr("%n player(s)", nullptr, players));
        addRadioButton(*players_, *button, players);
        line->addWidget(button);
        label->setMinimumHeight(button->sizeHint().height()); // in line with them
    }
    connect(players_, &QButtonGroup::idToggled, this, [this](int players, bool on) {
        if (!on)
            return;
        showPlayers(players);
        Q_EMIT chosen(*std::ranges::find(
            presets(), players, [](const Preset& preset) { return tableSeats(preset.variant); }));
    });
    static_cast<QVBoxLayout*>(layout())->addLayout(line);
    layout()->addItem(new QSpacerItem(0, 4));
}

void PresetList::add(const Preset& preset, int id)
{
    auto* button = new QRadioButton(presetName(preset.key), this);
    auto* help = new QLabel(presetHelp(preset.key), this);
    help->setWordWrap(true);
    help->setIndent(style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth)
        + style()->pixelMetric(QStyle::PM_RadioButtonLabelSpacing));
    button->setAccessibleDescription(help->text());
    addRadioButton(*group_, *button, id);
    layout()->addWidget(button);
    layout()->addWidget(help);
    entries_.push_back({ tableSeats(preset.variant), button, help });
}

void PresetList::setChosen(const Preset& preset)
{
    const QSignalBlocker noPreset(group_);
    const QSignalBlocker noPlayers(players_);
    const int players = tableSeats(preset.variant);
    group_->button(static_cast<int>(&preset - presets().data()))->setChecked(true);
    players_->button(players)->setChecked(true);
    showPlayers(players);
}

void PresetList::showPlayers(int players)
{
    for (const Entry& entry : entries_) {
        entry.button->setVisible(entry.players == players);
        entry.help->setVisible(entry.players == players);
    }
}

} // namespace sheepshead
