// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/hand_drag.h"

#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"
#include "tests/ui/table/scene/shown_hand.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

class HandDragTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_dragged_card_stays_where_it_is_dropped()
    {
        ShownHand shown;
        QSignalSpy closed(&shown.hand(), &HandItem::pressedWhileClosed);
        const qreal beyond = shown.hand().item(card("7H"))->pos().x() + 30;
        shown.drag(card("QS"), beyond);
        QCOMPARE(shown.order(), QStringLiteral("JD 9D TC AH 7H QS"));
        const CardItem* const queen = shown.hand().item(card("QS"));
        QCOMPARE(queen->pose(), shown.hand().restPose(queen));
        shown.drag(card("AH"), shown.hand().item(card("JD"))->pos().x() - 30);
        QCOMPARE(shown.order(), QStringLiteral("AH JD 9D TC 7H QS"));
        QCOMPARE(closed.size(), 0); // a drag is no click
        shown.hand().release(card("JD"))->deleteLater();
        QCOMPARE(shown.order(), QStringLiteral("AH 9D TC 7H QS"));
    }

    void a_short_pull_is_a_click()
    {
        ShownHand shown;
        QSignalSpy chosen(&shown.hand(), &HandItem::chosen);
        shown.hand().openForPlay(cards("AH 7H"));
        shown.drag(card("AH"), shown.hand().item(card("AH"))->pos().x() + 3);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(shown.order(), QStringLiteral("QS JD 9D TC AH 7H"));
    }

    void the_next_hand_is_sorted_again()
    {
        ShownHand shown;
        shown.drag(card("QS"), shown.hand().item(card("7H"))->pos().x() + 30);
        shown.hand().setCards({}, {});
        shown.hand().setCards(cards("AH QS KC"), {});
        QCOMPARE(shown.order(), QStringLiteral("QS KC AH"));
    }

    void a_new_card_comes_last_behind_cards_that_were_moved()
    {
        ShownHand shown;
        shown.drag(card("QS"), shown.hand().item(card("7H"))->pos().x() + 30);
        shown.hand().add(card("QC"), {});
        QCOMPARE(shown.order(), QStringLiteral("JD 9D TC AH 7H QS QC"));
    }

    void cards_in_piles_are_not_dragged()
    {
        ShownHand shown;
        shown.layPiles("AH TC QS", "KH 8S JD 7C", "KH");
        const QString before = shown.order();
        const CardItem* const piled = shown.hand().item(card("8S"));
        const QPointF place = piled->pos();
        shown.drag(card("8S"), 20);
        QCOMPARE(shown.order(), before);
        QCOMPARE(piled->pos(), place);
        shown.drag(card("QS"), shown.hand().item(card("AH"))->pos().x() + 60);
        QVERIFY(shown.order().startsWith(QStringLiteral("TC AH QS ")));
        QCOMPARE(piled->pos(), place);
    }
};

} // namespace

REGISTER_WIDGET_TEST(HandDragTest)
#include "hand_drag_test.moc"
