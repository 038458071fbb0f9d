// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/random_player.h"
#include "engine/scoring/scoring.h"
#include "tests/support/hands.h"
#include "tests/support/outcomes.h"
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"
#include "tests/support/texts.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

QString leasterScores(const LeasterOutcome& outcome, std::string_view settings)
{
    return scoresText(scoreHand(outcome, SeatSet::firstSeats(5), *variantWith(settings)));
}

} // namespace

class LeasterScoringTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_leaster_is_won_from_everyone_data()
    {
        QTest::addColumn<int>("players");
        for (int players = 3; players <= maxSeats; ++players)
            QTest::addRow("%d players", players) << players;
    }

    void a_leaster_is_won_from_everyone()
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
        QCOMPARE(leasterScores(leasterOutcome({ 0, 50, 25, 45, 0 }, { 0, 2, 1, 3, 0 }), ""),
            QStringLiteral("-1 -1 4 -1 -1"));
    }

    void a_seat_without_a_trick_may_win_where_none_is_needed()
    {
        QCOMPARE(leasterScores(leasterOutcome({ 30, 30, 30, 30, 0 }, { 1, 2, 1, 2, 0 }),
                     "leaster-trick-needed=off"),
            QStringLiteral("-1 -1 -1 -1 4"));
    }

    void a_trick_worth_nothing_can_win_a_leaster()
    {
        QCOMPARE(leasterScores(leasterOutcome({ 40, 0, 40, 40, 0 }, { 2, 1, 1, 2, 0 }), ""),
            QStringLiteral("-1 4 -1 -1 -1"));
    }

    void a_leaster_is_won_by_one_who_took_every_trick()
    {
        QCOMPARE(leasterScores(leasterOutcome({ 0, 0, 0, 109, 0 }, { 0, 0, 0, 6, 0 }), ""),
            QStringLiteral("-1 -1 -1 4 -1"));
    }

    void three_equal_at_twenty_wash_the_leaster()
    {
        const LeasterOutcome outcome = leasterOutcome({ 20, 20, 30, 30, 20 }, { 1, 1, 2, 1, 1 });
        QCOMPARE(leasterScores(outcome, "leaster-blind=first-trick"), QStringLiteral("0 0 0 0 0"));
        const HandScores result = scoreHand(outcome, SeatSet::firstSeats(5), Variant());
        QCOMPARE(result.leasterWinners, (SeatSet { seatAt(0), seatAt(1), seatAt(4) }));
    }

    void each_loser_pays_each_of_several_winners_in_a_pair_game()
    {
        QCOMPARE(leasterScores(
                     leasterOutcome({ 20, 20, 30, 30, 20 }, { 1, 1, 2, 1, 1 }), "leaster-tie=pair"),
            QStringLiteral("2 2 -3 -3 2"));
        QCOMPARE(leasterScores(
                     leasterOutcome({ 15, 15, 30, 30, 30 }, { 1, 1, 2, 1, 1 }), "leaster-tie=pair"),
            QStringLiteral("3 3 -2 -2 -2"));
    }

    void of_two_equal_the_one_with_fewer_tricks_wins()
    {
        QCOMPARE(leasterScores(leasterOutcome({ 15, 15, 30, 30, 30 }, { 2, 1, 1, 1, 1 }),
                     "leaster-tie=fewer-tricks"),
            QStringLiteral("-1 4 -1 -1 -1"));
    }

    void equal_in_points_and_tricks_they_wash()
    {
        QCOMPARE(leasterScores(leasterOutcome({ 15, 15, 30, 30, 30 }, { 1, 1, 2, 1, 1 }),
                     "leaster-tie=fewer-tricks"),
            QStringLiteral("0 0 0 0 0"));
    }

    /// LEASTER-3H
    void a_lone_trickless_winner_of_three_wins_double_where_the_table_says_so_data()
    {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<QString>("scores");
        QTest::newRow("single") << QByteArray("layout=3H-1 leaster-trick-needed=off")
                                << QStringLiteral("-1 2 -1");
        QTest::newRow("double") << QByteArray(
            "layout=3H-1 leaster-trick-needed=off leaster-double-trickless=on")
                                << QStringLiteral("-2 4 -2");
        QTest::newRow("a trick is needed")
            << QByteArray("layout=3H-1") << QStringLiteral("2 -1 -1");
    }

    void a_lone_trickless_winner_of_three_wins_double_where_the_table_says_so()
    {
        QFETCH(QByteArray, settings);
        QFETCH(QString, scores);
        const HandScores result = scoreHand(leasterOutcome({ 50, 0, 60 }, { 4, 0, 6 }),
            SeatSet::firstSeats(3), *variantWith(settings.toStdString()));
        QCOMPARE(scoresText(result).section(QLatin1Char(' '), 0, 2), scores);
    }

    void two_of_three_without_a_trick_tie()
    {
        const auto variant =
            variantWith("layout=3H-1 leaster-trick-needed=off leaster-double-trickless=on");
        const HandScores result = scoreHand(
            leasterOutcome({ 0, 0, 110 }, { 0, 0, 10 }), SeatSet::firstSeats(3), *variant);
        QCOMPARE(sumOf(result), 0);
        QCOMPARE(result.scores[seatAt(2)], Score { 0 });
    }

    void of_its_relatives_each_is_won_and_lost_in_its_own_way_data()
    {
        QTest::addColumn<int>("game");
        QTest::addColumn<QList<int>>("points");
        QTest::addColumn<QList<int>>("tricks");
        QTest::addColumn<QString>("scores");
        const auto row = [](const char* name, NoPickGame game, const QList<int>& points,
                             const QList<int>& tricks, const char* scores) {
            QTest::newRow(name) << static_cast<int>(game) << points << tricks
                                << QString::fromLatin1(scores);
        };
        using enum NoPickGame;
        row("moster: the most loses to each", Moster, { 10, 20, 50, 25, 15 }, { 1, 1, 2, 1, 1 },
            "1 1 -4 1 1");
        row("moster: equal at the most", Moster, { 10, 45, 45, 10, 10 }, { 1, 1, 2, 1, 1 },
            "0 0 0 0 0");
        row("moster: every trick wins", Moster, { 0, 0, 110, 0, 0 }, { 0, 0, 6, 0, 0 },
            "-1 -1 4 -1 -1");
        row("mittler: the middle wins", Mittler, { 10, 20, 50, 25, 15 }, { 1, 1, 2, 1, 1 },
            "-1 4 -1 -1 -1");
        row("mittler: no middle of its own", Mittler, { 10, 25, 50, 25, 10 }, { 1, 1, 2, 1, 1 },
            "0 0 0 0 0");
        row("schneidster: closest to thirty", Schneidster, { 10, 29, 31, 25, 25 },
            { 1, 1, 2, 1, 1 }, "-1 4 -1 -1 -1");
        row("schneidster: thirty itself", Schneidster, { 30, 29, 31, 10, 20 }, { 1, 1, 2, 1, 1 },
            "4 -1 -1 -1 -1");
        row("schneidster: equally close", Schneidster, { 29, 29, 31, 11, 20 }, { 1, 1, 2, 1, 1 },
            "0 0 0 0 0");
    }

    /// no-pick=moster, mittler, schneidster
    void of_its_relatives_each_is_won_and_lost_in_its_own_way()
    {
        QFETCH(int, game);
        QFETCH(QList<int>, points);
        QFETCH(QList<int>, tricks);
        QFETCH(QString, scores);
        LeasterOutcome outcome;
        outcome.game = static_cast<NoPickGame>(game);
        for (const Seat seat : SeatSet::firstSeats(5)) {
            outcome.points[seat] = { points[indexOf(seat)] };
            outcome.tricks[seat] = tricks[indexOf(seat)];
        }
        QCOMPARE(scoresText(scoreHand(outcome, SeatSet::firstSeats(5), Variant())), scores);
    }

    /// no-pick=schwanzer: queens 3, jacks 2, other trump 1.
    void in_a_schwanzer_the_hands_are_shown_and_the_strongest_loses()
    {
        const auto variant = variantWith("no-pick=schwanzer");
        const Deal deal = dealWith(variant,
            { { 0, "QC AC TC 9C 8C 7C" }, { 1, "QS JH AS TS 9S 8S" }, { 2, "QH JD AH TH 9H 8H" },
                { 3, "JC JS AD 7S 7H KH" } },
            "KC KS");
        const HandState hand = handAfter(variant, deal, "pass, pass, pass, pass, pass");
        QVERIFY(hand.over());
        const auto& outcome = std::get<SchwanzerOutcome>(hand.scored()->outcome);
        QCOMPARE(outcome.count[seatAt(0)], 3);
        QCOMPARE(outcome.count[seatAt(1)], 5);
        QCOMPARE(outcome.count[seatAt(2)], 5);
        QCOMPARE(outcome.count[seatAt(3)], 5);
        QCOMPARE(outcome.count[seatAt(4)], 8); // the queen of diamonds and five low trump
        QCOMPARE(scoresText(hand.scored()->scores), QStringLiteral("1 1 1 1 -4"));
    }

    void equal_in_a_schwanzer_the_higher_trump_loses()
    {
        SchwanzerOutcome outcome;
        const TrumpOrder trumps;
        for (const auto& [seat, highest] : { std::pair { 0, "JD" }, { 1, "QC" }, { 2, "QS" } }) {
            outcome.count[seatAt(seat)] = 5;
            outcome.highestTrump[seatAt(seat)] = trumps.power(testing::card(highest));
        }
        for (const int seat : { 3, 4 })
            outcome.highestTrump[seatAt(seat)] = -1;
        QCOMPARE(scoresText(scoreHand(outcome, SeatSet::firstSeats(5), Variant())),
            QStringLiteral("1 -4 1 1 1"));
    }

    /// schwanzer-tie=together: each of k losers pays each of the others.
    void equal_in_a_schwanzer_all_pay_together()
    {
        SchwanzerOutcome outcome;
        for (const int seat : { 1, 2 })
            outcome.count[seatAt(seat)] = 5;
        Variant together;
        together.schwanzerTie = SchwanzerTie::Together;
        QCOMPARE(scoresText(scoreHand(outcome, five, together)), QStringLiteral("2 -3 -3 2 2"));
        for (const Seat seat : five)
            outcome.count[seat] = 5;
        QCOMPARE(scoresText(scoreHand(outcome, five, together)), QStringLiteral("0 0 0 0 0"));
    }

    /// schwanzer-exempt: seat 4 has the most, and the jack of diamonds.
    void the_holder_of_the_partner_card_may_be_exempt_from_a_schwanzer()
    {
        const auto variant = variantWith("layout=5H-J no-pick=schwanzer schwanzer-exempt=on");
        const Deal deal = dealWith(variant,
            { { 0, "QC AC TC 9C 8C 7C" }, { 1, "QS JH AS TS 9S 8S" }, { 2, "QH JS AH TH 9H 8H" },
                { 3, "JC AD 7D 7S 7H KH" } },
            "KC KS");
        const HandState hand = handAfter(variant, deal, "pass, pass, pass, pass, pass");
        const auto& outcome = std::get<SchwanzerOutcome>(hand.scored()->outcome);
        QVERIFY(outcome.exempt == SeatSet { seatAt(4) });
        QCOMPARE(scoresText(hand.scored()->scores), QStringLiteral("1 -3 1 1 0"));
        QCOMPARE(scoresText(scoreHand(SchwanzerOutcome { .count = outcome.count,
                                          .highestTrump = outcome.highestTrump },
                     SeatSet::firstSeats(5), *variant)),
            QStringLiteral("1 1 1 1 -4"));
    }

    void a_partner_card_in_the_blind_makes_nobody_exempt()
    {
        const auto variant = variantWith("layout=5H-J no-pick=schwanzer schwanzer-exempt=on");
        const Deal deal = dealWith(variant, { { 0, "QC AC TC 9C 8C 7C" } }, "JD KS");
        const HandState hand = handAfter(variant, deal, "pass, pass, pass, pass, pass");
        QVERIFY(std::get<SchwanzerOutcome>(hand.scored()->outcome).exempt.empty());
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

REGISTER_TEST(LeasterScoringTest)
#include "leaster_scoring_test.moc"
