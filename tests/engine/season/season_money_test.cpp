// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/season/season_money.h"

#include "tests/engine/season/season_samples.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

SeasonMoney settled(const Season& season, const std::vector<SeasonEvening>& evenings,
    PrizesAre prizes = PrizesAre::Waiting, const std::vector<SeasonPayment>& paid = {})
{
    return settle(season, evenings, seasonStandings(season, evenings), prizes, paid);
}

/// "3>1:50" and so on; the kitty is 0.
std::string text(const std::vector<SeasonPayment>& payments)
{
    std::string made;
    for (const SeasonPayment& payment : payments)
        made += (made.empty() ? "" : " ") + std::to_string(payment.payer) + '>'
            + std::to_string(payment.payee) + ':' + std::to_string(payment.cents);
    return made;
}

const std::vector<SeasonEvening>& twoEvenings()
{
    static const std::vector<SeasonEvening> evenings { evening(1,
                                                           { { ada, 5 }, { bob, -2 }, { cy, -3 } }),
        evening(8, { { ada, 1 }, { bob, 2 }, { dot, -3 } }) };
    return evenings;
}

} // namespace

class SeasonMoneyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stakes_are_what_all_scored_guests_too()
    {
        Season season = autumn();
        season.centsAPoint = 25;
        season.people[0].handicap = 100; // is no money
        QCOMPARE(text(settled(season, twoEvenings()).open), std::string("3>1:75 4>1:75"));
    }

    void without_money_there_is_nothing_to_pay()
    {
        QVERIFY(settled(autumn(), twoEvenings(), PrizesAre::Given).open.empty());
    }

    void members_pay_the_entry_fee_and_all_of_the_group_their_evenings()
    {
        Season season = autumn();
        season.entryFee = 500;
        season.eveningFee = 100;
        season.people[2].role = SeasonRole::Substitute;
        const auto money = settled(season, twoEvenings());
        QCOMPARE(money.fees, 500 + 200 + 500 + 200 + 100);
        QCOMPARE(text(money.open), std::string("1>0:700 2>0:700 3>0:100"));
    }

    void prizes_are_parts_of_the_fees_without_the_kittys_share()
    {
        Season season = autumn();
        season.entryFee = 1000;
        season.kittyPercent = 10;
        season.prizes = { 60, 30 };
        QCOMPARE(prizesOf(season, 3000), (std::vector<std::int64_t> { 1620, 810 }));
        const auto money = settled(season, twoEvenings(), PrizesAre::Given);
        QCOMPARE(money.prizes, 2430);
        QCOMPARE(money.accounts[0].balance, 620); // Ada is first
        QCOMPARE(text(money.open), std::string("2>0:190 3>1:620 3>0:380"));
    }

    void who_shares_places_shares_their_prizes()
    {
        Season season = autumn();
        season.prizeKind = PrizeKind::Amount;
        season.prizes = { 100, 51 };
        const auto money = settled(
            season, { evening(1, { { ada, 1 }, { bob, 1 }, { cy, -2 } }) }, PrizesAre::Given);
        QCOMPARE(money.accounts[0].prizes, 76);
        QCOMPARE(money.accounts[1].prizes, 75);
        QCOMPARE(text(money.open), std::string("0>1:76 0>2:75"));
    }

    void what_was_paid_counts()
    {
        Season season = autumn();
        season.centsAPoint = 10;
        const std::vector<SeasonPayment> paid { { cy, ada, 20, "2026-09-02" },
            { dot, ada, 30, "2026-09-09" } };
        const auto money = settled(season, twoEvenings(), PrizesAre::Waiting, paid);
        QCOMPARE(text(money.open), std::string("3>1:10"));
        QCOMPARE(money.accounts[2].paid, 20);
    }

    void a_pot_that_waits_lies_in_the_kitty()
    {
        Season season = autumn();
        season.centsAPoint = 10;
        const auto money = settled(season, { evening(1, { { ada, 3 }, { bob, -8 } }) });
        QCOMPARE(money.inPots, 50);
        QCOMPARE(text(money.open), std::string("2>1:30 2>0:50"));
    }

    void a_sheet_on_which_only_winners_add_is_settled_against_its_average()
    {
        Season season = autumn();
        season.centsAPoint = 10;
        const auto money = settled(season, { evening(1, { { ada, 6 }, { bob, 0 }, { cy, 0 } }) });
        QCOMPARE(money.inPots, 0);
        QCOMPARE(text(money.open), std::string("2>1:20 3>1:20"));
    }
};

REGISTER_TEST(SeasonMoneyTest)
#include "season_money_test.moc"
