// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/card_inputs.h"

#include "engine/players/random_player.h"
#include "engine/playout/card_judge.h"
#include "engine/playout/seen_play.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"

#include <QtTest>

#include <cstdlib>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

CardInputs describedInputs(const PlaySetting& setting, const PlayPosition& position)
{
    CardInputs inputs;
    CardDescriber(setting).describe(position, inputs);
    return inputs;
}

/// The most that numbers up to `largest` and these weights can add up to.
template <class Weights> std::int64_t largestSum(const Weights& weights, std::int64_t largest)
{
    std::int64_t sum = 0;
    for (const std::int16_t weight : weights)
        sum += std::abs(std::int64_t { weight }) * largest;
    return sum;
}

} // namespace

class CardInputsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_card_is_described_by_what_its_player_knows_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const char* rules :
            { "", "call-ten=on call-under=on", "layout=5H-J", "no-pick=leaster", "layout=3H-1",
                "layout=3H-2", "layout=4H-1", "layout=4H-1P", "layout=4H-2", "layout=4H-3",
                "layout=4H-6", "layout=6H-1", "layout=6H-2", "layout=7H-1", "layout=8H-1" })
            QTest::newRow(rules) << QByteArray(rules);
    }

    /// With all cards open and with those that the player has seen it is described the same way.
    /// Once an under was laid a player takes some card for it (SeenPlay).
    void a_card_is_described_by_what_its_player_knows()
    {
        QFETCH(QByteArray, rules);
        const auto variant = variantWith(rules.toStdString());
        RandomPlayer player(1);
        int described = 0;
        for (std::uint64_t deal = 0; deal < 40; ++deal) {
            HandState hand =
                HandState::fromDeal(variant, dealFromSeed(variant, 700 + deal, seatAt(0))).value();
            while (const auto seat = hand.toAct()) {
                const auto legal = hand.legalActions();
                const Observation seen = hand.observation(*seat);
                if (hand.phase() == Phase::Playing && legal.size() > 1 && !seen.calledWithUnder) {
                    const SeenPlay play(seen);
                    const PlaySetting setting = settingOf(hand);
                    const CardInputs ofSeen = describedInputs(play.setting, play.position);
                    const CardInputs ofOpen = describedInputs(setting, positionOf(hand, setting));
                    QCOMPARE(ofSeen.count, ofOpen.count);
                    if (ofSeen.count > 0) {
                        QVERIFY(ofSeen.position == ofOpen.position);
                        for (std::size_t i = 0; i < ofSeen.count; ++i)
                            QVERIFY(ofSeen.each[i] == ofOpen.each[i]);
                        ++described;
                    }
                }
                hand.apply(player.choose(seen, legal, {}));
            }
        }
        QVERIFY(described > 0);
    }

    void no_card_can_have_a_worth_too_large_for_its_number()
    {
        constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
        for (const Decision decision :
            { Decision::MakersLead, Decision::Follow, Decision::Leaster }) {
            const CardNetwork& network = cardNetwork(decision);
            for (std::size_t i = 0; i < CardNetwork::firstCount; ++i)
                QVERIFY(std::abs(std::int64_t { network.firstBias[i] })
                        + largestSum(network.ofPosition[i], largestInput)
                        + largestSum(network.ofOption[i], largestInput)
                    < most);
            for (std::size_t i = 0; i < CardNetwork::secondCount; ++i)
                QVERIFY(std::abs(std::int64_t { network.secondBias[i] })
                        + largestSum(network.ofFirst[i], CardNetwork::mostHidden)
                    < most);
            QVERIFY(largestSum(network.ofSecond, CardNetwork::mostHidden)
                    + 2 * largestSum(network.straight, largestInput)
                < most);
        }
    }

    /// One hidden number each: 1 × 2 + 3 × 0.5 + 1 = 4.5; 4.5 × 0.5 - 0.25 = 2; 2 × 3 + 0.5 × 2
    /// = 7.
    void a_network_calculates_in_whole_numbers()
    {
        using Network = JudgeNetwork<1, 1, 1, 1>;
        Network network {};
        network.ofPosition[0][0] = 2 * Network::unit;
        network.ofOption[0][0] = Network::unit / 2;
        network.firstBias[0] = inputUnit * Network::unit;
        network.ofFirst[0][0] = Network::unit / 2;
        network.secondBias[0] = -Network::hiddenUnit * Network::unit / 4;
        network.ofSecond[0] = 3 * Network::lastUnit;
        network.straight[0] = Network::lastUnit / 3;
        const auto looked = network.look({ inputUnit });
        const double worth = network.worth(looked, { 3 * inputUnit });
        QVERIFY(std::abs(worth / (Network::hiddenUnit * Network::lastUnit) - 7) < 0.01);
        // What is below zero in a hidden layer counts as nothing.
        network.firstBias[0] = -100 * inputUnit * Network::unit;
        QCOMPARE(network.worth(network.look({ inputUnit }), { 0 }), 0);
    }
};

REGISTER_TEST(CardInputsTest)
#include "card_inputs_test.moc"
