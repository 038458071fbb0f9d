// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/layout/free_rooms.h"

#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;

namespace {

const QRectF table(0, 0, 400, 300);
constexpr QSizeF least(50, 40);

class FreeRoomsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void an_empty_table_is_one_room()
    {
        QCOMPARE(freeRooms(table, {}, least), std::vector<QRectF> { table });
    }

    void round_a_card_are_four_rooms()
    {
        const auto rooms = freeRooms(table, { QRectF(150, 100, 100, 100) }, least);
        QCOMPARE(rooms.size(), std::size_t { 4 });
        for (const QRectF& room : { QRectF(0, 0, 150, 300), QRectF(250, 0, 150, 300),
                 QRectF(0, 0, 400, 100), QRectF(0, 200, 400, 100) })
            QVERIFY(std::ranges::find(rooms, room) != rooms.end());
    }

    void no_room_reaches_into_an_obstacle_and_the_largest_comes_first()
    {
        std::vector<QRectF> obstacles;
        for (int i = 0; i < 9; ++i)
            obstacles.emplace_back(i * 61 % 370, i * 97 % 260, 60, 35);
        const auto rooms = freeRooms(table, obstacles, least);
        QVERIFY(!rooms.empty());
        for (std::size_t i = 0; i < rooms.size(); ++i) {
            QVERIFY(table.contains(rooms[i]));
            QVERIFY(rooms[i].width() >= least.width() && rooms[i].height() >= least.height());
            for (const QRectF& obstacle : obstacles)
                QVERIFY(!obstacle.intersects(rooms[i]));
            if (i > 0)
                QVERIFY(rooms[i].width() * rooms[i].height()
                    <= rooms[i - 1].width() * rooms[i - 1].height());
        }
    }

    void what_is_too_small_is_no_room()
    {
        QVERIFY(freeRooms(table, { QRectF(0, 30, 400, 240) }, least).empty());
    }
};

} // namespace

REGISTER_TEST(FreeRoomsTest)
#include "free_rooms_test.moc"
