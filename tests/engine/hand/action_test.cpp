// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/action.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using sheepshead::testing::card;
using sheepshead::testing::cards;

class ActionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void an_action_is_one_line_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* const text :
            { "pass", "pick", "pick JH", "bury TC AS", "call AH", "call AH under 8D", "alone",
                "play QC", "play QS blitz", "sheepshead", "sheepshead AC", "sheepshead AC under 8D",
                "redeal", "vote leaster", "vote doubler", "bid call", "bid solo", "solo best",
                "solo side C", "solo billy", "crack", "blitz black-queens", "blitz red-queens",
                "blitz black-jacks", "decline" })
            QTest::newRow(text) << QByteArray(text);
    }

    void an_action_is_one_line()
    {
        QFETCH(QByteArray, text);
        const auto action = parseAction(text.toStdString());
        QVERIFY(action.ok());
        QCOMPARE(actionText(*action), text.toStdString());
    }

    void a_line_means_the_action_it_says()
    {
        QCOMPARE(parseAction("pass").value(), Action(Pass {}));
        QCOMPARE(parseAction("pick").value(), Action(Pick {}));
        QCOMPARE(parseAction("pick JH").value(), Action(Pick { card("JH") }));
        QCOMPARE(parseAction("bury TC AS").value(), Action(Bury { cards("AS TC") }));
        QCOMPARE(parseAction("call AH").value(), Action(Call { card("AH") }));
        QCOMPARE(parseAction("call AH under 8D").value(), Action(Call { card("AH"), card("8D") }));
        QCOMPARE(parseAction("alone").value(), Action(GoAlone {}));
        QCOMPARE(parseAction("play QC").value(), Action(Play { card("QC") }));
        QCOMPARE(parseAction("play QS blitz").value(), Action(Play { card("QS"), true }));
        QCOMPARE(parseAction("sheepshead").value(), Action(CallSheepshead {}));
        QCOMPARE(
            parseAction("sheepshead AC").value(), Action(CallSheepshead { Call { card("AC") } }));
        QCOMPARE(parseAction("redeal").value(), Action(AskRedeal {}));
        QCOMPARE(parseAction("vote doubler").value(), Action(Vote { NoPick::Doubler }));
        QCOMPARE(parseAction("bid solo").value(), Action(Bid { BidKind::Solo }));
        QCOMPARE(parseAction("solo billy").value(), Action(NameSolo { SoloKind::Billy }));
        QCOMPARE(
            parseAction("solo side C").value(), Action(NameSolo { SoloKind::Side, Suit::Clubs }));
        QCOMPARE(parseAction("crack").value(), Action(Crack {}));
        QCOMPARE(parseAction("blitz red-queens").value(), Action(Blitz { BlitzPair::RedQueens }));
        QCOMPARE(parseAction("decline").value(), Action(Decline {}));
    }

    void blanks_do_not_matter_and_a_bury_may_come_in_any_order()
    {
        QCOMPARE(parseAction("  bury AS  TC ").value(), parseAction("bury TC AS").value());
        QCOMPARE(parseAction("\tpass").value(), Action(Pass {}));
    }

    void a_bad_line_names_what_is_wrong_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char* text, const char* place) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(place);
        };
        row("", "");
        row("  ", "  ");
        row("Pass", "Pass");
        row("pass QC", "pass QC");
        row("alone QC", "alone QC");
        row("pick up", "up");
        row("pick JH JD", "pick JH JD");
        row("play", "play");
        row("play 10C", "10C");
        row("play QC QS", "play QC QS");
        row("bury", "bury");
        row("bury TC XX", "XX");
        row("bury TC TC", "TC");
        row("bury -", "-");
        row("call", "call");
        row("call ZZ", "ZZ");
        row("call AH under", "call AH under");
        row("call AH under ZZ", "ZZ");
        row("call ZZ under 8D", "ZZ");
        row("call AH over 8D", "call AH over 8D");
        row("call AH under 8D 9D", "call AH under 8D 9D");
        row("crack QC", "crack QC");
        row("decline now", "decline now");
        row("redeal please", "redeal please");
        row("vote", "vote");
        row("vote schwanzer", "vote schwanzer");
        row("bid pass", "bid pass");
        row("solo", "solo");
        row("solo side", "solo side");
        row("solo side X", "solo side X");
        row("solo best C", "solo best C");
        row("blitz", "blitz");
        row("blitz queens", "blitz queens");
        row("play QS blitzed", "play QS blitzed");
        row("sheepshead ZZ", "ZZ");
        row("sheepshead AC with 8D", "sheepshead AC with 8D");
    }

    void a_bad_line_names_what_is_wrong()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, place);
        const auto action = parseAction(text.toStdString());
        QVERIFY(!action.ok());
        QCOMPARE(action.problem().place, place.toStdString());
        QVERIFY(!action.problem().reason.empty());
    }
};

REGISTER_TEST(ActionTest)
#include "action_test.moc"
