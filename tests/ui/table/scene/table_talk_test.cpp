// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/ui/table/careless_user.h"
#include "tests/ui/table/dealt_hands.h"
#include "ui/cards/card_item.h"
#include "ui/table/scene/bubble_item.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/strip_item.h"
#include "ui/table/scene/table_scene.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

QStringList said(TableWidget& table)
{
    QStringList words;
    for (QGraphicsItem* const item : table.scene().items())
        if (const auto* const bubble = dynamic_cast<BubbleItem*>(item); bubble && item->isVisible())
            words << bubble->name();
    words.sort();
    return words;
}

} // namespace

/// What is said stays long enough to be followed.
class TableTalkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        hand_ = dealt(3, 0);
        table_ = std::make_unique<TableWidget>();
        table_->setSpeed(Speed::Off);
        table_->resize(1020, 740);
        table_->present({ seatingFor(hand_.variant(), viewer) });
        table_->restore(hand_.observation(viewer));
        table_->show();
    }

    void words_stay_until_the_next_decision_of_another_seat_is_over()
    {
        QSignalSpy drained(table_.get(), &TableWidget::drained);
        table_->show(Passed { seatAt(1) });
        QTRY_COMPARE(drained.count(), 1);
        QCOMPARE(said(*table_), QStringList { QStringLiteral("pass") });
        table_->show(Picked { .seat = seatAt(2), .blindSize = 2 });
        QTRY_COMPARE(drained.count(), 2);
        QTRY_COMPARE(said(*table_), QStringList { QStringLiteral("I'll pick") });
        table_->show(Buried { .seat = seatAt(2), .count = 2 });
        table_->show(Called { .seat = seatAt(2), .card = card("AC") });
        QTRY_COMPARE(drained.count(), 3);
        QCOMPARE(said(*table_), QStringList { QStringLiteral("clubs") });
        table_->show(Played { .seat = seatAt(3), .card = card("7H") });
        QTRY_COMPARE(drained.count(), 4);
        QTRY_VERIFY(said(*table_).empty());
    }

    void words_are_there_long_enough_at_any_speed()
    {
        QElapsedTimer there;
        connect(table_.get(), &TableWidget::began, this, [&there](const Event& event) {
            if (event == Event(Passed { seatAt(1) }))
                there.start();
        });
        table_->show(Passed { seatAt(1) });
        table_->show(Passed { seatAt(2) });
        QTRY_COMPARE(said(*table_).size(), 2);
        QTRY_COMPARE(said(*table_).size(), 1);
        QVERIFY(there.elapsed() >= wordsStay);
    }

    void a_revealed_partner_is_told_for_a_while_only()
    {
        table_->show(PartnerRevealed { seatAt(2) });
        QTRY_COMPARE(said(*table_).size(), 1);
        constexpr int patience = 30'000; // on a slow machine
        QTRY_VERIFY_WITH_TIMEOUT(said(*table_).empty(), patience);
    }

    void the_strip_is_not_behind_the_result()
    {
        QVERIFY(table_->scene().strip().isVisible());
        table_->show(ThrownIn { ThrowIn::Doubler });
        QTRY_VERIFY(!table_->scene().strip().isVisible());
        table_->present({ seatingFor(hand_.variant(), viewer) });
        QVERIFY(table_->scene().strip().isVisible());
    }

    void cards_of_the_blind_are_marked_until_the_bury()
    {
        const auto fromTheBlind = [this] {
            CardSet cards;
            for (const CardItem* item : table_->scene().hand().items())
                if (item->description().contains(QStringLiteral("from the blind")))
                    cards.add(*item->card());
            return cards;
        };
        while (hand_.toAct() != viewer)
            hand_.apply(hand_.legalActions().front()); // all others pass
        for (const Event& event : hand_.apply(Pick {}))
            table_->show(seenBy(viewer, event));
        const CardSet blind = hand_.observation(viewer).blind;
        QVERIFY(!blind.empty());
        QTRY_COMPARE(fromTheBlind(), blind);
        table_->restore(hand_.observation(viewer));
        QCOMPARE(fromTheBlind(), blind);
        for (const Event& event : hand_.apply(hand_.legalActions().front()))
            table_->show(seenBy(viewer, event));
        QTRY_VERIFY(fromTheBlind().empty());
    }

private:
    HandState hand_ = dealt(3, 0);
    std::unique_ptr<TableWidget> table_;
};

REGISTER_WIDGET_TEST(TableTalkTest)
#include "table_talk_test.moc"
