// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/result_details.h"

#include "ui/cards/card_row.h"
#include "ui/cards/pictures.h"
#include "ui/table/panels/panel_parts.h"
#include "ui/table/panels/result_words.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/scores/sheet_figures.h"
#include "ui/words/terms/card_words.h"
#include "ui/words/terms/trump_words.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace sheepshead {

ResultDetails::ResultDetails(const HandScored& scored, const ResultRows& rows, CardTheme& theme,
    const PanelScale& scale, QWidget* parent)
    : QWidget(parent)
    , theme_(theme)
    , scale_(scale)
{
    auto* const details = new QHBoxLayout(this);
    details->setContentsMargins({});
    auto* const grid = new QGridLayout;
    grid->setHorizontalSpacing(px(10));
    grid->setVerticalSpacing(px(4));
    grid->setColumnStretch(1, 1);
    for (const Seat seat : rows.seats)
        addSeat(*grid, seat, scored, rows);
    auto* const cards = new QVBoxLayout;
    addCards(*cards, scored);
    auto* const column = new QVBoxLayout;
    column->addLayout(grid);
    column->addStretch();
    details->addLayout(column, 1);
    details->addSpacing(px(28));
    details->addLayout(cards);
}

QLabel* ResultDetails::words(const QString& text, PanelType type, bool bold)
{
    return sizedLabel(text, scale_.pixels(type), bold, this);
}

void ResultDetails::addSeat(
    QGridLayout& grid, Seat seat, const HandScored& scored, const ResultRows& rows)
{
    const int row = grid.rowCount();
    const SeatInfo& info = rows.seating.at(seat);
    auto* const face = new QLabel(this);
    face->setPixmap(picture(portraitFile(info.portrait), px(30), devicePixelRatioF()));
    QLabel* const name = words(info.name, PanelType::Words, isYou(seat, rows.seating));
    name->setText(name->fontMetrics().elidedText(info.name, Qt::ElideRight, px(170)));
    const Score score = rows.scores[seat];
    grid.addWidget(face, row, 0);
    grid.addWidget(name, row, 1);
    grid.addWidget(words(besideName(seat, scored, rows.picking), PanelType::Note, false), row, 2);
    trump_[seat] = words({}, PanelType::Key, false);
    trump_[seat]->hide();
    grid.addWidget(trump_[seat], row, 3, Qt::AlignRight);
    grid.addWidget(
        words(scoreText(score), PanelType::Title, score.value > 0), row, 4, Qt::AlignRight);
    if (const CardSet unplayed = scored.hands[seat]; !unplayed.empty())
        grid.addWidget(new CardRow(theme_, {}, unplayed, scale_.unit, this), row, 5);
}

void ResultDetails::showTrumpHeld(const PerSeat<int>& held)
{
    for (int i = 0; i < maxSeats; ++i)
        if (QLabel* const label = trump_[seatAt(i)]) {
            label->setText(trumpHeldText(held[seatAt(i)]));
            label->setToolTip(tr("Trump in the hand when the play began"));
            label->show();
        }
}

/// The under beside the bury, where it lay.
void ResultDetails::addCards(QVBoxLayout& column, const HandScored& scored)
{
    auto* const put = new QHBoxLayout;
    put->setSpacing(px(12));
    const auto row = [&](const QString& caption, CardSet cards) {
        return new CardRow(theme_, caption, cards, scale_.unit, this);
    };
    if (!scored.blind.empty())
        column.addWidget(row(blindCaption(scored), scored.blind));
    if (!scored.buried.empty())
        put->addWidget(
            row(tr("Buried: %1").arg(pointsText(scored.buried.points())), scored.buried));
    if (scored.under)
        put->addWidget(row(tr("Under"), { *scored.under }));
    put->addStretch();
    column.addLayout(put);
    column.addStretch();
}

} // namespace sheepshead
