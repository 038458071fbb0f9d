// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/seats_form.h"

#include "engine/cards/seat.h"
#include "ui/widgets/suggest_names.h"
#include "ui/words/level_words.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace sheepshead {

namespace {

constexpr int longestNameAtTable = 20; ///< what a plate on the table has room for

} // namespace

LevelBox::LevelBox(const QString& title, QWidget* parent)
    : QComboBox(parent)
{
    for (std::size_t i = 0; i < levelKeys.size(); ++i) {
        const auto level = static_cast<Level>(i);
        addItem(levelName(level));
        setItemData(static_cast<int>(i), levelDescription(level), Qt::AccessibleDescriptionRole);
        setItemData(static_cast<int>(i), levelDescription(level), Qt::ToolTipRole);
    }
    setAccessibleName(title);
    const auto describe = [this, title] {
        //: whose level it is, and a sentence on how such a player plays
        setAccessibleDescription(tr("%1. %2").arg(title, levelDescription(level())));
        setToolTip(levelDescription(level()));
    };
    connect(this, &QComboBox::currentIndexChanged, this, describe);
    describe(); // with the title: on Linux Qt reads the chosen text instead of the name
}

SeatsForm::SeatsForm(QWidget* parent)
    : QWidget(parent)
    , shown_(maxSeats)
{
    auto* const grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setColumnStretch(1, 1);
    for (int seat = 0; seat < maxSeats; ++seat)
        add(seat);
}

void SeatsForm::add(int seat)
{
    auto* const grid = static_cast<QGridLayout*>(layout());
    auto* const name = new QLineEdit(this);
    name->setMaxLength(longestNameAtTable);
    auto* const label = new QLabel(seat == 0 ? tr("&You:") : tr("Seat &%1:").arg(seat + 1), this);
    label->setBuddy(name);
    grid->addWidget(label, seat, 0);
    if (seat == 0) {
        grid->addWidget(name, seat, 1, 1, 2);
        chairs_.push_back({ label, name, nullptr });
        return;
    }
    auto* const level = new LevelBox(tr("Level of seat %1").arg(seat + 1), this);
    grid->addWidget(name, seat, 1);
    grid->addWidget(level, seat, 2);
    chairs_.push_back({ label, name, level });
}

void SeatsForm::setKnownNames(const QStringList& people, const QStringList& computers)
{
    for (const Chair& chair : chairs_)
        suggestNames(*chair.name, chair.level ? computers : people);
}

void SeatsForm::showSeats(int seats)
{
    shown_ = seats;
    for (int seat = 0; seat < maxSeats; ++seat) {
        const Chair& chair = chairs_[static_cast<std::size_t>(seat)];
        chair.label->setVisible(seat < seats);
        chair.name->setVisible(seat < seats);
        if (chair.level)
            chair.level->setVisible(seat < seats);
    }
}

void SeatsForm::read(const Preferences& preferences)
{
    for (std::size_t i = 0; i < chairs_.size(); ++i) {
        chairs_[i].name->setText(preferences.names.value(static_cast<int>(i)));
        if (chairs_[i].level)
            chairs_[i].level->choose(preferences.levels.at(i));
    }
}

void SeatsForm::write(Preferences& preferences) const
{
    for (std::size_t i = 0; i < static_cast<std::size_t>(shown_); ++i) {
        const QString name = chairs_[i].name->text().simplified();
        if (!name.isEmpty())
            preferences.names[static_cast<int>(i)] = name;
        if (chairs_[i].level)
            preferences.levels.at(i) = chairs_[i].level->level();
    }
}

} // namespace sheepshead
