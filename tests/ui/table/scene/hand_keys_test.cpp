// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/hand_keys.h"

#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"
#include "tests/ui/table/scene/shown_hand.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

class HandKeysTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void arrows_home_and_end_move_the_focus()
    {
        ShownHand shown;
        shown.hand().openForPlay(cards("AH 7H"));
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.hand().focused()->card(), card("QS"));
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.hand().focused()->card(), card("JD"));
        shown.press(Qt::Key_Left);
        shown.press(Qt::Key_Left);
        QCOMPARE(shown.hand().focused()->card(), card("QS"));
        shown.press(Qt::Key_End);
        QCOMPARE(shown.hand().focused()->card(), card("7H"));
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.hand().focused()->card(), card("7H"));
        shown.press(Qt::Key_Home);
        QCOMPARE(shown.hand().focused()->card(), card("QS"));
    }

    void a_space_first_shows_where_the_focus_is()
    {
        ShownHand shown;
        QSignalSpy chosen(&shown.hand(), &HandItem::chosen);
        QSignalSpy shownFirst(&shown.hand(), &HandItem::shownFirst);
        shown.hand().openForPlay(cards("AH 7H"));
        shown.press(Qt::Key_Space);
        QVERIFY(chosen.isEmpty());
        QCOMPARE(shown.hand().focused()->card(), card("AH"));
        QCOMPARE(shownFirst.size(), 1); // and is told
        shown.press(Qt::Key_Space);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(shownFirst.size(), 1);
    }

    void enter_plays_the_focused_card()
    {
        ShownHand shown;
        QSignalSpy chosen(&shown.hand(), &HandItem::chosen);
        shown.hand().openForPlay(cards("AH 7H"));
        shown.press(Qt::Key_End);
        shown.press(Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().value<Card>(), card("7H"));
    }

    void a_number_plays_the_card_that_stands_there()
    {
        ShownHand shown;
        QSignalSpy chosen(&shown.hand(), &HandItem::chosen);
        shown.hand().openForPlay(cards("AH 7H"));
        shown.press(Qt::Key_7);
        QVERIFY(chosen.isEmpty());
        shown.press(Qt::Key_5);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().value<Card>(), card("AH"));
    }

    void a_closed_hand_takes_no_keys()
    {
        ShownHand shown;
        QSignalSpy chosen(&shown.hand(), &HandItem::chosen);
        for (const Qt::Key key : { Qt::Key_1, Qt::Key_Home, Qt::Key_Space, Qt::Key_Return })
            QVERIFY(!shown.press(key));
        QVERIFY(chosen.isEmpty());
        QVERIFY(!shown.hand().focused());
    }

    void up_and_down_go_between_hand_and_piles()
    {
        ShownHand shown;
        shown.layPiles("AH TC QS", "KH 8S JD 7C", "KH");
        shown.hand().openForPlay(cards("AH"));
        shown.press(Qt::Key_End);
        QCOMPARE(shown.hand().focused()->card(), card("KH"));
        shown.press(Qt::Key_Up);
        QCOMPARE(shown.hand().focused()->card(), card("KH"));
        shown.press(Qt::Key_Down);
        QCOMPARE(shown.hand().focused()->card(), card("AH"));
        shown.press(Qt::Key_Up);
        QVERIFY(shown.piles().slotOf(*shown.hand().focused()->card()));
    }

    void up_or_down_at_first_shows_where_the_focus_is()
    {
        ShownHand shown;
        for (const Qt::Key key : { Qt::Key_Up, Qt::Key_Down }) {
            shown.layPiles("AH TC QS", "KH 8S JD 7C", "KH");
            shown.hand().openForPlay(cards("AH"));
            shown.press(key);
            QVERIFY(shown.hand().focused());
            shown.hand().close();
        }
    }

    void up_and_down_are_left_alone_where_there_is_one_row()
    {
        ShownHand shown;
        shown.hand().setCards(cards("AH TC QS"), {});
        shown.hand().openForPlay(cards("AH"));
        shown.press(Qt::Key_Up);
        QVERIFY(!shown.hand().focused());
    }

    void zero_plays_the_tenth_card()
    {
        ShownHand shown;
        shown.layPiles("AH TH KH 9H 8H 7H AC TC", "KS 8S", "KS");
        QSignalSpy chosen(&shown.hand(), &HandItem::chosen);
        shown.hand().openForPlay(cards("KS 8S"));
        shown.press(Qt::Key_0);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().value<Card>(), *shown.hand().items().at(9)->card());
    }

    void ctrl_and_an_arrow_carry_the_focused_card()
    {
        ShownHand shown;
        QSignalSpy moved(&shown.hand(), &HandItem::movedByKey);
        shown.hand().openForPlay(cards("AH 7H"));
        shown.press(Qt::Key_Home);
        shown.press(Qt::Key_Right, Qt::ControlModifier);
        shown.press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(shown.order(), QStringLiteral("JD 9D QS TC AH 7H"));
        QCOMPARE(shown.hand().focused()->card(), card("QS"));
        QCOMPARE(moved.size(), 2);
        QCOMPARE(moved.last().at(1).toInt(), 3);
        QCOMPARE(moved.last().at(2).toInt(), 6);
        for (int i = 0; i < 5; ++i)
            shown.press(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(shown.order(), QStringLiteral("QS JD 9D TC AH 7H"));
    }
};

} // namespace

REGISTER_WIDGET_TEST(HandKeysTest)
#include "hand_keys_test.moc"
