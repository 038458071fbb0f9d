// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"
#include "tests/ui/scores/sample_sheets.h"

#include "ui/words/scores/sheet_figures.h"
#include "ui/words/scores/sheet_words.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::samples;
using namespace sheepshead::testing;

class SheetWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void a_score_has_its_sign()
    {
        QCOMPARE(scoreText({ 4 }), QStringLiteral("+4"));
        QCOMPARE(scoreText({ -12 }), QStringLiteral("\u221212"));
        QCOMPARE(scoreText({ 0 }), QStringLiteral("0"));
    }

    void a_total_has_a_sign_only_below_zero()
    {
        QCOMPARE(totalText({ 31 }), QStringLiteral("31"));
        QCOMPARE(totalText({ -31 }), QStringLiteral("\u221231"));
    }

    void a_picked_hand_is_told_in_one_line_data()
    {
        QTest::addColumn<PickedOutcome>("outcome");
        QTest::addColumn<std::optional<Card>>("called");
        QTest::addColumn<QString>("words");
        const std::optional<Card> none;
        const std::optional<Card> ace = Card(Rank::Ace, Suit::Clubs);

        PickedOutcome outcome { .picker = bruno, .partners = { clara }, .makersPoints = { 72 } };
        QTest::newRow("with a partner")
            << outcome << ace
            << QStringLiteral("Bruno picked, called A\u2663, with Clara: won 72 to 48");
        outcome.makersPoints = { 95 };
        QTest::newRow("schneider")
            << outcome << none
            << QStringLiteral("Bruno picked, with Clara: won 95 to 25, schneider");
        outcome.makersPoints = { 120 };
        outcome.makersTookAllTricks = true;
        QTest::newRow("every trick")
            << outcome << none << QStringLiteral("Bruno picked, with Clara: won every trick");

        outcome = { .picker = bruno, .partners = {}, .makersPoints = { 50 } };
        QTest::newRow("alone, lost")
            << outcome << none
            << QStringLiteral("Bruno picked, alone: lost 50 to 70; bump\u00a0\u00d72");
        outcome.makersPoints = { 12 };
        QTest::newRow("lost schneider")
            << outcome << none
            << QStringLiteral("Bruno picked, alone: lost 12 to 108, schneider; bump\u00a0\u00d72");
        outcome.makersTookNoTrick = outcome.pickerTookNoTrick = true;
        QTest::newRow("no trick")
            << outcome << none
            << QStringLiteral("Bruno picked, alone: lost every trick; bump\u00a0\u00d72");

        outcome = { .picker = ada, .partners = { clara }, .makersPoints = { 61 } };
        outcome.forcedPick = true;
        outcome.doubler = 4;
        QTest::newRow("forced, doubler")
            << outcome << none
            << QStringLiteral("Ada had to pick, with Clara: won 61 to 59; doubler\u00a0\u00d74");

        outcome = { .picker = ada, .partners = { clara }, .makersPoints = { 61 }, .raises = 3 };
        QTest::newRow("raises") << outcome << none
                                << QStringLiteral(
                                       "Ada picked, with Clara: won 61 to 59; raised\u00a0\u00d78");
        outcome = {
            .picker = ada, .partners = { clara }, .makersPoints = { 61 }, .blindPick = true
        };
        QTest::newRow("blind pick") << outcome << none
                                    << QStringLiteral("Ada picked blind, with Clara: won 61 to 59; "
                                                      "blind pick\u00a0\u00d72");
        outcome = { .picker = ada, .sheepshead = SheepsheadBet::Made };
        QTest::newRow("sheepshead")
            << outcome << none
            << QStringLiteral("Ada picked, alone: called sheepshead and took every trick");
        outcome = { .picker = ada, .makersPoints = { 30 }, .reneged = bruno };
        QTest::newRow("renege") << outcome << none
                                << QStringLiteral("Ada picked, alone: won, Bruno reneged");
    }

    void a_picked_hand_is_told_in_one_line()
    {
        QFETCH(PickedOutcome, outcome);
        QFETCH(std::optional<Card>, called);
        QTEST(happenedText(pickedRow(1, 5, ada, outcome, {}, called), names(5)), "words");
    }

    void a_leaster_names_its_winner()
    {
        QCOMPARE(happenedText(leasterRow(1, 5, ada), names(5)),
            QStringLiteral("Leaster: You won with 10 point(s)"));
    }

    void a_tied_leaster_names_all_who_tied()
    {
        SheetRow row = leasterRow(1, 5, ada);
        row.scores.leasterWinners = { ada, clara };
        std::get<LeasterOutcome>(row.outcome).points[ada] = { 8 };
        QCOMPARE(happenedText(row, names(5)),
            QStringLiteral("Leaster: Ada and Clara tied with 8 point(s)"));
    }

    void a_thrown_in_hand_says_so()
    {
        QCOMPARE(happenedText(thrownInRow(1, ada), names(5)),
            QStringLiteral("Thrown in: everyone passed, a doubler follows"));
        QCOMPARE(happenedText(thrownInRow(1, ada, ThrowIn::Redeal), names(5)),
            QStringLiteral("Thrown in: everyone passed"));
    }

    void without_a_picker_the_makers_are_named()
    {
        const PickedOutcome outcome {
            .picker = ada, .partners = { clara }, .makersPoints = { 72 }
        };
        QCOMPARE(happenedText(pickedRow(1, 4, ada, outcome), names(4), false),
            QStringLiteral("2 maker(s): Ada and Clara: won 72 to 48"));
    }

    void the_relatives_of_the_leaster_have_their_names()
    {
        SheetRow row = leasterRow(1, 5, ada);
        std::get<LeasterOutcome>(row.outcome).game = NoPickGame::Mittler;
        row.scores.leasterWinners = { bruno };
        QCOMPARE(
            happenedText(row, names(5)), QStringLiteral("Mittler: Bruno won with 20 point(s)"));
        std::get<LeasterOutcome>(row.outcome).game = NoPickGame::Moster;
        row.scores = {};
        row.scores.scores[clara] = { -4 };
        QCOMPARE(
            happenedText(row, names(5)), QStringLiteral("Moster: Clara lost with 25 point(s)"));

        SchwanzerOutcome schwanzer;
        schwanzer.count[ada] = 9;
        row.outcome = schwanzer;
        row.scores = scoreHand(schwanzer, SeatSet::firstSeats(5), {});
        QCOMPARE(
            happenedText(row, names(5)), QStringLiteral("Schwanzer: Ada lost with a count of 9"));
    }

    void the_tables_of_two_and_of_bids_have_their_words_data()
    {
        QTest::addColumn<Outcome>("outcome");
        QTest::addColumn<QString>("words");
        TwoHandedOutcome two;
        two.points[seatAt(0)] = { 70 };
        two.points[ada] = { 50 };
        two.tricks[seatAt(0)] = two.tricks[ada] = 8;
        QTest::newRow("two") << Outcome(two) << QStringLiteral("You won 70 to 50");
        two.points[seatAt(0)] = two.points[ada] = { 60 };
        QTest::newRow("two, a tie") << Outcome(two) << QStringLiteral("A tie: 60 to 60");
        IndianaOutcome call { .bidder = ada, .partner = bruno, .biddersPoints = { 61 } };
        QTest::newRow("call") << Outcome(call)
                              << QStringLiteral("Ada called, with Bruno: won 61 to 59");
        IndianaOutcome billy { .bidder = ada, .solo = SoloKind::Billy };
        QTest::newRow("billy") << Outcome(billy) << QStringLiteral("Ada played a billy: lost");
        IndianaOutcome best { .bidder = ada, .solo = SoloKind::Best, .biddersPoints = { 95 } };
        QTest::newRow("best") << Outcome(best)
                              << QStringLiteral("Ada played a best solo: won 95 to 25, schneider");
    }

    void the_tables_of_two_and_of_bids_have_their_words()
    {
        QFETCH(Outcome, outcome);
        const int seats = std::holds_alternative<TwoHandedOutcome>(outcome) ? 2 : 4;
        SheetRow row { .number = 1, .dealer = ada, .outcome = ThrowIn::Redeal };
        std::visit([&](const auto& of) { row.outcome = of; }, outcome);
        row.scores = scoreHand(outcome, SeatSet::firstSeats(seats), {});
        QTEST(happenedText(row, names(seats)), "words");
    }

    void the_pot_is_told_of()
    {
        SheetRow row = leasterRow(1, 5, ada);
        row.toPot = 4;
        QCOMPARE(happenedText(row, names(5)),
            QStringLiteral("Leaster: You won with 10 point(s); 4 into the pot"));
        const SheetRow end {
            .number = 2, .dealer = ada, .outcome = PotSettled {}, .scores = {}, .toPot = -4
        };
        QCOMPARE(
            happenedText(end, names(5)), QStringLiteral("The pot was divided; 4 from the pot"));
        QCOMPARE(handText(end, names(5)), QStringLiteral("The pot"));
        const SheetRow joined {
            .number = 3, .dealer = ada, .outcome = PotJoined { bruno }, .toPot = 2
        };
        QCOMPARE(happenedText(joined, names(5)),
            QStringLiteral("Bruno joined and bought in; 2 into the pot"));
        QCOMPARE(handText(joined, names(5)), QStringLiteral("The pot"));
    }

    void a_player_without_a_name_is_called_by_the_seat()
    {
        QCOMPARE(playerName(bruno, { QStringLiteral("Eve") }), QStringLiteral("Seat 3"));
        QCOMPARE(handText(thrownInRow(7, bruno), {}), QStringLiteral("Hand 7, Seat 3 dealt"));
    }
};

REGISTER_TEST(SheetWordsTest)
#include "sheet_words_test.moc"
