// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/season/season_money.h"

#include "engine/match/settle_up.h"

#include <algorithm>
#include <limits>
#include <map>

namespace sheepshead {

namespace {

constexpr std::int64_t wholePool = 100; ///< percent

/// What each has on one sheet.
using SheetTotals = std::map<std::int64_t, std::int64_t>;

/// A score that no evening has does not make money that no computer counts.
Score scoreOf(std::int64_t total)
{
    constexpr std::int64_t most = std::numeric_limits<int>::max();
    return { static_cast<int>(std::clamp(total, -most, most)) };
}

class Settling {
public:
    explicit Settling(const Season& season)
        : season_(season)
    {
        for (const SeasonPerson& who : season.people)
            accountOf(who.person).fees = who.role == SeasonRole::Member ? season.entryFee : 0;
    }

    void addEvenings(const std::vector<SeasonEvening>& evenings)
    {
        std::map<std::int64_t, SheetTotals> sheets;
        for (const SeasonEvening& evening : evenings)
            for (const SeasonScore& score : evening.scores) {
                sheets[evening.sheet][score.person] += score.score;
                if (season_.find(score.person))
                    accountOf(score.person).fees += season_.eveningFee;
            }
        if (season_.centsAPoint != 0)
            for (const auto& [sheet, totals] : sheets)
                addStakes(totals);
        for (const SeasonAccount& account : money_.accounts)
            money_.fees += account.fees;
    }

    /// Those of one rank come one after the other.
    void addPrizes(const std::vector<SeasonStanding>& rows)
    {
        const auto prizes = prizesOf(season_, money_.fees);
        for (std::size_t first = 0; first < rows.size() && rows[first].rank;) {
            std::size_t end = first;
            std::int64_t sum = 0;
            do {
                sum += end < prizes.size() ? prizes[end] : 0;
                ++end;
            } while (end < rows.size() && rows[end].rank == rows[first].rank);
            const auto sharing = static_cast<std::int64_t>(end - first);
            std::int64_t odd = sum % sharing;
            for (; first < end; ++first)
                accountOf(rows[first].person).prizes = sum / sharing + (odd-- > 0 ? 1 : 0);
            money_.prizes += sum;
        }
    }

    SeasonMoney settled(const std::vector<SeasonPayment>& paid)
    {
        for (const SeasonPayment& payment : paid) {
            if (payment.payer != seasonKitty)
                accountOf(payment.payer).paid += payment.cents;
            if (payment.payee != seasonKitty)
                accountOf(payment.payee).paid -= payment.cents;
        }
        std::vector<std::int64_t> balances;
        std::int64_t kitty = 0; // has what all others lack
        for (SeasonAccount& account : money_.accounts) {
            account.balance = account.stakes - account.fees + account.prizes + account.paid;
            balances.push_back(account.balance);
            kitty -= account.balance;
        }
        balances.push_back(kitty);
        const SettleUp made = settleBalances(std::move(balances));
        money_.fewest = made.fewest;
        for (const Payment& payment : made.payments)
            money_.open.push_back({ partyAt(payment.from), partyAt(payment.to), payment.money });
        return std::move(money_);
    }

private:
    SeasonAccount& accountOf(std::int64_t person)
    {
        const auto found = std::ranges::find(money_.accounts, person, &SeasonAccount::person);
        if (found != money_.accounts.end())
            return *found;
        return money_.accounts.emplace_back(SeasonAccount { .person = person });
    }

    void addStakes(const SheetTotals& totals)
    {
        std::vector<Score> scores;
        for (const auto& [person, total] : totals)
            scores.push_back(scoreOf(total));
        const SettleUp sheet = settleUp(scores, season_.centsAPoint);
        money_.inPots += sheet.inPot;
        std::size_t place = 0;
        for (const auto& [person, total] : totals)
            accountOf(person).stakes += sheet.balances[place++];
    }

    std::int64_t partyAt(int place) const
    {
        const auto index = static_cast<std::size_t>(place);
        return index < money_.accounts.size() ? money_.accounts[index].person : seasonKitty;
    }

    const Season& season_;
    SeasonMoney money_;
};

} // namespace

std::vector<std::int64_t> prizesOf(const Season& season, std::int64_t fees)
{
    const std::int64_t pool = fees - fees * season.kittyPercent / wholePool;
    std::vector<std::int64_t> prizes;
    for (const int prize : season.prizes)
        prizes.push_back(season.prizeKind == PrizeKind::Percent ? pool * prize / wholePool : prize);
    return prizes;
}

SeasonMoney settle(const Season& season, const std::vector<SeasonEvening>& evenings,
    const SeasonStandings& standings, PrizesAre prizes, const std::vector<SeasonPayment>& paid)
{
    Settling settling(season);
    settling.addEvenings(evenings);
    if (prizes == PrizesAre::Given)
        settling.addPrizes(standings.rows);
    return settling.settled(paid);
}

} // namespace sheepshead
