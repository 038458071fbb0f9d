// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/sheet_delegates.h"

#include "ui/scores/pad_paper.h"
#include "ui/scores/score_sheet_model.h"
#include "ui/scores/score_totals_model.h"
#include "ui/scores/seat_marks.h"
#include "ui/widgets/mixed_colour.h"
#include "ui/words/scores/sheet_figures.h"

#include <QApplication>
#include <QPainter>

namespace sheepshead {

namespace {

constexpr int sidePadding = 5;
constexpr int rowPadding = 3;
constexpr int markGap = 4;

struct CellColours {
    QColor text;
    QColor quiet; ///< for what matters less, still at 4.5 : 1 or better on usual palettes
    QColor hairline;
};

CellColours coloursOf(const QStyleOptionViewItem& option)
{
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QPalette& palette = option.palette;
    const QColor text = palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor base = palette.color(selected ? QPalette::Highlight : QPalette::Base);
    return { text, selected ? text : mixed(text, base, 0.72), mixed(text, base, 0.14) };
}

QFont withWeight(QFont font, QFont::Weight weight)
{
    font.setWeight(weight);
    return font;
}

/// Rules of paper: a line below, and at the left end the margin.
void paintRules(QPainter& painter, const QRect& cell, bool first)
{
    painter.setPen(pad_paper::rule);
    painter.drawLine(cell.bottomLeft(), cell.bottomRight());
    if (!first)
        return;
    painter.setPen(pad_paper::margin);
    for (const int x : { 0, 2 })
        painter.drawLine(cell.topLeft() + QPoint(x, 0), cell.bottomLeft() + QPoint(x, 0));
}

/// Background, selection and focus as the style has them; the figures are ours.
void paintGround(
    QPainter& painter, QStyleOptionViewItem option, const CellColours& colours, SheetLook look)
{
    option.text.clear();
    const QWidget* widget = option.widget;
    const QStyle* style = widget ? widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &option, &painter, widget);
    if (look == SheetLook::Paper)
        return paintRules(painter, option.rect, option.index.column() == 0);
    painter.setPen(colours.hairline);
    painter.drawLine(option.rect.topLeft(), option.rect.bottomLeft());
}

/// Returns where the figure begins.
int paintFigure(QPainter& painter, const QRect& line, const QString& figure)
{
    QRect taken;
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, figure, &taken);
    return taken.left();
}

QRectF markBefore(int x, const QRect& line)
{
    const double size = line.height() * 0.5;
    const double left = std::max<double>(line.left() - sidePadding + 2, x - markGap - size);
    return { left, line.center().y() + 0.5 - size / 2, size, size };
}

class ScorePainter {
public:
    ScorePainter(QPainter& painter, const QStyleOptionViewItem& cell, const QModelIndex& index,
        SheetLook look)
        : painter_(painter)
        , cell_(cell)
        , index_(index)
        , look_(look)
        , colours_(coloursOf(cell))
    {
    }

    void paint()
    {
        paintGround(painter_, cell_, colours_, look_);
        const QRect inside =
            cell_.rect.adjusted(sidePadding, rowPadding, -sidePadding, -rowPadding);
        const int height = inside.height() / 2;
        const QRect above(inside.topLeft(), QSize(inside.width(), height));
        paintScore(above);
        paintTotal(above.translated(0, height));
    }

private:
    void paintScore(const QRect& line)
    {
        const bool won = index_.data(ScoreSheetModel::ScoreRole).toInt() > 0;
        painter_.setPen(won ? colours_.text : colours_.quiet);
        painter_.setFont(withWeight(cell_.font, won ? QFont::Bold : QFont::Normal));
        const int left = paintFigure(painter_, line, index_.data().toString());
        const auto role = static_cast<SeatRole>(index_.data(ScoreSheetModel::SeatRoleRole).toInt());
        if (role != SeatRole::None)
            paintSeatMark(painter_, role == SeatRole::Picker ? SeatMark::Picker : SeatMark::Partner,
                markBefore(left, line), colours_.text);
    }

    void paintTotal(const QRect& line)
    {
        painter_.setPen(colours_.quiet);
        painter_.setFont(cell_.font);
        const Score total { index_.data(ScoreSheetModel::TotalRole).toInt() };
        const int left = paintFigure(painter_, line, totalText(total));
        if (index_.data(ScoreSheetModel::DealtRole).toBool())
            paintSeatMark(painter_, SeatMark::Dealer, markBefore(left, line), colours_.text);
    }

    QPainter& painter_;
    const QStyleOptionViewItem& cell_;
    const QModelIndex& index_;
    const SheetLook look_;
    const CellColours colours_;
};

} // namespace

void SheetDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const bool chosen = option->state.testFlag(QStyle::State_Selected);
    if (!chosen || !option->widget || option->widget->hasFocus())
        return;
    option->state.setFlag(QStyle::State_Selected, false);
    option->backgroundBrush = mixed(
        option->palette.color(QPalette::Highlight), option->palette.color(QPalette::Base), 0.22);
}

void ScoreDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    painter->save();
    ScorePainter(*painter, cell, index, look()).paint();
    painter->restore();
}

void TotalDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    if (cell.text.isEmpty())
        return;

    painter->save();
    const CellColours colours = coloursOf(cell);
    paintGround(*painter, cell, colours, look());
    const bool leads = index.data(ScoreTotalsModel::LeadsRole).toBool();
    const bool onPaper = look() == SheetLook::Paper;
    painter->setPen(QPen(onPaper ? pad_paper::pencil : colours.text, onPaper ? 1.6 : 1));
    painter->setBrush(Qt::NoBrush);
    if (leads) {
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF frame = QRectF(cell.rect).adjusted(2.5, 2.5, -1.5, -2.5);
        onPaper ? painter->drawEllipse(frame) : painter->drawRoundedRect(frame, 4, 4);
    }
    painter->setFont(withWeight(cell.font, leads ? QFont::Bold : QFont::Medium));
    paintFigure(*painter, cell.rect.adjusted(0, 0, -sidePadding, 0), cell.text);
    painter->restore();
}

} // namespace sheepshead
