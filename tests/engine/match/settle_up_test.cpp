// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/settle_up.h"

#include "engine/support/rng.h"
#include "tests/support/registered_test.h"

#include <QtTest>

#include <algorithm>
#include <numeric>

using namespace sheepshead;

namespace {

std::vector<Score> scores(const std::vector<int>& values)
{
    std::vector<Score> result;
    result.reserve(values.size());
    for (const int value : values)
        result.push_back({ value });
    return result;
}

SettleUp settled(const std::vector<int>& totals, int cents = 1)
{
    return settleUp(scores(totals), cents);
}

/// "0>2:5 1>2:3", with "pot" for the pot.
std::string text(const SettleUp& settlement)
{
    const auto place = [](int party) {
        return party == Payment::pot ? std::string("pot") : std::to_string(party);
    };
    std::string result;
    for (const Payment& payment : settlement.payments) {
        result += (result.empty() ? "" : " ") + place(payment.from) + ">" + place(payment.to) + ":";
        result += std::to_string(payment.money);
    }
    return result;
}

/// What is left of the balances when everyone has paid: all must be even.
bool isEven(const SettleUp& settlement)
{
    std::vector<std::int64_t> open = settlement.balances;
    std::int64_t pot = settlement.inPot;
    for (const Payment& payment : settlement.payments) {
        if (payment.money <= 0)
            return false;
        (payment.from == Payment::pot ? pot : open.at(static_cast<std::size_t>(payment.from))) +=
            payment.money;
        (payment.to == Payment::pot ? pot : open.at(static_cast<std::size_t>(payment.to))) -=
            payment.money;
    }
    return pot == 0 && std::ranges::all_of(open, [](std::int64_t rest) { return rest == 0; });
}

/// The fewest payments, found in another way than the engine's: the first who is not even settles
/// with each of the others in turn.
std::size_t fewestPayments(std::vector<std::int64_t> balances, std::size_t first = 0)
{
    while (first < balances.size() && balances[first] == 0)
        ++first;
    if (first == balances.size())
        return 0;
    std::size_t fewest = balances.size();
    for (std::size_t other = first + 1; other < balances.size(); ++other) {
        if ((balances[first] < 0) == (balances[other] < 0) || balances[other] == 0)
            continue;
        std::vector<std::int64_t> rest = balances;
        rest[other] += rest[first];
        fewest = std::min(fewest, 1 + fewestPayments(rest, first + 1));
    }
    return fewest;
}

/// Totals of 0 in all.
std::vector<int> randomTotals(Rng& random, int players, std::uint32_t most)
{
    std::vector<int> totals;
    for (int i = 1; i < players; ++i)
        totals.push_back(static_cast<int>(random.below(2 * most + 1)) - static_cast<int>(most));
    totals.push_back(-std::accumulate(totals.begin(), totals.end(), 0));
    return totals;
}

} // namespace

/// GAME-2
class SettleUpTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_losers_pay_the_winners()
    {
        QCOMPARE(text(settled({ 4, -1, -3, 0 }, 5)), std::string("1>0:5 2>0:15"));
    }

    void two_pairs_need_two_payments()
    {
        QCOMPARE(text(settled({ 7, 4, -4, -7, 0 })), std::string("2>1:4 3>0:7"));
    }

    /// The largest debt to the largest claim would need four.
    void groups_that_come_out_even_save_payments()
    {
        const SettleUp settlement = settled({ 6, 5, -4, -4, -3 });
        QCOMPARE(settlement.payments.size(), std::size_t { 4 });
        const SettleUp grouped = settled({ 8, 5, -4, -4, -5 });
        QCOMPARE(text(grouped), std::string("2>0:4 3>0:4 4>1:5"));
    }

    void without_a_stake_no_one_owes_anything()
    {
        const SettleUp settlement = settled({ 4, -4 }, 0);
        QVERIFY(settlement.payments.empty());
        QCOMPARE(settlement.balances, (std::vector<std::int64_t> { 0, 0 }));
    }

    void an_even_table_pays_nothing()
    {
        QVERIFY(settled({ 0, 0, 0 }).payments.empty());
        QVERIFY(settled({}).payments.empty());
    }

    /// POT: what is missing in the totals lies in the pot.
    void a_waiting_pot_is_paid_like_a_person()
    {
        const SettleUp settlement = settled({ 3, -4, -3 }, 10);
        QCOMPARE(settlement.inPot, std::int64_t { 40 });
        QCOMPARE(text(settlement), std::string("1>pot:40 2>0:30"));
        QVERIFY(isEven(settlement));
    }

    /// 4H-5: 24, 12, 9 and 6 points are 12.75 on average.
    void totals_that_only_count_up_are_settled_against_the_average()
    {
        const SettleUp settlement = settled({ 24, 12, 9, 6 }, 100);
        QCOMPARE(settlement.balances, (std::vector<std::int64_t> { 1125, -75, -375, -675 }));
        QCOMPARE(text(settlement), std::string("1>0:75 2>0:375 3>0:675"));
    }

    void odd_cents_are_taken_from_the_first_on()
    {
        const SettleUp settlement = settled({ 3, 1, 1 }); // 5 cents among three
        QCOMPARE(settlement.balances, (std::vector<std::int64_t> { 1, -1, 0 }));
        QVERIFY(isEven(settlement));
    }

    void large_stakes_do_not_overflow()
    {
        const SettleUp settlement = settled({ 2'000'000'000, -2'000'000'000 }, 100'000);
        QCOMPARE(text(settlement), std::string("1>0:200000000000000"));
    }

    void the_payments_are_the_fewest_and_make_everyone_even()
    {
        Rng random(1);
        for (int round = 0; round < 600; ++round) {
            const int players = 2 + static_cast<int>(random.below(6));
            const std::vector<int> totals = randomTotals(random, players, 4 + random.below(8));
            const SettleUp settlement = settled(totals, 25);
            QVERIFY(settlement.fewest);
            QVERIFY(isEven(settlement));
            QCOMPARE(settlement.payments.size(), fewestPayments(settlement.balances));
        }
    }

    void the_same_totals_give_the_same_payments()
    {
        Rng random(2);
        const std::vector<int> totals = randomTotals(random, 10, 6);
        QCOMPARE(text(settled(totals)), text(settled(totals)));
    }

    /// Beyond the bound there are fewer payments than people, and everyone is even.
    void a_crowd_is_settled_too()
    {
        Rng random(3);
        for (int players = mostForFewest - 1; players <= mostForFewest + 24; ++players) {
            const SettleUp settlement = settled(randomTotals(random, players, 1000), 5);
            QCOMPARE(settlement.fewest, players <= mostForFewest);
            QVERIFY(isEven(settlement));
            QVERIFY(settlement.payments.size() < static_cast<std::size_t>(players));
        }
    }
};

REGISTER_TEST(SettleUpTest)
#include "settle_up_test.moc"
