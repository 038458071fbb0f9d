// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cards.h"
#include "tests/support/outcomes.h"
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"
#include "tests/ui/words/players/karls_table.h"
#include "ui/words/hand/outcome_words.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

HandScored made(int points) { return scoredHand(pickedOutcome(points)); }

} // namespace

class OutcomeWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_makers_are_named_if_they_win_or_lose()
    {
        QCOMPARE(resultTitle(made(74), karlsTable()), QStringLiteral("You and Bruno win"));
        QCOMPARE(resultTitle(made(60), karlsTable()), QStringLiteral("You and Bruno lose"));
        QCOMPARE(
            resultLine(made(74), karlsTable()), QStringLiteral("You and Bruno win, 74 to 46."));
    }

    void a_picker_without_partner_is_alone()
    {
        QCOMPARE(resultTitle(scoredHand(PickedOutcome { .picker = viewer, .makersPoints = { 61 } }),
                     karlsTable()),
            QStringLiteral("You win alone"));
        QCOMPARE(resultTitle(scoredHand(PickedOutcome { .picker = bruno, .makersPoints = { 31 } }),
                     karlsTable()),
            QStringLiteral("Bruno loses alone"));
    }

    void the_margin_tells_how_close_it_was_data()
    {
        QTest::addColumn<int>("points");
        QTest::addColumn<QString>("words");
        QTest::newRow("61") << 61 << QStringLiteral("Just enough; 30 short of schneider.");
        QTest::newRow("74") << 74 << QStringLiteral("13 more than needed; 17 short of schneider.");
        QTest::newRow("91") << 91 << QStringLiteral("Schneider: the defenders needed 30 ");
        QTest::newRow("60") << 60
                            << QStringLiteral("1 short of the 61 needed; out of schneider by 29.");
        QTest::newRow("31") << 31
                            << QStringLiteral("30 short of the 61 needed; just out of schneider.");
        QTest::newRow("30") << 30 << QStringLiteral("Schneider: the makers needed 31 ");
    }

    void the_margin_tells_how_close_it_was()
    {
        QFETCH(int, points);
        QFETCH(QString, words);
        const QString text = marginText(made(points), Variant(), karlsTable());
        QVERIFY2(text.startsWith(words), qPrintable(text));
    }

    void schneider_is_as_near_as_the_house_rule_says()
    {
        Variant variant;
        variant.defendersSafeAt = DefendersSafeAt::ThirtyOne;
        const PickedOutcome outcome = pickedOutcome(90);
        const QString schneider = marginText(scoredHand(outcome, variant), variant, karlsTable());
        QVERIFY2(schneider.startsWith(QStringLiteral("Schneider: the defenders needed 31 ")),
            qPrintable(schneider));
        QVERIFY(marginText(scoredHand(outcome), Variant(), karlsTable())
                    .contains(QStringLiteral("; 1 ")));
    }

    void the_stake_says_why_it_is_so_high()
    {
        QCOMPARE(stakeText(made(74)), QStringLiteral("Stake: 1"));
        QCOMPARE(stakeText(made(95)), QStringLiteral("Stake: 2 (schneider)"));
        QCOMPARE(stakeText(made(60)), QStringLiteral("Stake: 1 × 2 (bump) = 2"));
        PickedOutcome blind = pickedOutcome(60);
        blind.blindPick = true;
        QCOMPARE(stakeText(scoredHand(blind)),
            QStringLiteral("Stake: 1 × 2 (bump) × 2 (blind pick) = 4"));
        PickedOutcome outcome = pickedOutcome(20);
        outcome.makersTookNoTrick = true;
        outcome.doubler = 2;
        QCOMPARE(stakeText(scoredHand(outcome)),
            QStringLiteral("Stake: 3 (no trick) × 2 (bump) × 2 (doubler) = 12"));
        Variant variant;
        variant.noTrick = NoTrick::PickerIfSideTrickless;
        QVERIFY(stakeText(scoredHand(outcome, variant))
                    .endsWith(QStringLiteral("; the picker pays for both")));
    }

    void raises_bets_and_reneges_are_told()
    {
        PickedOutcome outcome = pickedOutcome(70);
        outcome.raises = 2;
        QCOMPARE(stakeText(scoredHand(outcome)), QStringLiteral("Stake: 1 × 4 (raised) = 4"));
        outcome.raises = 0;
        outcome.sheepshead = SheepsheadBet::Missed;
        QCOMPARE(stakeText(scoredHand(outcome)), QStringLiteral("Stake: 6 (sheepshead)"));
        QCOMPARE(
            resultLine(scoredHand(outcome), karlsTable()), QStringLiteral("You and Bruno lose."));
        outcome.sheepshead = SheepsheadBet::None;
        outcome.reneged = bruno;
        QCOMPARE(marginText(scoredHand(outcome), {}, karlsTable()),
            QStringLiteral("Bruno did not follow suit and forfeits the hand."));
    }

    void a_leaster_tells_winner_tie_and_points()
    {
        const HandScored won = scoredHand(leasterOutcome({ 20, 30, 12, 28, 30 }));
        QCOMPARE(resultTitle(won, karlsTable()), QStringLiteral("Bruno wins the leaster"));
        QVERIFY(marginText(won, Variant(), karlsTable())
                    .startsWith(QStringLiteral("The fewest points: 12.")));
        QVERIFY(stakeText(won).isEmpty());

        const HandScored washed = scoredHand(leasterOutcome({ 20, 30, 20, 30, 20 }));
        QCOMPARE(resultTitle(washed, karlsTable()), QStringLiteral("The leaster has no winner"));
        QVERIFY(marginText(washed, Variant(), karlsTable())
                    .startsWith(QStringLiteral("A tie of You, Bruno and Emil with 20 ")));

        Variant pair;
        pair.leasterTie = LeasterTie::Pair;
        QCOMPARE(
            resultTitle(scoredHand(leasterOutcome({ 20, 30, 20, 25, 25 }), pair), karlsTable()),
            QStringLiteral("You and Bruno win the leaster"));
    }

    void the_relatives_of_a_leaster_are_named()
    {
        LeasterOutcome outcome { .game = NoPickGame::Moster };
        const int points[] { 10, 20, 40, 25, 25 };
        for (int seat = 0; seat < 5; ++seat) {
            outcome.points[seatAt(seat)] = { points[seat] };
            outcome.tricks[seatAt(seat)] = 1;
        }
        const auto titleOf = [&](NoPickGame game) {
            outcome.game = game;
            return resultTitle(scoredHand(outcome), karlsTable());
        };
        QCOMPARE(titleOf(NoPickGame::Moster), QStringLiteral("Bruno loses the moster"));
        QCOMPARE(titleOf(NoPickGame::Mittler), QStringLiteral("Mittler: no winner"));
        QCOMPARE(titleOf(NoPickGame::Schneidster), QStringLiteral("Schneidster: no winner"));

        SchwanzerOutcome schwanzer;
        schwanzer.count[viewer] = 9;
        QCOMPARE(resultTitle(scoredHand(schwanzer), karlsTable()),
            QStringLiteral("You lose the schwanzer"));
    }

    /// schwanzer-tie=together: several lose, or nobody where all have the same.
    void a_schwanzer_may_have_several_losers_or_none()
    {
        Variant together;
        together.schwanzerTie = SchwanzerTie::Together;
        SchwanzerOutcome schwanzer;
        const auto scored = [&] {
            return HandScored { schwanzer, scoreHand(schwanzer, SeatSet::firstSeats(5), together) };
        };
        schwanzer.count[viewer] = schwanzer.count[bruno] = 6;
        QCOMPARE(resultTitle(scored(), karlsTable()),
            QStringLiteral("You and Bruno lose the schwanzer"));
        for (const Seat seat : SeatSet::firstSeats(5))
            schwanzer.count[seat] = 6;
        QCOMPARE(resultTitle(scored(), karlsTable()), QStringLiteral("The schwanzer has no loser"));
        QCOMPARE(marginText(scored(), together, karlsTable()),
            QStringLiteral("All have the same count: 6 (queens 3, jacks 2, others 1)."));
    }

    void two_players_have_a_winner()
    {
        TwoHandedOutcome outcome;
        outcome.points[viewer] = { 95 };
        outcome.points[seatAt(1)] = { 25 };
        outcome.tricks[viewer] = 10;
        outcome.tricks[seatAt(1)] = 6;
        const HandScored hand = scoredHand(outcome, {}, SeatSet::firstSeats(2));
        QCOMPARE(resultLine(hand, karlsTable()), QStringLiteral("You win, 95 to 25."));
        QVERIFY(marginText(hand, {}, karlsTable()).contains(QStringLiteral("Schneider")));
        QCOMPARE(stakeText(hand), QStringLiteral("Stake: 2"));
    }

    void indiana_tells_of_call_and_solo()
    {
        const auto shown = [](const IndianaOutcome& outcome) {
            return scoredHand(outcome, {}, SeatSet::firstSeats(4));
        };
        QCOMPARE(resultLine(shown({ .bidder = viewer, .partner = bruno, .biddersPoints = { 60 } }),
                     karlsTable()),
            QStringLiteral("You and Bruno lose, 60 to 60."));
        QCOMPARE(
            resultTitle(shown({ .bidder = bruno, .solo = SoloKind::Best, .biddersPoints = { 61 } }),
                karlsTable()),
            QStringLiteral("Bruno wins the solo"));
    }

    void the_whole_outcome_is_one_line()
    {
        const QString text = outcomeText(made(60), Variant(), karlsTable());
        QVERIFY2(text.startsWith(QStringLiteral("You and Bruno lose, 60 to 60. 1 short")),
            qPrintable(text));
        QVERIFY2(text.endsWith(QStringLiteral("Stake: 1 × 2 (bump) = 2.")), qPrintable(text));
    }

    void every_throw_in_has_words()
    {
        QSet<QString> words;
        for (const ThrowIn why : { ThrowIn::Doubler, ThrowIn::Redeal, ThrowIn::RedealHand })
            words << thrownInText(why);
        QCOMPARE(words.size(), 3);
        QVERIFY(!words.contains(QString()));
    }
};

REGISTER_GUILESS_TEST(OutcomeWordsTest)
#include "outcome_words_test.moc"
