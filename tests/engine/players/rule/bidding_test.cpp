// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/players/choices.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// What a seat with this hand says when all seats before it have passed.
bool picks(const CheckedVariant& variant, std::string_view hand, int seat)
{
    HandState state = handAfter(variant, dealWith(variant, { { seat, hand } }));
    for (int before = 0; before < seat; ++before)
        state.apply(Pass {});
    return std::holds_alternative<Pick>(chosen(state));
}

} // namespace

class BiddingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void no_seat_picks_a_weak_hand_data()
    {
        QTest::addColumn<QByteArray>("hand");
        QTest::newRow("two low trump") << QByteArray("9D 8D KC KS 8S 9H");
        QTest::newRow("aces and tens") << QByteArray("7D AC TC AS TS AH");
        QTest::newRow("three low trump") << QByteArray("KD 9D 8D KC 9S 8H");
        QTest::newRow("one queen") << QByteArray("QD 8D 9C KS 9S 8H");
        QTest::newRow("two queens and no other trump") << QByteArray("QC QS AC TS AH TH");
        QTest::newRow("a queen, low trump and aces") << QByteArray("QS 9D 8D AC AS AH");
        QTest::newRow("two jacks") << QByteArray("JH JD KC 9C 9S 8H");
    }

    void no_seat_picks_a_weak_hand()
    {
        QFETCH(QByteArray, hand);
        for (const char* game : { "layout=5H-A", "layout=5H-J" })
            for (int seat = 0; seat < 5; ++seat)
                QVERIFY(!picks(variantWith(game), hand.toStdString(), seat));
    }

    void no_seat_passes_a_strong_hand_data()
    {
        QTest::addColumn<QByteArray>("hand");
        QTest::newRow("three queens") << QByteArray("QC QS QH AD KC 9H");
        QTest::newRow("five trump") << QByteArray("QC QD JC JS TD AH");
        QTest::newRow("six trump") << QByteArray("QS QD JC JH AD 9D");
    }

    void no_seat_passes_a_strong_hand()
    {
        QFETCH(QByteArray, hand);
        for (const char* game : { "layout=5H-A", "layout=5H-J" })
            for (int seat = 0; seat < 5; ++seat)
                QVERIFY(picks(variantWith(game), hand.toStdString(), seat));
    }

    void the_last_to_speak_picks_with_less_than_the_first()
    {
        const std::string_view hand = "JC JS 9D 8D KC 9S";
        QVERIFY(!picks({}, hand, 0));
        QVERIFY(picks({}, hand, 4));
    }

    void the_last_to_speak_wants_more_where_no_leaster_follows()
    {
        const std::string_view hand = "JD 9D 8D 7D KC 9S";
        QVERIFY(picks({}, hand, 4));
        QVERIFY(!picks(variantWith("no-pick=doubler"), hand, 4));
    }

    void a_forced_picker_picks()
    {
        QVERIFY(picks(variantWith("no-pick=forced-pick"), "9D 8D KC KS 8S 9H", 4));
    }

    void only_a_hand_that_needs_no_blind_is_picked_blind()
    {
        const CheckedVariant variant = variantWith("blind-pick=on");
        const auto blindly = [&](std::string_view hand) {
            const auto action = chosen(handAfter(variant, dealWith(variant, { { 0, hand } })));
            return std::get<Pick>(action).blind;
        };
        QVERIFY(blindly("QC QS QH JC AD TD"));
        QVERIFY(blindly("QC QS QD JC JS 9H"));
        QVERIFY(!blindly("QC QS QH AD KC 9H"));
        QVERIFY(!blindly("QS QD JC 9D AD AH"));
    }

    void the_partner_jack_in_hand_makes_a_player_cautious()
    {
        const CheckedVariant variant = variantWith("layout=5H-J");
        QVERIFY(picks(variant, "QS QD JH 9D KC 9S", 2));
        QVERIFY(!picks(variant, "QS QD JD 9D KC 9S", 2));
    }
};

REGISTER_TEST(BiddingTest)
#include "bidding_test.moc"
