// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/hint_panel.h"

#include "ui/table/panels/overlay_colours.h"
#include "ui/words/advice_words.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

namespace {

/// Choices that are shown; the rest is counted.
constexpr int shownChoices = 5;
constexpr int nominalWidth = 560;
constexpr int leastWidth = 400; ///< where there is room for it
constexpr QColor shade { 14, 20, 26, 238 };

QLabel* plainLabelOnShade(const QColor& colour, QWidget* parent)
{
    auto* const label = new QLabel(parent);
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
    label->setTextFormat(Qt::PlainText);
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    return label;
}

} // namespace

HintPanel::HintPanel(QWidget* parent)
    : QWidget(parent)
    , column_(new QVBoxLayout(this))
    , body_(new QBoxLayout(QBoxLayout::TopToBottom))
    , title_(plainLabelOnShade(overlay::words, this))
    , reason_(plainLabelOnShade(overlay::quietWords, this))
    , choices_(new QGridLayout)
{
    title_->setWordWrap(true);
    reason_->setWordWrap(true);
    choices_->setColumnStretch(0, 1);
    column_->addWidget(title_);
    column_->addLayout(body_);
    body_->addWidget(reason_, 1);
    body_->addLayout(choices_);
    body_->setAlignment(choices_, Qt::AlignTop);
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("Click or press Esc to put the hint away."));
    applyFonts();
    hide();
}

void HintPanel::setUnit(qreal unit)
{
    if (qFuzzyCompare(unit, unit_))
        return;
    unit_ = unit;
    applyFonts();
}

void HintPanel::applyFonts()
{
    QFont plain = font();
    plain.setPixelSize(qMax(12, qRound(15 * unit_)));
    QFont large = plain;
    large.setPixelSize(qMax(14, qRound(18 * unit_)));
    large.setBold(true);
    title_->setFont(large);
    reason_->setFont(plain);
    for (QLabel* const cell : findChildren<QLabel*>(QStringLiteral("choice"))) {
        QFont font = plain;
        font.setBold(cell->font().bold());
        cell->setFont(font);
    }
    const int margin = qRound(14 * unit_);
    column_->setContentsMargins(margin + 2, margin, margin + 2, margin);
    column_->setSpacing(qRound(8 * unit_));
    body_->setSpacing(qRound(8 * unit_));
    choices_->setHorizontalSpacing(qRound(24 * unit_));
    choices_->setVerticalSpacing(qRound(3 * unit_));
}

void HintPanel::clearChoices()
{
    while (QLayoutItem* const item = choices_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    rows_ = 0;
    spoken_.clear();
}

void HintPanel::addRow(const QStringList& cells, bool strong)
{
    const int row = choices_->rowCount();
    for (int column = 0; column < cells.size(); ++column) {
        QLabel* const cell = plainLabelOnShade(strong ? overlay::words : overlay::quietWords, this);
        cell->setObjectName(QStringLiteral("choice"));
        QFont font = reason_->font();
        font.setBold(strong);
        cell->setFont(font);
        cell->setText(cells[column]);
        choices_->addWidget(
            cell, row, column, column == 0 ? Qt::Alignment() : Qt::AlignRight | Qt::AlignVCenter);
        cell->show();
    }
    ++rows_;
}

void HintPanel::addChoices(const Advice& advice, const Observation& seen)
{
    const auto count = static_cast<int>(advice.prospects.size());
    if (count < 2)
        return;
    addRow({ count > shownChoices ? tr("The best of %n choices", nullptr, count) : QString(),
               tr("points expected"), tr("wins") },
        false);
    for (int i = 0; i < std::min(shownChoices, count); ++i) {
        const Prospect& choice = advice.prospects[static_cast<std::size_t>(i)];
        const QStringList cells { actionLabel(choice.action, seen), expectedText(choice.score),
            shareText(choice.winChance) };
        addRow(cells, i == 0);
        spoken_ << tr("%1: %2 points expected, wins %3.", "a choice and what it promises")
                       .arg(cells[0], cells[1], cells[2]);
    }
}

void HintPanel::tell(const QString& title, const QString& reason)
{
    title_->setText(title);
    reason_->setText(reason);
    reason_->setVisible(!reason.isEmpty());
    setAccessibleName(title);
    setAccessibleDescription((QStringList { reason } + spoken_).join(QStringLiteral(" ")));
    body_->invalidate();
    column_->invalidate();
    show();
    raise();
    Q_EMIT told(title + QStringLiteral(". ") + accessibleDescription());
}

void HintPanel::showThinking()
{
    clearChoices();
    tell(tr("Hint: thinking…"), {});
}

void HintPanel::showAdvice(const Advice& advice, const Observation& seen, const Seating& seating)
{
    clearChoices();
    addChoices(advice, seen);
    tell(tr("Hint: %1").arg(actionLabel(advice.recommended, seen)),
        adviceReason(advice, seen, seating));
}

void HintPanel::showRow(int row, bool shown)
{
    const int first = choices_->rowCount() - rows_;
    for (int column = 0; column < choices_->columnCount(); ++column)
        if (QLayoutItem* const cell = choices_->itemAtPosition(first + row, column))
            cell->widget()->setVisible(shown);
    choices_->invalidate();
    body_->invalidate();
    column_->invalidate();
}

bool HintPanel::fitInto(QSize room, const Shape& shape)
{
    const bool thinking = reason_->text().isEmpty();
    body_->setDirection(shape.flat ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (int row = 0; row < rows_; ++row)
        showRow(row, true);
    const int needed = qMax(leastWidth, column_->minimumSize().width()); // whole names of choices
    int width =
        qMin(qMax(needed, shape.width.value_or(qRound(nominalWidth * unit_))), room.width());
    if (thinking)
        width = qMin(width, column_->sizeHint().width());
    else if (column_->totalHeightForWidth(width) > room.height())
        width = room.width();
    bool complete = true;
    for (int row = rows_ - 1; row > 1 && column_->totalHeightForWidth(width) > room.height();
         --row) {
        showRow(row, false);
        complete = false;
    }
    const int height = column_->totalHeightForWidth(width);
    resize(width, height);
    return complete && height <= room.height() && column_->minimumSize().width() <= width;
}

void HintPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(overlay::shadeEdge, 1));
    painter.setBrush(shade);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 14 * unit_, 14 * unit_);
}

void HintPanel::mousePressEvent(QMouseEvent*) { Q_EMIT dismissed(); }

} // namespace sheepshead
