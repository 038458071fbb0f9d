// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/pot.h"
#include "tests/support/cards.h"
#include "tests/support/outcomes.h"
#include "tests/support/registered_test.h"
#include "tests/support/texts.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

const SeatSet five = SeatSet::firstSeats(5);

/// A leaster that seat 0 won.
SheetRow leasterRow(const Variant& variant)
{
    const LeasterOutcome outcome = leasterOutcome({ 10, 15, 20, 25, 30 });
    SheetRow row;
    row.outcome = outcome;
    row.scores = scoreHand(outcome, five, variant);
    return row;
}

/// Seat 0 picked; with partner: seat 1.
SheetRow pickedRow(const Variant& variant, bool won, bool partner = true)
{
    PickedOutcome outcome { .picker = seatAt(0) };
    if (partner)
        outcome.partners.add(seatAt(1));
    outcome.makersPoints = { won ? 70 : 50 };
    SheetRow row;
    row.outcome = outcome;
    row.scores = scoreHand(outcome, five, variant);
    return row;
}

Variant rules(std::string_view settings) { return *variantWith(settings); }

} // namespace

/// POT
class PotTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_leaster_fills_the_pot_as_the_table_says_data()
    {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<QString>("scores");
        QTest::addColumn<int>("pot");
        const auto row = [](const char* settings, const char* scores, int pot) {
            QTest::newRow(settings) << QByteArray(settings) << QString::fromLatin1(scores) << pot;
        };
        row("pot=off", "4 -1 -1 -1 -1", 0);
        row("pot=losers", "4 -2 -2 -2 -2", 4);
        row("pot=everybody", "3 -2 -2 -2 -2", 5);
        row("pot=winner", "3 -1 -1 -1 -1", 1);
    }

    void a_leaster_fills_the_pot_as_the_table_says()
    {
        QFETCH(QByteArray, settings);
        QFETCH(QString, scores);
        QFETCH(int, pot);
        const Variant variant = rules(settings.toStdString());
        SheetRow row = leasterRow(variant);
        pot::settle(row, five, variant, 0);
        QCOMPARE(scoresText(row.scores), scores);
        QCOMPARE(row.toPot, pot);
    }

    /// Decided: a washed leaster leaves the pot as it is; where all tied seats win, the losers pay.
    void a_tied_leaster_fills_the_pot_if_it_has_winners_data()
    {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<QString>("scores");
        QTest::addColumn<int>("toPot");
        const auto row = [](const char* settings, const char* scores, int toPot) {
            QTest::newRow(settings) << QByteArray(settings) << QString::fromLatin1(scores) << toPot;
        };
        row("pot=losers leaster-tie=wash", "0 0 0 0 0", 0);
        row("pot=everybody leaster-tie=wash", "0 0 0 0 0", 0);
        row("pot=winner leaster-tie=wash", "0 0 0 0 0", 0);
        row("pot=losers leaster-tie=fewer-tricks", "0 0 0 0 0", 0);
        row("pot=losers leaster-tie=pair", "3 -3 3 -3 -3", 3);
        row("pot=everybody leaster-tie=pair", "2 -3 2 -3 -3", 5);
        row("pot=winner leaster-tie=pair", "2 -2 3 -2 -2", 1);
    }

    void a_tied_leaster_fills_the_pot_if_it_has_winners()
    {
        QFETCH(QByteArray, settings);
        QFETCH(QString, scores);
        QFETCH(int, toPot);
        const Variant variant = rules(settings.toStdString());
        const LeasterOutcome outcome = leasterOutcome({ 10, 35, 10, 35, 30 });
        SheetRow row;
        row.dealer = seatAt(4);
        row.outcome = outcome;
        row.scores = scoreHand(outcome, five, variant);
        pot::settle(row, five, variant, 4);
        QCOMPARE(scoresText(row.scores), scores);
        QCOMPARE(row.toPot, toPot);
    }

    void another_leaster_adds_as_much_again()
    {
        const Variant variant = rules("pot=losers");
        SheetRow row = leasterRow(variant);
        pot::settle(row, five, variant, 4);
        QCOMPARE(row.toPot, 4);
    }

    void a_washed_leaster_puts_nothing_in()
    {
        const Variant variant = rules("pot=losers");
        SheetRow row = leasterRow(variant);
        row.scores.leasterWinners = { seatAt(0), seatAt(1) };
        pot::settle(row, five, variant, 4);
        QCOMPARE(row.toPot, 0);
    }

    void makers_take_the_pot_or_match_it_data()
    {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<bool>("won");
        QTest::addColumn<bool>("partner");
        QTest::addColumn<int>("before");
        QTest::addColumn<QString>("scores");
        QTest::addColumn<int>("after");
        const auto row = [](const char* name, const char* settings, bool won, bool partner,
                             int before, const char* scores, int after) {
            QTest::newRow(name) << QByteArray(settings) << won << partner << before
                                << QString::fromLatin1(scores) << after;
        };
        row("won: a third to the partner", "pot=losers", true, true, 4, "5 2 -1 -1 -1", 0);
        row("lost: the pot doubles", "pot=losers", false, true, 4, "-7 -3 2 2 2", 8);
        row("won alone", "pot=losers", true, false, 4, "8 -1 -1 -1 -1", 0);
        row("lost alone", "pot=losers", false, false, 4, "-12 2 2 2 2", 8);
        row("won, one unit at a time", "pot=losers pot-win=one-unit", true, true, 8, "5 2 -1 -1 -1",
            4);
        row("lost, one unit", "pot=losers pot-loss=one-unit", false, true, 8, "-7 -3 2 2 2", 12);
        row("a unit of everybody", "pot=everybody pot-loss=one-unit", false, true, 10,
            "-8 -3 2 2 2", 15);
        row("a unit of the winner", "pot=winner pot-win=one-unit", true, true, 3, "3 1 -1 -1 -1",
            2);
        row("nothing in it", "pot=losers", false, true, 0, "-4 -2 2 2 2", 0);
    }

    void makers_take_the_pot_or_match_it()
    {
        QFETCH(QByteArray, settings);
        QFETCH(bool, won);
        QFETCH(bool, partner);
        QFETCH(int, before);
        QFETCH(QString, scores);
        QFETCH(int, after);
        const Variant variant = rules(settings.toStdString());
        SheetRow row = pickedRow(variant, won, partner);
        pot::settle(row, five, variant, before);
        QCOMPARE(scoresText(row.scores), scores);
        QCOMPARE(before + row.toPot, after);
    }

    void a_pot_that_is_matched_again_and_again_stays_a_number()
    {
        const Variant variant = rules("pot=losers");
        int pot = 4;
        for (int lost = 0; lost < 100; ++lost) {
            SheetRow row = pickedRow(variant, false);
            pot::settle(row, five, variant, pot);
            QVERIFY(row.toPot >= 0);
            pot += row.toPot;
        }
        QVERIFY(pot <= 1 << 20);
    }

    /// POT-END
    void at_the_end_odd_points_go_one_each_from_the_dealers_left()
    {
        const SheetRow row = pot::close(1, seatAt(3), five, rules("pot=losers"), 8, 1);
        QCOMPARE(scoresText(row.scores), QStringLiteral("2 2 1 1 2"));
        QCOMPARE(row.toPot, -8);
        QVERIFY(!std::get<PotSettled>(row.outcome).showdown);
    }

    void at_a_showdown_the_best_poker_hand_takes_the_pot()
    {
        const Variant variant = rules("pot=losers pot-end=showdown");
        const SheetRow row = pot::close(1, seatAt(3), five, variant, 8, 1);
        const auto& showdown = std::get<PotSettled>(row.outcome).showdown;
        QVERIFY(showdown.has_value());
        QCOMPARE(row.toPot, -8);
        for (const Seat seat : five)
            QCOMPARE(row.scores.scores[seat].value > 0, showdown->winners.contains(seat));
    }
};

REGISTER_TEST(PotTest)
#include "pot_test.moc"
