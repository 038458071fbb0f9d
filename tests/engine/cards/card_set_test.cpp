// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using sheepshead::testing::card;
using sheepshead::testing::cards;

class CardSetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_hand_is_walked_from_its_highest_card_to_its_lowest()
    {
        std::string walked;
        for (const Card each : cards("7H QC AS 7D JD"))
            walked += cardText(each) + ' ';
        QCOMPARE(walked, std::string("QC JD 7D AS 7H "));
    }

    void a_walk_may_be_taken_up_where_it_was_left()
    {
        const CardSet hand = cards("QC AS 7H");
        auto walk = hand.begin();
        QCOMPARE(*walk++, card("QC"));
        QCOMPARE(*walk, card("AS"));
        QCOMPARE(std::distance(walk, hand.end()), 2);
    }

    void nothing_is_walked_in_an_empty_set()
    {
        QVERIFY(CardSet().begin() == CardSet().end());
        QVERIFY(CardSet().empty());
    }

    void a_card_is_added_once_and_removed()
    {
        CardSet hand;
        hand.add(card("QC"));
        hand.add(card("QC"));
        hand.add(card("7H"));
        QCOMPARE(hand.size(), 2);
        hand.remove(card("QC"));
        hand.remove(card("QC"));
        QCOMPARE(hand, cards("7H"));
    }

    void with_and_without_leave_the_set_alone()
    {
        const CardSet hand = cards("AS 7H");
        QCOMPARE(hand.with(card("QC")), cards("QC AS 7H"));
        QCOMPARE(hand.without(card("AS")), cards("7H"));
        QCOMPARE(hand.without(card("QC")), hand);
        QCOMPARE(hand, cards("AS 7H"));
    }

    void sets_are_joined_cut_and_taken_away()
    {
        const CardSet a = cards("QC JD AS");
        const CardSet b = cards("JD 7H");
        QCOMPARE(a | b, cards("QC JD AS 7H"));
        QCOMPARE(a & b, cards("JD"));
        QCOMPARE(a - b, cards("QC AS"));
    }

    void a_set_meets_another_in_one_card_and_contains_all_of_it_or_not()
    {
        const CardSet hand = cards("QC JD AS");
        QVERIFY(hand.meets(cards("JD 7H")));
        QVERIFY(!hand.meets(cards("8H 7H")));
        QVERIFY(hand.containsAll(cards("QC AS")));
        QVERIFY(!hand.containsAll(cards("QC 7H")));
        QVERIFY(hand.containsAll({}));
    }

    void first_and_last_are_the_highest_and_the_lowest()
    {
        QCOMPARE(cards("7D AC JD").first(), card("JD"));
        QCOMPARE(cards("7D AC JD").last(), card("AC"));
        QCOMPARE(cards("7H").first(), cards("7H").last());
    }

    void the_points_of_a_trick_are_those_of_its_cards()
    {
        QCOMPARE(cards("TD QC AD 8D TS").points(), Points { 34 });
        QCOMPARE(CardSet().points(), Points { 0 });
    }

    void every_suit_bears_thirty_points_and_eight_cards()
    {
        for (const Suit suit : allSuits) {
            QCOMPARE(cardsOf(suit).points(), Points { 30 });
            QCOMPARE(cardsOf(suit).size(), 8);
        }
    }

    void every_rank_has_four_cards()
    {
        QCOMPARE(cardsOf(Rank::Queen), cards("QC QS QH QD"));
        QCOMPARE(cardsOf(Rank::Seven), cards("7C 7S 7H 7D"));
    }

    void the_deck_is_all_of_them()
    {
        QCOMPARE(CardSet::deck().size(), 32);
        CardSet suits;
        for (const Suit suit : allSuits)
            suits |= cardsOf(suit);
        QCOMPARE(suits, CardSet::deck());
    }

    void a_card_is_found_by_how_many_lie_below_it()
    {
        const CardSet cards = CardSet::fromBits(0x80F0A015U);
        int below = cards.size();
        for (const Card card : cards)
            QCOMPARE(cards.fromBelow(--below), card);
    }
};

REGISTER_TEST(CardSetTest)
#include "card_set_test.moc"
