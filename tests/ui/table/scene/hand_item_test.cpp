// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/hand_item.h"

#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"
#include "tests/ui/table/scene/shown_hand.h"
#include "ui/words/terms/card_words.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

Q_DECLARE_METATYPE(sheepshead::CardSet)

namespace {

/// The order, the looks and the marks of the cards in the hand.
class HandItemTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void trump_stands_first_then_the_fail_suits_from_the_ace_down()
    {
        ShownHand shown;
        QCOMPARE(shown.order(), QStringLiteral("QS JD 9D TC AH 7H"));
        qreal x = 0;
        for (const CardItem* item : shown.hand().items()) {
            QVERIFY(item->pos().x() > x);
            x = item->pos().x();
        }
    }

    void the_under_stands_last()
    {
        ShownHand shown;
        shown.hand().setCards(cards("AH 7H TC QS JD"), card("9D"));
        QCOMPARE(shown.order(), QStringLiteral("QS JD TC AH 7H 9D"));
    }

    void playable_cards_stand_higher_and_the_others_are_dimmed()
    {
        ShownHand shown;
        shown.hand().openForPlay(cards("AH 7H"));
        const qreal rest = shown.hand().item(card("QS"))->pos().y();
        for (const CardItem* item : shown.hand().items()) {
            const bool playable = cards("AH 7H").contains(*item->card());
            QCOMPARE(item->pos().y() < rest, playable);
            QCOMPARE(item->dimmed(), !playable);
        }
        shown.hand().close();
        for (const CardItem* item : shown.hand().items()) {
            QCOMPARE(item->pos().y(), rest);
            QVERIFY(!item->dimmed());
        }
    }

    void as_many_cards_as_wanted_can_be_marked()
    {
        ShownHand shown;
        shown.hand().openForMarking(2);
        QSignalSpy marked(&shown.hand(), &HandItem::markedChanged);
        shown.press(Qt::Key_4);
        shown.press(Qt::Key_5);
        QCOMPARE(shown.hand().marked(), cards("TC AH"));
        shown.press(Qt::Key_6);
        QCOMPARE(shown.hand().marked(), cards("TC AH"));
        shown.press(Qt::Key_4);
        QCOMPARE(shown.hand().marked(), cards("AH"));
        QCOMPARE(marked.size(), 3);
        QCOMPARE(marked.last().first().value<CardSet>(), cards("AH"));
    }

    void a_mark_moves_when_only_one_card_is_wanted()
    {
        ShownHand shown;
        shown.hand().openForMarking(1);
        shown.press(Qt::Key_4);
        shown.press(Qt::Key_5);
        QCOMPARE(shown.hand().marked(), cards("AH"));
    }

    void every_card_has_a_name_and_a_description()
    {
        ShownHand shown;
        CardItem* queen = shown.hand().item(card("QS"));
        QCOMPARE(queen->name(), QStringLiteral("Queen of spades"));
        QCOMPARE(queen->description(), cardDescription(card("QS"), TrumpOrder()));
        QVERIFY(queen->pressable());
    }

    void cards_in_piles_follow_the_hand_and_lie_where_their_piles_are()
    {
        ShownHand shown;
        shown.layPiles("AH TC QS", "KH 8S JD", "KH");
        QCOMPARE(shown.order(), QStringLiteral("QS TC AH JD 8S KH"));
        const TableLayout layout = shown.layoutWithPiles();
        QCOMPARE(shown.hand().item(card("8S"))->pos(), layout.openPose(0, 1).centre);
        QVERIFY(
            shown.hand().item(card("AH"))->pos().y() > shown.hand().item(card("8S"))->pos().y());
        QVERIFY(shown.hand().item(card("KH"))->description().contains(QStringLiteral("covered")));
        QVERIFY(!shown.hand().item(card("8S"))->description().contains(QStringLiteral("covered")));
        shown.hand().openForPlay(cards("8S"));
        QVERIFY(shown.hand().item(card("8S"))->pos().y() < layout.openPose(0, 1).centre.y());
        QVERIFY(shown.hand().item(card("KH"))->dimmed());
    }

    void by_suit_queens_and_jacks_stay_with_their_suits()
    {
        ShownHand shown;
        shown.hand().setOrder(HandOrder::BySuit);
        QCOMPARE(shown.order(), QStringLiteral("TC QS AH 7H JD 9D"));
        shown.hand().setOrder(HandOrder::ByPower);
        QCOMPARE(shown.order(), QStringLiteral("QS JD 9D TC AH 7H"));
    }

    void as_dealt_the_same_cards_lie_in_the_same_disorder()
    {
        ShownHand shown;
        shown.hand().setOrder(HandOrder::AsDealt);
        const QString dealt = shown.order();
        QCOMPARE(shown.hand().cards(), cards("AH 7H TC QS JD 9D"));
        QVERIFY(dealt != QStringLiteral("QS JD 9D TC AH 7H"));
        shown.hand().setCards({}, {});
        shown.hand().setCards(cards("AH 7H TC QS JD 9D"), {});
        QCOMPARE(shown.order(), dealt);
        shown.hand().release(card("TC"))->deleteLater();
        QCOMPARE(shown.order(), QString(dealt).remove(QStringLiteral("TC")).simplified());
    }
};

} // namespace

REGISTER_WIDGET_TEST(HandItemTest)
#include "hand_item_test.moc"
