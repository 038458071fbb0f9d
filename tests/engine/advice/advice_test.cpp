// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/advice.h"

#include "engine/advice/card_facts.h"
#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "tests/engine/advice/advised_hands.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Decisions of the play in hands that computer players play, with the legal cards of most and of
/// fewest points.
struct PointsChoice {
    HandState hand;
    Card most;
    Card least;
};

std::vector<PointsChoice> pointsChoices(int deals)
{
    std::vector<PointsChoice> found;
    RulePlayer rules;
    for (int seed = 1; seed <= deals; ++seed) {
        HandState hand =
            Match(variantWith(""), static_cast<std::uint64_t>(seed), seatAt(0)).dealHand();
        while (!hand.over()) {
            const auto legal = hand.legalActions();
            if (hand.phase() == Phase::Playing && legal.size() > 1) {
                const auto points = [](const Action& action) {
                    return std::get<Play>(action).card.points().value;
                };
                const auto [least, most] = std::ranges::minmax_element(legal, {}, points);
                found.push_back({ hand, std::get<Play>(*most).card, std::get<Play>(*least).card });
            }
            hand.apply(legal.size() == 1
                    ? legal.front()
                    : rules.choose(hand.observation(*hand.toAct()), legal, {}));
        }
    }
    return found;
}

PlayOutlook outlookAgain(const HandState& hand, Card first, Card last)
{
    Rng rng(99);
    const auto legal = hand.legalActions();
    return outlookOf(hand.observation(*hand.toAct()), legal, std::array { first, last },
        Opponents(), 300, rng, [] { return false; });
}

bool same(const Advice& one, const Advice& other)
{
    return one.recommended == other.recommended && one.against == other.against
        && one.facts == other.facts
        && std::ranges::equal(
            one.prospects, other.prospects, {}, &Prospect::score, &Prospect::score);
}

} // namespace

class AdviceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_picker_who_is_known_is_mentioned()
    {
        HandState hand = pickedHand(variantWith("first-lead=pickers-left"), "QC QS JC 9D KC 7C",
            "TS AS", { { 1, "9C 8C KS 9S 7S 7H" } });
        act(hand, "call AC");
        Acquaintances known;
        known.picking[seatAt(0)] = PickHabit::OnLittle;
        Adviser adviser(7, small);
        adviser.meet(known);
        const auto advice =
            adviser.advise(hand.observation(*hand.toAct()), hand.legalActions(), {});
        const auto told = find<advice::PickerIsKnown>(advice.facts);
        QVERIFY(told && told->onLittle && told->seat == seatAt(0));
        QVERIFY(!find<advice::PickerIsKnown>(adviceOn(hand).facts));
    }

    void a_picker_is_not_told_of_their_own_picks()
    {
        HandState hand = pickedHand(variantWith(""), "QC QS JC 9D KC 7C", "TS AS");
        Acquaintances known;
        known.picking[seatAt(0)] = PickHabit::OnLittle;
        Adviser adviser(7, small);
        adviser.meet(known);
        QVERIFY(!find<advice::PickerIsKnown>(
            adviser.advise(hand.observation(seatAt(0)), hand.legalActions(), {}).facts));
    }

    void the_highest_trump_cannot_lose_the_trick()
    {
        HandState hand = pickedHand(variantWith(""), "QC QS JC 9D KC 7C", "TS AS");
        act(hand, "call AC");
        const PlayOutlook seen = outlook(hand, { "QC", "7C" });
        QCOMPARE(seen.cards[0].takes, 1.0);
        QCOMPARE(seen.cards[0].overtaken, 0.0);
        const auto facts = factsOf(hand, { "QC", "7C" });
        const auto takes = find<advice::TakesTrick>(facts);
        QVERIFY(takes && takes->here == advice::Sure::Always && takes->card == card("QC"));
    }

    void the_next_highest_can()
    {
        HandState hand = pickedHand(variantWith(""), "QS QH JC 9D KC 7C", "TS AS");
        act(hand, "call AC");
        QVERIFY(outlook(hand, { "QS" }).cards[0].takes < 1);
        const auto facts = factsOf(hand, { "QS", "7C" });
        const auto takes = find<advice::TakesTrick>(facts);
        QVERIFY(!takes || takes->here == advice::Sure::Open);
    }

    void what_beats_a_card_is_told_beside_how_often_it_takes_the_trick()
    {
        int told = 0;
        for (const PointsChoice& choice : pointsChoices(5))
            for (const auto& [first, last] :
                { std::pair(choice.most, choice.least), std::pair(choice.least, choice.most) }) {
                const Observation seen = choice.hand.observation(*choice.hand.toAct());
                const auto facts = cardFacts(seen, outlookAgain(choice.hand, first, last));
                const bool beaten = find<advice::Beaten>(facts).has_value();
                QVERIFY(!beaten || find<advice::TakesTrick>(facts));
                const auto saves = find<advice::SavesPoints>(facts);
                const auto keeps = find<advice::KeepsCard>(facts);
                QVERIFY(!saves || !keeps || saves->saved != keeps->card); // once is enough
                told += beaten ? 1 : 0;
            }
        QVERIFY(told > 0);
    }

    void a_card_that_is_beaten_already_never_takes_the_trick()
    {
        HandState hand = pickedHand(variantWith("first-lead=pickers-left"), "QC QS JC 9D KC 7C",
            "TS AS", { { 1, "JS 8C KS 9S 7S 7H" }, { 2, "QH 8D TC 8S 8H AH" } });
        act(hand, "call AC");
        act(hand, "play JS");
        const auto low = find<advice::TakesTrick>(factsOf(hand, { "8D", "QH" }));
        QVERIFY(low && low->here == advice::Sure::Never && low->there == advice::Sure::Open);
        const auto high = find<advice::TakesTrick>(factsOf(hand, { "QH", "8D" }));
        QVERIFY(high && high->here == advice::Sure::Open && high->there == advice::Sure::Never);
    }

    void a_lead_of_the_called_suit_is_told_and_brings_out_its_ace()
    {
        HandState hand = pickedHand(variantWith("first-lead=pickers-left"), "QC QS JC 9D KC 7C",
            "TS AS", { { 1, "9C 8C KS 9S 7S 7H" } });
        act(hand, "call AC");
        const PlayOutlook seen = outlook(hand, { "9C", "7H" });
        QCOMPARE(seen.cards[0].calledFalls, 1.0);
        QCOMPARE(seen.cards[1].calledFalls, 0.0);
        const auto facts = factsOf(hand, { "9C", "7H" });
        const auto out = find<advice::CalledCardOut>(facts);
        QVERIFY(out);
        QCOMPARE(out->called, card("AC"));
        QVERIFY(!out->inTrick);
        QVERIFY(!out->viewerHolds);
        QVERIFY(find<advice::CalledCardFalls>(facts).has_value());
    }

    void a_partner_does_not_force_their_own_card()
    {
        HandState hand = pickedHand(variantWith("first-lead=pickers-left"), "QC QS JC 9D KC 7C",
            "TS AS", { { 1, "AC 8C KS 9S 7S 7H" } });
        act(hand, "call AC");
        QVERIFY(!find<advice::CalledCardFalls>(factsOf(hand, { "AC", "7H" })));
    }

    /// CALL-OWN: it shows no partner.
    void a_called_card_of_the_picker_shows_nobody()
    {
        HandState hand = pickedHand(variantWith("call-own-ace=on first-lead=pickers-left"),
            "QC QS JC 9D AC 7C", "TS AS", { { 1, "9C 8C KS 9S 7S 7H" } });
        act(hand, "call AC");
        const PlayOutlook seen = outlook(hand, { "9C", "7H" });
        double partners = 0;
        for (const Seat other : seats({ 2, 3, 4 }))
            partners += 1 - seen.friendly[other];
        QVERIFY(partners < 0.9);
        QVERIFY(std::abs(seen.cards[0].calledFalls - partners) < 0.001);
    }

    void a_called_card_is_out_until_it_lies_in_the_trick()
    {
        HandState hand =
            pickedHand(variantWith("first-lead=pickers-left"), "QC QS JC 9D KC 7C", "TS AS",
                { { 1, "9C 8C KS 9S 7S 7H" }, { 2, "QH JH TD 9H 8H TH" },
                    { 3, "AC AD 7D 8D KH 8S" }, { 4, "QD JS JD KD TC AH" } });
        act(hand, "call AC, play 9C");
        const auto out = find<advice::CalledCardOut>(factsOf(hand, { "JH", "TD" }));
        QVERIFY(out && out->inTrick && !out->viewerHolds);
        act(hand, "play 9H, play AC, play TC");
        QVERIFY(!find<advice::CalledCardOut>(factsOf(hand, { "KC", "7C" })));
    }

    void a_suit_of_one_hand_alone_cannot_be_trumped_away()
    {
        const auto isTold = [](std::string_view buried, std::string_view first) {
            HandState hand = pickedHand(variantWith("layout=4H-1 first-lead=pickers-left"),
                "AC 9C QC QS JC JS JD", buried, { { 1, first }, { 2, "TS" }, { 3, "TH" } });
            act(hand, "play 7C, play TS, play TH, play 9C");
            return find<advice::MakesVoid>(factsOf(hand, { "AC", "JD" })).has_value();
        };
        QVERIFY(isTold("TC 7S 8H 8C", "7C KC"));
        QVERIFY(!isTold("TC 7S KC 8C", "7C"));
    }

    /// The share of wins, or what it is worth where that says the opposite.
    void no_fact_speaks_for_the_other_choice()
    {
        const auto variant = variantWith("");
        Match match(variant, 11, seatAt(0));
        for (int i = 0; i < 12; ++i) {
            const HandState hand = match.dealHand();
            const Advice advice = adviceOn(hand, { { .bidWorlds = 20 }, 20, 20 });
            const auto wins = find<advice::WinChance>(advice.facts);
            const auto worth = find<advice::Worth>(advice.facts);
            const bool isClose = find<advice::NearlyEqual>(advice.facts).has_value();
            QVERIFY(wins || worth);
            QVERIFY(!wins || isClose || wins->chance.difference() > 0);
            QVERIFY(!worth || worth->score.difference() > 0);
        }
    }

    /// Not told for its own sake: in other deals than those it was found in, it decides.
    void a_schmear_is_told_where_the_trick_decides_it()
    {
        int told = 0;
        for (const PointsChoice& choice : pointsChoices(12)) {
            Rng rng(1);
            const Observation seen = choice.hand.observation(*choice.hand.toAct());
            const std::array cards { choice.most, choice.least };
            const auto facts = cardFacts(seen,
                outlookOf(seen, choice.hand.legalActions(), cards, Opponents(), 200, rng,
                    [] { return false; }));
            const auto schmears = find<advice::Schmears>(facts);
            if (!schmears)
                continue;
            ++told;
            QVERIFY(schmears->card == choice.most && schmears->seat != seen.viewer);
            const PlayOutlook again = outlookAgain(choice.hand, choice.most, choice.least);
            constexpr double byChance = 1.5; // card points
            QVERIFY(again.ifTheirs.share < 0.05
                || again.ifTheirs.withFirst < again.ifTheirs.withLast + byChance);
            QVERIFY(again.cards[0].oursTakes > 0.4);
            QVERIFY(again.friendly[schmears->seat] > 0.4);
        }
        QVERIFY(told > 5);
    }

    void points_are_saved_from_a_seat_that_may_still_take_the_trick()
    {
        int told = 0;
        for (const PointsChoice& choice : pointsChoices(12)) {
            Rng rng(1);
            const Observation seen = choice.hand.observation(*choice.hand.toAct());
            const std::array cards { choice.least, choice.most };
            const auto facts = cardFacts(seen,
                outlookOf(seen, choice.hand.legalActions(), cards, Opponents(), 200, rng,
                    [] { return false; }));
            const auto saves = find<advice::SavesPoints>(facts);
            if (!saves)
                continue;
            ++told;
            QVERIFY(saves->saved == choice.most);
            const PlayOutlook again = outlookAgain(choice.hand, choice.least, choice.most);
            QVERIFY(std::abs(again.taken[saves->seat] - saves->takes) < 0.25);
            QVERIFY(again.friendly[saves->seat] < 0.6);
            constexpr double byChance = 1.5; // card points
            QVERIFY(again.ifOurs.withFirst < again.ifOurs.withLast + byChance);
        }
        QVERIFY(told > 5);
    }

    void a_known_companion_is_friendly()
    {
        // Seat 1 has the called ace and knows that the picker is a companion.
        HandState hand = pickedHand(
            variantWith(""), "QC QS JC 9D KC 7C", "TS AS", { { 1, "AC TC 7D 9S 8S 7H" } });
        act(hand, "call AC, play QC");
        const auto facts = factsOf(hand, { "7D" });
        const auto trick = find<advice::TrickSoFar>(facts);
        QVERIFY(trick);
        QCOMPARE(trick->seat, seatAt(0));
        QCOMPARE(trick->friendly, 1.0);
        QCOMPARE(outlook(hand, { "7D" }).cards[0].oursTakes, 1.0);
    }

    void a_better_lead_against_the_convention_is_told()
    {
        HandState hand = pickedHand(variantWith("first-lead=pickers-left"), "JC JD 9D KC 7C TC",
            "TS AS", { { 1, "QC QS QH JH JS 7H" } });
        act(hand, "call AC");
        int told = 0;
        for (const int worlds : { 10, 40, 80, 160 }) {
            const Advice advice = adviceOn(hand, { { .cardWorlds = worlds }, 20, 20 });
            const bool trumpIsBetter = advice.recommended == Action(Play { card("7H") })
                && advice.prospects[1].score > advice.prospects[0].score + 0.02;
            const bool isTold = find<advice::AgainstConvention>(advice.facts).has_value();
            QCOMPARE(isTold, trumpIsBetter);
            told += isTold ? 1 : 0;
        }
        QVERIFY(told > 0);
    }

    void a_single_choice_has_one_fact()
    {
        HandState hand = pickedHand(
            variantWith(""), "QC QS JC 9D KC 7C", "TS AS", { { 1, "7D 9C 8C 9S 8S 7H" } });
        act(hand, "call AC, play QC");
        const Advice advice = adviceOn(hand);
        QCOMPARE(advice.recommended, Action(Play { card("7D") }));
        QVERIFY(!advice.against);
        QVERIFY(find<advice::OnlyChoice>(advice.facts).has_value());
    }

    void a_stopped_adviser_answers_at_once()
    {
        const HandState hand = pickedHand(variantWith(""), "QC QS JC 9D KC 7C", "TS AS");
        std::stop_source source;
        source.request_stop();
        constexpr int endless = 1 << 29;
        Adviser adviser(1, { { endless, endless, endless }, endless, endless });
        const auto legal = hand.legalActions();
        const Advice advice =
            adviser.advise(hand.observation(*hand.toAct()), legal, source.get_token());
        QVERIFY(std::ranges::find(legal, advice.recommended) != legal.end());
        QVERIFY(!advice.facts.empty());
    }

    void every_decision_gets_repeatable_reasoned_advice_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const Preset& preset : presets())
            QTest::newRow(std::string(preset.key).c_str())
                << QByteArray(variantText(preset.variant).c_str());
    }

    void every_decision_gets_repeatable_reasoned_advice()
    {
        QFETCH(QByteArray, rules);
        RandomPlayer anySeat(2);
        Match match(variantWith(rules.toStdString()), 5, seatAt(0));
        HandState hand = match.dealHand();
        while (hand.toAct()) {
            const auto legal = hand.legalActions();
            const Advice advice = adviceOn(hand);
            QVERIFY(std::ranges::find(legal, advice.recommended) != legal.end());
            QVERIFY(!advice.facts.empty());
            QVERIFY(
                advice.prospects.empty() || advice.prospects.front().action == advice.recommended);
            QVERIFY(same(adviceOn(hand), advice));
            QVERIFY(std::ranges::is_sorted(
                std::span(advice.prospects).subspan(advice.prospects.empty() ? 0 : 1),
                std::ranges::greater {}, &Prospect::score));
            hand.apply(anySeat.choose(hand.observation(*hand.toAct()), legal, {}));
        }
    }
};

REGISTER_TEST(AdviceTest)
#include "advice_test.moc"
