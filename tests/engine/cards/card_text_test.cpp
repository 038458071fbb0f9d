// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cards/card_text.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;

class CardTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_card_is_read_as_it_is_written()
    {
        for (const Card card : CardSet::deck()) {
            QCOMPARE(cardText(card).size(), std::size_t { 2 });
            QCOMPARE(parseCard(cardText(card)).value(), card);
        }
    }

    void rank_comes_before_suit()
    {
        QCOMPARE(cardText({ Rank::Ten, Suit::Hearts }), std::string("TH"));
        QCOMPARE(parseCard("7D").value(), Card(Rank::Seven, Suit::Diamonds));
    }

    void what_is_no_card_is_a_problem_at_its_own_place_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* const text : { "", "Q", "QCC", "CQ", "qc", "Qc", "10H", "6H", "1H", "QX",
                 " C", "Q ", "--", "\xE2\x99\xA0" })
            QTest::newRow(text) << QByteArray(text);
    }

    void what_is_no_card_is_a_problem_at_its_own_place()
    {
        QFETCH(QByteArray, text);
        const auto card = parseCard(text.toStdString());
        QVERIFY(!card.ok());
        QCOMPARE(card.problem().place, text.toStdString());
        QVERIFY(!card.problem().reason.empty());
    }

    void cards_are_written_from_the_highest_down()
    {
        QCOMPARE(cardsText(parseCards("7H AS QC").value()), std::string("QC AS 7H"));
        QCOMPARE(cardsText({}), std::string("-"));
        QCOMPARE(
            cardsText(parseCards(cardsText(CardSet::deck())).value()), cardsText(CardSet::deck()));
    }

    void no_cards_are_a_dash_or_nothing()
    {
        QCOMPARE(parseCards("-").value(), CardSet());
        QCOMPARE(parseCards("").value(), CardSet());
    }

    void any_blanks_may_stand_between_cards()
    {
        QCOMPARE(parseCards("  QC\t 7H ").value(), parseCards("QC 7H").value());
    }

    void a_bad_list_names_the_word_at_fault_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("named twice") << QByteArray("QC 7H QC") << QByteArray("QC");
        QTest::newRow("no card") << QByteArray("QC 7X QC") << QByteArray("7X");
        QTest::newRow("dash among cards") << QByteArray("QC -") << QByteArray("-");
        QTest::newRow("commas") << QByteArray("QC,7H") << QByteArray("QC,7H");
    }

    void a_bad_list_names_the_word_at_fault()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, place);
        const auto cards = parseCards(text.toStdString());
        QVERIFY(!cards.ok());
        QCOMPARE(cards.problem().place, place.toStdString());
    }
};

REGISTER_TEST(CardTextTest)
#include "card_text_test.moc"
