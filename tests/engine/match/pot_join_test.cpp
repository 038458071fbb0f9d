// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/match.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

constexpr Seat newcomer = seatAt(3);

/// Seat 2 deals next, with this pot.
Match matchWith(std::string_view rules, int pot)
{
    const CheckedVariant variant = variantWith(rules);
    const MatchState state { .seed = 5, .dealer = seatAt(2), .pot = pot };
    return Match::resumed(variant, state, ScoreSheet(variant.tableSeats())).value();
}

int total(const Match& match)
{
    int sum = 0;
    for (const Seat seat : SeatSet::firstSeats(match.sheet().seats()))
        sum += match.sheet().total(seat).value;
    return sum;
}

} // namespace

/// POT-JOIN
class PotJoinTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void without_a_pot_nothing_is_written()
    {
        Match match = matchWith("pot=losers pot-join=buy-in", 0);
        match.newcomer(newcomer);
        QVERIFY(match.sheet().rows().empty());
    }

    /// Odd points go one each from dealer's left, as at the end of the game.
    void a_pot_that_is_divided_first_is_shared_evenly()
    {
        Match match = matchWith("pot=losers pot-join=divide", 7);
        match.newcomer(newcomer);
        QCOMPARE(match.state().pot, 0);
        QCOMPARE(match.sheet().rows().size(), std::size_t { 1 });
        const SheetRow& row = match.sheet().rows().front();
        QVERIFY(row.outcome == RowOutcome(PotSettled {}));
        QCOMPARE(row.toPot, -7);
        QCOMPARE(match.sheet().total(seatAt(3)), Score { 2 });
        QCOMPARE(match.sheet().total(seatAt(4)), Score { 2 });
        QCOMPARE(match.sheet().total(seatAt(0)), Score { 1 });
        QCOMPARE(total(match), 7);
    }

    /// The showdown belongs to the end of the game.
    void it_is_not_played_for_before_the_end()
    {
        Match match = matchWith("pot=losers pot-end=showdown pot-join=divide", 5);
        match.newcomer(newcomer);
        QVERIFY(match.sheet().rows().front().outcome == RowOutcome(PotSettled {}));
    }

    void the_newcomer_adds_a_point_for_every_pot_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<int>("pot");
        QTest::addColumn<int>("added");
        const auto row = [](const char* name, const char* rules, int pot, int added) {
            QTest::newRow(name) << QByteArray(rules) << pot << added;
        };
        row("one of each loser, one leaster", "pot=losers", 4, 1);
        row("one of each loser, matched once", "pot=losers", 8, 2);
        row("what another newcomer added is no pot", "pot=losers", 5, 1);
        row("what is left of a pot is one", "pot=losers", 3, 1);
        row("one of each player", "pot=everybody", 10, 2);
        row("one of the winner", "pot=winner", 3, 3);
        row("three players", "layout=3H-1 pot=losers", 4, 2);
        row("a dealer who sits out puts nothing in", "dealer-sits-out=on pot=losers", 8, 2);
    }

    void the_newcomer_adds_a_point_for_every_pot()
    {
        QFETCH(QByteArray, rules);
        QFETCH(int, pot);
        QFETCH(int, added);
        Match match = matchWith(rules.toStdString() + " pot-join=buy-in", pot);
        const Seat seat = seatAt(0);
        match.newcomer(seat);
        const SheetRow& row = match.sheet().rows().front();
        QVERIFY(row.outcome == RowOutcome(PotJoined { seat }));
        QCOMPARE(row.toPot, added);
        QCOMPARE(match.state().pot, pot + added);
        QCOMPARE(match.sheet().total(seat), Score { -added });
        QCOMPARE(total(match), -added);
        QVERIFY(!row.wasDealt());
    }

    /// GAME-1
    void such_a_line_is_no_hand()
    {
        Match match = matchWith("pot=losers pot-join=buy-in length=hands length-number=1", 4);
        match.newcomer(newcomer);
        QVERIFY(!match.finished());
        QCOMPARE(match.state().dealer, seatAt(2));
    }

    void the_line_says_how_it_came_about()
    {
        Match match = matchWith("pot=losers pot-join=buy-in", 8);
        match.newcomer(newcomer);
        const Derivation& steps = match.sheet().rows().front().derivation;
        QVERIFY(!steps.empty());
        QVERIFY(steps.front() == DerivationStep(PotStep { PotStep::Why::Joined, 2 }));
    }
};

REGISTER_TEST(PotJoinTest)
#include "pot_join_test.moc"
