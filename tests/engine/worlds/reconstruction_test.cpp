// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/worlds/deal_sampler.h"

#include "engine/hand/state/hand_record.h"
#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "engine/worlds/reconstruction.h"
#include "tests/support/hands.h"
#include "tests/support/random_variant.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"
#include "tests/support/worlds.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Hands in which every seat, before it decides, imagines how the cards may lie.
class ImaginedMatch {
public:
    ImaginedMatch(const CheckedVariant& variant, std::uint64_t seed)
        : variant_(variant)
        , match_(variant, seed, seatAt(0))
        , random_(seed + 1)
        , rng_(seed + 2)
    {
    }

    /// What was wrong with what a seat imagined; nothing if everything fits.
    std::optional<std::string> faultIn(int hands)
    {
        for (int i = 0; i < hands; ++i) {
            HandState hand = match_.dealHand();
            std::vector<SeatAction> actions;
            while (const auto seat = hand.toAct()) {
                const Observation seen = hand.observation(*seat);
                const auto legal = hand.legalActions();
                if (auto fault = faultOf(hand, seen, legal))
                    return *fault + '\n' + variantText(*variant_) + '\n'
                        + recordText({ hand.variant(), hand.deal(), hand.doubler(), actions, {} });
                actions.push_back({ *seat, chosen(seen, legal) });
                hand.apply(actions.back().action);
            }
            match_.finish(hand);
        }
        return std::nullopt;
    }

private:
    Action chosen(const Observation& seen, const std::vector<Action>& legal)
    {
        return rng_.below(3) == 0 ? RulePlayer().choose(seen, legal, {})
                                  : random_.choose(seen, legal, {});
    }

    std::optional<std::string> faultOf(
        const HandState& hand, const Observation& seen, std::span<const Action> legal)
    {
        if (!hasReneged(hand) && !allowsForTruth(hand, seen))
            return "the truth is ruled out";
        const bool told = hand.variant().layout().piles == 0 || seen.tricks.empty();
        if (told && !isTold(seen, truthOf(hand), legal))
            return "the truth does not explain what was seen";
        const auto world = DealSampler(seen, legal).draw(rng_);
        if (!world && hasReneged(hand)) // rule players decide then
            return std::nullopt;
        if (!world)
            return "no world for what was seen";
        for (const Seat seat : seen.seats)
            if (world->hands[seat].size() != truthOf(hand).hands[seat].size())
                return "a wrong number of cards";
        if (told && !isTold(seen, *world, legal))
            return "a world that does not explain what was seen";
        return std::nullopt;
    }

    /// No seat is assumed to have reneged unless nothing else explains the observation.
    static bool hasReneged(const HandState& hand)
    {
        return std::ranges::any_of(
            hand.seats(), [&](Seat seat) { return !hand.data().owed[seat].empty(); });
    }

    static bool isTold(const Observation& seen, const World& world, std::span<const Action> legal)
    {
        const auto behind = reconstructHand(seen, world, legal);
        return behind && behind->observation(seen.viewer) == seen;
    }

    CheckedVariant variant_;
    Match match_;
    RandomPlayer random_;
    Rng rng_;
};

constexpr int combinations = 300;
constexpr int combinationsInARow = 50;

} // namespace

/// At every table and every decision: a drawn deal explains all that was seen, and so does the
/// real one.
class HandBehindTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void worlds_at_a_preset_explain_the_observation_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const Preset& preset : presets())
            QTest::newRow(std::string(preset.key).c_str())
                << QByteArray(variantText(preset.variant).c_str());
    }

    void worlds_at_a_preset_explain_the_observation()
    {
        QFETCH(QByteArray, rules);
        const auto fault = ImaginedMatch(variantWith(rules.toStdString()), 21).faultIn(4);
        QVERIFY2(!fault, fault.value_or("").c_str());
    }

    void worlds_at_any_table_explain_the_observation_data()
    {
        QTest::addColumn<int>("first");
        for (int first = 0; first < combinations; first += combinationsInARow)
            QTest::addRow("from %d", first) << first;
    }

    void worlds_at_any_table_explain_the_observation()
    {
        QFETCH(int, first);
        for (int number = first; number < first + combinationsInARow; ++number) {
            const auto seed = static_cast<std::uint64_t>(number);
            Rng rng(seed);
            const Variant variant = randomVariant(rng);
            const auto fault = ImaginedMatch(check(normalized(variant)).value(), seed).faultIn(2);
            QVERIFY2(!fault, fault.value_or("").c_str());
        }
    }

    /// Rows that say more between the lines than cards one by one, and so seldom that a table at
    /// random hardly comes to it.
    void worlds_under_the_oddest_rules_explain_the_observation_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const char* rules : { "renege=forfeits", "layout=5H-J renege=forfeits",
                 "layout=2H-1 renege=forfeits", "layout=3H-1 renege=forfeits",
                 "call-own-ace=on renege=forfeits", "call-sheepshead=on alone=off",
                 "call-sheepshead=on sheepshead-alone=off call-own-ace=on",
                 "layout=4H-1P call-own-ace=on", "call-own-ace=on call-hold=off alone=off",
                 ("layout=5H-J call-sheepshead=on sheepshead-needs-jack=on call-up=next-jack "
                  "bury-partner-jack-alone=off"),
                 "layout=7H-3 bury-partner-jack-alone=off",
                 "layout=7H-3 bury-partner-jack-alone=off call-up=next-jack call-sheepshead=on" })
            QTest::newRow(rules) << QByteArray(rules);
    }

    void worlds_under_the_oddest_rules_explain_the_observation()
    {
        QFETCH(QByteArray, rules);
        const auto fault = ImaginedMatch(variantWith(rules.toStdString()), 31).faultIn(30);
        QVERIFY2(!fault, fault.value_or("").c_str());
    }
};

REGISTER_TEST(HandBehindTest)
#include "reconstruction_test.moc"
