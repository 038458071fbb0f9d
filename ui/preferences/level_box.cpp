// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/level_box.h"

#include "ui/words/level_words.h"

namespace sheepshead {

LevelBox::LevelBox(const QString& title, QWidget* parent)
    : QComboBox(parent)
{
    for (std::size_t i = 0; i < levelKeys.size(); ++i) {
        const auto level = static_cast<Level>(i);
        addItem(levelName(level));
        setItemData(static_cast<int>(i), levelDescription(level), Qt::AccessibleDescriptionRole);
    }
    setAccessibleName(title);
    const auto describe = [this, title] {
        //: whose level it is, and a sentence on how such a player plays
        setAccessibleDescription(tr("%1. %2").arg(title, levelDescription(level())));
    };
    connect(this, &QComboBox::currentIndexChanged, this, describe);
    describe(); // with the title: on Linux Qt tells the chosen text in place of the name
}

} // namespace sheepshead
