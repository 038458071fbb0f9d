// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/policy.h"

#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/playout/playout.h"
#include "engine/playout/style.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"

#include <QtTest>

#include <cmath>
#include <set>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Positions of hands in which rule players bid and random ones play.
void forEachPosition(const char* rules, int hands, const auto& visit)
{
    RandomPlayer random(5);
    RulePlayer regular;
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(hands); ++seed) {
        HandState hand = Match(variantWith(rules), seed, seatAt(0)).dealHand();
        while (const auto seat = hand.toAct()) {
            const auto legal = hand.legalActions();
            if (hand.phase() == Phase::Playing && legal.size() > 1)
                visit(hand);
            Player& player =
                hand.phase() == Phase::Playing ? static_cast<Player&>(random) : regular;
            hand.apply(player.choose(hand.observation(*seat), legal, {}));
        }
    }
}

float worthOf(const Features& features, const Features& weights)
{
    float worth = 0;
    for (std::size_t i = 0; i < feature::count; ++i)
        worth += features[i] * weights[i];
    return worth;
}

} // namespace

class PolicyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void what_a_card_is_judged_by_tells_what_is_played_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("style");
        for (const char* rules : { "layout=5H-A", "layout=5H-J", "layout=3H-1", "layout=8H-1" })
            for (const Style& style : styles()) {
                const std::string name = std::string(rules) + ' ' + std::string(style.key);
                QTest::newRow(name.c_str()) << QByteArray(rules) << QByteArray(style.key.data());
            }
    }

    /// The product of features and weights is highest for the card that a playout chooses.
    void what_a_card_is_judged_by_tells_what_is_played()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, style);
        const Style* const named = styleOf(style.toStdString());
        Lapses firm = named->lapses;
        firm.noise = 0;
        const Policy policy = policyOf(named->habits, firm);
        int positions = 0;
        forEachPosition(rules.constData(), 12, [&](const HandState& hand) {
            const PlaySetting setting = settingOf(hand);
            const PlayPosition position = positionOf(hand, setting);
            Playout playout(setting);
            for (const Seat seat : setting.seats)
                playout.seat(seat, policy);
            const Card chosen = playout.choose(position);
            Playout::Options options;
            playout.describe(position, options);
            const CardSet legal = position.play.legal();
            if (!position.play.hand(position.play.turn()).containsAll(legal))
                return; // an under among them
            QCOMPARE(options.count, static_cast<std::size_t>(legal.size()));
            const Features& weights = policy.weights[indexOf(options.decision)];
            float best = -1e6F;
            float own = 0;
            for (std::size_t i = 0; i < options.count; ++i) {
                const float worth = worthOf(options.features[i], weights);
                best = std::max(best, worth);
                if (options.cards[i] == chosen)
                    own = worth;
            }
            QVERIFY2(
                best - own < 0.01F, qPrintable(QString::number(static_cast<double>(best - own))));
            ++positions;
        });
        QVERIFY(positions > 50);
    }

    void the_regular_is_the_first_style_and_plain()
    {
        QCOMPARE(styles().front().key, std::string_view("regular"));
        QCOMPARE(stylePolicies().front().weights, regularPolicy().weights);
        for (const bool plain : regularPolicy().plain)
            QVERIFY(plain);
    }

    void every_style_has_a_key_and_a_share_of_its_own()
    {
        std::set<std::string_view> keys;
        double shares = 0;
        for (const Style& style : styles()) {
            keys.insert(style.key);
            QVERIFY(style.share > 0);
            shares += style.share;
            QCOMPARE(styleOf(style.key), &style);
        }
        QCOMPARE(keys.size(), styles().size());
        QVERIFY(std::abs(shares - 1) < 1e-9);
        QVERIFY(styles().size() >= 8 && styles().size() <= 24);
        QVERIFY(!styleOf("nobody"));
    }

    /// Over the same hands each style plays some cards unlike a regular.
    void every_style_plays_in_a_way_of_its_own()
    {
        for (const Style& style : styles().subspan(1)) {
            RulePlayer player(style, 7);
            RulePlayer regular;
            int different = 0;
            int decisions = 0;
            for (std::uint64_t seed = 0; seed < 60; ++seed) {
                HandState hand = Match(variantWith(""), seed, seatAt(0)).dealHand();
                while (const auto seat = hand.toAct()) {
                    const auto legal = hand.legalActions();
                    const Observation seen = hand.observation(*seat);
                    const Action usual = regular.choose(seen, legal, {});
                    const Action own = player.choose(seen, legal, {});
                    QVERIFY(!hand.whyNot(own));
                    QCOMPARE(player.choose(seen, legal, {}), own);
                    different += own == usual ? 0 : 1;
                    decisions += legal.size() > 1 ? 1 : 0;
                    hand.apply(usual);
                }
            }
            QVERIFY2(different * 100 > decisions, style.key.data());
        }
    }
};

REGISTER_TEST(PolicyTest)
#include "policy_test.moc"
