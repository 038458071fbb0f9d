// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/pot.h"
#include "tests/support/cards.h"
#include "tests/support/outcomes.h"
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"
#include "tests/support/test_data.h"
#include "tests/support/texts.h"
#include "tests/support/to_string.h"

#include <QFile>
#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

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

struct Moved {
    QStringList scores; ///< what each seat gets from the pot
    int toPot = 0;
};

/// "leaster 0": its winners; "makers 0 1 won": picker, partner, and how it ended.
Moved settledHand(const QStringList& event, const Variant& variant, int potBefore)
{
    const bool leaster = event.first() == QLatin1String("leaster");
    SheetRow row = leaster
        ? leasterRow(variant)
        : pickedRow(variant, event.last() == QLatin1String("won"), event.size() == 4);
    if (leaster && event.size() > 2)
        row.scores.leasterWinners.add(seatAt(event[2].toInt()));
    const HandScores hand = row.scores;
    pot::settle(row, five, variant, potBefore);
    Moved moved { {}, row.toPot };
    for (const Seat seat : five) {
        const int gets = row.scores.scores[seat].value - hand.scores[seat].value;
        moved.scores << QString::number(gets);
    }
    return moved;
}

/// "divide 3": by the dealer in seat 3; "join 4": seat 4 is new.
Moved movedBy(const QStringList& event, const Variant& variant, int potBefore)
{
    const bool divide = event.first() == QLatin1String("divide");
    if (!divide && event.first() != QLatin1String("join"))
        return settledHand(event, variant, potBefore);
    const Seat seat = seatAt(event[1].toInt());
    const SheetRow row = divide ? pot::divide(1, seat, five, potBefore)
                                : pot::buyIn(1, seatAt(0), seat, variant, potBefore);
    return { scoresText(row.scores).split(QLatin1Char(' ')), row.toPot };
}

} // namespace

/// POT
class PotTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The worked examples that the oracle (tests/oracle) works out as well.
    void a_hand_moves_points_between_seats_and_pot_data()
    {
        QTest::addColumn<QStringList>("example");
        QFile file(QString::fromStdString(testData("payoffs/pot.txt")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
            if (line.isEmpty() || line.startsWith(QLatin1Char('#')))
                continue;
            QStringList example;
            for (const QString& column : line.split(QLatin1Char('|')))
                example << column.trimmed();
            QTest::newRow(qPrintable(line)) << example;
        }
    }

    void a_hand_moves_points_between_seats_and_pot()
    {
        QFETCH(QStringList, example);
        QCOMPARE(example.size(), 5);
        const Variant variant = *variantWith(example[0].toStdString());
        const int before = example[1].toInt();
        const Moved moved = movedBy(example[2].split(QLatin1Char(' ')), variant, before);
        QCOMPARE(moved.scores.join(QLatin1Char(' ')), example[3]);
        QCOMPARE(before + moved.toPot, example[4].toInt());
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
        const Variant variant = *variantWith(settings.toStdString());
        const LeasterOutcome outcome = leasterOutcome({ 10, 35, 10, 35, 30 });
        SheetRow row;
        row.dealer = seatAt(4);
        row.outcome = outcome;
        row.scores = scoreHand(outcome, five, variant);
        pot::settle(row, five, variant, 4);
        QCOMPARE(scoresText(row.scores), scores);
        QCOMPARE(row.toPot, toPot);
    }

    void a_pot_that_is_matched_again_and_again_stays_a_number()
    {
        const Variant variant = *variantWith("pot=losers");
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
        const SheetRow row =
            pot::close(1, seatAt(3), five, *variantWith("pot=losers"), 8, 1).front();
        QCOMPARE(scoresText(row.scores), QStringLiteral("2 2 1 1 2"));
        QCOMPARE(row.toPot, -8);
        QVERIFY(!std::get<PotSettled>(row.outcome).showdown);
    }

    void at_a_showdown_the_best_poker_hand_takes_the_pot()
    {
        const Variant variant = *variantWith("pot=losers pot-end=showdown");
        const SheetRow row = pot::close(1, seatAt(3), five, variant, 8, 1).front();
        const auto& showdown = std::get<PotSettled>(row.outcome).showdown;
        QVERIFY(showdown.has_value());
        QCOMPARE(row.toPot, -8);
        for (const Seat seat : five)
            QCOMPARE(row.scores.scores[seat].value > 0, showdown->winners.contains(seat));
    }

    /// Each showdown is for what one leaster puts in, and has cards of its own.
    void at_a_showdown_for_each_pot_every_pot_has_its_winner()
    {
        const Variant variant = *variantWith("pot=losers pot-end=showdown-each");
        const auto rows = pot::close(7, seatAt(3), five, variant, 10, 1);
        QCOMPARE(rows.size(), 3U);
        QCOMPARE(rows[0].toPot, -4);
        QCOMPARE(rows[1].toPot, -4);
        QCOMPARE(rows[2].toPot, -2);
        QCOMPARE(rows[2].number, 9);
        QVERIFY(rows[0].outcome != rows[1].outcome);
        // The first is the one that a single showdown would be.
        const Variant single = *variantWith("pot=losers pot-end=showdown");
        QVERIFY(rows[0].outcome == pot::close(7, seatAt(3), five, single, 10, 1)[0].outcome);
    }

    void the_tenth_showdown_is_for_all_that_is_left()
    {
        const Variant variant = *variantWith("pot=losers pot-end=showdown-each");
        const auto rows = pot::close(1, seatAt(3), five, variant, 1000, 1);
        QCOMPARE(rows.size(), 10U);
        QCOMPARE(rows.back().toPot, -(1000 - 9 * 4));
    }

    void at_a_real_table_a_showdown_for_each_pot_wins_one()
    {
        const Variant variant = *variantWith("pot=losers pot-end=showdown-each");
        QCOMPARE(pot::won(1, seatAt(3), five, { seatAt(1) }, variant, 10).toPot, -4);
        QCOMPARE(pot::won(1, seatAt(3), five, { seatAt(1) }, variant, 3).toPot, -3);
    }
};

REGISTER_TEST(PotTest)
#include "pot_test.moc"
