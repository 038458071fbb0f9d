// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/players_page.h"

#include "engine/cards/seat.h"
#include "engine/rules/layouts.h"
#include "ui/widgets/suggest_names.h"
#include "ui/words/level_words.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace sheepshead {

namespace {

/// Chairs of the largest table that can be set up.
int mostSeats()
{
    int most = 0;
    for (const Layout& layout : layouts)
        most = std::max(most, layout.players + 1); // a dealer may sit out
    return std::min(most, maxSeats);
}

QLabel* wrappedLabel(const QString& words)
{
    auto* const label = new QLabel(words);
    label->setWordWrap(true);
    return label;
}

} // namespace

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
    describe(); // with the title: on Linux Qt reads the chosen text instead of the name
}

PlayersPage::PlayersPage(QWidget* parent)
    : PreferencesPage(parent)
{
    auto* const form = new QFormLayout(this);
    form->addRow(
        wrappedLabel(tr("Clockwise from your seat. Smaller tables use only the first seats.")));
    for (int i = 0; i < mostSeats(); ++i)
        addChair(*form);
    for (std::size_t i = 0; i < levelKeys.size(); ++i) {
        const auto level = static_cast<Level>(i);
        //: a level of computer players, and a sentence on how they play
        form->addRow(wrappedLabel(tr("%1: %2").arg(levelName(level), levelDescription(level))));
    }
    form->addRow(wrappedLabel(tr("A change of level takes effect with the next deal.")));
    notice_ = new QCheckBox(tr("Experts and hints &notice how each player plays"));
    notice_->setToolTip(tr("The score book remembers it by player. History and statistics shows "
                           "what it knows, and can forget it."));
    notice_->setAccessibleDescription(notice_->toolTip());
    form->addRow(notice_);
}

void PlayersPage::setKnownNames(const QStringList& people, const QStringList& computers)
{
    for (std::size_t i = 0; i < names_.size(); ++i)
        suggestNames(*names_[i], i == 0 ? people : computers);
}

void PlayersPage::addChair(QFormLayout& form)
{
    auto* const name = new QLineEdit;
    name->setMaxLength(20);
    names_.push_back(name);
    if (names_.size() == 1) {
        form.addRow(tr("&You:"), name);
        return;
    }
    const auto number = static_cast<int>(names_.size());
    auto* const level = new LevelBox(tr("Level of seat %1").arg(number));
    levels_.push_back(level);
    auto* const row = new QHBoxLayout;
    row->addWidget(name, 1);
    row->addWidget(level);
    auto* const label = new QLabel(tr("Seat &%1:").arg(number));
    label->setBuddy(name);
    form.addRow(label, row);
}

void PlayersPage::read(const Preferences& preferences)
{
    for (std::size_t i = 0; i < names_.size(); ++i)
        names_[i]->setText(preferences.names.value(static_cast<int>(i)));
    for (std::size_t i = 0; i < levels_.size(); ++i)
        levels_[i]->choose(preferences.levels.at(i + 1));
    notice_->setChecked(preferences.notice);
}

/// An empty name keeps the old one.
void PlayersPage::write(Preferences& preferences) const
{
    for (std::size_t i = 0; i < names_.size(); ++i) {
        const QString name = names_[i]->text().simplified();
        if (!name.isEmpty())
            preferences.names[static_cast<int>(i)] = name;
    }
    for (std::size_t i = 0; i < levels_.size(); ++i)
        preferences.levels.at(i + 1) = levels_[i]->level();
    preferences.notice = notice_->isChecked();
}

} // namespace sheepshead
