// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/scoring.h"
#include "engine/players/random_player.h"
#include "tests/support/hands.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;

namespace {

int sumOf(const HandScores& result)
{
    int sum = 0;
    for (int i = 0; i < maxSeats; ++i)
        sum += result.scores[seatAt(i)].value;
    return sum;
}

/// What five players get, from seat 0 on.
QString scoresText(const HandScores& result)
{
    QStringList text;
    for (const Seat seat : SeatSet::firstSeats(5))
        text << QString::number(result.scores[seat].value);
    return text.join(QLatin1Char(' '));
}

LeasterOutcome leaster(std::initializer_list<int> points, std::initializer_list<int> tricks)
{
    LeasterOutcome outcome;
    int seat = 0;
    for (const int value : points)
        outcome.points[seatAt(seat++)] = { value };
    seat = 0;
    for (const int count : tricks)
        outcome.tricks[seatAt(seat++)] = count;
    return outcome;
}

QString leasterScores(const LeasterOutcome& outcome, std::string_view settings)
{
    return scoresText(scoreHand(outcome, SeatSet::firstSeats(5), *testing::variantWith(settings)));
}

} // namespace

class LeasterScoringTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_leaster_is_won_from_everybody_data()
    {
        QTest::addColumn<int>("players");
        for (int players = 3; players <= maxSeats; ++players)
            QTest::addRow("%d players", players) << players;
    }

    void a_leaster_is_won_from_everybody()
    {
        QFETCH(int, players);
        LeasterOutcome outcome;
        for (const Seat seat : SeatSet::firstSeats(players)) {
            outcome.points[seat] = { 10 + indexOf(seat) };
            outcome.tricks[seat] = 1;
        }
        const HandScores result = scoreHand(outcome, SeatSet::firstSeats(players), Variant());
        QCOMPARE(result.scores[seatAt(0)], Score { players - 1 });
        QCOMPARE(result.scores[seatAt(players - 1)], Score { -1 });
        QCOMPARE(sumOf(result), 0);
        QCOMPARE(result.leasterWinners, SeatSet { seatAt(0) });
    }

    void a_seat_without_a_trick_cannot_win_a_leaster()
    {
        QCOMPARE(leasterScores(leaster({ 0, 50, 25, 45, 0 }, { 0, 2, 1, 3, 0 }), ""),
            QStringLiteral("-1 -1 4 -1 -1"));
    }

    void a_seat_without_a_trick_may_win_where_none_is_needed()
    {
        QCOMPARE(leasterScores(
                     leaster({ 30, 30, 30, 30, 0 }, { 1, 2, 1, 2, 0 }), "leaster-trick-needed=off"),
            QStringLiteral("-1 -1 -1 -1 4"));
    }

    void a_trick_worth_nothing_can_win_a_leaster()
    {
        QCOMPARE(leasterScores(leaster({ 40, 0, 40, 40, 0 }, { 2, 1, 1, 2, 0 }), ""),
            QStringLiteral("-1 4 -1 -1 -1"));
    }

    void a_leaster_is_won_by_one_who_took_every_trick()
    {
        QCOMPARE(leasterScores(leaster({ 0, 0, 0, 109, 0 }, { 0, 0, 0, 6, 0 }), ""),
            QStringLiteral("-1 -1 -1 4 -1"));
    }

    void three_equal_at_twenty_wash_the_leaster()
    {
        const LeasterOutcome outcome = leaster({ 20, 20, 30, 30, 20 }, { 1, 1, 2, 1, 1 });
        QCOMPARE(leasterScores(outcome, "leaster-blind=first-trick"), QStringLiteral("0 0 0 0 0"));
        const HandScores result = scoreHand(outcome, SeatSet::firstSeats(5), Variant());
        QCOMPARE(result.leasterWinners, (SeatSet { seatAt(0), seatAt(1), seatAt(4) }));
    }

    void each_loser_pays_each_of_several_winners_in_a_pair_game()
    {
        QCOMPARE(
            leasterScores(leaster({ 20, 20, 30, 30, 20 }, { 1, 1, 2, 1, 1 }), "leaster-tie=pair"),
            QStringLiteral("2 2 -3 -3 2"));
        QCOMPARE(
            leasterScores(leaster({ 15, 15, 30, 30, 30 }, { 1, 1, 2, 1, 1 }), "leaster-tie=pair"),
            QStringLiteral("3 3 -2 -2 -2"));
    }

    void of_two_equal_the_one_with_fewer_tricks_wins()
    {
        QCOMPARE(leasterScores(leaster({ 15, 15, 30, 30, 30 }, { 2, 1, 1, 1, 1 }),
                     "leaster-tie=fewer-tricks"),
            QStringLiteral("-1 4 -1 -1 -1"));
    }

    void equal_in_points_and_tricks_they_wash()
    {
        QCOMPARE(leasterScores(leaster({ 15, 15, 30, 30, 30 }, { 1, 1, 2, 1, 1 }),
                     "leaster-tie=fewer-tricks"),
            QStringLiteral("0 0 0 0 0"));
    }

    void a_leaster_is_never_doubled()
    {
        const CheckedVariant variant;
        HandState hand =
            HandState::fromDeal(variant, dealFromSeed(variant, 7, seatAt(4)), 4).value();
        testing::act(hand, "pass, pass, pass, pass, pass");
        RandomPlayer player(1);
        testing::playOut(hand, player);
        for (const Seat seat : hand.seats())
            QVERIFY(std::abs(hand.scored()->scores.scores[seat].value) <= 4);
        QCOMPARE(hand.scored()->scores.stake, 1);
    }
};

QTEST_APPLESS_MAIN(LeasterScoringTest)
#include "leaster_scoring_test.moc"
