// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/worlds/deal_sampler.h"

#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/rules/layouts.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "tests/support/every_way.h"
#include "tests/support/hands.h"
#include "tests/support/random_variant.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

#include <map>
#include <set>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Compares what the sampler knows with every way there is, where there are few.
class Comparison {
public:
    Comparison(const CheckedVariant& variant, std::uint64_t seed)
        : match_(variant, seed, seatAt(0))
        , random_(seed + 1)
        , rng_(seed + 2)
    {
    }

    int compared() const { return compared_; }

    /// What the sampler does not know; nothing if all was right.
    std::optional<QByteArray> faultIn(int hands, int comparisons)
    {
        for (int i = 0; i < hands && compared_ < comparisons; ++i) {
            HandState hand = match_.dealHand();
            if (auto fault = faultInRestOf(hand))
                return fault;
            match_.finish(hand);
        }
        return std::nullopt;
    }

    /// Plays a hand to its end.
    std::optional<QByteArray> faultInRestOf(HandState& hand)
    {
        while (const auto seat = hand.toAct()) {
            const auto legal = hand.legalActions();
            const Observation seen = hand.observation(*seat);
            if (auto fault = faultOf(seen, legal))
                return *fault + QByteArray(variantText(*seen.variant).c_str());
            hand.apply(chosen(seen, legal));
        }
        return std::nullopt;
    }

private:
    /// Bets are hardly ever made by rule; reneges end a hand before there is much to compare.
    Action chosen(const Observation& seen, std::span<const Action> legal)
    {
        const bool forfeits = seen.variant->renege == Renege::Forfeits;
        const bool random = std::ranges::any_of(legal, isBet) || rng_.below(forfeits ? 12 : 3) == 0;
        return random ? random_.choose(seen, legal, {}) : RulePlayer().choose(seen, legal, {});
    }

    static bool isBet(const Action& action)
    {
        return std::holds_alternative<CallSheepshead>(action);
    }

    std::optional<QByteArray> faultOf(const Observation& seen, std::span<const Action> legal)
    {
        EveryWay every(seen, legal);
        if (seen.phase != Phase::Playing || every.count() < 20 || every.count() > 150)
            return std::nullopt;
        ++compared_;
        const DealSampler sampler(seen, legal);
        const auto like = sampler.draw(rng_);
        if (!like)
            return "nothing drawn: ";
        std::set<WorldKey> known;
        for (const World& world : sampler.all())
            if (!known.insert(keyOf(world)).second)
                return "the same world twice: ";
        const std::set<WorldKey> fitting = every.thatFit(*like);
        if (known == fitting)
            return std::nullopt;
        return QByteArray::number(known.size()) + " ways known of "
            + QByteArray::number(fitting.size()) + ": ";
    }

    Match match_;
    RandomPlayer random_;
    Rng rng_;
    int compared_ = 0;
};

} // namespace

class DealSamplerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_sampler_knows_exactly_the_ways_in_which_the_cards_can_lie_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const Preset& preset : presets()) {
            Variant variant = preset.variant;
            variant.redealHand = RedealHand::Off;
            if (layoutOf(variant.layout).piles == 0) // where the numbers of cards tell all
                QTest::newRow(std::string(preset.key).c_str())
                    << QByteArray(variantText(variant).c_str());
        }
        for (const char* rules : { "redeal-hand=mandatory", "call-hold=off",
                 "under-judged-on=before-bury", "alone=off", "call-under=off alone=off",
                 "renege=forfeits", "layout=5H-J renege=forfeits", "layout=3H-1 renege=forfeits",
                 "call-own-ace=on", "call-own-ace=on call-hold=off", "layout=4H-1P call-own-ace=on",
                 "call-sheepshead=on alone=off", "call-sheepshead=on sheepshead-alone=off",
                 "layout=5H-J call-sheepshead=on sheepshead-needs-jack=on",
                 "layout=5H-J call-up=next-jack jack-alone-announced=on",
                 "layout=5H-J call-up=next-jack bury-partner-jack-alone=off",
                 "layout=7H-3 bury-partner-jack-alone=off call-up=next-jack",
                 "crack=one recrack=on crack-around-the-corner=on", "redeal-hand=on-request",
                 "blind-pick=on", "layout=5H-J blind-pick=on", "layout=4H-1P running=on",
                 "blitz-black-queens=on blitz-red-queens=on blitz-when=before-pick",
                 ("layout=5H-J call-up=next-jack call-up-when=before-blind "
                  "bury-partner-jack-alone=off") })
            QTest::newRow(rules) << QByteArray(rules);
    }

    void the_sampler_knows_exactly_the_ways_in_which_the_cards_can_lie()
    {
        QFETCH(QByteArray, rules);
        Comparison comparison(variantWith(rules.toStdString()), 22);
        const auto fault = comparison.faultIn(16, 6);
        QVERIFY2(!fault, fault.value_or("").constData());
        QVERIFY2(comparison.compared() > 0, rules.constData());
    }

    /// PART-LEAD "running": seat 1 has led the seven of clubs, and may have the called ace or not.
    void the_sampler_knows_who_may_have_run_data()
    {
        QTest::addColumn<bool>("partnerRuns");
        QTest::newRow("a partner with four clubs") << true;
        QTest::newRow("a defender") << false;
    }

    void the_sampler_knows_who_may_have_run()
    {
        QFETCH(bool, partnerRuns);
        int compared = 0;
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            const auto variant = variantWith("running=on redeal-hand=off");
            HandState hand = pickedHand(variant, "9S 9C QS JS JD TD", "TH KH",
                { { 1, partnerRuns ? "AC KC 8C 7C AS QC" : "KC 8C 7C TC AS QC" } });
            act(hand, "call AC");
            act(hand, "play 9S, play AS");
            while (hand.toAct() != seatAt(1) || hand.data().play.cardsInTrick() > 0)
                hand.apply(hand.legalActions().front());
            act(hand, "play 7C");
            Comparison comparison(variant, seed);
            const auto fault = comparison.faultInRestOf(hand);
            QVERIFY2(!fault, fault.value_or("").constData());
            compared += comparison.compared();
        }
        QVERIFY(compared > 0);
    }

    /// CALL-TEN-NONE
    void the_sampler_knows_what_a_called_king_tells()
    {
        int compared = 0;
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const auto variant = variantWith("call-king=on redeal-hand=off");
            HandState hand = pickedHand(variant, "AC AS TC TS TH QC", "AH JC");
            act(hand, "call KC");
            Comparison comparison(variant, seed);
            const auto fault = comparison.faultInRestOf(hand);
            QVERIFY2(!fault, fault.value_or("").constData());
            compared += comparison.compared();
        }
        QVERIFY(compared > 0);
    }

    void the_sampler_does_so_at_any_table()
    {
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            Rng rng(seed);
            const Variant variant = randomVariant(rng);
            const CheckedVariant table = check(normalized(variant)).value();
            if (table.layout().piles > 0)
                continue;
            const auto fault = Comparison(table, seed).faultIn(1, 1);
            QVERIFY2(!fault, fault.value_or("").constData());
        }
    }

    /// Chi-square over a few small cases, with a seed that is no worse than any other.
    void all_ways_are_drawn_equally_often()
    {
        const auto variant = variantWith("redeal-hand=off");
        RulePlayer rule;
        Rng rng(7);
        int compared = 0;
        for (int i = 0; compared < 6; ++i) {
            const auto deal =
                dealFromSeed(variant, 100 + static_cast<std::uint64_t>(i), seatAt(i % 5));
            HandState hand = HandState::fromDeal(variant, deal).value();
            while (const auto seat = hand.toAct()) {
                const auto legal = hand.legalActions();
                const Observation seen = hand.observation(*seat);
                const DealSampler sampler(seen, legal);
                const double ways = sampler.count();
                if (ways > 30 && ways < 120) {
                    std::map<WorldKey, int> counts;
                    const int draws = 60 * static_cast<int>(ways);
                    for (int k = 0; k < draws; ++k)
                        ++counts[keyOf(*sampler.draw(rng))];
                    double chi = 0;
                    for (const auto& [key, count] : counts)
                        chi += (count - 60.0) * (count - 60.0) / 60;
                    chi += 60 * (ways - static_cast<double>(counts.size()));
                    QVERIFY2(chi < ways + 5 * std::sqrt(2 * ways), QByteArray::number(chi));
                    ++compared;
                }
                hand.apply(rule.choose(seen, legal, {}));
            }
        }
    }
};

REGISTER_TEST(DealSamplerTest)
#include "deal_sampler_test.moc"
