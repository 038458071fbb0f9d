// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/random_player.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

template <class Kind> const Kind* find(const std::vector<Event>& events)
{
    for (const Event& event : events)
        if (const auto* found = std::get_if<Kind>(&event))
            return found;
    return nullptr;
}

/// Seat 4 deals, seat 0 has picked, called the ace of hearts that seat 2 holds, and is to lead.
HandState calledHearts()
{
    HandState hand = pickedHand({}, "QC QS JC AD TD 9H", "TC TS",
        { { 1, "KH TH 7D" }, { 2, "AH QD JD" }, { 3, "8H JH" }, { 4, "7H" } });
    act(hand, "call AH");
    return hand;
}

} // namespace

class TrickPlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// PART-REVEAL
    void the_partner_is_known_to_all_once_the_called_ace_lies_on_the_table()
    {
        HandState hand = calledHearts();
        act(hand, "play 9H, play TH");
        QVERIFY(hand.observation(seatAt(1)).partners().empty());
        QVERIFY(hand.observation(seatAt(2)).isMaker(seatAt(2)));
        const auto events = act(hand, "play AH");
        QCOMPARE(find<PartnerRevealed>(events)->seat, seatAt(2));
        QVERIFY(hand.observation(seatAt(1)).isMaker(seatAt(2)));
        QVERIFY(hand.observation(seatAt(1)).isSideKnown());
    }

    /// JACK-SELF
    void a_picker_alone_in_secret_is_known_when_the_jack_falls()
    {
        HandState hand = pickedHand(variantWith("layout=5H-J"), "QC QS JC JD TD 9H", "TC TS");
        act(hand, "call JD");
        const auto events = act(hand, "play JD");
        QCOMPARE(find<PartnerRevealed>(events)->seat, seatAt(0));
        QVERIFY(hand.observation(seatAt(1)).isSideKnown());
        QVERIFY(hand.observation(seatAt(1)).partners().empty());
    }

    void the_taker_of_a_trick_leads_the_next()
    {
        HandState hand = calledHearts();
        const auto events = act(hand, "play 9H, play TH, play AH, play 8H, play 7H");
        QCOMPARE(find<TrickTaken>(events)->winner, seatAt(2));
        QCOMPARE(hand.toAct(), seatAt(2));
        QCOMPARE(hand.observation(seatAt(0)).tricksTaken[seatAt(2)], 1);
    }

    /// UNDER-SIGHT
    void only_the_taker_of_the_trick_sees_the_under()
    {
        HandState hand = pickedHand({}, "QC QS JC AD TD 9D", "TC TS",
            { { 1, "KH TH 7D" }, { 2, "AH QD JD" }, { 3, "8H JH" }, { 4, "7H" } });
        act(hand, "call AH under 9D");
        const auto played = act(hand, "play 9D");
        QVERIFY(!std::get<Played>(seenBy(seatAt(1), played.front())).card);
        QVERIFY(std::get<Played>(seenBy(seatAt(1), played.front())).asUnder);
        const auto events = act(hand, "play TH, play AH, play 8H, play 7H");
        const TrickTaken& taken = *find<TrickTaken>(events);
        QCOMPARE(taken.under, card("9D"));
        QCOMPARE(taken.winner, seatAt(2));
        const auto seen = [&](int seat) {
            return std::get<TrickTaken>(seenBy(seatAt(seat), taken, hand.picker())).under;
        };
        QCOMPARE(seen(2), card("9D"));
        QCOMPARE(seen(0), card("9D"));
        QVERIFY(!seen(1));
        QVERIFY(!hand.observation(seatAt(1)).tricks[0].cards[0].card);
        QCOMPARE(hand.observation(seatAt(2)).tricks[0].cards[0].card, card("9D"));
    }

    /// BURY-1
    void the_bury_counts_for_the_makers()
    {
        HandState hand = calledHearts();
        RandomPlayer player(3);
        playOut(hand, player);
        const auto& outcome = std::get<PickedOutcome>(hand.scored()->outcome);
        const Playing& play = hand.data().play;
        QCOMPARE(
            outcome.makersPoints, play.points(seatAt(0)) + play.points(seatAt(2)) + Points { 20 });
        QCOMPARE(hand.scored()->buried, cards("TC TS"));
    }

    /// LEASTER-BLIND
    void the_blind_of_a_leaster_goes_where_the_table_says_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<int>("trick");
        QTest::newRow("aside") << QByteArray("leaster-blind=aside") << 0;
        QTest::newRow("first") << QByteArray("leaster-blind=first-trick") << 1;
        QTest::newRow("last") << QByteArray("leaster-blind=last-trick") << 6;
    }

    void the_blind_of_a_leaster_goes_where_the_table_says()
    {
        QFETCH(QByteArray, rules);
        QFETCH(int, trick);
        const auto variant = variantWith(rules.toStdString());
        HandState hand =
            handAfter(variant, dealWith(variant, {}, "AD KD"), "pass,pass,pass,pass,pass");
        RandomPlayer player(5);
        Points withBlind;
        while (!hand.over()) {
            const Seat seat = *hand.toAct();
            const auto legal = hand.legalActions();
            const auto events = hand.apply(player.choose(hand.observation(seat), legal, {}));
            if (const auto* taken = find<TrickTaken>(events)) {
                QCOMPARE(taken->withBlind, taken->number == trick);
                withBlind += taken->cards.points();
            }
        }
        Points counted;
        for (const Seat seat : hand.seats())
            counted += std::get<LeasterOutcome>(hand.scored()->outcome).points[seat];
        QCOMPARE(counted, withBlind + Points { trick == 0 ? 0 : 15 });
    }
};

REGISTER_TEST(TrickPlayTest)
#include "trick_play_test.moc"
