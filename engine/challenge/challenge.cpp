// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenge/challenge.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <numeric>

namespace sheepshead {

namespace {

std::vector<Seat> dealersOf(const CheckedVariant& rules)
{
    std::vector<Seat> dealers;
    for (const Seat seat : SeatSet::firstSeats(rules.tableSeats()))
        if (playingSeats(rules, seat).contains(challengersSeat))
            dealers.push_back(seat);
    return dealers;
}

constexpr int mostRedeals = 100; ///< more than chance ever needs

std::uint64_t numberOf(const Challenge& challenge, int deal, int again, TextHash hash)
{
    constexpr std::size_t digits = 16;
    constexpr int hexadecimal = 16;
    const std::string text = hash("sheepshead challenge deal " + std::to_string(deal) + ' '
        + std::to_string(again) + '\n' + challenge.secret + '\n');
    std::uint64_t number = 0;
    std::from_chars(text.data(), text.data() + std::min(digits, text.size()), number, hexadecimal);
    return number;
}

} // namespace

bool Challenge::operator==(const Challenge& other) const
{
    const auto seats = static_cast<std::size_t>(rules.tableSeats());
    return name == other.name && maker == other.maker && rules == other.rules
        && deals == other.deals && secret == other.secret
        && std::equal(levels.begin() + 1, levels.begin() + static_cast<std::ptrdiff_t>(seats),
            other.levels.begin() + 1);
}

std::uint64_t seedOfDeal(const Challenge& challenge, int deal, TextHash hash)
{
    return recordOfDeal(challenge, deal, hash).deal.seed.value();
}

Seat dealerOfDeal(const Challenge& challenge, int deal)
{
    assert(deal >= 0 && deal < challenge.deals);
    const std::vector<Seat> dealers = dealersOf(challenge.rules);
    assert(!dealers.empty());
    return dealers[static_cast<std::size_t>(deal) % dealers.size()];
}

HandRecord recordOfDeal(const Challenge& challenge, int deal, TextHash hash)
{
    const Seat dealer = dealerOfDeal(challenge, deal);
    HandRecord record { challenge.rules, {}, 1, {}, {} };
    for (int again = 0; again < mostRedeals; ++again) {
        const std::uint64_t seed = numberOf(challenge, deal, again, hash);
        record.deal = dealFromSeed(challenge.rules, seed, dealer);
        if (!startOf(record).value().over())
            break;
    }
    return record;
}

int totalOf(const ChallengeResult& result)
{
    return std::accumulate(result.deals.begin(), result.deals.end(), 0,
        [](int sum, const ChallengeDeal& deal) { return sum + deal.score; });
}

int challengersScore(const HandState& played)
{
    return played.scored() ? played.scored()->scores.scores[challengersSeat].value : 0;
}

} // namespace sheepshead
