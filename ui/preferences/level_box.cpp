// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/level_box.h"

namespace sheepshead {

LevelBox::LevelBox(const QString& title, QWidget* parent)
    : QComboBox(parent)
{
    for (std::size_t i = 0; i < levelKeys.size(); ++i) {
        const auto level = static_cast<Level>(i);
        addItem(name(level));
        setItemData(static_cast<int>(i), description(level), Qt::AccessibleDescriptionRole);
    }
    setAccessibleName(title);
    const auto describe = [this, title] {
        //: whose level it is, and a sentence on how such a player plays
        setAccessibleDescription(tr("%1. %2").arg(title, description(level())));
    };
    connect(this, &QComboBox::currentIndexChanged, this, describe);
    describe(); // with the title: on Linux Qt tells the chosen text in place of the name
}

QString LevelBox::name(Level level)
{
    switch (level) {
    case Level::Beginner:
        return tr("Beginner");
    case Level::Regular:
        return tr("Regular");
    case Level::Expert:
        return tr("Expert");
    }
    return {};
}

QString LevelBox::description(Level level)
{
    switch (level) {
    case Level::Beginner:
        return tr("Passes good hands, and makes the mistakes of people who are new to the game.");
    case Level::Regular:
        return tr("Plays by the rules of thumb of a seasoned table.");
    case Level::Expert:
        return tr("Thinks through how the unseen cards may lie, for up to a second.");
    }
    return {};
}

} // namespace sheepshead
