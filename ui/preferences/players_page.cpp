// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/players_page.h"

#include "ui/preferences/seats_form.h"
#include "ui/words/level_words.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

namespace sheepshead {

namespace {

QLabel* wrappedLabel(const QString& words)
{
    auto* const label = new QLabel(words);
    label->setWordWrap(true);
    return label;
}

} // namespace

PlayersPage::PlayersPage(QWidget* parent)
    : PreferencesPage(parent)
    , form_(new SeatsForm)
    , notice_(new QCheckBox(tr("Experts and hints &notice how each player plays")))
{
    auto* const column = new QVBoxLayout(this);
    column->addWidget(
        wrappedLabel(tr("Clockwise from your seat. Smaller tables use only the first seats.")));
    column->addWidget(form_);
    for (std::size_t i = 0; i < levelKeys.size(); ++i) {
        const auto level = static_cast<Level>(i);
        //: a level of computer players, and a sentence on how they play
        column->addWidget(
            wrappedLabel(tr("%1: %2").arg(levelName(level), levelDescription(level))));
    }
    column->addWidget(wrappedLabel(tr("A change of level takes effect with the next deal.")));
    notice_->setToolTip(tr("The score book remembers it by player. History and statistics shows "
                           "what it knows, and can forget it."));
    notice_->setAccessibleDescription(notice_->toolTip());
    column->addWidget(notice_);
    column->addStretch();
}

void PlayersPage::setKnownNames(const QStringList& people, const QStringList& computers)
{
    form_->setKnownNames(people, computers);
}

void PlayersPage::read(const Preferences& preferences)
{
    form_->read(preferences);
    notice_->setChecked(preferences.notice);
}

void PlayersPage::write(Preferences& preferences) const
{
    form_->write(preferences);
    preferences.notice = notice_->isChecked();
}

} // namespace sheepshead
