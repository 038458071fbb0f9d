// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "ui/words/terms/card_words.h"

#include <QtTest>

using namespace sheepshead;
using sheepshead::testing::card;
using sheepshead::testing::cards;

class CardWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cards_are_named_alone_in_sentences_and_short()
    {
        QCOMPARE(cardName(card("QC")), QStringLiteral("Queen of clubs"));
        QCOMPARE(theCard(card("TH")), QStringLiteral("the ten of hearts"));
        QCOMPARE(shortCardName(card("TH")), QStringLiteral("10♥"));
        QCOMPARE(shortCardNames(cards("QC TH AS")), QStringLiteral("Q♣ A♠ 10♥"));
        QCOMPARE(suitName(Suit::Spades), QStringLiteral("Spades"));
    }

    void every_card_has_a_name_of_its_own()
    {
        QSet<QString> names;
        for (const Card card : CardSet::deck())
            names << cardName(card) << theCard(card) << shortCardName(card);
        QCOMPARE(names.size(), 96);
    }

    void a_list_of_cards_reads_like_a_sentence()
    {
        QCOMPARE(cardNames(cards("JD 7H")),
            QStringLiteral("the jack of diamonds and the seven of hearts"));
        QCOMPARE(cardNames({}), QString());
    }

    void a_description_tells_points_and_trump_as_the_table_plays_it()
    {
        const TrumpOrder usual;
        QVERIFY(cardDescription(card("AD"), usual).endsWith(QStringLiteral("trump")));
        QVERIFY(cardDescription(card("AC"), usual).endsWith(QStringLiteral("fail")));
        QVERIFY(cardDescription(card("AC"), usual).startsWith(QStringLiteral("11 ")));
        const TrumpOrder clubs = testing::variantWith("trump-suit=clubs").trumps();
        QVERIFY(cardDescription(card("AC"), clubs).endsWith(QStringLiteral("trump")));
    }
};

REGISTER_GUILESS_TEST(CardWordsTest)
#include "card_words_test.moc"
