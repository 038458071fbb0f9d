// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/search_player.h"

#include "engine/hand/state/hand_record.h"
#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

constexpr SearchBudget small { .cardWorlds = 6, .planWorlds = 16, .bidWorlds = 3 };

void addPresets()
{
    QTest::addColumn<QByteArray>("rules");
    for (const Preset& preset : presets())
        QTest::newRow(std::string(preset.key).c_str())
            << QByteArray(variantText(preset.variant).c_str());
    for (const char* rules :
        { "no-pick=moster", "no-pick=doubler", "renege=forfeits", "call-sheepshead=on",
            "redeal-hand=on-request", "layout=5H-J call-up=next-jack call-up-when=before-blind" })
        QTest::newRow(rules) << QByteArray(rules);
}

HandState decided(const QByteArray& decisions)
{
    const auto variant = variantWith("");
    return handAfter(variant, dealFromSeed(variant, 6, seatAt(4)), decisions.toStdString());
}

/// Two-handed: three piles of two cards are left, and no more than a few worlds fit.
constexpr const char* fewWorlds = R"(sheepshead hand 1
variant layout=2H-1
deal dealer=1 seed=5573578750269026980
hand 0 QD JC JD KD 8D AC 9C 7S
piles 0 TD/AS QC/JH 8C/9H KC/AD
hand 1 QS JS 7D TC 7C KS 9S KH
piles 1 8S/7H 9D/TS AH/8H TH/QH
blind -
0 play 7S
1 play KS
1 play 9D
0 play KD
0 play JC
1 play QS
1 play 8S
0 play 9C
1 play TS
0 play JD
0 play QD
1 play 7D
0 play 8D
1 play JS
1 play 9S
0 play 8C
1 play AH
0 play 9H
1 play TH
0 play TD
0 play QC
1 play QH
0 play JH
1 play 7H
)";

/// Of the deals that fit, few make likely what the others did.
constexpr std::string_view fewLikelyWorlds = R"(sheepshead hand 1
variant layout=5H-A
deal dealer=4 seed=11415602591044833161
hand 0 KD TC 9C KS 8H 7H
hand 1 QD JS 9D 8C 8S 9H
hand 2 QC JD 7D KC 7C 9S
hand 3 QH JC AD TD AS KH
hand 4 QS JH 8D AC 7S AH
blind TS TH
0 pass
1 pass
2 pick
2 bury TS TH
2 call AS
0 play 9C
1 play 8C
2 play KC
3 play JC
4 play AC
3 play TD
)";

} // namespace

class SearchPlayerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// How the others play is drawn as often as a few worlds count.
    void few_worlds_say_the_same_with_any_seed()
    {
        const HandState hand = replay(parseRecord(fewWorlds).value()).value();
        const Observation seen = hand.observation(*hand.toAct());
        const Considered one = SearchPlayer(1).consider(seen, hand.legalActions());
        const Considered other = SearchPlayer(2).consider(seen, hand.legalActions());
        QCOMPARE(one.choice, other.choice);
        for (const Prospect& prospect : one.prospects) {
            const auto same =
                std::ranges::find(other.prospects, prospect.action, &Prospect::action);
            QVERIFY(same != other.prospects.end());
            QVERIFY(std::abs(prospect.score - same->score) < 0.1);
        }
    }

    /// Each seed draws other worlds, of which a handful must not decide.
    void few_likely_worlds_say_much_the_same_with_any_seed()
    {
        const HandState hand = replay(parseRecord(fewLikelyWorlds).value()).value();
        const Observation seen = hand.observation(*hand.toAct());
        constexpr double inManyWorlds = -0.76; // 8,000
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const SearchPlayer player(seed, { .cardWorlds = 400 });
            const Considered considered = player.consider(seen, hand.legalActions());
            QCOMPARE(considered.choice, Action(Play { card("8D") }));
            const double score = considered.prospects.front().score;
            QVERIFY2(std::abs(score - inManyWorlds) < 0.38, qPrintable(QString::number(score)));
        }
    }

    void every_score_stands_beside_the_ending_of_its_hand_data() { addPresets(); }

    void every_score_stands_beside_the_ending_of_its_hand()
    {
        QFETCH(QByteArray, rules);
        const SearchPlayer player(3, small);
        RulePlayer rule;
        HandState hand = Match(variantWith(rules.toStdString()), 5, seatAt(0)).dealHand();
        while (const auto seat = hand.toAct()) {
            const Observation seen = hand.observation(*seat);
            const auto legal = hand.legalActions();
            for (const Trials& trials : player.tryAll(seen, legal)) {
                QCOMPARE(trials.endings.size(), trials.scores.size());
                for (std::size_t i = 0; i < trials.scores.size(); ++i) {
                    const double score = trials.scores[i];
                    const Ending ending = trials.endings[i];
                    QCOMPARE(ending<Ending::Even, score> 0);
                    QCOMPARE(ending > Ending::Even, score < 0);
                }
            }
            hand.apply(rule.choose(seen, legal, {}));
        }
    }

    void every_choice_is_legal_and_the_same_as_the_considered_one_data() { addPresets(); }

    /// Random actions lead to positions that the player would avoid.
    void every_choice_is_legal_and_the_same_as_the_considered_one()
    {
        QFETCH(QByteArray, rules);
        SearchPlayer player(1, small);
        SearchPlayer twin(1, small);
        RandomPlayer accident(2);
        Rng rng(3);
        Match match(variantWith(rules.toStdString()), 41, seatAt(0));
        for (int i = 0; i < 2; ++i) {
            HandState hand = match.dealHand();
            while (const auto seat = hand.toAct()) {
                const auto legal = hand.legalActions();
                const Observation seen = hand.observation(*seat);
                const Action action = player.choose(seen, legal, {});
                QVERIFY2(
                    std::ranges::find(legal, action) != legal.end(), actionText(action).c_str());
                const Considered considered = twin.consider(seen, legal);
                QCOMPARE(considered.choice, action);
                QVERIFY(
                    considered.prospects.empty() || considered.prospects.front().action == action);
                hand.apply(rng.below(5) == 0 ? accident.choose(seen, legal, {}) : action);
            }
            match.finish(hand);
        }
    }

    void a_stopped_player_imagines_no_deal()
    {
        const HandState hand = pickedHand(variantWith(""), "QC QS JC 9D KC 7C", "TS AS");
        const auto legal = hand.legalActions();
        std::stop_source source;
        source.request_stop();
        int asked = 0;
        SearchPlayer player(1, { .cardWorlds = 1 << 30 }, [&] {
            ++asked;
            return false;
        });
        const Action action =
            player.choose(hand.observation(*hand.toAct()), legal, source.get_token());
        QVERIFY(std::ranges::find(legal, action) != legal.end());
        QCOMPARE(asked, 0);
    }

    void when_time_is_up_the_player_answers_with_the_results_so_far_data()
    {
        QTest::addColumn<QByteArray>("decisions");
        QTest::newRow("pick") << QByteArray("");
        QTest::newRow("bury") << QByteArray("pick");
        QTest::newRow("card") << QByteArray("pass,pass,pass,pass,pass");
    }

    void when_time_is_up_the_player_answers_with_the_results_so_far()
    {
        QFETCH(QByteArray, decisions);
        const HandState hand = decided(decisions);
        const auto legal = hand.legalActions();
        constexpr int endless = 1 << 29;
        SearchPlayer player(1, { endless, endless, endless }, [] { return true; });
        const Action action = player.choose(hand.observation(*hand.toAct()), legal, {});
        QVERIFY(std::ranges::find(legal, action) != legal.end());
    }

    void every_action_has_a_prospect_and_the_choice_comes_first_data()
    {
        QTest::addColumn<QByteArray>("decisions");
        QTest::addColumn<int>("choices");
        QTest::newRow("pick") << QByteArray("") << 2;
        QTest::newRow("bury") << QByteArray("pick") << 28;
        QTest::newRow("card") << QByteArray("pass,pass,pass,pass,pass") << 6;
    }

    void every_action_has_a_prospect_and_the_choice_comes_first()
    {
        QFETCH(QByteArray, decisions);
        QFETCH(int, choices);
        const HandState hand = decided(decisions);
        const auto legal = hand.legalActions();
        const auto [choice, prospects] =
            SearchPlayer(1, small).consider(hand.observation(*hand.toAct()), legal);
        QCOMPARE(int(prospects.size()), choices);
        QCOMPARE(prospects.front().action, choice);
        QVERIFY(std::ranges::is_sorted(
            std::span(prospects).subspan(1), std::ranges::greater {}, &Prospect::score));
        for (const Prospect& prospect : prospects) {
            QVERIFY(std::ranges::find(legal, prospect.action) != legal.end());
            QVERIFY(prospect.winChance >= 0 && prospect.winChance <= 1);
        }
    }

    void two_cores_and_one_give_the_same_decision_data()
    {
        every_action_has_a_prospect_and_the_choice_comes_first_data();
    }

    void two_cores_and_one_give_the_same_decision()
    {
        QFETCH(QByteArray, decisions);
        const HandState hand = decided(decisions);
        const auto legal = hand.legalActions();
        const Observation seen = hand.observation(*hand.toAct());
        std::atomic<int> jobsDone = 0;
        SearchPlayer onTwo(1, small, {}, [&](Jobs jobs) {
            std::vector<std::jthread> threads;
            for (const auto& job : jobs)
                threads.emplace_back([&] {
                    job();
                    ++jobsDone;
                });
        });
        const Considered alone = SearchPlayer(1, small).consider(seen, legal);
        const Considered together = onTwo.consider(seen, legal);
        QVERIFY(jobsDone > 1);
        QCOMPARE(together.choice, alone.choice);
        QCOMPARE(together.prospects.size(), alone.prospects.size());
        for (std::size_t i = 0; i < alone.prospects.size(); ++i) {
            QCOMPARE(together.prospects[i].action, alone.prospects[i].action);
            QCOMPARE(together.prospects[i].score, alone.prospects[i].score);
        }
    }

    /// A new deal cannot be imagined.
    void a_redeal_is_decided_by_rule()
    {
        const auto variant = variantWith("redeal-hand=on-request");
        const HandState hand =
            handAfter(variant, dealWith(variant, { { 0, "7C 8C 9S TS 8H 9H" } }));
        QCOMPARE(hand.phase(), Phase::Redealing);
        const auto legal = hand.legalActions();
        const Observation seen = hand.observation(*hand.toAct());
        const Considered considered = SearchPlayer(1, small).consider(seen, legal);
        QCOMPARE(considered.choice, RulePlayer().choose(seen, legal, {}));
        QVERIFY(considered.prospects.empty());
    }
};

REGISTER_TEST(SearchPlayerTest)
#include "search_player_test.moc"
