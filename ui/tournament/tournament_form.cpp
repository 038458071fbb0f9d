// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/tournament_form.h"

#include "engine/challenge/challenge_name.h"
#include "engine/tournament/payout.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/opening_size.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

constexpr int allPercent = 100;

/// With more rounds the prizes of the rounds could be more than there is.
void lowerSessionPrize(Tournament& tournament)
{
    while (percentGiven(tournament) > allPercent && tournament.payout.session > 0)
        --tournament.payout.session;
}

std::string cleanedTitle(const QLineEdit& line)
{
    return cleanedName(line.text().simplified().toStdString(), longestTournament);
}

} // namespace

TournamentForm::TournamentForm(Tournament tournament, QWidget* parent)
    : QDialog(parent)
    , tournament_(std::move(tournament))
    , name_(new QLineEdit(QString::fromStdString(tournament_.name)))
    , date_(new QDateEdit(QDate::fromString(QString::fromStdString(tournament_.date), Qt::ISODate)))
    , rounds_(new WholeNumberBox)
    , hands_(new WholeNumberBox)
    , fours_(new QCheckBox(tr("Allow tables of f&our")))
    , sixes_(new QCheckBox(tr("Allow tables of si&x; the dealer sits out")))
{
    setWindowTitle(tr("Tournament"));
    name_->setMaxLength(static_cast<int>(longestTournament));
    date_->setCalendarPopup(true);
    // A round that is drawn stays.
    rounds_->setRange(std::max(1, static_cast<int>(tournament_.draws.size())), mostRounds);
    rounds_->setValue(tournament_.rounds);
    hands_->setRange(1, mostHandsOfRound);
    hands_->setValue(tournament_.hands);
    fours_->setChecked(tournament_.foursAllowed);
    sixes_->setChecked(tournament_.sixesAllowed);
    auto* const form = new QFormLayout;
    form->addRow(tr("&Name:"), name_);
    form->addRow(tr("&Day:"), date_);
    form->addRow(tr("&Rounds:"), rounds_);
    form->addRow(tr("&Hands a round:"), hands_);
    form->addRow(fours_);
    form->addRow(sixes_);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    auto* const column = new QVBoxLayout(this);
    column->addLayout(form);
    beginGroup(*column);
    column->addWidget(buttons);
    const auto showOk = [this] { ok_->setEnabled(!cleanedTitle(*name_).empty()); };
    connect(name_, &QLineEdit::textChanged, this, showOk);
    connect(buttons, &QDialogButtonBox::accepted, this, &TournamentForm::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showOk();
    openAtWords(*this);
    name_->setFocus();
    name_->selectAll();
}

void TournamentForm::choose()
{
    if (remindOfNumber(*this))
        return;
    tournament_.name = cleanedTitle(*name_);
    tournament_.date = date_->date().toString(Qt::ISODate).toStdString();
    tournament_.rounds = rounds_->value();
    tournament_.hands = hands_->value();
    tournament_.foursAllowed = fours_->isChecked();
    tournament_.sixesAllowed = sixes_->isChecked();
    lowerSessionPrize(tournament_);
    accept();
    Q_EMIT chosen(tournament_);
}

} // namespace sheepshead
