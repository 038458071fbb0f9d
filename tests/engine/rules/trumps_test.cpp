// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/trumps.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

#include <algorithm>

using namespace sheepshead;
using sheepshead::testing::card;
using sheepshead::testing::cards;

namespace {

TrumpOrder trumpsOf(std::string_view settings) { return testing::variantWith(settings).trumps(); }

/// Trump from the top, as the order says it.
std::string ranking(const TrumpOrder& trumps)
{
    std::vector<Card> order(trumps.trump().begin(), trumps.trump().end());
    std::ranges::sort(order, [&](Card a, Card b) { return trumps.power(a) > trumps.power(b); });
    std::string text;
    for (const Card each : order)
        text += (text.empty() ? "" : " ") + cardText(each);
    return text;
}

void addRulesColumn()
{
    QTest::addColumn<QByteArray>("rules");
    for (const char* const suit : { "clubs", "spades", "hearts", "diamonds" })
        for (const char* const spitz : { "off", "second", "first" })
            QTest::addRow("%s, spitz %s", suit, spitz)
                << QByteArray("trump-suit=") + suit + " spitz=" + spitz;
}

} // namespace

class TrumpsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void trump_ranks_from_the_queen_of_clubs_down_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("order");
        const QByteArray honours = "QC QS QH QD JC JS JH JD ";
        QTest::newRow("diamonds") << QByteArray() << honours + "AD TD KD 9D 8D 7D";
        QTest::newRow("clubs") << QByteArray("trump-suit=clubs") << honours + "AC TC KC 9C 8C 7C";
        QTest::newRow("spitz second") << QByteArray("spitz=second")
                                      << QByteArray("QC 7D QS QH QD JC JS JH JD AD TD KD 9D 8D");
        QTest::newRow("spitz first")
            << QByteArray("spitz=first") << QByteArray("7D QC QS QH QD JC JS JH JD AD TD KD 9D 8D");
        QTest::newRow("queen-order") << QByteArray("queen-order=DHSC")
                                     << QByteArray("QD QH QS QC JC JS JH JD AD TD KD 9D 8D 7D");
        QTest::newRow("jack-order") << QByteArray("jack-order=HSDC")
                                    << QByteArray("QC QS QH QD JH JS JD JC AD TD KD 9D 8D 7D");
        QTest::newRow("jacks-over-queens") << QByteArray(
            "jacks-over-queens=on") << QByteArray("JC JS JH JD QC QS QH QD AD TD KD 9D 8D 7D");
        QTest::newRow("spitz of hearts") << QByteArray("spitz=first trump-suit=hearts")
                                         << QByteArray("7H QC QS QH QD JC JS JH JD AH TH KH 9H 8H");
    }

    void trump_ranks_from_the_queen_of_clubs_down()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, order);
        QCOMPARE(ranking(trumpsOf(rules.toStdString())), order.toStdString());
    }

    void every_card_is_trump_or_of_one_fail_suit_data() { addRulesColumn(); }

    void every_card_is_trump_or_of_one_fail_suit()
    {
        QFETCH(QByteArray, rules);
        const TrumpOrder trumps = trumpsOf(rules.toStdString());
        QCOMPARE(trumps.trump().size(), 14);
        QVERIFY(trumps.fail(trumps.trumpSuit()).empty());
        CardSet all = trumps.trump();
        for (const Suit suit : allSuits) {
            QVERIFY(!all.meets(trumps.fail(suit)));
            QCOMPARE(trumps.fail(suit).size(), suit == trumps.trumpSuit() ? 0 : 6);
            all |= trumps.fail(suit);
        }
        QCOMPARE(all, CardSet::deck());
    }

    void every_card_has_a_power_of_its_own_and_trump_is_above_fail_data() { addRulesColumn(); }

    void every_card_has_a_power_of_its_own_and_trump_is_above_fail()
    {
        QFETCH(QByteArray, rules);
        const TrumpOrder trumps = trumpsOf(rules.toStdString());
        std::array<int, 32> seen {};
        for (const Card each : CardSet::deck()) {
            const int power = trumps.power(each);
            QVERIFY(power >= 0 && power < 32);
            ++seen[static_cast<std::size_t>(power)];
            QCOMPARE(power >= 18, trumps.isTrump(each));
        }
        QCOMPARE(std::ranges::count(seen, 1), 32);
    }

    void strongest_and_weakest_go_by_power_data() { addRulesColumn(); }

    void strongest_and_weakest_go_by_power()
    {
        QFETCH(QByteArray, rules);
        const TrumpOrder trumps = trumpsOf(rules.toStdString());
        for (const Card a : CardSet::deck())
            for (const Card b : CardSet::deck().without(a)) {
                const Card stronger = trumps.power(a) > trumps.power(b) ? a : b;
                QCOMPARE(trumps.strongest({ a, b }), stronger);
                QCOMPARE(trumps.weakest({ a, b }), stronger == a ? b : a);
            }
    }

    void a_fail_suit_ranks_ace_ten_king_nine_eight_seven()
    {
        const TrumpOrder trumps;
        int power = 32;
        for (const char* const text : { "AS", "TS", "KS", "9S", "8S", "7S" }) {
            QVERIFY(trumps.power(card(text)) < power);
            power = trumps.power(card(text));
        }
    }

    void queens_and_jacks_follow_as_trump_not_as_their_suit()
    {
        const TrumpOrder trumps;
        QCOMPARE(trumps.suitOf(card("QH")), trumps.trump());
        QCOMPARE(trumps.suitOf(card("JC")), trumps.suitOf(card("7D")));
        QCOMPARE(trumps.suitOf(card("7H")), cards("AH TH KH 9H 8H 7H"));
    }

    void diamonds_are_a_fail_suit_where_clubs_are_trump()
    {
        const TrumpOrder trumps = trumpsOf("trump-suit=clubs");
        QCOMPARE(trumps.suitOf(card("7D")), cards("AD TD KD 9D 8D 7D"));
        QVERIFY(trumps.isTrump(card("QD")));
    }

    void the_trick_goes_to_the_highest_trump_else_to_the_suit_led_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("trick");
        QTest::addColumn<QByteArray>("winner");
        const auto row = [](const char* rules, const char* trick, const char* winner) {
            QTest::addRow("%s %s", rules, trick)
                << QByteArray(rules) << QByteArray(trick) << QByteArray(winner);
        };
        row("", "9H TH AS AC 7H", "TH"); // no order between fail suits
        row("", "KH TH AH 9H 8H", "AH");
        row("", "AH TH KH 7D 9H", "7D");
        row("", "AH 7D JD QS QD", "QS");
        row("", "8D 7D AC AS AH", "8D");
        row("spitz=second", "QS 7D QH JC AD", "7D");
        row("spitz=second", "7D QC QH JC AD", "QC");
        row("spitz=first", "7D QC QH JC AD", "7D");
        row("trump-suit=clubs", "AD 7C TD KD QD", "QD");
        row("trump-suit=clubs", "7D 9D AH AS TH", "9D");
    }

    void the_trick_goes_to_the_highest_trump_else_to_the_suit_led()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, trick);
        QFETCH(QByteArray, winner);
        const TrumpOrder trumps = trumpsOf(rules.toStdString());
        const Card led = card(trick.left(2).toStdString());
        QCOMPARE(trumps.winnerOf(cards(trick.toStdString()), trumps.suitOf(led)),
            card(winner.toStdString()));
    }
};

REGISTER_TEST(TrumpsTest)
#include "trumps_test.moc"
