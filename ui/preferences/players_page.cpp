// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/players_page.h"

#include "ui/preferences/seats_form.h"
#include "ui/widgets/wrapped_check_box.h"
#include "ui/words/players/level_words.h"

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
    , mostPlayed_(wrappedLabel({}))
    , notice_(new WrappedCheckBox(tr("Experts and hints &notice how each player plays")))
    , remarks_(new WrappedCheckBox(tr("Computer players mak&e remarks")))
    , remarksAloud_(new WrappedCheckBox(tr("A &screen reader reads their remarks")))
{
    auto* const column = new QVBoxLayout(this);
    column->addWidget(
        wrappedLabel(tr("Clockwise from your seat. Smaller tables use only the first seats.") + u' '
            + tr("Other players sit down with the next new game.")));
    mostPlayed_->hide();
    column->addWidget(mostPlayed_);
    column->addWidget(form_);
    notice_->setToolTip(tr("The score book remembers it by player. History and statistics shows "
                           "what it knows, and can forget it."));
    notice_->setAccessibleDescription(notice_->toolTip());
    column->addWidget(notice_);
    remarks_->setToolTip(
        tr("A few words now and then, about what everyone at the table has seen."));
    remarks_->setAccessibleDescription(remarks_->toolTip());
    column->addWidget(remarks_);
    column->addWidget(remarksAloud_);
    connect(remarks_, &QCheckBox::toggled, remarksAloud_, &QWidget::setEnabled);
    for (std::size_t i = 0; i < levelKeys.size(); ++i) {
        const auto level = static_cast<Level>(i);
        //: a level of computer players, and a sentence on how they play
        column->addWidget(
            wrappedLabel(tr("%1: %2").arg(levelName(level), levelDescription(level))));
    }
    column->addWidget(wrappedLabel(tr("A change of level takes effect with the next deal.")));
    column->addStretch();
}

void PlayersPage::setGamesTogether(const QHash<QString, int>& games)
{
    form_->setGamesTogether(games);
    QString most;
    bool alone = false; // at the top
    for (auto one = games.begin(); one != games.end(); ++one) {
        const int before = games.value(most);
        alone = one.value() > before || (alone && one.value() < before);
        if (one.value() > before)
            most = one.key();
    }
    mostPlayed_->setVisible(alone);
    mostPlayed_->setText(
        tr("You have played most with %1: %n game(s).", nullptr, games.value(most)).arg(most));
}

void PlayersPage::setKnownNames(const QStringList& people, const QStringList& computers)
{
    form_->setKnownNames(people, computers);
}

void PlayersPage::read(const Preferences& preferences)
{
    form_->read(preferences);
    notice_->setChecked(preferences.notice);
    remarks_->setChecked(preferences.remarks);
    remarksAloud_->setChecked(preferences.remarksAloud);
    remarksAloud_->setEnabled(preferences.remarks);
}

void PlayersPage::write(Preferences& preferences) const
{
    form_->write(preferences);
    preferences.notice = notice_->isChecked();
    preferences.remarks = remarks_->isChecked();
    preferences.remarksAloud = remarksAloud_->isChecked();
}

} // namespace sheepshead
