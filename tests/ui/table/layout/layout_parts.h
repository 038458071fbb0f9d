// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/layout/table_layout.h"

#include <QTransform>
#include <QtTest>

#include <utility>
#include <vector>

/// What tests of the places on the table look at.
namespace sheepshead::testing {

inline constexpr qreal ratio = 1.4;

inline QRectF lyingAt(const Pose& pose)
{
    const QSizeF size(pose.width, pose.width * ratio);
    const QRectF flat(QPointF(-size.width() / 2, -size.height() / 2), size);
    return QTransform().rotate(pose.rotation).mapRect(flat).translated(pose.centre);
}

/// Cards lie on whole pixels.
inline bool holds(const QRectF& room, const QRectF& thing)
{
    return room.adjusted(-1, -1, 1, 1).contains(thing);
}

/// What must not lie over anything else, with a name for the failure's text.
using Named = std::pair<QString, QRectF>;

inline std::vector<Named> partsOf(const TableLayout& layout)
{
    std::vector<Named> parts;
    parts.reserve(static_cast<std::size_t>(layout.seats()) + 3);
    for (int place = 0; place < layout.seats(); ++place)
        parts.emplace_back(QStringLiteral("seat %1").arg(place), layout.seat(place).block());
    const qreal raise = layout.raise();
    parts.emplace_back(QStringLiteral("hand"), layout.handArea().adjusted(0, -raise, 0, 0));
    parts.emplace_back(QStringLiteral("strip"), layout.strip());
    parts.emplace_back(QStringLiteral("trick"), layout.trickArea());
    return parts;
}

inline void addColumns(const char* count)
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>(count);
    QTest::addColumn<int>("text");
}

/// Every size of text, in windows that the program is made for.
inline void addRows(const char* what, int count, QSize size)
{
    const bool tooSmall = size.width() < 735 || size.height() < 510;
    for (const int text : { 80, 100, 150, 200 })
        if (text <= 100 || !tooSmall)
            QTest::addRow(
                "%d %s at %dx%d, text %d %%", count, what, size.width(), size.height(), text)
                << size << count << text;
}

} // namespace sheepshead::testing
