// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/opponents/weights_among.h"

#include "tests/support/registered_test.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <vector>

using namespace sheepshead;

namespace {

/// What a defender gives for keeping trump in hand when it leads.
double priceOf(const LearnedWeights& weights)
{
    return weights.kind(Decision::DefendersLead).weights[feature::TrumpPlan];
}

double assumedPrice()
{
    return LearnedWeights::assumed(Decision::DefendersLead, feature::TrumpPlan).weight;
}

/// A defender that leads trump, or one that never does, after so many leads.
LearnedWeights afterLeads(int leads, bool ofTrump)
{
    LearnedWeights weights;
    std::array<Features, 2> options {};
    options[1][feature::TrumpPlan] = -1;
    for (int i = 0; i < leads; ++i)
        weights.learn(Decision::DefendersLead, options, ofTrump ? 1 : 0);
    return weights;
}

double priceAmong(const LearnedWeights& own, const std::vector<LearnedWeights>& others)
{
    std::vector<const LearnedWeights*> known;
    for (const LearnedWeights& other : others)
        known.push_back(&other);
    return priceOf(weightsAmong(own, known));
}

} // namespace

class WeightsAmongTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_player_without_others_is_as_it_was_seen()
    {
        const LearnedWeights own = afterLeads(10, true);
        QCOMPARE(priceAmong(own, {}), priceOf(own));
    }

    /// It is one of its table with a chance of one half.
    void a_newcomer_is_expected_to_play_somewhat_as_its_table_does()
    {
        const std::vector<LearnedWeights> others(3, afterLeads(30, true));
        const double share =
            (priceAmong({}, others) - assumedPrice()) / (priceOf(others.front()) - assumedPrice());
        QVERIFY2(share > 0.3 && share < 0.7, qPrintable(QString::number(share)));
    }

    void one_that_plays_like_its_table_is_known_sooner()
    {
        const std::vector<LearnedWeights> others(3, afterLeads(30, true));
        const LearnedWeights own = afterLeads(2, true);
        QVERIFY(priceAmong(own, others) < priceOf(own));
    }

    void one_that_plays_in_its_own_way_is_left_its_way()
    {
        const std::vector<LearnedWeights> others(3, afterLeads(30, false));
        const LearnedWeights own = afterLeads(30, true);
        const double moved = priceAmong(own, others) - priceOf(own);
        QVERIFY2(std::abs(moved) < 0.1 * (assumedPrice() - priceOf(own)),
            qPrintable(QString::number(moved)));
    }

    /// The table makes it less sure, but what never was seen is not expected.
    void one_that_never_led_trump_is_not_expected_to()
    {
        const std::vector<LearnedWeights> others(3, afterLeads(30, true));
        const double price = priceAmong(afterLeads(30, false), others);
        QVERIFY2(price > std::log(100), qPrintable(QString::number(price)));
    }
};

REGISTER_TEST(WeightsAmongTest)
#include "weights_among_test.moc"
