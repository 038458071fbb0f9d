// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/opponents/learned_weights.h"

#include "tests/support/registered_test.h"

#include <QtTest>

#include <array>
#include <cmath>

using namespace sheepshead;

class LearnedWeightsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Nothing of what is assumed is so sure that a dozen decisions cannot contradict it.
    void what_contradicts_all_that_was_assumed_is_learned()
    {
        LearnedWeights weights;
        std::array<Features, 2> options {};
        options[1][feature::TrumpPlan] = -1; // a defender's trump lead
        const auto priceOf = [&] {
            return weights.kind(Decision::DefendersLead).weights[feature::TrumpPlan];
        };
        const double before = priceOf();
        QVERIFY(before > 5);
        for (int i = 0; i < 12; ++i)
            weights.learn(Decision::DefendersLead, options, 1);
        QVERIFY2(priceOf() < 0, qPrintable(QString::number(priceOf())));
    }

    void a_slip_is_made_good_by_a_few_decisions()
    {
        LearnedWeights weights;
        std::array<Features, 2> options {};
        options[1][feature::TrumpPlan] = -1;
        weights.learn(Decision::DefendersLead, options, 1);
        for (int i = 0; i < 8; ++i)
            weights.learn(Decision::DefendersLead, options, 0);
        const double price = weights.kind(Decision::DefendersLead).weights[feature::TrumpPlan];
        QVERIFY2(price > 2, qPrintable(QString::number(price)));
    }

    /// A step never goes so far that the decision is foretold worse than before.
    void a_decision_is_foretold_better_once_it_was_learned()
    {
        LearnedWeights weights;
        std::array<Features, 3> options {};
        options[1][feature::KeepTop] = -3;
        options[1][feature::ToCome] = 8;
        options[2][feature::KeepTrump] = 5;
        const auto chance = [&] {
            const auto& of = weights.kind(Decision::Follow).weights;
            std::array<double, 3> worth {};
            for (std::size_t i = 0; i < options.size(); ++i)
                for (std::size_t f = 0; f < feature::count; ++f)
                    worth[i] += of[f] * static_cast<double>(options[i][f]);
            return 1 / (1 + std::exp(worth[0] - worth[1]) + std::exp(worth[2] - worth[1]));
        };
        for (int i = 0; i < 6; ++i) {
            const double before = chance();
            weights.learn(Decision::Follow, options, 1);
            QVERIFY(chance() >= before);
        }
    }
};

REGISTER_TEST(LearnedWeightsTest)
#include "learned_weights_test.moc"
