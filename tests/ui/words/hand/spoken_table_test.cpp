// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/hand/spoken_table.h"

#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/ui/words/players/karls_table.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Karl has the lead and the last seat deals.
HandState dealtToKarl(std::string_view cards)
{
    const CheckedVariant variant = variantWith("layout=5H-J");
    return HandState::fromDeal(variant, dealWith(variant, { { 0, cards } })).value();
}

} // namespace

/// What a person hears who asks again how things stand; each is short and in one order.
class SpokenTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void before_the_deal_there_is_nothing_to_say()
    {
        const Observation none;
        const QString nothing = QStringLiteral("There are no cards yet.");
        QCOMPARE(spokenHand(none), nothing);
        QCOMPARE(spokenTrick(none, karlsTable()), nothing);
        QCOMPARE(spokenSeats(none, karlsTable()), nothing);
        QCOMPARE(spokenScores(none, karlsTable(), {}), QStringLiteral("There is no score yet."));
    }

    void the_hand_is_told_trump_first_and_strongest_first()
    {
        const HandState hand = dealtToKarl("7D AC QC TS JD 9C");
        QCOMPARE(spokenHand(hand.observation(seatAt(0))),
            QStringLiteral("You hold 6 card(s). Trump: Queen of clubs, Jack of diamonds, Seven of "
                           "diamonds. Clubs: Ace of clubs, Nine of clubs. Spades: Ten of spades."));
    }

    void what_may_be_played_is_told_where_not_everything_may()
    {
        HandState hand = pickedHand(variantWith("layout=5H-J"), "QC QS JC 7D AH 9H", "TS KS");
        while (hand.toAct() != seatAt(1))
            hand.apply(hand.legalActions().front());
        const Observation seen = hand.observation(seatAt(1));
        const QString words = spokenHand(seen);
        QCOMPARE(words.contains(QStringLiteral("You may play: ")), seen.proper != seen.hand);
        QVERIFY(words.startsWith(QStringLiteral("You hold 6 card(s).")));
    }

    void the_trick_is_told_in_the_order_of_its_cards()
    {
        HandState hand = pickedHand(variantWith("layout=5H-J"), "QC QS JC 7D AH 9H", "TS KS");
        while (hand.observation(seatAt(0)).cardsSeenPlayed().size() < 2)
            hand.apply(hand.legalActions().front());
        const Observation seen = hand.observation(seatAt(0));
        const QString words = spokenTrick(seen, karlsTable());
        QVERIFY2(words.startsWith(QStringLiteral("Trick 1. ")), qPrintable(words));
        const auto led = words.indexOf(QStringLiteral(" led the "));
        const auto played = words.indexOf(QStringLiteral(" played the "));
        const auto best = words.indexOf(QStringLiteral("the best card so far, "));
        QVERIFY2(led > 0 && played > led && best > played, qPrintable(words));
    }

    void between_tricks_it_is_told_who_leads()
    {
        HandState hand = pickedHand(variantWith("layout=5H-J"), "QC QS JC 7D AH 9H", "TS KS");
        while (hand.observation(seatAt(0)).phase != Phase::Playing)
            hand.apply(hand.legalActions().front());
        const QString words = spokenTrick(hand.observation(seatAt(0)), karlsTable());
        QVERIFY2(
            words.startsWith(QStringLiteral("No card lies on the table. ")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("lead")), qPrintable(words));
    }

    void the_score_comes_before_the_tricks()
    {
        const HandState hand = dealtToKarl("7D AC QC TS JD 9C");
        QCOMPARE(spokenScores(hand.observation(seatAt(0)), karlsTable(), { 4, -1, -1, -1, -1 }),
            QString::fromUtf8("Score: You 4, Ada −1, Bruno −1, Clara −1, Emil −1. Tricks in this "
                              "hand: You 0, Ada 0, Bruno 0, Clara 0, Emil 0."));
    }

    void without_a_sheet_only_tricks_are_told()
    {
        const HandState hand = dealtToKarl("7D AC QC TS JD 9C");
        QVERIFY(spokenScores(hand.observation(seatAt(0)), karlsTable(), {})
                    .startsWith(QStringLiteral("Tricks in this hand: ")));
    }

    void who_is_who_goes_round_from_the_person()
    {
        HandState hand = dealtToKarl("7D AC QC TS JD 9C");
        hand.apply(Pass {});
        QCOMPARE(spokenSeats(hand.observation(seatAt(0)), karlsTable()),
            QStringLiteral("You: passed. Ada: to act. Bruno. Clara. Emil: dealer."));
        hand.apply(Pick {});
        QCOMPARE(spokenSeats(hand.observation(seatAt(0)), karlsTable()),
            QStringLiteral("You. Ada: picker, to act. Bruno. Clara. Emil: dealer."));
        const auto told = [&hand] {
            return spokenSeats(hand.observation(seatAt(0)), karlsTable());
        };
        QVERIFY(!told().contains(QStringLiteral("partner")));
        while (hand.toAct() && !told().contains(QStringLiteral("partner"))) // once all know it
            hand.apply(hand.legalActions().front());
        QVERIFY2(told().contains(QStringLiteral("partner")), qPrintable(told()));
    }
};

REGISTER_TEST(SpokenTableTest)
#include "spoken_table_test.moc"
