// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/state/hand_state.h"
#include "tests/support/cards.h"
#include "tests/support/random_variant.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

#include <set>

using namespace sheepshead;

namespace {

/// A table of any kind that can be played.
CheckedVariant anyTable(Rng& rng)
{
    for (;;)
        if (const auto table = check(testing::randomVariant(rng)))
            return *table;
}

HandState dealtAt(const CheckedVariant& variant, std::uint64_t seed)
{
    return HandState::fromDeal(variant, dealFromSeed(variant, seed, seatAt(0))).value();
}

int below(Rng& rng, int bound)
{
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound)));
}

} // namespace

class ChoicesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void they_are_what_the_hand_says_is_legal_at_every_table()
    {
        Rng rng(1);
        Choices choices;
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            HandState hand = dealtAt(anyTable(rng), seed);
            while (hand.toAct()) {
                hand.findChoices(choices);
                const auto legal = hand.legalActions();
                QCOMPARE(choices.size(), static_cast<int>(legal.size()));
                for (int i = 0; i < choices.size(); ++i) {
                    QCOMPARE(
                        actionText(choices[i]), actionText(legal[static_cast<std::size_t>(i)]));
                    QVERIFY(!hand.whyNot(choices[i]));
                }
                hand.apply(choices[below(rng, choices.size())]);
            }
            hand.findChoices(choices);
            QVERIFY(choices.empty());
        }
    }

    void every_bury_has_one_number_the_highest_cards_first()
    {
        Choices choices;
        choices.setBuries(testing::cards("QC TD AC 9S"), 2);
        QStringList all;
        for (int i = 0; i < choices.size(); ++i)
            all << QString::fromStdString(actionText(choices[i]));
        QCOMPARE(all.join(QStringLiteral(", ")),
            QStringLiteral(
                "bury QC TD, bury QC AC, bury QC 9S, bury TD AC, bury TD 9S, bury AC 9S"));
    }

    void no_bury_of_four_is_counted_twice()
    {
        Choices choices;
        choices.setBuries(testing::cards("QC QS JC AD TD AC TC AS TS AH TH"), 4);
        QCOMPARE(choices.size(), 330);
        std::set<std::uint32_t> seen;
        for (int i = 0; i < choices.size(); ++i) {
            const CardSet cards = std::get<Bury>(choices[i]).cards;
            QCOMPARE(cards.size(), 4);
            seen.insert(cards.bits());
        }
        QCOMPARE(seen.size(), std::size_t { 330 });
    }

    void what_is_done_silently_comes_to_the_same()
    {
        Rng rng(2);
        Choices choices;
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            HandState told = dealtAt(anyTable(rng), seed);
            HandState silent = told;
            while (told.toAct()) {
                told.findChoices(choices);
                const int number = below(rng, choices.size());
                silent.applySilently(choices, number);
                told.apply(choices[number]);
                QVERIFY(silent.toAct() == told.toAct());
                const Seat viewer = told.deal().dealer;
                QVERIFY(silent.observation(viewer) == told.observation(viewer));
            }
            QVERIFY(silent.scored() == told.scored());
            QVERIFY(silent.thrownIn() == told.thrownIn());
        }
    }

    void a_hand_dealt_in_the_place_of_another_knows_nothing_of_it()
    {
        Rng rng(3);
        Choices choices;
        const CheckedVariant table = anyTable(rng);
        HandState hand = dealtAt(table, 0);
        for (std::uint64_t seed = 1; seed < 50; ++seed) {
            const Deal deal = dealFromSeed(table, seed, seatAt(0));
            QVERIFY(!hand.dealAgain(deal));
            HandState fresh = HandState::fromDeal(table, deal).value();
            while (fresh.toAct()) {
                fresh.findChoices(choices);
                const int number = below(rng, choices.size());
                fresh.applySilently(choices, number);
                hand.applySilently(choices, number);
                QVERIFY(hand.observation(seatAt(0)) == fresh.observation(seatAt(0)));
            }
            QVERIFY(hand.scored() == fresh.scored());
        }
    }

    void a_deal_that_cannot_be_leaves_the_hand_as_it_was()
    {
        const CheckedVariant table;
        HandState hand = dealtAt(table, 1);
        Deal wrong = hand.deal();
        wrong.blind = {};
        QVERIFY(hand.dealAgain(wrong).has_value());
        QVERIFY(hand.dealAgain(hand.deal(), 0).has_value());
        QVERIFY(hand.deal() == dealtAt(table, 1).deal());
    }
};

REGISTER_TEST(ChoicesTest)
#include "choices_test.moc"
