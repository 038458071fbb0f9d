// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/announcer.h"

#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/ui/table/careless_user.h"
#include "tests/ui/table/dealt_hands.h"
#include "tests/ui/table/played_table.h"
#include "ui/cards/card_item.h"
#include "ui/table/scene/felt_view.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/table_scene.h"

#include <QAccessible>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

int changesOfNames = 0;

void listen(QAccessibleEvent* event)
{
    if (qobject_cast<SpokenItem*>(event->object()) && event->type() == QAccessible::NameChanged)
        ++changesOfNames;
}

} // namespace

/// What a screen reader hears of a hand, and where its focus is meanwhile.
class AnnouncerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QAccessible::installUpdateHandler(listen); }
    void cleanupTestCase() { QAccessible::installUpdateHandler(nullptr); }
    void init() { changesOfNames = 0; }

    void everything_is_announced_once_in_order_with_its_speaker()
    {
        TableWidget table;
        table.setSpeed(Speed::Off);
        const HandState hand = dealt(3, 0);
        table.present({ seatingFor(hand.variant(), viewer) });
        table.restore(hand.observation(viewer));
        QStringList announced;
        connect(&table.scene().announcer(), &Announcer::announced, this,
            [&announced](const QString& words) { announced << words; });
        table.show(Passed { seatAt(1) });
        table.show(Picked { .seat = seatAt(2), .blindSize = 2 });
        table.show(Called { .seat = seatAt(2), .card = card("AC") });
        table.show(Played { .seat = seatAt(3), .card = card("7H") });
        const QString all = QStringLiteral("Ada passes. Bruno picks. Bruno calls the ace of clubs. "
                                           "Clara plays the seven of hearts.");
        QTRY_COMPARE(announced.join(QLatin1Char(' ')), all);
        QVERIFY(announced.size() > 1); // the first one did not wait for the others
    }

    void a_deal_changes_no_names()
    {
        TableWidget table;
        table.setSpeed(Speed::Off);
        const HandState hand = dealt(3, 0);
        table.present({ seatingFor(hand.variant(), viewer) });
        QSignalSpy drained(&table, &TableWidget::drained);
        for (const Event& event : hand.opening())
            table.show(seenBy(viewer, event));
        table.settle(hand.observation(viewer));
        QTRY_COMPARE(drained.count(), 1);
        QCOMPARE(changesOfNames, 0);
    }

    /// Another widget of the window would get it where the focused one vanishes.
    void the_focus_never_leaves_the_table()
    {
        QWidget window; // goes after the table in it
        PlayedTable played(dealt(2, 4), viewer);
        auto* const layout = new QVBoxLayout(&window);
        auto* const elsewhere = new QPushButton(&window);
        layout->addWidget(elsewhere);
        layout->addWidget(&played.table());
        window.resize(1020, 740);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        played.table().setFocus();
        int left = 0;
        connect(qApp, &QApplication::focusChanged, this,
            [&](QWidget*, const QWidget* now) { left += now == elsewhere ? 1 : 0; });
        int visited = 0;
        played.setPerson([&] {
            const HandItem& hand = played.table().scene().hand();
            if (hand.mode() == HandItem::Mode::Playing) {
                QVERIFY(played.table().view().hasFocus());
                QVERIFY(
                    hand.visited() && played.turn()->seen.hand.contains(*hand.visited()->card()));
                ++visited;
            }
            decideByMouse(played);
        });
        QVERIFY(played.playToEnd());
        QCOMPARE(left, 0);
        QCOMPARE(visited, 6);
    }
};

REGISTER_WIDGET_TEST(AnnouncerTest)
#include "announcer_test.moc"
