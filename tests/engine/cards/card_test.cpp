// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cards/card.h"
#include "engine/cards/card_text.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;

class CardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_card_is_worth_its_rank_trump_or_not_data()
    {
        QTest::addColumn<int>("rank");
        QTest::addColumn<int>("points");
        const auto row = [](const char* name, Rank rank, int points) {
            QTest::newRow(name) << static_cast<int>(rank) << points;
        };
        row("ace", Rank::Ace, 11);
        row("ten", Rank::Ten, 10);
        row("king", Rank::King, 4);
        row("queen", Rank::Queen, 3);
        row("jack", Rank::Jack, 2);
        row("nine", Rank::Nine, 0);
        row("eight", Rank::Eight, 0);
        row("seven", Rank::Seven, 0);
    }

    void a_card_is_worth_its_rank_trump_or_not()
    {
        QFETCH(int, rank);
        QFETCH(int, points);
        for (const Suit suit : allSuits)
            QCOMPARE(Card(static_cast<Rank>(rank), suit).points(), Points { points });
    }

    void the_index_counts_from_the_queen_of_clubs_down()
    {
        const QByteArray order =
            "QC QS QH QD JC JS JH JD AD TD KD 9D 8D 7D AC TC KC 9C 8C 7C AS TS KS 9S 8S 7S "
            "AH TH KH 9H 8H 7H";
        int index = 32;
        for (const QByteArray& text : order.split(' '))
            QCOMPARE(cardText(Card::fromIndex(--index)), text.toStdString());
        QCOMPARE(index, 0);
    }

    void a_card_keeps_its_rank_and_suit()
    {
        for (int i = 0; i < 32; ++i) {
            const Card card = Card::fromIndex(i);
            QCOMPARE(Card(card.rank(), card.suit()), card);
            QCOMPARE(card.index(), i);
        }
    }

    void points_add_up()
    {
        Points points = Points { 11 } + Points { 10 };
        points += { 4 };
        QCOMPARE(points, Points { 25 });
        QCOMPARE(deckPoints - points, Points { 95 });
    }
};

REGISTER_TEST(CardTest)
#include "card_test.moc"
