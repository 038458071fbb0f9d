// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/table_moment.h"

#include "tests/support/outcomes.h"
#include "tests/support/registered_test.h"
#include "tests/ui/table/dealt_hands.h"
#include "tests/ui/table/played_table.h"
#include "ui/table/panels/result_moment.h"
#include "ui/table/panels/result_panel.h"
#include "ui/table/scene/seat_item.h"
#include "ui/table/scene/strip_item.h"
#include "ui/table/scene/table_scene.h"
#include "ui/words/hand/status_words.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

HandScored scored(int points, bool allTricks)
{
    const PickedOutcome outcome { .picker = seatAt(3),
        .partners = { seatAt(1) },
        .makersPoints = { points },
        .makersTookAllTricks = allTricks };
    return scoredHand(outcome);
}

} // namespace

/// A hand to remember is celebrated before its result comes, and nothing waits for that.
class TableMomentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        const HandState hand = dealt(3, 0);
        table_ = std::make_unique<TableWidget>();
        table_->resize(1020, 740);
        table_->present({ seatingFor(hand.variant(), viewer) });
        table_->show();
        table_->restore(hand.observation(viewer));
    }

    void the_winners_have_it_before_the_result()
    {
        table_->show(Event(scored(120, true)));
        QTRY_VERIFY(moment().isOn());
        QVERIFY(moment().seats() == (SeatSet { seatAt(1), seatAt(3) }));
        QVERIFY(!result().isVisible());
        QTRY_VERIFY(result().isVisible()); // by itself
        QVERIFY(!moment().isOn());
        QVERIFY(result().findChild<ResultMoment*>());
    }

    void the_turn_is_over()
    {
        const HandState hand = dealt(3, 0);
        const QString expected = statusText(hand.observation(viewer), table_->scene().seating());
        StripItem& strip = table_->scene().strip();
        QVERIFY2(strip.shownText().contains(expected), qPrintable(strip.shownText()));
        table_->show(Event(scored(120, true)));
        QTRY_VERIFY(moment().isOn());
        QVERIFY2(!strip.shownText().contains(expected), qPrintable(strip.shownText()));
        for (int seat = 0; seat < 5; ++seat)
            QVERIFY(!table_->scene().seat(seatAt(seat)).state().acting);
    }

    void any_key_ends_it()
    {
        for (const int key : { Qt::Key_Space, Qt::Key_N, Qt::Key_Escape }) {
            init();
            table_->setSpeed(Speed::Slow);
            table_->show(Event(scored(120, true)));
            QTRY_VERIFY(moment().isOn());
            QTest::keyClick(table_.get(), static_cast<Qt::Key>(key));
            QVERIFY(!moment().isOn());
            QTRY_VERIFY(result().isVisible());
        }
    }

    void an_ordinary_hand_has_none()
    {
        const QSignalSpy seen(&moment(), &QGraphicsObject::visibleChanged);
        table_->show(Event(scored(70, false)));
        QTRY_VERIFY(result().isVisible());
        QCOMPARE(seen.count(), 0);
    }

    void nothing_moves_where_nothing_may_data()
    {
        QTest::addColumn<bool>("still");
        QTest::newRow("no animation") << false;
        QTest::newRow("less motion") << true;
    }

    void nothing_moves_where_nothing_may()
    {
        QFETCH(bool, still);
        table_->setSpeed(still ? Speed::Slow : Speed::Off);
        table_->setStill(still);
        const QSignalSpy seen(&moment(), &QGraphicsObject::visibleChanged);
        table_->show(Event(scored(120, true)));
        QTRY_VERIFY(result().isVisible());
        QCOMPARE(seen.count(), 0);
        const auto* const medal = result().findChild<ResultMoment*>();
        QVERIFY(medal && medal->isVisible() && !medal->isMoving());
    }

    void a_mauer_has_it_at_its_seat()
    {
        table_->setMauers({ { seatAt(4), 9 } });
        table_->show(Event(scored(70, false)));
        QTRY_VERIFY(moment().isOn());
        QVERIFY(moment().seats() == SeatSet { seatAt(4) });
    }

    void a_table_that_is_cleared_forgets_it()
    {
        table_->show(Event(scored(120, true)));
        QTRY_VERIFY(moment().isOn());
        table_->present({ table_->scene().seating() });
        QVERIFY(!moment().isOn());
    }

    void it_is_painted_over_the_seats_and_leaves_no_trace()
    {
        TableScene& scene = table_->scene();
        const QImage before = table_->grab().toImage();
        const std::unique_ptr<QAbstractAnimation> shown(
            moment().begin(Moment::AllTricks, { seatAt(2) }, 1000));
        QVERIFY(shown);
        shown->start();
        shown->setCurrentTime(600);
        const QImage during = table_->grab().toImage();
        const QRect plate = scene.layout().seat(scene.placeOf(seatAt(2))).plate.toRect();
        QVERIFY(during.copy(plate) != before.copy(plate));
        const QRect other = scene.layout().seat(scene.placeOf(viewer)).plate.toRect();
        QVERIFY(during.copy(other) == before.copy(other));
        shown->setCurrentTime(1000);
        QVERIFY(!moment().isOn());
        QVERIFY(table_->grab().toImage() == before);
        QVERIFY(!moment().begin(Moment::AllTricks, { seatAt(2) }, 0));
        QVERIFY(!moment().begin(Moment::None, { seatAt(2) }, 1000));
        QVERIFY(!moment().isOn());
    }

private:
    TableMoment& moment() { return TableMoment::on(table_->scene()); }
    ResultPanel& result() { return table_->result(); }

    std::unique_ptr<TableWidget> table_;
};

REGISTER_WIDGET_TEST(TableMomentTest)
#include "table_moment_test.moc"
