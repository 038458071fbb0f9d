// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/flow_layout.h"

#include "ui/widgets/dialog_spacing.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace sheepshead {

FlowLayout::FlowLayout()
    : FlowLayout(dialogSpacing().item, dialogSpacing().item / 2)
{
}

FlowLayout::FlowLayout(int between, int betweenLines)
    : between_(between)
    , betweenLines_(betweenLines)
{
    setContentsMargins({});
}

void FlowLayout::setGaps(int between, int betweenLines)
{
    between_ = between;
    betweenLines_ = betweenLines;
    invalidate();
}

void FlowLayout::setFilling(bool filling)
{
    filling_ = filling;
    invalidate();
}

void FlowLayout::addItem(QLayoutItem* item) { items_.emplace_back(item); }

int FlowLayout::count() const { return static_cast<int>(items_.size()); }

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    const auto place = items_.begin() + index;
    QLayoutItem* item = place->release();
    items_.erase(place);
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    int height = 0;
    for (const QRect& place : placesIn({ 0, 0, width, 0 }))
        height = std::max(height, place.bottom() + 1);
    return height;
}

QSize FlowLayout::sizeHint() const
{
    QSize size(-between_, 0);
    for (const auto& item : items_)
        size = { size.width() + between_ + item->sizeHint().width(),
            std::max(size.height(), item->sizeHint().height()) };
    return size.expandedTo({ 0, 0 });
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto& item : items_)
        size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    const auto places = placesIn(rect);
    const auto direction = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    for (std::size_t i = 0; i < items_.size(); ++i)
        items_[i]->setGeometry(QStyle::visualRect(direction, rect, places[i]));
}

std::vector<QRect> FlowLayout::placesIn(const QRect& rect) const
{
    std::vector<QRect> places;
    QPoint next = rect.topLeft();
    int lineHeight = 0;
    std::size_t lineBegin = 0;
    for (const auto& item : items_) {
        const QSize size = item->sizeHint().boundedTo({ rect.width(), QLAYOUTSIZE_MAX });
        if (next.x() > rect.left() && next.x() + size.width() > rect.left() + rect.width()) {
            finishLine(places, lineBegin, rect);
            next = { rect.left(), next.y() + lineHeight + betweenLines_ };
            lineHeight = 0;
            lineBegin = places.size();
        }
        places.emplace_back(next, size);
        next.rx() += size.width() + between_;
        lineHeight = std::max(lineHeight, size.height());
    }
    finishLine(places, lineBegin, rect);
    return places;
}

void FlowLayout::finishLine(
    std::vector<QRect>& places, std::size_t lineBegin, const QRect& rect) const
{
    const std::span line = std::span(places).subspan(lineBegin);
    if (filling_)
        fill(line, lineBegin, rect);
    align(line, rect);
}

/// The first that expands gets it.
void FlowLayout::fill(std::span<QRect> line, std::size_t lineBegin, const QRect& rect) const
{
    const int spare = line.empty() ? 0 : rect.right() - line.back().right();
    bool filled = false;
    for (std::size_t i = 0; i < line.size() && spare > 0; ++i) {
        if (filled) {
            line[i].translate(spare, 0);
        } else if (items_[lineBegin + i]->expandingDirections().testFlag(Qt::Horizontal)) {
            line[i].setWidth(line[i].width() + spare);
            filled = true;
        }
    }
}

void FlowLayout::align(std::span<QRect> line, const QRect& rect) const
{
    if (line.empty())
        return;
    int height = 0;
    for (const QRect& place : line)
        height = std::max(height, place.height());
    const int spare = rect.right() - line.back().right();
    for (QRect& place : line)
        place.translate((alignment() & Qt::AlignHCenter) ? spare / 2 : 0,
            (alignment() & Qt::AlignTop) ? 0 : (height - place.height()) / 2);
}

} // namespace sheepshead
