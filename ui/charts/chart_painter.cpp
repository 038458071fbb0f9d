// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_painter.h"

#include "ui/charts/axis_ticks.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

constexpr std::array dashes { Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine,
    Qt::DashDotDotLine };

/// Paints one chart; all lengths follow from the height of the letters.
class ChartPainting {
public:
    ChartPainting(
        QPainter& painter, const QRectF& area, const Chart& chart, const ChartColours& colours)
        : painter_(painter)
        , area_(area)
        , chart_(chart)
        , colours_(colours)
        , metrics_(painter.font(), painter.device())
        , letter_(metrics_.height())
    {
        findRange();
        findPlot();
    }

    void paint()
    {
        painter_.fillRect(area_, colours_.paper);
        paintTitle();
        paintGrid();
        paintLabels();
        for (std::size_t i = 0; i < chart_.series.size(); ++i) {
            if (chart_.shape == Chart::Shape::Bars)
                paintBars(i);
            else
                paintLine(i);
        }
        paintLegend();
    }

private:
    void findRange()
    {
        double least = 0;
        double most = chart_.percent ? 1 : 0;
        for (const ChartSeries& series : chart_.series) {
            places_ = std::max(places_, series.points.size());
            for (const ChartPoint& point : series.points) {
                least = std::min({ least, point.value, point.range ? point.range->first : 0 });
                most = std::max({ most, point.value, point.range ? point.range->second : 0 });
            }
        }
        ticks_ = axisTicks(least, most, std::clamp(int(area_.height() / letter_ / 3), 3, 11));
    }

    void findPlot()
    {
        double widest = 0;
        for (const double tick : ticks_)
            widest = std::max(widest, metrics_.horizontalAdvance(valueText(chart_, tick)));
        plot_ = area_.adjusted(widest + 2.6 * letter_, 2.2 * letter_, -letter_, -4.4 * letter_);
    }

    double yOf(double value) const
    {
        const double share = (value - ticks_.front()) / (ticks_.back() - ticks_.front());
        return plot_.bottom() - share * plot_.height();
    }

    /// The middle of a place on the axis below.
    double xOf(std::size_t place) const
    {
        const auto places = static_cast<double>(std::max<std::size_t>(places_, 1));
        return plot_.left() + (static_cast<double>(place) + 0.5) * plot_.width() / places;
    }

    QColor colourOf(std::size_t series) const
    {
        return colours_.series[static_cast<qsizetype>(series) % colours_.series.size()];
    }

    void paintTitle()
    {
        QFont bold = painter_.font();
        bold.setBold(true);
        painter_.save();
        painter_.setFont(bold);
        painter_.setPen(colours_.ink);
        const QRectF line(area_.left(), area_.top() + 0.4 * letter_, area_.width(), 1.4 * letter_);
        const QString title = QFontMetricsF(bold, painter_.device())
                                  .elidedText(chart_.title, Qt::ElideRight, line.width());
        painter_.drawText(line, Qt::AlignCenter, title);
        painter_.restore();
    }

    void paintGrid()
    {
        for (const double tick : ticks_) {
            const double y = yOf(tick);
            painter_.setPen(QPen(tick == 0 ? colours_.ink : colours_.faint, letter_ / 16));
            painter_.drawLine(QPointF(plot_.left(), y), QPointF(plot_.right(), y));
            painter_.setPen(colours_.ink);
            painter_.drawText(QRectF(area_.left(), y - letter_,
                                  plot_.left() - area_.left() - 0.5 * letter_, 2 * letter_),
                Qt::AlignRight | Qt::AlignVCenter, valueText(chart_, tick));
        }
        painter_.save();
        painter_.translate(area_.left() + 0.9 * letter_, plot_.center().y());
        painter_.rotate(-90);
        painter_.drawText(QRectF(-plot_.height() / 2, -letter_ / 2, plot_.height(), letter_ * 1.2),
            Qt::AlignCenter, chart_.beside);
        painter_.restore();
    }

    const std::vector<ChartPoint>& longest() const
    {
        return std::ranges::max_element(chart_.series, {}, [](const ChartSeries& s) {
            return s.points.size();
        })->points;
    }

    void paintLabels()
    {
        painter_.setPen(colours_.ink);
        painter_.drawText(
            QRectF(plot_.left(), plot_.bottom() + 1.5 * letter_, plot_.width(), 1.3 * letter_),
            Qt::AlignCenter, chart_.below);
        if (places_ == 0)
            return;
        double widest = letter_;
        for (const ChartPoint& point : longest())
            widest = std::max(widest, metrics_.horizontalAdvance(point.label) + letter_);
        const double room = plot_.width() / static_cast<double>(places_);
        const auto every = static_cast<std::size_t>(std::ceil(widest / room));
        for (std::size_t place = 0; place < places_; place += std::max<std::size_t>(every, 1))
            painter_.drawText(QRectF(xOf(place) - widest / 2, plot_.bottom() + 0.2 * letter_,
                                  widest, 1.3 * letter_),
                Qt::AlignCenter, longest()[place].label);
    }

    void paintMark(const QPointF& at, std::size_t series)
    {
        const double half = letter_ / 5;
        const QRectF box(at.x() - half, at.y() - half, 2 * half, 2 * half);
        painter_.setPen(QPen(colourOf(series), letter_ / 10));
        painter_.setBrush(series % 2 == 0 ? colourOf(series) : colours_.paper);
        if (series % 3 == 0)
            painter_.drawEllipse(box);
        else if (series % 3 == 1)
            painter_.drawRect(box);
        else
            painter_.drawPolygon(
                QPolygonF { box.bottomLeft(), box.bottomRight(), { at.x(), box.top() } });
        painter_.setBrush(Qt::NoBrush);
    }

    QPen penOf(std::size_t series) const
    {
        return { colourOf(series), letter_ / 8, dashes.at(series % dashes.size()), Qt::RoundCap,
            Qt::RoundJoin };
    }

    void paintLine(std::size_t index)
    {
        const auto& points = chart_.series[index].points;
        QPainterPath path;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const QPointF at(xOf(i), yOf(points[i].value));
            i == 0 ? path.moveTo(at) : path.lineTo(at);
        }
        painter_.setPen(penOf(index));
        painter_.drawPath(path);
        constexpr std::size_t mostMarks = 24;
        const std::size_t every = points.size() / mostMarks + 1;
        for (std::size_t i = 0; i < points.size(); i += every)
            paintMark({ xOf(i), yOf(points[i].value) }, index);
    }

    void paintBars(std::size_t index)
    {
        const double room = plot_.width() / static_cast<double>(std::max<std::size_t>(places_, 1));
        const auto count = static_cast<double>(chart_.series.size());
        const double width = std::min(0.7 * room / count, 3 * letter_);
        const auto& points = chart_.series[index].points;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const double middle = xOf(i) + (static_cast<double>(index) - (count - 1) / 2) * width;
            const double zero = yOf(0);
            const double top = yOf(points[i].value);
            const QRectF bar(
                middle - 0.45 * width, std::min(zero, top), 0.9 * width, std::abs(zero - top));
            painter_.fillRect(
                bar, QBrush(colourOf(index), index % 2 == 0 ? Qt::SolidPattern : Qt::BDiagPattern));
            painter_.setPen(QPen(colourOf(index), letter_ / 16));
            painter_.drawRect(bar);
            paintRange(middle, points[i]);
        }
    }

    /// A whisker from the least to the most.
    void paintRange(double x, const ChartPoint& point)
    {
        if (!point.range)
            return;
        const double least = yOf(point.range->first);
        const double most = yOf(point.range->second);
        const double half = letter_ / 4;
        painter_.setPen(QPen(colours_.ink, letter_ / 12));
        painter_.drawLine(QPointF(x, least), QPointF(x, most));
        for (const double y : { least, most })
            painter_.drawLine(QPointF(x - half, y), QPointF(x + half, y));
    }

    void paintLegend()
    {
        double x = plot_.left();
        const double y = area_.bottom() - 0.9 * letter_;
        for (std::size_t i = 0; i < chart_.series.size(); ++i) {
            painter_.setPen(penOf(i));
            painter_.drawLine(QPointF(x, y), QPointF(x + 2 * letter_, y));
            paintMark({ x + letter_, y }, i);
            painter_.setPen(colours_.ink);
            const double width = metrics_.horizontalAdvance(chart_.series[i].name);
            painter_.drawText(QRectF(x + 2.3 * letter_, y - letter_, width + 1, 2 * letter_),
                Qt::AlignLeft | Qt::AlignVCenter, chart_.series[i].name);
            x += 3.5 * letter_ + width;
        }
    }

    QPainter& painter_;
    QRectF area_;
    const Chart& chart_;
    const ChartColours& colours_;
    QFontMetricsF metrics_;
    double letter_;
    std::vector<double> ticks_;
    std::size_t places_ = 0;
    QRectF plot_;
};

} // namespace

ChartColours chartColours(const QPalette& palette)
{
    ChartColours colours { palette.color(QPalette::Base), palette.color(QPalette::Text), {}, {} };
    colours.faint = colours.ink;
    colours.faint.setAlphaF(0.2F);
    const bool dark = colours.paper.lightness() < 128;
    const std::array light { 0x1f5fa8, 0xb3541e, 0x2f7d32, 0x7b3fa0, 0x9a1b4b, 0x00707a, 0x6b5b00,
        0x444444 };
    const std::array bright { 0x7fb8f5, 0xf2a56b, 0x86d08a, 0xc9a2ea, 0xf08bb0, 0x5fd0d8, 0xd9c75a,
        0xcccccc };
    for (const int colour : dark ? bright : light)
        colours.series << QColor::fromRgb(static_cast<QRgb>(colour));
    return colours;
}

ChartColours paperColours()
{
    return { Qt::white, Qt::black, QColor(0xc8, 0xc8, 0xc8),
        { Qt::black, QColor(0x70, 0x70, 0x70), QColor(0x40, 0x40, 0x40),
            QColor(0x98, 0x98, 0x98) } };
}

void paintChart(
    QPainter& painter, const QRectF& area, const Chart& chart, const ChartColours& colours)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    ChartPainting(painter, area, chart, colours).paint();
    painter.restore();
}

} // namespace sheepshead
