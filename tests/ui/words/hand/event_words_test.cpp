// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/random_player.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"
#include "tests/ui/words/players/karls_table.h"
#include "ui/words/hand/event_words.h"

#include <QtTest>

using namespace sheepshead;
using sheepshead::testing::ada;
using sheepshead::testing::card;
using sheepshead::testing::cards;
using sheepshead::testing::karlsTable;
using sheepshead::testing::viewer;

namespace {

QString said(const Event& event, const std::optional<PickedBy>& picked = {})
{
    return eventText(event, karlsTable(), picked);
}

} // namespace

class EventWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_viewer_is_spoken_to_and_others_are_named()
    {
        QCOMPARE(said(Passed { viewer }), QStringLiteral("You pass."));
        QCOMPARE(said(Passed { ada }), QStringLiteral("Ada passes."));
        QCOMPARE(said(Played { ada, card("QC"), false }),
            QStringLiteral("Ada plays the queen of clubs."));
        QCOMPARE(said(Called { ada, card("AC"), false, {} }),
            QStringLiteral("Ada calls the ace of clubs."));
        QCOMPARE(said(TrickTaken { viewer, 3, {}, {}, true }),
            QStringLiteral("You take trick 3 and the blind with it."));

        Seating watching = karlsTable();
        watching.seats[0].person = false;
        QCOMPARE(eventText(Passed { viewer }, watching), QStringLiteral("Karl passes."));
    }

    void secrets_are_told_to_the_viewer_only()
    {
        QCOMPARE(said(Picked { viewer, cards("JD 7H"), 2, false, {} }),
            QStringLiteral(
                "You pick. In the blind: the jack of diamonds and the seven of hearts."));
        QCOMPARE(said(Picked { ada, {}, 2, false, {} }), QStringLiteral("Ada picks."));
        QCOMPARE(said(Picked { ada, {}, 2, false, {}, true }),
            QStringLiteral(
                "Ada picks blind. The unseen blind is the bury, and the stake doubles."));
        QVERIFY(said(Picked { viewer, {}, 2, false, {}, true })
                    .startsWith(QStringLiteral("You pick blind")));
        QVERIFY(said(Buried { viewer, cards("TH TS"), 2 })
                    .contains(QStringLiteral("the ten of spades")));
        QVERIFY(said(Buried { ada, {}, 2 }).startsWith(QStringLiteral("Ada buries 2 ")));
        QVERIFY(said(Buried { ada, cards("QC"), 2, {}, cards("QC") })
                    .endsWith(QStringLiteral("among them the queen of clubs.")));
        QVERIFY(said(Called { viewer, card("AH"), true, card("8D") })
                    .contains(QStringLiteral("the eight of diamonds")));
        QVERIFY(said(Called { ada, card("AH"), true, {} }).contains(QStringLiteral("face down")));
        QCOMPARE(said(Played { ada, {}, true }),
            QStringLiteral("Ada plays the card that lay face down."));
    }

    void a_dealer_who_sits_out_is_announced()
    {
        Dealt dealt { .dealer = ada, .seats = SeatSet::firstSeats(5) };
        QCOMPARE(said(dealt), QStringLiteral("Ada deals."));
        dealt.seats.remove(ada);
        QCOMPARE(said(dealt), QStringLiteral("Ada deals and sits out."));
        dealt.doubler = 2;
        QVERIFY(said(dealt).endsWith(QStringLiteral("×2.")));
    }

    void the_silent_partner_jack_is_called_by_no_one()
    {
        const Called silent { ada, card("JD"), false, {} };
        QVERIFY(!said(silent).contains(QStringLiteral("Ada")));
        QVERIFY(bubbleText(silent).isEmpty());
        QCOMPARE(said(Called { ada, card("JH"), false, {} }),
            QStringLiteral("Ada calls the jack of hearts."));
    }

    void a_picker_alone_in_secret_is_no_partner()
    {
        QCOMPARE(said(PartnerRevealed { ada }, PickedBy { viewer }),
            QStringLiteral("Ada is the partner."));
        QCOMPARE(said(PartnerRevealed { ada }, PickedBy { ada }),
            QStringLiteral("Ada was alone in secret."));
    }

    void one_of_two_partners_is_not_called_the_partner()
    {
        const PickedBy byAda { ada, Partner::JackAndAce };
        QCOMPARE(said(PartnerRevealed { viewer }, byAda), QStringLiteral("You are a partner."));
        QCOMPARE(said(PartnerRevealed { ada }, byAda),
            QStringLiteral("Ada had the partner jack: one partner fewer."));
    }

    void a_picker_who_takes_the_first_trick_was_never_alone_in_secret()
    {
        const PickedBy byAda { ada, Partner::FirstTrick };
        QCOMPARE(said(PartnerRevealed { viewer }, byAda), QStringLiteral("You are the partner."));
        QCOMPARE(said(PartnerRevealed { ada }, byAda),
            QStringLiteral("Ada took the first trick and plays alone."));
    }

    void bubbles_hold_what_is_said_aloud()
    {
        QCOMPARE(bubbleText(Passed { ada }), QStringLiteral("pass"));
        QCOMPARE(bubbleText(Picked { ada, {}, 2, false, {} }), QStringLiteral("I'll pick"));
        QCOMPARE(
            bubbleText(Picked { ada, {}, 2, false, {}, true }), QStringLiteral("I'll pick blind!"));
        QCOMPARE(bubbleText(Called { ada, card("AC"), false, {} }), QStringLiteral("clubs"));
        QCOMPARE(bubbleText(Called { ada, card("AC"), true, {} }), QStringLiteral("clubs, under"));
        QCOMPARE(
            bubbleText(Called { ada, card("TC"), false, {} }), QStringLiteral("the ten of clubs"));
        QCOMPARE(bubbleText(WentAlone { ada }), QStringLiteral("alone"));
        QVERIFY(bubbleText(Played { ada, card("QC"), false }).isEmpty());
        QVERIFY(bubbleText(Buried { ada, cards("AC TC"), 2 }).isEmpty());
    }

    void raises_say_what_the_hand_counts()
    {
        QCOMPARE(said(Cracked { ada, RaiseKind::Crack, 2 }),
            QStringLiteral("Ada cracks: the hand counts ×2."));
        QCOMPARE(said(Cracked { viewer, RaiseKind::Recrack, 4 }),
            QStringLiteral("You crack back: the hand counts ×4."));
        QCOMPARE(said(Blitzed { ada, BlitzPair::RedQueens, 8 }),
            QStringLiteral("Ada shows both red queens: the hand counts ×8."));
    }

    void bids_votes_and_bets_are_said_aloud()
    {
        QCOMPARE(bubbleText(Voted { ada, NoPick::Doubler }), QStringLiteral("doubler"));
        QCOMPARE(bubbleText(BidMade { ada, BidKind::Solo }), QStringLiteral("solo"));
        QCOMPARE(bubbleText(Cracked { ada, RaiseKind::Crack, 2 }), QStringLiteral("crack!"));
        QCOMPARE(bubbleText(SheepsheadCalled { ada }), QStringLiteral("sheepshead!"));
        QCOMPARE(said(SoloNamed { ada, SoloKind::Side, Suit::Clubs }),
            QStringLiteral("Ada plays a solo in clubs."));
    }

    void without_a_picker_makers_are_told()
    {
        QCOMPARE(said(PartnerRevealed { ada }), QStringLiteral("Ada is one of the makers."));
        QCOMPARE(
            said(Turned { ada, card("7H") }), QStringLiteral("Ada turns the seven of hearts."));
        QVERIFY(said(RenegeFound { ada }).contains(QStringLiteral("forfeits")));
    }

    void every_event_of_a_hand_has_words_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::newRow("leaster") << QString();
        QTest::newRow("doubler") << QStringLiteral("no-pick=doubler");
        QTest::newRow("forced") << QStringLiteral("no-pick=forced-pick");
        QTest::newRow("jack") << QStringLiteral("layout=5H-J call-up=next-jack");
        for (const char* const rules : { "layout=2H-1", "layout=2H-2", "layout=4H-3", "layout=4H-4",
                 "layout=4H-5", "layout=6H-2", "layout=7H-2 bury-together-open=on", "layout=8H-2",
                 "no-pick=vote", "no-pick=moster", "no-pick=mittler", "no-pick=schneidster",
                 "no-pick=schwanzer", "renege=forfeits",
                 "crack=several recrack=on crack-around-the-corner=on blitz-black-queens=on",
                 "call-sheepshead=on sheepshead-alone=off" })
            QTest::newRow(rules) << QString::fromLatin1(rules);
    }

    void every_event_of_a_hand_has_words()
    {
        QFETCH(QString, rules);
        const CheckedVariant variant = testing::variantWith(rules.toStdString());
        RandomPlayer player(7);
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            HandState hand = HandState::fromDeal(
                variant, dealFromSeed(variant, seed, seatAt(variant.tableSeats() - 1)))
                                 .value();
            std::vector<Event> events = hand.opening();
            while (const auto seat = hand.toAct()) {
                const auto legal = hand.legalActions();
                for (Event& event : hand.apply(player.choose(hand.observation(*seat), legal, {})))
                    events.push_back(std::move(event));
            }
            for (const Event& event : events) {
                const QString text = eventText(
                    seenBy(viewer, event), karlsTable(8), pickedBy(hand.observation(viewer)));
                QVERIFY(!text.isEmpty());
                QVERIFY2(!text.contains(QLatin1Char('%')) || text.contains(QStringLiteral("%n")),
                    qPrintable(text));
            }
        }
    }
};

REGISTER_GUILESS_TEST(EventWordsTest)
#include "event_words_test.moc"
