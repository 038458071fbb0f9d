// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/challenge/challenge_viewer_row.h"

#include "ui/challenge/challenge_words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace sheepshead {

ChallengeViewerRow::ChallengeViewerRow(QWidget* parent)
    : QWidget(parent)
    , person_(new QComboBox)
    , seatLabel_(new QLabel(tr("S&eat:")))
    , seat_(new QComboBox)
{
    auto* const label = new QLabel(tr("&Who plays:"));
    label->setBuddy(person_);
    person_->setToolTip(tr("Each plays the deals alone, and sees the others' scores of the deals "
                           "that they have played themselves."));
    person_->setAccessibleDescription(person_->toolTip());
    person_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    seatLabel_->setBuddy(seat_);
    seat_->setToolTip(tr("People at the same seat of real tables had the same cards. Seat 1 had "
                         "the cards of those who play at a computer."));
    seat_->setAccessibleDescription(seat_->toolTip());
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins({});
    for (QWidget* const part :
        std::initializer_list<QWidget*> { label, person_, seatLabel_, seat_ })
        row->addWidget(part);
    row->addStretch();
    connect(person_, &QComboBox::activated, this, [this] {
        if (person_->currentData().toBool())
            Q_EMIT tablesChosen();
        else
            Q_EMIT personChosen(person_->currentText().toStdString());
    });
    connect(seat_, &QComboBox::activated, this, &ChallengeViewerRow::seatChosen);
}

void ChallengeViewerRow::setChallenge(const KeptChallenge* kept)
{
    setVisible(kept && (!kept->housemates.empty() || !kept->tables.empty()));
    fillPeople(kept);
    fillSeats(kept);
}

/// In the order of their names, so that they stay where they are.
void ChallengeViewerRow::fillPeople(const KeptChallenge* kept)
{
    person_->clear();
    if (!kept)
        return;
    QStringList names;
    if (!kept->own.player.empty())
        names << QString::fromStdString(kept->own.player);
    for (const ChallengeResult& housemate : kept->housemates)
        names << QString::fromStdString(housemate.player);
    names.sort(Qt::CaseInsensitive);
    person_->addItems(names);
    if (!kept->tables.empty()) //: all deals that tables with real cards have played are shown
        person_->addItem(tr("Real tables"), true);
    person_->setCurrentIndex(kept->looksAtTables()
            ? person_->count() - 1
            : static_cast<int>(names.indexOf(QString::fromStdString(kept->own.player))));
}

void ChallengeViewerRow::fillSeats(const KeptChallenge* kept)
{
    const bool hasTables = kept && !kept->tables.empty();
    seatLabel_->setVisible(hasTables);
    seat_->setVisible(hasTables);
    const int before = std::max(0, seat_->currentIndex());
    seat_->clear();
    if (!hasTables)
        return;
    const int seats = kept->challenge.rules.tableSeats();
    for (const Seat seat : SeatSet::firstSeats(seats))
        seat_->addItem(seatAtTable(seat), indexOf(seat));
    seat_->addItem(tr("All seats"));
    seat_->setCurrentIndex(std::min(before, seats));
}

std::optional<Seat> ChallengeViewerRow::seat() const
{
    const QVariant chosen = seat_->currentData();
    return chosen.isValid() ? std::optional(seatAt(chosen.toInt())) : std::nullopt;
}

} // namespace sheepshead
