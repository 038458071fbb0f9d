// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scoring/scoring.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/texts.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

HandState pickedWith(const std::string& rules, std::string_view kept)
{
    return pickedHand(variantWith(rules), kept, "KC KS");
}

} // namespace

/// CALL-SHEEPS
class SheepsheadBetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_picker_bets_on_every_trick_alone_and_for_all_to_hear()
    {
        HandState hand = pickedWith("call-sheepshead=on", "QC QS QH QD JC 9H");
        QCOMPARE(whyNot(hand, "sheepshead AH"), Refusal::SheepsheadAlone);
        const auto events = act(hand, "sheepshead");
        QVERIFY(events.front() == Event(SheepsheadCalled { seatAt(0) }));
        QVERIFY(events.at(1) == Event(WentAlone { seatAt(0) }));
        for (const Seat viewer : hand.seats()) {
            QVERIFY(hand.observation(viewer).sheepshead);
            QVERIFY(hand.observation(viewer).isSideKnown());
        }
    }

    void where_the_table_does_not_bet_it_is_refused()
    {
        QCOMPARE(whyNot(pickedWith("", "QC QS QH QD JC 9H"), "sheepshead"), Refusal::NotNow);
    }

    /// CALL-TEN-NONE, where going alone is not a choice either
    void a_picker_without_another_call_need_not_bet()
    {
        const HandState hand = pickedWith("call-sheepshead=on alone=off", "AC TC AS TS AH TH");
        QVERIFY(hand.phase() != Phase::Calling);
        QVERIFY(hand.data().alone);
        QVERIFY(!hand.data().sheepshead);
    }

    void with_a_partner_only_where_it_need_not_be_alone()
    {
        HandState hand = pickedWith("call-sheepshead=on sheepshead-alone=off", "QC QS QH QD JC 9H");
        QVERIFY(!whyNot(hand, "sheepshead"));
        act(hand, "sheepshead AH");
        QCOMPARE(hand.observation(seatAt(1)).called, card("AH"));
        QCOMPARE(hand.data().makers.size(), 2);
    }

    /// 7H-2
    void with_a_neighbour_the_two_bet_together()
    {
        const auto variant = variantWith("layout=7H-2 call-sheepshead=on");
        const Deal deal = dealWith(variant, { { 0, "QC QS QH QD" }, { 1, "JC JS JH JD" } });
        const CardSet pickers = deal.blind - deal.neighboursBlind;
        HandState hand = handAfter(variant, deal,
            "pick, bury " + cardsText(pickers) + ", bury " + cardsText(deal.neighboursBlind));
        act(hand, "sheepshead");
        QVERIFY((hand.data().makers == SeatSet { seatAt(0), seatAt(1) }));
        QVERIFY(!hand.observation(seatAt(2)).alone);
        QVERIFY(hand.observation(seatAt(2)).isMaker(seatAt(1)));
    }

    void only_with_the_partner_jack_where_the_table_needs_it()
    {
        const std::string rules = "layout=5H-J call-sheepshead=on sheepshead-needs-jack=on";
        QCOMPARE(whyNot(pickedWith(rules, "QC QS QH QD JC 9H"), "sheepshead"),
            Refusal::SheepsheadNeedsJack);
        QVERIFY(!whyNot(pickedWith(rules, "QC QS QH QD JD 9H"), "sheepshead"));
    }

    /// PLAY-END
    void the_hand_ends_with_the_first_trick_that_the_bettor_misses()
    {
        HandState hand = pickedHand(variantWith("call-sheepshead=on"), "QC QS QH QD JC 9H", "KC KS",
            { { 1, "AH" }, { 2, "7H" }, { 3, "8H" }, { 4, "KH" } });
        act(hand, "sheepshead, play 9H, play AH, play 7H, play 8H, play KH");
        QVERIFY(hand.over());
        QCOMPARE(scoresText(hand.scored()->scores, 5), QStringLiteral("-24 6 6 6 6"));
        QVERIFY(!hand.scored()->scores.bumped());
    }

    void a_bet_is_paid_twice_what_every_trick_is_worth_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("partner");
        QTest::addColumn<bool>("made");
        QTest::addColumn<QString>("scores");
        QTest::newRow("alone, made") << 5 << false << true << QStringLiteral("24 -6 -6 -6 -6");
        QTest::newRow("alone, missed") << 5 << false << false << QStringLiteral("-24 6 6 6 6");
        QTest::newRow("with a partner, made")
            << 5 << true << true << QStringLiteral("12 6 -6 -6 -6");
        QTest::newRow("with a partner, missed")
            << 5 << true << false << QStringLiteral("-12 -6 6 6 6");
        QTest::newRow("three players") << 3 << false << true << QStringLiteral("12 -6 -6");
        QTest::newRow("four players") << 4 << false << false << QStringLiteral("-18 6 6 6");
    }

    void a_bet_is_paid_twice_what_every_trick_is_worth()
    {
        QFETCH(int, players);
        QFETCH(bool, partner);
        QFETCH(bool, made);
        QFETCH(QString, scores);
        PickedOutcome outcome { .picker = seatAt(0) };
        if (partner)
            outcome.partners.add(seatAt(1));
        outcome.sheepshead = made ? SheepsheadBet::Made : SheepsheadBet::Missed;
        const auto result = scoreHand(outcome, SeatSet::firstSeats(players), Variant());
        QCOMPARE(scoresText(result, players), scores);
    }

    void raises_multiply_the_bet()
    {
        PickedOutcome outcome { .picker = seatAt(0) };
        outcome.sheepshead = SheepsheadBet::Made;
        outcome.raises = 1;
        const auto result = scoreHand(outcome, SeatSet::firstSeats(5), Variant());
        QCOMPARE(scoresText(result, 5), QStringLiteral("48 -12 -12 -12 -12"));
    }
};

REGISTER_TEST(SheepsheadBetTest)
#include "sheepshead_bet_test.moc"
