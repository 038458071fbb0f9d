// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/layout/table_layout.h"

#include "tests/support/registered_test.h"
#include "tests/ui/table/layout/layout_parts.h"
#include "ui/widgets/text_scale.h"

#include <QTransform>
#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// A part of a card, from its upper left corner on.
QPolygonF partOf(const Pose& pose, qreal width, qreal height)
{
    const QSizeF size(pose.width, pose.width * ratio);
    const QRectF flat(QPointF(-size.width() / 2, -size.height() / 2),
        QSizeF(size.width() * width, size.height() * height));
    return QTransform().rotate(pose.rotation).map(QPolygonF(flat)).translated(pose.centre);
}

QPolygonF outlineAt(const Pose& pose) { return partOf(pose, 1, 1); }
QPolygonF indexAt(const Pose& pose) { return partOf(pose, 0.22, 0.27); }

class TableLayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Each row of data has its size of text.
    void init()
    {
        if (QTest::currentDataTag() == nullptr)
            return;
        QFETCH(int, text);
        setTextScale(text);
    }

    void cleanup() { setTextScale(100); }

    void nothing_overlaps_and_nothing_is_cut_off_data() { tables(); }

    void nothing_overlaps_and_nothing_is_cut_off()
    {
        QFETCH(QSize, size);
        QFETCH(int, seats);
        checkThatNothingOverlaps(TableLayout(size, seats, ratio));
    }

    void nothing_overlaps_open_hands_data() { reviews(); }

    void nothing_overlaps_open_hands()
    {
        QFETCH(QSize, size);
        QFETCH(int, seats);
        const TableLayout layout(size, seats, ratio, {}, TableLayout::Hands::Open);
        checkThatNothingOverlaps(layout);
        for (int place = 1; place < seats; ++place) {
            const int cards = 32 / seats;
            const QRectF hand = lyingAt(layout.openPose(place, 0, cards))
                | lyingAt(layout.openPose(place, cards - 1, cards));
            for (int other = 1; other < seats; ++other)
                QVERIFY(!hand.intersects(layout.seat(other).plate));
        }
    }

    void between_the_seats_is_room_for_a_choice_with_its_hint_data() { tables(); }

    void between_the_seats_is_room_for_a_choice_with_its_hint()
    {
        QFETCH(QSize, size);
        QFETCH(int, seats);
        const TableLayout layout(size, seats, ratio);
        const QRectF choice(size.width() / 2.0 - 200, layout.strip().top() - 90, 400, 90);
        for (int place = 1; place < seats; ++place)
            QVERIFY(!layout.seat(place).plate.intersects(choice));
    }

    void every_card_of_a_trick_lies_within_its_place_on_its_players_side_data() { tables(); }

    void every_card_of_a_trick_lies_within_its_place_on_its_players_side()
    {
        QFETCH(QSize, size);
        QFETCH(int, seats);
        const TableLayout layout(size, seats, ratio);
        const QPointF middle = layout.trickArea().center();
        for (int place = 0; place < seats; ++place) {
            const Pose pose = layout.trickPose(place);
            QVERIFY(holds(layout.trickArea(), lyingAt(pose)));
            const QPointF side = pose.centre - middle;
            const QPointF player = layout.seat(place).plate.center() - middle;
            QVERIFY(QPointF::dotProduct(side, player) > 0);
        }
    }

    void no_card_of_a_trick_covers_the_index_of_another_data() { tables(); }

    void no_card_of_a_trick_covers_the_index_of_another()
    {
        QFETCH(QSize, size);
        QFETCH(int, seats);
        const TableLayout layout(size, seats, ratio);
        for (int under = 0; under < seats; ++under)
            for (int over = 0; over < seats; ++over)
                if (layout.trickLayer(over) > layout.trickLayer(under))
                    QVERIFY(indexAt(layout.trickPose(under))
                                .intersected(outlineAt(layout.trickPose(over)))
                                .isEmpty());
    }

    void the_cards_of_a_trick_lie_round_one_centre_data() { tables(); }

    void the_cards_of_a_trick_lie_round_one_centre()
    {
        QFETCH(QSize, size);
        QFETCH(int, seats);
        const TableLayout layout(size, seats, ratio);
        for (int place = 0; place < seats; ++place) {
            const QPointF side = layout.trickPose(place).centre - layout.trickArea().center();
            QVERIFY(std::abs(side.x()) <= 1.5 * layout.trickCardWidth());
            QVERIFY(std::abs(side.y()) <= 0.6 * ratio * layout.trickCardWidth());
        }
    }

    void every_index_of_a_full_hand_can_be_read_data() { tables(); }

    void every_index_of_a_full_hand_can_be_read()
    {
        QFETCH(QSize, size);
        QFETCH(int, seats);
        const TableLayout layout(size, seats, ratio);
        const auto poses = layout.handPoses({ 9, 3, 2, 2 }); // as many as two players hold
        QVERIFY(holds(layout.handArea(), lyingAt(poses.front())));
        QVERIFY(holds(layout.handArea(), lyingAt(poses.back())));
        constexpr qreal indexPart = 0.2; // of a card's width
        for (std::size_t i = 1; i < poses.size(); ++i)
            QVERIFY(poses[i].centre.x() - poses[i - 1].centre.x()
                >= indexPart * layout.handCardWidth());
    }

    void seats_go_round_clockwise_from_the_viewer()
    {
        const TableLayout layout({ 1280, 800 }, 4, ratio);
        const QPointF viewer = layout.seat(0).plate.center();
        const QPointF left = layout.seat(1).plate.center();
        const QPointF opposite = layout.seat(2).plate.center();
        const QPointF right = layout.seat(3).plate.center();
        QVERIFY(left.x() < viewer.x() && viewer.x() < right.x());
        QVERIFY(opposite.y() < left.y() && left.y() < viewer.y());
        QCOMPARE(opposite.x(), viewer.x());
    }

    void seats_are_on_the_left_and_on_the_right_data() { tables(); }

    /// Beside the trick, not above it.
    void seats_are_on_the_left_and_on_the_right()
    {
        QFETCH(QSize, size);
        QFETCH(int, seats);
        if (seats < 3 || size.width() < 700) // smaller than any window that is asked for
            return;
        if (textScale() > 1 && size.height() > size.width()) // above it is more room for large text
            return;
        const TableLayout layout(size, seats, ratio);
        const QRectF middle = layout.middle();
        const QRectF left = layout.seat(1).plate;
        const QRectF right = layout.seat(seats - 1).plate;
        QVERIFY(left.right() < middle.left() && left.center().y() > middle.top());
        QVERIFY(right.left() > middle.right() && right.center().y() > middle.top());
        for (int place = 2; place < seats; ++place) { // clockwise
            const QPointF from = layout.seat(place - 1).plate.center() - middle.center();
            const QPointF to = layout.seat(place).plate.center() - middle.center();
            QVERIFY(from.x() * to.y() - from.y() * to.x() > 0);
        }
    }

    void trick_panels_and_words_share_the_middle_data() { tables(); }

    void trick_panels_and_words_share_the_middle()
    {
        QFETCH(QSize, size);
        QFETCH(int, seats);
        TableLayout layout(size, seats, ratio);
        const QRectF middle = layout.middle();
        const QRectF before = layout.trickArea();
        for (const PanelRoom& room : { PanelRoom {}, PanelRoom { middle.height() * 0.3, 0 },
                 PanelRoom { 0, middle.width() * 0.45 },
                 PanelRoom { middle.height() * 0.25, middle.width() * 0.4 } }) {
            layout.makeRoom(room);
            std::vector<QRectF> parts { layout.trickArea(), layout.talkArea() };
            if (room.below > 0)
                parts.push_back(layout.panelBand(room.below));
            if (room.beside > 0)
                parts.push_back(layout.panelColumn());
            for (std::size_t a = 0; a < parts.size(); ++a) {
                QVERIFY(holds(middle, parts[a]));
                for (std::size_t b = a + 1; b < parts.size(); ++b)
                    QVERIFY(!parts[a].adjusted(1, 1, -1, -1).intersects(parts[b]));
            }
            for (int place = 0; place < seats; ++place)
                QVERIFY(holds(layout.trickArea(), lyingAt(layout.trickPose(place))));
        }
        layout.makeRoom({});
        QCOMPARE(layout.trickArea(), before);
    }

    void the_blind_lies_in_the_middle_or_aside_and_is_never_cut_off_data() { tables(); }

    void the_blind_lies_in_the_middle_or_aside_and_is_never_cut_off()
    {
        QFETCH(QSize, size);
        QFETCH(int, seats);
        const TableLayout layout(size, seats, ratio);
        constexpr int count = 4;
        for (int index = 0; index < count; ++index) {
            QVERIFY(holds(layout.middle(), lyingAt(layout.blindPose(index, count))));
            QVERIFY(!lyingAt(layout.blindPose(index, count)).intersects(layout.talkArea()));
            QVERIFY(
                QRectF(QPointF(), QSizeF(size)).contains(lyingAt(layout.asidePose(index, count))));
        }
    }

    void text_is_never_smaller_than_eleven_pixels()
    {
        QCOMPARE(TableLayout({ 800, 600 }, 5, ratio).fontSize(12), 11);
        QCOMPARE(TableLayout({ 1280, 800 }, 5, ratio).fontSize(12), 12);
        QCOMPARE(TableLayout({ 2560, 1600 }, 5, ratio).fontSize(12), 24);
    }

    void suits_of_the_hand_stand_a_little_apart()
    {
        const TableLayout layout({ 1280, 800 }, 5, ratio);
        const auto poses = layout.handPoses({ 2, 2 });
        const qreal within = poses[1].centre.x() - poses[0].centre.x();
        const qreal between = poses[2].centre.x() - poses[1].centre.x();
        QVERIFY(between > within);
    }

    void a_pair_is_shown_at_its_seat()
    {
        const TableLayout layout({ 1280, 800 }, 5, ratio);
        for (int place = 1; place < 5; ++place) {
            const QRectF pair =
                lyingAt(layout.openPose(place, 0)) | lyingAt(layout.openPose(place, 1));
            QVERIFY(pair.intersects(layout.seat(place).block()));
            QVERIFY(!pair.intersects(layout.seat(place).plate));
            QVERIFY(
                !lyingAt(layout.openPose(place, 0)).intersects(lyingAt(layout.openPose(place, 1))));
        }
    }

private:
    static void tables()
    {
        addColumns("seats");
        for (const QSize size :
            { QSize(500, 475), QSize(735, 510), QSize(800, 510), QSize(800, 600), QSize(800, 1000),
                QSize(1020, 740), QSize(1024, 768), QSize(1280, 800), QSize(1920, 700),
                QSize(1920, 1080), QSize(2560, 1440), QSize(3840, 2160) })
            for (int seats = 2; seats <= 8; ++seats)
                addRows("seats", seats, size);
    }

    /// The tables of reviews, in small windows and in large ones.
    static void reviews()
    {
        addColumns("seats");
        for (const QSize size : { QSize(490, 330), QSize(760, 560), QSize(1100, 640) })
            for (int seats = 3; seats <= 8; ++seats)
                addRows("seats", seats, size);
    }

    static void checkThatNothingOverlaps(const TableLayout& layout)
    {
        const auto parts = partsOf(layout);
        for (std::size_t a = 0; a < parts.size(); ++a) {
            const auto& [name, rect] = parts[a];
            QVERIFY2(QRectF({ 0, 0 }, layout.size()).contains(rect), qPrintable(name));
            QVERIFY2(!rect.isEmpty(), qPrintable(name));
            for (std::size_t b = a + 1; b < parts.size(); ++b)
                QVERIFY2(!rect.intersects(parts[b].second),
                    qPrintable(name + QStringLiteral(" and ") + parts[b].first));
        }
    }
};

} // namespace

REGISTER_WIDGET_TEST(TableLayoutTest)
#include "table_layout_test.moc"
