// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"
#include "tests/ui/table/dealt_hands.h"
#include "tests/ui/table/played_table.h"
#include "ui/table/motion/event_clips.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/table_scene.h"

#include <QAbstractAnimation>
#include <QImage>
#include <QPainter>
#include <QtTest>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

constexpr int middle = 250; ///< of a clip at normal speed: it glows

} // namespace

/// A revealed partner, a crack and the last trick have a moment of their own at their seat.
class SmallMomentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        const HandState hand = dealt(3, 0);
        scene_ = std::make_unique<TableScene>();
        scene_->setSeating(seatingFor(hand.variant(), viewer));
        scene_->setSize({ 1020, 740 });
        scene_->settle(hand.observation(viewer));
        clips_ = std::make_unique<EventClips>(*scene_);
    }

    void cleanup() { animation_.reset(); }

    void a_seat_glows_while_it_is_talked_of_data()
    {
        QTest::addColumn<Event>("event");
        QTest::newRow("revealed partner") << Event(PartnerRevealed { ada });
        QTest::newRow("crack") << Event(Cracked { ada });
        QTest::newRow("last trick") << Event(TrickTaken { .winner = ada, .number = 6 });
    }

    void a_seat_glows_while_it_is_talked_of()
    {
        QFETCH(Event, event);
        emptyHands();
        begin(event);
        scene_->talk().hush();
        const QImage dark = around(ada);
        animation_->setCurrentTime(middle);
        QVERIFY(around(ada) != dark);
        QCOMPARE(around(seatAt(2)), others_);
        animation_->stop(); // as when the table is cleared
        QCOMPARE(around(ada), dark);
    }

    void a_trick_before_the_last_is_silent()
    {
        begin(TrickTaken { .winner = ada, .number = 1 });
        const QImage dark = around(ada);
        animation_->setCurrentTime(middle);
        QCOMPARE(around(ada), dark);
    }

    void a_trick_is_not_the_last_while_cards_lie_open()
    {
        const HandState hand = dealt(3, 0, "layout=2H-1");
        scene_->setSeating(seatingFor(hand.variant(), viewer));
        scene_->settle(hand.observation(viewer));
        emptyHands();
        others_ = {};
        animation_.reset(
            clips_->clipsOf(TrickTaken { .winner = ada, .number = 8 }).front().begin());
        animation_->start();
        const QImage dark = around(ada);
        animation_->setCurrentTime(middle);
        QCOMPARE(around(ada), dark);
    }

    void it_takes_no_longer_than_the_pause()
    {
        for (const Speed speed : { Speed::Slow, Speed::Normal, Speed::Fast, Speed::Off }) {
            clips_->setSpeed(speed);
            begin(PartnerRevealed { ada });
            QCOMPARE(animation_->totalDuration(), durationsOf(speed).said);
        }
    }

    void nothing_glows_where_nothing_may_move_data()
    {
        QTest::addColumn<bool>("still");
        QTest::newRow("no animation") << false;
        QTest::newRow("less motion") << true;
    }

    void nothing_glows_where_nothing_may_move()
    {
        QFETCH(bool, still);
        clips_->setSpeed(still ? Speed::Slow : Speed::Off, still);
        begin(PartnerRevealed { ada });
        scene_->talk().hush();
        const QImage dark = around(ada);
        animation_->setCurrentTime(animation_->totalDuration() / 2);
        QCOMPARE(around(ada), dark);
    }

private:
    void emptyHands()
    {
        for (int seat = 0; seat < scene_->seating().count(); ++seat)
            scene_->change(seatAt(seat), [](SeatState& state) { state.cards = 0; });
        scene_->hand().setCards({}, {});
    }

    void begin(const Event& event)
    {
        others_ = around(seatAt(2));
        animation_.reset(clips_->clipsOf(event).front().begin());
        QVERIFY(animation_);
        animation_->start();
    }

    QImage around(Seat seat)
    {
        const QRectF plate = scene_->layout().seat(scene_->placeOf(seat)).plate;
        QImage image(plate.adjusted(-8, -8, 8, 8).size().toSize(), QImage::Format_RGB32);
        image.fill(Qt::darkGreen);
        QPainter painter(&image);
        scene_->render(&painter, image.rect(), plate.adjusted(-8, -8, 8, 8));
        return image;
    }

    std::unique_ptr<TableScene> scene_;
    std::unique_ptr<EventClips> clips_;
    std::unique_ptr<QAbstractAnimation> animation_;
    QImage others_;
};

REGISTER_WIDGET_TEST(SmallMomentsTest)
#include "small_moments_test.moc"
