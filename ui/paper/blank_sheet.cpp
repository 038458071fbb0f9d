// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/blank_sheet.h"

#include "ui/paper/signatures.h"
#include "ui/scores/print_measures.h"
#include "ui/scores/wrapped_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPagedPaintDevice>
#include <QPainter>

#include <algorithm>
#include <cassert>

namespace sheepshead {

namespace {

/// Millimetres.
constexpr double numberWidth = 10;
constexpr double dealerWidth = 18;
constexpr double marksWidth = 30;
constexpr double narrowDealerWidth = 15; ///< where there are many players
constexpr double narrowMarksWidth = 18;
constexpr double headingHeight = 9;
constexpr double tournamentHeadingHeight = 13;
constexpr double tallestRow = 10;
constexpr int manyPlayers = 7;

constexpr int mostRulesLines = 3;
constexpr double scoreShare = 0.45; ///< of a player's column; the rest is for the running total

/// Paints one page.
class BlankPage {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::BlankSheet)

public:
    BlankPage(QPainter& painter, QPagedPaintDevice& device, QSizeF size,
        const BlankSheetOptions& options, int page)
        : painter_(painter)
        , measures_(&device, 9)
        , size_(size)
        , options_(options)
        , first_(page * BlankSheet::handsOnPage)
        , last_(std::min(options.hands, first_ + BlankSheet::handsOnPage))
        , signatures_(signatureLines(options))
    {
    }

    static QString titleOf(const BlankSheetOptions& options)
    {
        return options.tournament ? tr("Tournament sheet, %n hand(s)", nullptr, options.hands)
                                  : tr("Blank score sheet, %n hand(s)", nullptr, options.hands);
    }
    void paint();

private:
    static QStringList signatureLines(const BlankSheetOptions& options);
    static QString name(const BlankSheetOptions& options, int player);
    QStringList foot() const;
    QStringList closingLines() const;
    bool isLast() const { return last_ == options_.hands; }

    double mm(double value) const { return measures_.points(value * 72 / 25.4); }
    bool narrow() const { return options_.players >= manyPlayers; }
    double marksLeft() const
    {
        return mm(numberWidth + (narrow() ? narrowDealerWidth : dealerWidth));
    }
    double playersLeft() const
    {
        return marksLeft() + mm(narrow() ? narrowMarksWidth : marksWidth);
    }
    double playerWidth() const { return (size_.width() - playersLeft()) / options_.players; }

    void paintTitle();
    void paintFields(const QStringList& captions);
    void paintRules();
    void paintHeadings();
    void paintRows(double bottom);
    void paintColumns(double top, double headed);
    void paintColumn(double x, double top, double bottom, const QPen& pen);
    void paintFoot(const QStringList& lines, double top);
    void rule(double points);
    void text(const QRectF& cell, Qt::Alignment side, const QFont& font, const QString& words);

    QPainter& painter_;
    PrintMeasures measures_;
    QSizeF size_;
    const BlankSheetOptions& options_;
    int first_; ///< hands, from 0
    int last_;  ///< one past the last
    Signatures signatures_;
    double y_ = 0;
    double handsTop_ = 0; ///< the lines of the hands, without those that carry totals
    double handsBottom_ = 0;
};

QString BlankPage::name(const BlankSheetOptions& options, int player)
{
    return options.names.isEmpty() ? QString() : options.names[player];
}

QStringList BlankPage::signatureLines(const BlankSheetOptions& options)
{
    QStringList lines;
    if (!options.tournament)
        return lines;
    for (int player = 0; player < options.players; ++player) {
        const QString known = name(options, player);
        lines << (known.isEmpty() ? tr("Player %1").arg(player + 1) : known);
    }
    return lines << tr("Tournament director");
}

QStringList BlankPage::closingLines() const
{
    if (!isLast())
        return { tr("Carried forward") };
    return options_.tournament ? QStringList { tr("Penalties"), tr("Total") }
                               : QStringList { tr("Total"), tr("Money") };
}

QStringList BlankPage::foot() const
{
    const QString how = tr("Left: the hand's score, right: the running total. Circle the picker's "
                           "score, underline the partner's.");
    const QString marks = tr(
        "Marks: A alone · L leaster · D doubler (next hand double) · C crack · R crack back · "
        "B blitz · P bump (picker pays double) · S schneider · N no trick · M misplay (penalty)");
    QStringList lines;
    for (const QString& paragraph : { how, marks })
        lines += wrappedLines(paragraph, measures_.small, measures_.device(), size_.width());
    return lines;
}

void BlankPage::text(
    const QRectF& cell, Qt::Alignment side, const QFont& font, const QString& words)
{
    painter_.setFont(font);
    painter_.setPen(Qt::black);
    painter_.drawText(cell, static_cast<int>(side),
        QFontMetricsF(font, measures_.device()).elidedText(words, Qt::ElideRight, cell.width()));
}

void BlankPage::rule(double points)
{
    painter_.setPen(QPen(Qt::black, measures_.points(points)));
    painter_.drawLine(QPointF(0, y_), QPointF(size_.width(), y_));
}

void BlankPage::paint()
{
    paintTitle();
    paintFields(options_.tournament
            ? QStringList { tr("Tournament"), tr("Round"), tr("Table"), tr("Date") }
            : QStringList { tr("Date"), tr("Place"), tr("A point is worth") });
    paintRules();
    const QStringList below = foot();
    const double footHeight =
        static_cast<double>(below.size()) * measures_.lineHeight(measures_.small)
        + signatures_.height(measures_) + mm(2);
    const double top = y_;
    paintHeadings();
    const double headed = y_;
    paintRows(size_.height() - footHeight);
    paintColumns(top, headed);
    paintFoot(below, y_ + mm(2));
    const double toSign = signatures_.height(measures_);
    signatures_.paint(
        painter_, measures_, QRectF(0, size_.height() - toSign, size_.width(), toSign));
}

void BlankPage::paintTitle()
{
    const double height = measures_.lineHeight(measures_.title);
    const QRectF line(0, 0, size_.width(), height);
    text(line, Qt::AlignLeft | Qt::AlignVCenter, measures_.title,
        options_.tournament ? tr("Sheepshead tournament") : tr("Sheepshead"));
    if (options_.hands > BlankSheet::handsOnPage)
        text(line, Qt::AlignRight | Qt::AlignVCenter, measures_.small,
            tr("Hands %1 to %2").arg(first_ + 1).arg(last_));
    y_ = height + mm(1);
}

/// Captions with a line behind each; the first has the most room.
void BlankPage::paintFields(const QStringList& captions)
{
    const double height = mm(8);
    const double gap = mm(4);
    const double rest = (size_.width() - static_cast<double>(captions.size() - 1) * gap)
        / (static_cast<double>(captions.size()) + 0.5);
    double left = 0;
    for (qsizetype i = 0; i < captions.size(); ++i) {
        const double width = i == 0 ? 1.5 * rest : rest;
        const QRectF place(left, y_, width, height);
        text(place, Qt::AlignLeft | Qt::AlignBottom, measures_.figure, captions[i]);
        const double from = left + measures_.width(captions[i], measures_.figure) + mm(1);
        painter_.setPen(QPen(Qt::black, measures_.points(0.5)));
        painter_.drawLine(QPointF(from, place.bottom()), QPointF(place.right(), place.bottom()));
        left += width + gap;
    }
    y_ += height;
}

void BlankPage::paintRules()
{
    if (options_.rules.isEmpty())
        return paintFields({ tr("Rules") }), void(y_ += mm(3));
    y_ += mm(1.5);
    for (const QString& line : wrappedLines(
             options_.rules, measures_.small, measures_.device(), size_.width(), mostRulesLines)) {
        const double height = measures_.lineHeight(measures_.small);
        text(QRectF(0, y_, size_.width(), height), Qt::AlignLeft, measures_.small, line);
        y_ += height;
    }
    y_ += mm(1.5);
}

void BlankPage::paintHeadings()
{
    const double height = mm(options_.tournament ? tournamentHeadingHeight : headingHeight);
    const double pad = mm(1);
    painter_.fillRect(QRectF(0, y_, size_.width(), height), QColor(236, 236, 236));
    rule(1);
    const auto head = [&](double left, double right, const QString& words) {
        text(QRectF(left, y_, right - left, height).adjusted(pad, 0, -pad / 2, 0),
            Qt::AlignLeft | Qt::AlignVCenter, measures_.small, words);
    };
    head(0, mm(numberWidth), tr("Hand", "over the numbers of hands, very short"));
    head(mm(numberWidth), marksLeft(), tr("Dealer"));
    head(marksLeft(), playersLeft(), tr("Marks"));
    for (int player = 0; player < options_.players; ++player) {
        const QRectF cell =
            QRectF(playersLeft() + player * playerWidth(), y_, playerWidth(), height)
                .adjusted(pad, pad, -pad / 2, -pad / 2);
        text(cell, options_.tournament ? Qt::AlignTop | Qt::AlignLeft : Qt::AlignCenter,
            measures_.strong, name(options_, player));
        if (options_.tournament)
            text(cell, Qt::AlignBottom | Qt::AlignLeft, measures_.small,
                tr("No.", "number of a player in a tournament"));
    }
    y_ += height;
    rule(1);
}

void BlankPage::paintRows(double bottom)
{
    const bool forward = first_ > 0;
    const QStringList closing = closingLines();
    const double rows = last_ - first_ + (forward ? 1 : 0) + static_cast<double>(closing.size());
    const double height = std::min(mm(tallestRow), (bottom - y_) / rows);
    const double pad = mm(1);
    const auto named = [&](const QString& words, const QFont& font) {
        text(QRectF(pad, y_, playersLeft() - 2 * pad, height), Qt::AlignLeft | Qt::AlignVCenter,
            font, words);
    };
    if (forward) {
        named(tr("Brought forward"), measures_.figure);
        y_ += height;
        rule(0.75);
    }
    handsTop_ = y_;
    for (int hand = first_; hand < last_; ++hand) {
        text(QRectF(0, y_, mm(numberWidth) - pad, height), Qt::AlignRight | Qt::AlignVCenter,
            measures_.figure, QString::number(hand + 1));
        y_ += height;
        rule(hand + 1 == last_ ? 1.25 : (hand + 1) % 5 == 0 ? 0.75 : 0.35);
    }
    handsBottom_ = y_;
    for (const QString& line : closing) {
        named(line, measures_.strong);
        y_ += height;
        rule(line == closing.last() ? 1.25 : 0.5);
    }
}

void BlankPage::paintColumn(double x, double top, double bottom, const QPen& pen)
{
    painter_.setPen(pen);
    painter_.drawLine(QPointF(x, top), QPointF(x, bottom));
}

void BlankPage::paintColumns(double top, double headed)
{
    const QPen thick(Qt::black, measures_.points(0.75));
    const QPen thin(Qt::black, measures_.points(0.35));
    const QPen dotted(Qt::darkGray, measures_.points(0.5), Qt::DotLine);
    paintColumn(0, top, y_, thick);
    for (const double x : { mm(numberWidth), marksLeft() }) {
        paintColumn(x, top, headed, thin);
        paintColumn(x, handsTop_, handsBottom_, thin);
    }
    for (int player = 0; player <= options_.players; ++player) {
        const double x = playersLeft() + player * playerWidth();
        paintColumn(x, top, y_, thick);
        if (player < options_.players)
            paintColumn(x + scoreShare * playerWidth(), headed, y_, dotted);
    }
}

void BlankPage::paintFoot(const QStringList& lines, double top)
{
    const double height = measures_.lineHeight(measures_.small);
    for (const QString& line : lines) {
        text(QRectF(0, top, size_.width(), height), Qt::AlignLeft, measures_.small, line);
        top += height;
    }
}

} // namespace

BlankSheet::BlankSheet(BlankSheetOptions options)
    : options_(std::move(options))
{
    assert(options_.players >= 2 && options_.players <= 8 && options_.hands >= 1);
    assert(options_.names.isEmpty() || options_.names.size() == options_.players);
}

QString BlankSheet::title() const { return BlankPage::titleOf(options_); }

int BlankSheet::pageCount(QPagedPaintDevice&, QSizeF) const
{
    return (options_.hands + handsOnPage - 1) / handsOnPage;
}

void BlankSheet::paintPage(
    QPainter& painter, QPagedPaintDevice& device, QSizeF page, int number) const
{
    BlankPage(painter, device, page, options_, number).paint();
}

} // namespace sheepshead
