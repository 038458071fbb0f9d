// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/settle_up.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace sheepshead {

namespace {

struct Party {
    int place = 0;
    std::int64_t balance = 0;
};

using Parties = std::vector<Party>;

std::vector<std::int64_t> balancesOf(std::vector<std::int64_t> balances)
{
    const std::int64_t sum = std::accumulate(balances.begin(), balances.end(), std::int64_t { 0 });
    if (sum <= 0)
        return balances;
    const auto count = static_cast<std::int64_t>(balances.size());
    std::int64_t odd = sum % count;
    for (std::int64_t& balance : balances)
        balance -= sum / count + (odd-- > 0 ? 1 : 0);
    return balances;
}

Parties partiesOf(const SettleUp& result)
{
    Parties parties;
    for (std::size_t i = 0; i < result.balances.size(); ++i)
        if (result.balances[i] != 0)
            parties.push_back({ static_cast<int>(i), result.balances[i] });
    if (result.inPot != 0)
        parties.push_back({ Payment::pot, result.inPot });
    return parties;
}

/// Balances of 0 in all, settled with fewer payments than parties: the largest debt is paid to the
/// largest claim, and each payment settles one of the two.
void settleGroup(Parties group, std::vector<Payment>& payments)
{
    const auto byBalance = [](const Party& a, const Party& b) { return a.balance < b.balance; };
    while (!group.empty()) {
        const auto [debtor, creditor] = std::minmax_element(group.begin(), group.end(), byBalance);
        const std::int64_t money = std::min(-debtor->balance, creditor->balance);
        assert(money > 0);
        payments.push_back({ debtor->place, creditor->place, money });
        debtor->balance += money;
        creditor->balance -= money;
        std::erase_if(group, [](const Party& party) { return party.balance == 0; });
    }
}

/// Splits parties into as many groups of balance 0 as there can be: a group of n needs n - 1
/// payments, so each group saves one. Every way to take parties away one after the other is
/// weighed, by the set that is left.
class Grouping {
public:
    explicit Grouping(const Parties& parties)
        : parties_(parties)
        , sums_(std::size_t { 1 } << parties.size())
        , groups_(sums_.size())
    {
        for (std::size_t set = 1; set < sums_.size(); ++set)
            weigh(set);
    }

    std::vector<Parties> groups() const
    {
        std::vector<Parties> result;
        for (std::size_t left = sums_.size() - 1; left != 0;) {
            if (sums_[left] == 0)
                result.emplace_back();
            const std::size_t party = partyToTake(left);
            result.back().push_back(parties_[party]);
            left ^= std::size_t { 1 } << party;
        }
        return result;
    }

private:
    void weigh(std::size_t set)
    {
        for (std::size_t i = 0; i < parties_.size(); ++i) {
            const std::size_t without = set & ~(std::size_t { 1 } << i);
            if (without == set)
                continue;
            sums_[set] = sums_[without] + parties_[i].balance;
            groups_[set] = std::max(groups_[set], groups_[without]);
        }
        if (sums_[set] == 0)
            ++groups_[set];
    }

    std::size_t partyToTake(std::size_t set) const
    {
        const int wanted = groups_[set] - (sums_[set] == 0 ? 1 : 0);
        for (std::size_t i = 0; i < parties_.size(); ++i) {
            const std::size_t without = set & ~(std::size_t { 1 } << i);
            if (without != set && groups_[without] == wanted)
                return i;
        }
        assert(false);
        return 0;
    }

    const Parties& parties_;
    std::vector<std::int64_t> sums_;   ///< balance of each set of parties
    std::vector<std::uint8_t> groups_; ///< most groups in each set, the last one not closed
};

/// Pairs of equal amounts, each a payment that settles two.
void settlePairs(Parties& parties, std::vector<Payment>& payments)
{
    for (Party& debtor : parties) {
        if (debtor.balance >= 0)
            continue;
        const auto creditor = std::find_if(parties.begin(), parties.end(),
            [&](const Party& other) { return other.balance == -debtor.balance; });
        if (creditor == parties.end())
            continue;
        payments.push_back({ debtor.place, creditor->place, creditor->balance });
        debtor.balance = creditor->balance = 0;
    }
    std::erase_if(parties, [](const Party& party) { return party.balance == 0; });
}

} // namespace

SettleUp settleUp(std::span<const Score> totals, int centsAPoint)
{
    assert(centsAPoint >= 0);
    std::vector<std::int64_t> winnings;
    for (const Score total : totals)
        winnings.push_back(std::int64_t { total.value } * centsAPoint);
    return settleWinnings(std::move(winnings));
}

SettleUp settleWinnings(std::vector<std::int64_t> totals)
{
    return settleBalances(balancesOf(std::move(totals)));
}

SettleUp settleBalances(std::vector<std::int64_t> balances)
{
    SettleUp result { .balances = std::move(balances) };
    for (const std::int64_t balance : result.balances)
        result.inPot -= balance;

    Parties parties = partiesOf(result);
    result.fewest = parties.size() <= static_cast<std::size_t>(mostForFewest);
    if (result.fewest) {
        for (const Parties& group : Grouping(parties).groups())
            settleGroup(group, result.payments);
    } else {
        settlePairs(parties, result.payments);
        settleGroup(parties, result.payments);
    }
    std::ranges::sort(result.payments, [](const Payment& a, const Payment& b) {
        return std::pair(a.from, a.to) < std::pair(b.from, b.to);
    });
    return result;
}

} // namespace sheepshead
