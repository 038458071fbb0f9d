// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/statistics/deal_odds.h"

#include "tests/support/registered_test.h"

#include <QtTest>

#include <array>
#include <bit>
#include <functional>

using namespace sheepshead;

namespace {

constexpr int deck = 9;

/// Cards as bits.
constexpr unsigned lowest(int cards) { return (1U << cards) - 1; }
constexpr unsigned highest(int cards) { return lowest(deck) & ~lowest(deck - cards); }

struct Dealt {
    unsigned one;
    unsigned two;
    unsigned three;
    unsigned aside;
};

/// All hands of two of these cards.
std::vector<unsigned> handsOf(unsigned from)
{
    std::vector<unsigned> found;
    for (unsigned cards = 0; cards <= lowest(deck); ++cards)
        if ((cards & ~from) == 0 && std::popcount(cards) == 2)
            found.push_back(cards);
    return found;
}

/// Three hands of two cards, and three cards aside, without deals in which a hand is all poor.
void forAllDeals(int poor, const std::function<void(const Dealt&)>& visit)
{
    const auto isPoor = [&](unsigned hand) { return (hand & ~highest(poor)) == 0; };
    for (const unsigned one : handsOf(lowest(deck)))
        for (const unsigned two : handsOf(lowest(deck) & ~one))
            for (const unsigned three : handsOf(lowest(deck) & ~one & ~two))
                if (!isPoor(one) && !isPoor(two) && !isPoor(three))
                    visit({ one, two, three, lowest(deck) & ~one & ~two & ~three });
}

bool isSameChance(double one, double other) { return std::abs(one - other) < 1e-12; }

} // namespace

class DealOddsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ways_to_choose_are_those_of_pascals_triangle()
    {
        QCOMPARE(waysToChoose(8, 2), 28.0);
        QCOMPARE(waysToChoose(32, 16), 601080390.0);
        QCOMPARE(waysToChoose(5, 0), 1.0);
        QCOMPARE(waysToChoose(3, 4), 0.0);
        QCOMPARE(waysToChoose(3, -1), 0.0);
    }

    void the_chances_of_counts_are_those_of_counting_all_deals_data()
    {
        QTest::addColumn<int>("poor");
        QTest::newRow("any hands") << 0;
        QTest::newRow("too few poor cards for a hand") << 1;
        QTest::newRow("one poor hand at most") << 3;
        QTest::newRow("two or three poor hands at most") << 6;
    }

    /// Three hands of two cards and three cards aside; the first cards are marked, the last poor.
    void the_chances_of_counts_are_those_of_counting_all_deals()
    {
        QFETCH(int, poor);
        const int marked = 3;
        std::array<std::vector<double>, 3> found; // one hand, two hands, what lies aside
        for (auto& counts : found)
            counts.resize(marked + 1);
        double dealt = 0;
        forAllDeals(poor, [&](const Dealt& deal) {
            ++dealt;
            const std::array groups { deal.one, deal.one | deal.two, deal.aside };
            for (std::size_t i = 0; i < groups.size(); ++i)
                ++found[i][static_cast<std::size_t>(std::popcount(groups[i] & lowest(marked)))];
        });
        const DealShape shape { deck, 3, 2, poor };
        const std::array told { countChances(shape, marked, 1), countChances(shape, marked, 2),
            countChances(shape, marked, 0, 3) };
        for (std::size_t i = 0; i < told.size(); ++i)
            for (std::size_t count = 0; count < told[i].size(); ++count)
                QVERIFY(isSameChance(told[i][count], found[i][count] / dealt));
    }

    void the_chance_that_all_hold_one_is_that_of_counting_all_deals()
    {
        for (const int poor : { 0, 3, 5, 6 })
            for (int suit = 0; suit <= deck; ++suit) {
                const unsigned suitCards = lowest(suit);
                double dealt = 0;
                double fitting = 0;
                forAllDeals(poor, [&](const Dealt& deal) {
                    ++dealt;
                    fitting +=
                        (deal.one & suitCards) && (deal.two & suitCards) && (deal.three & suitCards)
                        ? 1
                        : 0;
                });
                const int poorOfSuit = std::popcount(suitCards & highest(poor));
                QVERIFY(
                    isSameChance(chanceThatAllHoldOne({ { deck, 3, 2, poor }, suit, poorOfSuit }),
                        fitting / dealt));
            }
    }

    void with_too_few_cards_not_all_players_hold_one()
    {
        QVERIFY(isSameChance(chanceThatAllHoldOne({ { 24, 4, 6, 0 }, 3, 0 }), 0));
        QVERIFY(isSameChance(chanceThatAllHoldOne({ { 24, 4, 6, 0 }, 24, 0 }), 1));
    }

    void trump_at_five_handed_tables_are_those_of_the_books()
    {
        const auto hand = countChances({ 32, 5, 6, 0 }, 14, 1);
        QVERIFY(isSameChance(hand[0], 18564.0 / 906192.0)); // six of the eighteen fail cards
        const auto blind = countChances({ 32, 5, 6, 0 }, 14, 0, 2);
        QVERIFY(isSameChance(blind[2], 91.0 / 496.0));
        QVERIFY(countChances({ 32, 5, 6, 12 }, 14, 1)[0] < hand[0]); // without the worst of them
    }

    void the_chances_of_a_chi_square_are_those_of_the_tables_data()
    {
        QTest::addColumn<int>("degrees");
        QTest::addColumn<double>("chiSquare");
        QTest::addColumn<double>("chance");
        QTest::newRow("1") << 1 << 3.841 << 0.05;
        QTest::newRow("2") << 2 << 5.991 << 0.05;
        QTest::newRow("5") << 5 << 11.070 << 0.05;
        QTest::newRow("5, rare") << 5 << 15.086 << 0.01;
        QTest::newRow("10") << 10 << 18.307 << 0.05;
        QTest::newRow("none") << 7 << 0.0 << 1.0;
    }

    void the_chances_of_a_chi_square_are_those_of_the_tables()
    {
        QFETCH(int, degrees);
        QFETCH(double, chiSquare);
        QFETCH(double, chance);
        QVERIFY(std::abs(chanceOfChiSquare(chiSquare, degrees) - chance) < 0.0001);
    }

    void the_chances_of_deviations_are_those_of_the_tables()
    {
        QVERIFY(std::abs(chanceOfDeviations(1.96) - 0.05) < 0.0001);
        QVERIFY(std::abs(chanceOfDeviations(-2.576) - 0.01) < 0.0001);
        QCOMPARE(chanceOfDeviations(0), 1.0);
    }
};

REGISTER_TEST(DealOddsTest)
#include "deal_odds_test.moc"
