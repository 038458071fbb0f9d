// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "tests/support/hands.h"
#include "tests/support/hidden_cards.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

class ObservationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void no_observation_depends_on_a_hidden_card_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const Preset& preset : presets())
            QTest::newRow(std::string(preset.key).c_str())
                << QByteArray(variantText(preset.variant).c_str());
        QTest::newRow("call-up") << QByteArray("layout=5H-J call-up=next-jack");
        QTest::newRow("blind pick") << QByteArray("blind-pick=on");
        QTest::newRow("blind pick with a partner jack") << QByteArray("layout=5H-J blind-pick=on");
    }

    /// Wherever the cards that a seat cannot see may lie, it observes the same.
    void no_observation_depends_on_a_hidden_card()
    {
        QFETCH(QByteArray, rules);
        RandomPlayer player(11);
        Rng rng(12);
        Match match(variantWith(rules.toStdString()), 99, seatAt(0));
        int compared = 0;
        for (int i = 0; i < 40; ++i) {
            HandState hand = match.dealHand();
            std::vector<SeatAction> actions;
            while (const auto seat = hand.toAct()) {
                for (const Seat viewer : hand.seats()) {
                    const auto other = withOtherHiddenCards(hand, actions, viewer, rng);
                    if (!other)
                        continue;
                    QVERIFY(other->observation(viewer) == hand.observation(viewer));
                    ++compared;
                }
                const auto legal = hand.legalActions();
                actions.push_back({ *seat, player.choose(hand.observation(*seat), legal, {}) });
                hand.apply(actions.back().action);
            }
            match.finish(hand);
        }
        QVERIFY2(compared > 800, QByteArray::number(compared).constData());
    }

    void a_dealer_who_sits_out_observes_what_is_public()
    {
        const auto variant = variantWith("dealer-sits-out=on");
        const HandState hand = handAfter(variant, dealFromSeed(variant, 5, seatAt(5)), "pick");
        const Observation seen = hand.observation(seatAt(5));
        QCOMPARE(seen.hand, CardSet());
        QCOMPARE(seen.blind, CardSet());
        QCOMPARE(seen.picker, seatAt(0));
        QCOMPARE(seen.seats.size(), 5);
        QVERIFY(!seen.seats.contains(seatAt(5)));
    }
};

REGISTER_TEST(ObservationTest)
#include "observation_test.moc"
