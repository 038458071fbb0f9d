// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/position_text.h"

#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "engine/study/position_check.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

QByteArray problemIn(const QByteArray& text)
{
    const auto position = parsePosition(text.toStdString());
    return position
        ? QByteArray("none")
        : QByteArray((position.problem().place + ": " + position.problem().reason).c_str());
}

bool comesBack(const StudyPosition& position, std::string_view what)
{
    const std::string text = positionText(position);
    const auto read = readPosition(text);
    if (read && read->position == position && positionText(read->position) == text)
        return true;
    qWarning("%s\n%s%s", std::string(what).c_str(), text.c_str(),
        read ? "differs" : read.problem().reason.c_str());
    return false;
}

/// Every decision of some hands as a position, from each seat and with all cards.
bool everyDecisionComesBack(const CheckedVariant& variant, int hands)
{
    RandomPlayer random(3);
    RulePlayer rule;
    Match match(variant, 21, seatAt(0));
    for (int i = 0; i < hands; ++i) {
        HandState hand = match.dealHand();
        HandRecord record { variant, hand.deal(), hand.doubler(), {}, {}, false };
        while (const auto seat = hand.toAct()) {
            const auto legal = hand.legalActions();
            const Observation seen = hand.observation(*seat);
            for (const StudySight sight : { StudySight::Seat, StudySight::All }) {
                const auto position = positionOf(record, *seat, record.actions.size(), sight);
                if (!position || !comesBack(*position, variantText(*variant)))
                    return false;
                const PositionCheck check = checkPosition(*position);
                if (check.fault) {
                    const Problem problem = problemOf(*check.fault, *position);
                    qWarning("%s\n%s: %s", positionText(*position).c_str(), problem.place.c_str(),
                        problem.reason.c_str());
                    return false;
                }
                if (check.example->toAct() != seat || check.example->phase() != hand.phase()
                    || !(check.example->observation(*seat) == seen)) {
                    qWarning("%sseen differently", positionText(*position).c_str());
                    return false;
                }
            }
            const Action action = record.actions.size() % 2 == 0 ? rule.choose(seen, legal, {})
                                                                 : random.choose(seen, legal, {});
            hand.apply(action);
            record.actions.push_back({ *seat, action });
        }
        match.finish(hand);
    }
    return true;
}

} // namespace

class PositionTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void positions_from_anywhere_come_back_as_they_were_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing but a table") << QByteArray("dealer: 0\nseat: 0\n");
        QTest::newRow("a mail") << QByteArray(
            "> Rules: called-ace\n> Dealer: 4\n> Seat: 1\n"
            "> Hand: qs qd ad kc 8c 9s\n> Pick: 0\n> Call: spades\n"
            "> Trick: 0 KH\n");
        QTest::newRow("symbols") << QByteArray(
            "dealer 4\nseat 1\nhand ♠Q ♦Q A♦ ♣K 8♣ 9♠️\n");
        QTest::newRow("an expert's question") << QByteArray(
            "rules: called-ace crack=one\ndealer: 4\nseat: 1\nhand: QS QD AD KC 8C 9S\n"
            "pick: 0\ncall: AS\nphase: raising\n");
        QTest::newRow("all cards") << QByteArray(
            "dealer: 4\nseat: 0\nhand 0: JS 8D TS KH 9H 8H\nhand 1: QS QD AD KC 8C 9S\n"
            "hand 2: JH TD 7D AC 9C 8S\nhand 3: QC JD 9D 7C AH 7H\nhand 4: KD TC AS KS 7S TH\n"
            "blind: QH JC\npick: 0\nbury: KH 9H\ncall: AS\ntrick: 0 QH, 1 QS, 2 7D, 3 QC, 4 KD\n");
        QTest::newRow("a leaster") << QByteArray("dealer: 4\nseat: 1\nhand: QS QD AD KC 8C 9S\n"
                                                 "pass: 0 1 2 3 4\ntrick: 0 KH\n");
        QTest::newRow("an under") << QByteArray(
            "dealer: 4\nseat: 0\nhand: QC QS QH QD JC JS\npick: 0\nblind: JH 7D\nbury: JH JS\n"
            "call: AH under 7D\n");
        QTest::newRow("a side solo") << QByteArray("rules: four-indiana\ndealer: 3\nseat: 1\n"
                                                   "do: 0 pass\ndo: 1 bid solo\n");
        QTest::newRow("seven with a neighbour") << QByteArray(
            "rules: layout=7H-2\ndealer: 6\nseat: 1\nhand: QC 7C 8C 9C\nblind: 7S 8S\n"
            "neighbour: 7S 8S\npick: 0\n");
        QTest::newRow("two rows") << QByteArray(
            "rules: layout=2H-1\ndealer: 0\nseat: 1\nhand: QC QS QH QD JC JS JH JD\n"
            "open 0: AC TC KC 9C\nopen 1: AS TS KS 9S\n");
    }

    void positions_from_anywhere_come_back_as_they_were()
    {
        QFETCH(QByteArray, text);
        const auto position = parsePosition(text.toStdString());
        QVERIFY2(position, problemIn(text));
        QVERIFY(comesBack(*position, "it"));
    }

    void every_decision_of_every_preset_is_a_position_that_comes_back_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const Preset& preset : presets())
            QTest::newRow(std::string(preset.key).c_str())
                << QByteArray(variantText(preset.variant).c_str());
        for (const char* rules : { "crack=one recrack=on crack-around-the-corner=on",
                 "redeal-hand=on-request", "blind-pick=on", "no-pick=vote", "call-sheepshead=on",
                 "blitz-black-queens=on blitz-red-queens=on blitz-when=before-pick",
                 "blitz-black-queens=on blitz-when=in-play", "dealer-sits-out=on" })
            QTest::newRow(rules) << QByteArray(rules);
    }

    void every_decision_of_every_preset_is_a_position_that_comes_back()
    {
        QFETCH(QByteArray, rules);
        QVERIFY(everyDecisionComesBack(variantWith(rules.toStdString()), 4));
    }

    void lines_stand_in_any_order_and_letters_have_any_size()
    {
        const auto one = parsePosition("rules: called-ace\ndealer: 4\nseat: 1\n"
                                       "hand: QS TD AD KC 8C 9S\npick: 0\ncall: AS\ntrick: 0 KH\n");
        const auto other = parsePosition("CALL = Spades # by seat 0\nTRICK 1: 0 kh\nPick: 0\n\n"
                                         "hand: Qs,10d, ♦A kC c8 9s\nSeat 1\ndealer 4\n");
        QVERIFY(one && other);
        QVERIFY(*one == *other);
    }

    void a_trick_may_name_its_leader_only()
    {
        const auto one = parsePosition("dealer: 4\nseat: 1\npick: 0\ncall: AS\n"
                                       "trick: 0 KH 9S 7H AH TH\ntrick: 3 QC 7D\n");
        const auto other =
            parsePosition("dealer: 4\nseat: 1\npick: 0\ncall: AS\n"
                          "trick: 0 KH, 1 9S, 2 7H, 3 AH, 4 TH\ntrick: 3 QC, 4 7D\n");
        QVERIFY2(one,
            problemIn("dealer: 4\nseat: 1\npick: 0\ncall: AS\n"
                      "trick: 0 KH 9S 7H AH TH\ntrick: 3 QC 7D\n"));
        QVERIFY(one && other && *one == *other);
    }

    void what_is_held_now_and_what_was_played_make_the_hand_that_was_dealt()
    {
        const auto position = parsePosition("dealer: 4\nseat: 1\nhand: QD AD KC 8C 9S\npick: 0\n"
                                            "call: AS\ntrick: 0 QH 1 QS\n");
        QVERIFY(position);
        QCOMPARE(position->hands[seatAt(1)], parseCards("QS QD AD KC 8C 9S").value());
    }

    void what_cannot_be_read_is_refused_by_line_and_column_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char* name, const char* text, const char* place) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(place);
        };
        row("no dealer", "seat: 1", "position");
        row("no seat", "dealer: 1", "position");
        row("no such line", "dealer: 1\n  hands: QC", "line 2, column 3");
        row("no such rules", "rules: tarock", "line 1, column 8");
        row("a rule without effect", "rules: called-ace recrack=on", "line 1, column 8");
        row("no card", "dealer: 1\nseat: 1\nhand: QC ♥X", "line 3, column 10");
        row("a card twice in a line", "dealer: 1\nseat: 1\nhand: QC qc", "line 3, column 10");
        row("a line twice", "dealer: 1\ndealer: 2", "line 2, column 1");
        row("a hand twice", "dealer: 1\nseat: 1\nhand 1: QC\nhand: QS", "line 4, column 1");
        row("a seat is missing", "dealer: 1\nseat: x", "line 2, column 7");
        row("nothing behind the key", "dealer: 1\nseat: 1\nblind:", "line 3, column 1");
        row("no leader", "dealer: 1\nseat: 1\ntrick: QC", "line 3, column 8");
        row("no picker", "dealer: 1\nseat: 1\ncall: AH", "line 3, column 7");
        row("not UTF-8", "dealer: 1\n\xFF", "line 2, column 1");
        row("no action", "dealer: 1\nseat: 1\ndo: 0 sing", "line 3, column 5");
        row("no phase", "dealer: 1\nseat: 1\nphase: over", "line 3, column 8");
    }

    void what_cannot_be_read_is_refused_by_line_and_column()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, place);
        const QByteArray problem = problemIn(text);
        QVERIFY2(problem.startsWith(place + ':'), problem);
    }

    void a_text_without_bound_is_not_read()
    {
        QVERIFY(!parsePosition(std::string(longestPositionText + 1, '#')));
        std::string many = "dealer: 0\nseat: 0\n";
        for (std::size_t i = 0; i <= mostPositionActions; ++i)
            many += "pass: 0\n";
        QVERIFY(!parsePosition(many));
    }

    void it_is_written_in_one_form()
    {
        const auto position = parsePosition("seat: 1\ndealer: 4\nhand: 9S QS QD AD KC 8C\n"
                                            "trick: 0 kh\npick: 0\ncall: spades\nhand 3: QC\n");
        QVERIFY(position);
        QCOMPARE(QByteArray(positionText(*position).c_str()),
            QByteArray("rules: called-ace\ndealer: 4\nseat: 1\nhand: QS QD AD KC 8C 9S\n"
                       "hand 3: QC\npick: 0\ncall: AS\ntrick: 0 KH\n"));
    }
};

REGISTER_TEST(PositionTextTest)
#include "position_text_test.moc"
