// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/ui/words/players/karls_table.h"
#include "ui/words/hand/status_words.h"
#include "ui/words/hand/strip_words.h"

#include <QtTest>

using namespace sheepshead;
using sheepshead::testing::karlsTable;
using sheepshead::testing::pickedHand;

namespace {

QString status(const HandState& hand)
{
    return statusText(hand.observation(seatAt(0)), karlsTable());
}

QString strip(const HandState& hand)
{
    return tableStrip(hand.observation(seatAt(0)), karlsTable());
}

HandState dealt(const CheckedVariant& variant, int doubler = 1)
{
    return HandState::fromDeal(variant, testing::dealWith(variant, { { 0, "QC" } }), doubler)
        .value();
}

} // namespace

class StatusWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void it_is_said_whose_turn_it_is_and_what_is_expected()
    {
        HandState hand = dealt({});
        QCOMPARE(status(hand), QStringLiteral("Your turn."));
        testing::act(hand, "pass");
        QCOMPARE(status(hand), QStringLiteral("Ada: pick or pass?"));

        HandState picked = pickedHand({}, "QC JC AD TD 9C 7H", "AS TS", { { 4, "AH" } });
        QCOMPARE(status(picked), QStringLiteral("Your turn."));
        testing::act(picked, "call AC");
        QCOMPARE(status(picked), QStringLiteral("Your lead."));
        testing::act(picked, "play 7H");
        QCOMPARE(status(picked), QStringLiteral("Ada plays."));
    }

    void the_strip_tells_what_is_known()
    {
        QCOMPARE(strip(dealt({})), QStringLiteral("Called ace"));
        HandState hand = pickedHand({}, "QC JC AD TD 9C 7H", "AS TS", { { 1, "AC" } });
        QCOMPARE(strip(hand), QStringLiteral("You picked"));
        testing::act(hand, "call AC");
        QCOMPARE(strip(hand), QStringLiteral("You picked · called the ace of clubs"));
        testing::act(hand, "play 9C");
        testing::act(hand, "play AC");
        QCOMPARE(strip(hand),
            QStringLiteral("You picked · called the ace of clubs · Ada is the partner"));
    }

    void the_strip_keeps_the_partner_secret()
    {
        HandState hand = pickedHand({}, "QC JC AD TD 9C 7H", "AS TS", { { 1, "AC" } });
        testing::act(hand, "call AC");
        Seating adas = karlsTable();
        adas.viewer = seatAt(1);
        adas.seats[1].person = true;
        QVERIFY(tableStrip(hand.observation(seatAt(1)), adas)
                    .endsWith(QStringLiteral("you are the partner")));
        QVERIFY(!tableStrip(hand.observation(seatAt(2)), adas).contains(QStringLiteral("partner")));
    }

    void the_strip_tells_of_leaster_and_doubler()
    {
        QVERIFY(strip(dealt({}, 2)).endsWith(QStringLiteral("×2 (doubler)")));
        HandState leaster = dealt(testing::variantWith("leaster-blind=last-trick"), 2);
        testing::act(leaster, "pass, pass, pass, pass, pass");
        QCOMPARE(strip(leaster),
            QStringLiteral("Leaster: the fewest points win, the blind goes with the last trick"));
    }

    void who_is_asked_for_a_crack_stays_secret()
    {
        HandState hand = pickedHand(
            testing::variantWith("crack=one"), "QC JC AD TD 9C 7H", "AS TS", { { 1, "AC" } });
        testing::act(hand, "call AC");
        QCOMPARE(status(hand), QStringLiteral("Waiting for raises."));
        testing::act(hand, "crack");
        QVERIFY(strip(hand).endsWith(QStringLiteral("×2 (cracked)")));
    }

    void makers_of_queen_games_are_told_as_they_are_known()
    {
        const CheckedVariant variant = testing::variantWith("layout=4H-3");
        const HandState hand =
            HandState::fromDeal(variant, testing::dealWith(variant, { { 0, "QC" }, { 1, "QS" } }))
                .value();
        QCOMPARE(strip(hand), QStringLiteral("The black queens play together · you are a maker"));
    }

    /// 4H-4
    void there_is_no_picker_where_the_first_queens_make_partners()
    {
        const CheckedVariant variant = testing::variantWith("layout=4H-4");
        Deal deal =
            testing::dealWith(variant, { { 0, "QC" }, { 1, "QS" }, { 2, "QH" }, { 3, "QD" } });
        deal.dealer = seatAt(3);
        HandState hand = HandState::fromDeal(variant, deal).value();
        testing::act(hand, "play QC, play QS");
        QCOMPARE(strip(hand),
            QStringLiteral("The first two queens played are together · You and Ada are makers"));
    }
};

REGISTER_GUILESS_TEST(StatusWordsTest)
#include "status_words_test.moc"
