// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/layout/free_rooms.h"

#include <algorithm>
#include <set>

namespace sheepshead {

namespace {

qreal sizeOf(const QRectF& rect) { return rect.width() * rect.height(); }

/// Where a room can begin or end from the left to the right.
std::vector<qreal> sidesIn(const QRectF& area, const std::vector<QRectF>& obstacles)
{
    std::set<qreal> sides { area.left(), area.right() };
    for (const QRectF& obstacle : obstacles)
        for (const qreal side : { obstacle.left(), obstacle.right() })
            if (side > area.left() && side < area.right())
                sides.insert(side);
    return { sides.begin(), sides.end() };
}

/// The rooms between the obstacles, which are sorted from above, that fill a column.
void addRoomsOf(
    const QRectF& column, const std::vector<QRectF>& obstacles, std::vector<QRectF>& rooms)
{
    qreal top = column.top();
    for (const QRectF& obstacle : obstacles) {
        if (!obstacle.intersects(column))
            continue;
        rooms.emplace_back(QPointF(column.left(), top), QPointF(column.right(), obstacle.top()));
        top = std::max(top, obstacle.bottom());
    }
    rooms.emplace_back(QPointF(column.left(), top), column.bottomRight());
}

} // namespace

std::vector<QRectF> freeRooms(
    const QRectF& area, const std::vector<QRectF>& obstacles, QSizeF least)
{
    std::vector<QRectF> sorted = obstacles;
    std::ranges::sort(sorted, {}, &QRectF::top);
    const std::vector<qreal> sides = sidesIn(area, obstacles);
    std::vector<QRectF> rooms;
    for (std::size_t left = 0; left < sides.size(); ++left)
        for (std::size_t right = left + 1; right < sides.size(); ++right)
            if (sides[right] - sides[left] >= least.width())
                addRoomsOf(
                    { QPointF(sides[left], area.top()), QPointF(sides[right], area.bottom()) },
                    sorted, rooms);
    std::erase_if(rooms, [&](const QRectF& room) { return room.height() < least.height(); });
    std::ranges::sort(rooms, std::ranges::greater(), sizeOf);
    std::vector<QRectF> largest;
    constexpr std::size_t most = 5;
    for (const QRectF& room : rooms)
        if (largest.size() < most && std::ranges::none_of(largest, [&](const QRectF& other) {
                return other.contains(room);
            }))
            largest.push_back(room);
    return largest;
}

} // namespace sheepshead
