// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/flow_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace sheepshead {

FlowLayout::FlowLayout(int between, int betweenLines)
    : between_(between)
    , betweenLines_(betweenLines)
{
    setContentsMargins({});
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
    const auto places = placesIn({ 0, 0, width, 0 });
    return places.empty() ? 0 : places.back().bottom() + 1;
}

QSize FlowLayout::sizeHint() const
{
    QSize size;
    for (const auto& item : items_)
        size = { size.width() + item->sizeHint().width() + between_,
            std::max(size.height(), item->sizeHint().height()) };
    return size;
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
    for (const auto& item : items_) {
        const QSize size = item->sizeHint().boundedTo({ rect.width(), QLAYOUTSIZE_MAX });
        if (next.x() > rect.left() && next.x() + size.width() > rect.left() + rect.width()) {
            next = { rect.left(), next.y() + lineHeight + betweenLines_ };
            lineHeight = 0;
        }
        places.emplace_back(next, size);
        next.rx() += size.width() + between_;
        lineHeight = std::max(lineHeight, size.height());
    }
    return places;
}

} // namespace sheepshead
