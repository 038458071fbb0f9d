// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/sheet_page_painter.h"

#include "ui/scores/print_words.h"
#include "ui/words/scores/sheet_figures.h"
#include "ui/words/scores/sheet_words.h"

namespace sheepshead {

namespace {

const QColor ink = Qt::black;
const QColor faintInk(170, 170, 170);
const QColor tint(243, 243, 243); ///< behind every other row

} // namespace

SheetPagePainter::SheetPagePainter(QPainter& painter, const ScoreSheetModel& sheet,
    const SheetPlan& plan, const PrintMeasures& measures, QSizeF size)
    : painter_(painter)
    , sheet_(sheet)
    , plan_(plan)
    , measures_(measures)
    , size_(size)
    , padding_(measures.gap(3))
{
}

QRectF SheetPagePainter::handCell(double height) const
{
    return { 0, y_, plan_.columns().hand, height };
}

QRectF SheetPagePainter::dealerCell(double height) const
{
    return { plan_.columns().hand, y_, plan_.columns().dealer, height };
}

QRectF SheetPagePainter::playerCell(int player, double height) const
{
    const double width = plan_.columns().player;
    return { dealerCell(0).right() + player * width, y_, width, height };
}

QRectF SheetPagePainter::happenedCell(double height) const
{
    return { playerCell(sheet_.players(), 0).left(), y_, plan_.columns().happened, height };
}

void SheetPagePainter::words(
    const QRectF& cell, Qt::Alignment side, const QFont& font, const QStringList& lines)
{
    const double height = measures_.lineHeight(font);
    const double inside = static_cast<double>(lines.size()) * height;
    QRectF line(cell.left() + padding_, cell.center().y() - inside / 2, cell.width() - 2 * padding_,
        height);
    painter_.setFont(font);
    painter_.setPen(ink);
    for (const QString& text : lines) {
        painter_.drawText(line, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextDontClip, text);
        line.translate(0, height);
    }
}

void SheetPagePainter::figure(const QRectF& cell, const QFont& font, const QString& text)
{
    words(cell, Qt::AlignRight, font, { text });
}

void SheetPagePainter::rule(double points)
{
    painter_.setPen(QPen(ink, measures_.points(points)));
    painter_.drawLine(QPointF(0, y_), QPointF(size_.width(), y_));
}

void SheetPagePainter::paint(int page)
{
    y_ = 0;
    paintTop(page);
    const double top = y_;
    paintHeadings();
    paintRows(plan_.pages()[static_cast<std::size_t>(page)]);
    paintColumnLines(top);
    paintFoot(page);
}

void SheetPagePainter::paintTop(int page)
{
    painter_.setPen(ink);
    const QString& title = sheet_.document().title;
    const QFont& font = page == 0 ? measures_.title : measures_.small;
    painter_.setFont(font);
    const double height = measures_.lineHeight(font);
    painter_.drawText(QRectF(0, 0, size_.width(), height), Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(font, measures_.device()).elidedText(title, Qt::ElideRight, size_.width()));
    if (page == 0)
        words(QRectF(-padding_, height, size_.width() + 2 * padding_,
                  static_cast<double>(plan_.subtitle().size())
                      * measures_.lineHeight(measures_.small)),
            Qt::AlignLeft, measures_.small, plan_.subtitle());
    y_ = plan_.topHeight(page);
}

void SheetPagePainter::paintHeadings()
{
    const double height = plan_.headingHeight();
    rule(0.75);
    figure(handCell(height), measures_.strong, PrintWords::hand());
    words(dealerCell(height), Qt::AlignLeft, measures_.strong, { PrintWords::dealer() });
    for (int player = 0; player < sheet_.players(); ++player)
        words(playerCell(player, height), Qt::AlignRight, measures_.strong, plan_.heading(player));
    words(happenedCell(height), Qt::AlignLeft, measures_.strong, { PrintWords::happened() });
    y_ += height;
    rule(0.75);
}

void SheetPagePainter::paintRows(const SheetPage& page)
{
    for (int row = page.firstRow; row < page.firstRow + page.rows; ++row)
        paintRow(row);
    if (sheet_.rowCount() == 0)
        words(happenedCell(plan_.totalsHeight()), Qt::AlignLeft, measures_.small,
            { PrintWords::empty() });
    if (sheet_.rowCount() == 0)
        y_ += plan_.totalsHeight();
    if (page.totals)
        paintTotals();
    else
        rule(0.75);
    for (int row = 0; row < page.blankRows; ++row) {
        y_ += plan_.blankRowHeight();
        rule(0.4);
    }
}

void SheetPagePainter::paintRow(int row)
{
    const double height = plan_.rowHeight(row);
    if (row % 2 != 0)
        painter_.fillRect(QRectF(0, y_, size_.width(), height), tint);
    const SheetRow& hand = sheet_.document().sheet.rows()[static_cast<std::size_t>(row)];
    figure(handCell(height), measures_.figure, QString::number(hand.number));
    const QString dealer =
        hand.wasDealt() ? playerName(hand.dealer, playersAt(sheet_.document(), row)) : QString();
    words(dealerCell(height), Qt::AlignLeft, measures_.small,
        { QFontMetricsF(measures_.small, measures_.device())
                .elidedText(dealer, Qt::ElideRight, plan_.columns().dealer - 2 * padding_) });
    for (int player = 0; player < sheet_.players(); ++player)
        paintFigures(row, player);
    words(happenedCell(height), Qt::AlignLeft, measures_.small, plan_.happened(row));
    y_ += height;
}

void SheetPagePainter::paintFigures(int row, int player)
{
    const QRectF cell = playerCell(player, plan_.rowHeight(row));
    QRectF score = cell;
    QRectF total = cell;
    if (plan_.columns().stacked) {
        const double line = measures_.lineHeight(measures_.strong);
        score = QRectF(cell.left(), cell.center().y() - line, cell.width(), line);
        total = score.translated(0, line);
    } else {
        score.setRight(cell.right() - plan_.columns().total);
    }
    const auto scored = sheet_.score(row, player);
    const bool won = scored && scored->value > 0;
    const QString nothing = sheet_.isAway(row, player) ? QString() : QString(QChar(u'\u2013'));
    const QString text = scored ? scoreText(*scored) : nothing;
    figure(score, won ? measures_.strong : measures_.figure, text);
    figure(total, measures_.figure, totalText(sheet_.totalAfter(row, player)));
    paintMark(row, player, score, text);
}

void SheetPagePainter::paintMark(int row, int player, const QRectF& before, const QString& figure)
{
    const SeatRole role = sheet_.seatRole(row, player);
    if (role == SeatRole::None)
        return;
    const double size = measures_.gap(5);
    const double right =
        before.right() - padding_ - measures_.width(figure, measures_.strong) - measures_.gap(3);
    paintSeatMark(painter_, role == SeatRole::Picker ? SeatMark::Picker : SeatMark::Partner,
        QRectF(right - size, before.center().y() - size / 2, size, size), ink);
}

void SheetPagePainter::paintTotals()
{
    rule(1.5);
    paintTotalsLine(
        PrintWords::total(), [this](int player) { return totalText(sheet_.total(player)); });
    if (sheet_.money().any())
        paintTotalsLine(PrintWords::money(), [this](int player) {
            return moneyFigure(sheet_.money().totals()[static_cast<std::size_t>(player)]);
        });
    rule(1.5);
}

void SheetPagePainter::paintTotalsLine(
    const QString& heading, const std::function<QString(int player)>& text)
{
    const double height = plan_.totalsHeight() / (sheet_.money().any() ? 2 : 1);
    figure(QRectF(0, y_, dealerCell(0).right(), height), measures_.strong, heading);
    for (int player = 0; player < sheet_.players(); ++player)
        figure(playerCell(player, height), measures_.strong, text(player));
    y_ += height;
}

void SheetPagePainter::paintColumnLines(double top)
{
    painter_.setPen(QPen(faintInk, measures_.points(0.4)));
    for (int player = 0; player <= sheet_.players(); ++player) {
        const double x = playerCell(player, 0).left();
        painter_.drawLine(QPointF(x, top), QPointF(x, y_));
    }
}

double SheetPagePainter::paintLegend(SeatMark mark, const QString& word, double left)
{
    const QRectF line = footLine();
    const double size = measures_.gap(5);
    paintSeatMark(painter_, mark, QRectF(left, line.center().y() - size / 2, size, size), ink);
    painter_.setPen(ink);
    painter_.drawText(
        line.adjusted(left + size + padding_, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, word);
    return left + size + 4 * padding_ + measures_.width(word, measures_.small);
}

QRectF SheetPagePainter::footLine() const
{
    const double height = measures_.lineHeight(measures_.small);
    return { 0, size_.height() - height, size_.width(), height };
}

void SheetPagePainter::paintFoot(int page)
{
    painter_.setFont(measures_.small);
    painter_.setPen(ink);
    double left = 0;
    if (sheet_.hasRole(SeatRole::Picker))
        left = paintLegend(SeatMark::Picker, PrintWords::picker(), left);
    const bool partners = sheet_.hasRole(SeatRole::Partner);
    const bool makers = sheet_.hasRole(SeatRole::Maker);
    if (partners || makers)
        left = paintLegend(SeatMark::Partner,
            !makers        ? PrintWords::partner()
                : partners ? PrintWords::partnerOrMaker()
                           : PrintWords::maker(),
            left);
    painter_.drawText(footLine().adjusted(left, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
        plan_.columns().stacked ? PrintWords::stacked() : PrintWords::besides());
    if (const auto pages = static_cast<int>(plan_.pages().size()); pages > 1)
        painter_.drawText(
            footLine(), Qt::AlignRight | Qt::AlignVCenter, PrintWords::page(page + 1, pages));
}

} // namespace sheepshead
