// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/position/seen_hand.h"

#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/rules/partner_cards.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "tests/support/hands.h"
#include "tests/support/random_variant.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Writes down for each seat what it sees of a hand, and nothing else.
class Witnesses {
public:
    explicit Witnesses(const HandState& hand)
    {
        for (const Seat seat : hand.seats()) {
            SeenHand& seen = seen_[seat];
            seen.variant = hand.variant();
            seen.viewer = seat;
            for (const Event& event : hand.opening())
                witness(seen, event, hand);
        }
    }

    void watch(HandState& hand, const Action& action)
    {
        const Seat actor = *hand.toAct();
        if (std::holds_alternative<Decline>(action))
            seen_[actor].actions.push_back({ actor, action });
        for (const Event& event : hand.apply(action))
            for (const Seat seat : hand.seats())
                witness(seen_[seat], event, hand);
    }

    const SeenHand& of(Seat seat) const { return seen_[seat]; }

private:
    static void witness(SeenHand& seen, const Event& truth, const HandState& hand)
    {
        const Event event = seenBy(seen.viewer, truth, hand.picker());
        if (const auto* dealt = std::get_if<Dealt>(&event)) {
            seen.dealer = dealt->dealer;
            seen.doubler = dealt->doubler;
            seen.dealt = dealt->hands[seen.viewer];
            seen.open = dealt->open;
        } else if (const auto* picked = std::get_if<Picked>(&event)) {
            seen.blind |= picked->blind;
        } else if (const auto* took = std::get_if<NeighbourTook>(&event)) {
            seen.blind |= took->cards;
        } else if (const auto* trick = std::get_if<TrickTaken>(&event); trick && trick->under) {
            seen.under = trick->under;
        }
        if (const auto action = seenActionOf(event))
            seen.actions.push_back(*action);
    }

    PerSeat<SeenHand> seen_;
};

SeenHand throughText(SeenHand seen)
{
    for (SeenAction& action : seen.actions)
        action = parseSeenAction(seenActionText(action)).value();
    return seen;
}

/// Asks at every decision of some hands, random and sensible ones, for what the seat has seen.
bool everySeatIsUnderstood(const CheckedVariant& variant, int hands)
{
    RandomPlayer random(3);
    RulePlayer rule;
    Rng rng(4);
    Match match(variant, 21, seatAt(0));
    for (int i = 0; i < hands; ++i) {
        HandState hand = match.dealHand();
        Witnesses witnesses(hand);
        while (const auto seat = hand.toAct()) {
            const auto legal = hand.legalActions();
            const Observation seen = hand.observation(*seat);
            SeenHand told = throughText(witnesses.of(*seat));
            if (variant->partner == Partner::QueenJackSeven || partnerJackOf(*variant))
                told.phase = hand.phase();
            const auto alike = handSeenAs(told);
            if (!alike || !(alike->observation(*seat) == seen) || alike->legalActions() != legal) {
                for (const SeenAction& action : told.actions)
                    qWarning("%s", seenActionText(action).c_str());
                if (!alike)
                    qWarning(
                        "%s: %s", alike.problem().place.c_str(), alike.problem().reason.c_str());
                return false;
            }
            const bool byRule = rng.below(2) == 0;
            witnesses.watch(
                hand, byRule ? rule.choose(seen, legal, {}) : random.choose(seen, legal, {}));
        }
        match.finish(hand);
    }
    return true;
}

} // namespace

class SeenHandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void what_a_seat_saw_is_all_that_it_takes_to_know_what_it_observes_and_may_do_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const Preset& preset : presets())
            QTest::newRow(std::string(preset.key).c_str())
                << QByteArray(variantText(preset.variant).c_str());
        for (const char* rules : { "call-hold=off", "under-judged-on=before-bury", "alone=off",
                 "call-own-ace=on", "layout=5H-J call-up=next-jack jack-alone-announced=on",
                 "crack=one recrack=on crack-around-the-corner=on", "redeal-hand=on-request",
                 "blind-pick=on", "layout=5H-J blind-pick=on", "no-pick=vote",
                 "crack=several blitz-black-queens=on blitz-red-queens=on blitz-when=before-lead",
                 "blitz-black-queens=on blitz-when=in-play", "call-sheepshead=on",
                 "blitz-black-queens=on blitz-red-queens=on blitz-when=before-pick",
                 "layout=5H-J blitz-red-queens=on blitz-black-jacks=on blitz-when=before-pick",
                 "dealer-sits-out=on", "layout=5H-J call-up=next-jack call-up-when=before-blind",
                 "renege=forfeits" })
            QTest::newRow(rules) << QByteArray(rules);
    }

    void what_a_seat_saw_is_all_that_it_takes_to_know_what_it_observes_and_may_do()
    {
        QFETCH(QByteArray, rules);
        QVERIFY(everySeatIsUnderstood(variantWith(rules.toStdString()), 12));
    }

    void so_it_is_at_tables_with_random_rules()
    {
        Rng rng(5);
        int tables = 0;
        for (int i = 0; i < 600; ++i)
            if (const auto variant = check(randomVariant(rng))) {
                QVERIFY2(everySeatIsUnderstood(*variant, 1), variantText(**variant).c_str());
                ++tables;
            }
        QVERIFY(tables > 80);
    }

    /// BLITZ-WHEN "before the pick"
    void a_pair_that_was_shown_may_go_into_the_bury_or_under_the_call()
    {
        const auto variant = variantWith("blitz-black-queens=on blitz-when=before-pick");
        const Deal deal = dealWith(variant, { { 1, "QC QS JC JD AC 7D" } }, "AD TD");
        for (const QByteArray said :
            { "bury QC QS, call AS under 7D", "bury QC AC, call AH under QS" }) {
            HandState hand = HandState::fromDeal(variant, deal).value();
            Witnesses witnesses(hand);
            for (const QByteArray& line : ("pass, blitz black-queens, pick, " + said).split(','))
                witnesses.watch(hand, parseAction(line.trimmed().toStdString()).value());
            const Seat seat = hand.toAct().value();
            const auto alike = handSeenAs(throughText(witnesses.of(seat)));
            QVERIFY2(alike, alike ? "" : alike.problem().reason.c_str());
            QCOMPARE(alike->observation(seat), hand.observation(seat));
            QVERIFY(!alike->observation(seat).open[seatAt(1)].contains(card("QC")));
        }
    }

    /// JACK: the usual jack is called in silence, and then it is the picker's lead.
    void a_picker_who_leads_is_asked_for_a_card_and_for_the_call_on_request()
    {
        SeenHand seen;
        seen.variant = variantWith("layout=5H-J");
        seen.dealer = seatAt(4);
        seen.viewer = seatAt(0);
        seen.dealt = cards("QC QS JC AD TD 9S");
        seen.blind = cards("KH TH");
        seen.buried[seatAt(0)] = cards("KH TH");
        seen.actions = { parseSeenAction("0 pick").value() };
        const auto leads = handSeenAs(seen);
        QVERIFY2(leads, leads ? "" : leads.problem().reason.c_str());
        QVERIFY(leads->phase() == Phase::Playing);
        seen.phase = Phase::Calling;
        const auto calls = handSeenAs(seen);
        QVERIFY(calls && calls->phase() == Phase::Calling);
    }

    void where_the_bury_leaves_no_call_the_missing_line_is_named()
    {
        SeenHand seen;
        seen.variant = variantWith("layout=5H-A");
        seen.dealer = seatAt(4);
        seen.viewer = seatAt(4);
        seen.dealt = cards("AC TC QC QS JC JD");
        seen.blind = cards("AS AH");
        seen.buried[seatAt(4)] = cards("AS AH");
        for (const char* line : { "0 pass", "1 pass", "2 pass", "3 pass", "4 pick" })
            seen.actions.push_back(parseSeenAction(line).value());
        seen.phase = Phase::Calling;
        const auto hand = handSeenAs(seen);
        QVERIFY(!hand);
        QCOMPARE(QByteArray(hand.problem().reason.c_str()),
            QByteArray("seat 4 has nothing to call here and plays alone; expected the line "
                       "'4 alone'"));
    }

    void what_cannot_have_happened_is_refused_with_its_place_data()
    {
        QTest::addColumn<QByteArray>("actions");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("the turn of another seat")
            << QByteArray("2 pick") << QByteArray("actions[0]");
        QTest::newRow("no such call")
            << QByteArray("0 pick, 0 call QC") << QByteArray("actions[1]");
        QTest::newRow("a card of the viewer's")
            << QByteArray("0 pick, 0 call AS, 0 play QS") << QByteArray("actions[2]");
        QTest::newRow("the same card again")
            << QByteArray("0 pick, 0 call AS, 0 play KH, 1 play 9S, 2 play KH")
            << QByteArray("actions[4]");
        QTest::newRow("not the viewer's turn") << QByteArray("0 pick") << QByteArray("actions");
        QTest::newRow("no blind taken") << QByteArray("0 pass, 1 pick") << QByteArray("blind");
    }

    void what_cannot_have_happened_is_refused_with_its_place()
    {
        QFETCH(QByteArray, actions);
        QFETCH(QByteArray, place);
        SeenHand seen;
        seen.dealer = seatAt(4);
        seen.viewer = seatAt(1);
        seen.dealt = cards("QS QD AD KC 8C 9S");
        for (const QByteArray& line : actions.split(','))
            seen.actions.push_back(parseSeenAction(line.toStdString()).value());
        const auto hand = handSeenAs(seen);
        QVERIFY(!hand);
        QCOMPARE(QByteArray(hand.problem().place.c_str()), place);
    }
};

REGISTER_TEST(SeenHandTest)
#include "seen_hand_test.moc"
