// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/season/season_standings.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <span>
#include <tuple>

namespace sheepshead {

namespace {

using Evenings = std::span<const SeasonEvening>;

/// Rounded towards the lower number, also below 0.
std::int64_t floorOf(std::int64_t sum, std::int64_t divisor)
{
    const std::int64_t quotient = sum / divisor;
    return quotient - (sum % divisor < 0 ? 1 : 0);
}

SeasonValue valueOf(const EveningResult& evening, SeasonMeasure measure)
{
    const bool byHands = measure == SeasonMeasure::PerHand;
    return { evening.score, byHands ? std::max(1, evening.hands) : 1 };
}

void dropWorst(const Season& season, SeasonStanding& row)
{
    std::vector<EveningResult*> came;
    for (auto& evening : row.evenings)
        if (evening && evening->counts)
            came.push_back(&*evening);
    if (season.bestEvenings == 0 || came.size() <= static_cast<std::size_t>(season.bestEvenings))
        return;
    std::ranges::stable_sort(came, [&](const EveningResult* one, const EveningResult* other) {
        return valueOf(*one, season.measure) > valueOf(*other, season.measure);
    });
    for (EveningResult* const worse :
        std::span(came).subspan(static_cast<std::size_t>(season.bestEvenings)))
        worse->counts = false;
}

void sumUp(const Season& season, SeasonStanding& row)
{
    std::optional<std::int64_t> best;
    for (const auto& evening : row.evenings) {
        if (!evening)
            continue;
        ++row.attended;
        row.eveningsWon += evening->won ? 1 : 0;
        best = std::max(best.value_or(evening->score), evening->score);
        if (!evening->counts)
            continue;
        ++row.counted;
        row.hands += evening->hands;
        row.total += evening->score;
    }
    row.bestEvening = best.value_or(0);
    const int divisor = season.measure == SeasonMeasure::Total ? 1
        : season.measure == SeasonMeasure::PerHand             ? row.hands
                                                               : row.counted;
    row.value = { row.total, std::max(1, divisor) };
}

/// Where the person came; with the handicap.
SeasonStanding cameTo(const Season& season, const SeasonPerson& who, Evenings evenings)
{
    SeasonStanding row { .person = who.person, .role = who.role };
    for (const SeasonEvening& evening : evenings) {
        auto& result = row.evenings.emplace_back();
        if (const SeasonScore* const score = evening.find(who.person))
            result = EveningResult { .score = score->score + who.handicap,
                .hands = score->hands,
                .counts = score->handsKnown || season.measure != SeasonMeasure::PerHand };
    }
    return row;
}

void markWinners(std::vector<SeasonStanding>& rows, std::size_t evening)
{
    std::optional<std::int64_t> best;
    for (const SeasonStanding& row : rows)
        if (const auto& result = row.evenings[evening])
            best = std::max(best.value_or(result->score), result->score);
    for (SeasonStanding& row : rows)
        if (auto& result = row.evenings[evening])
            result->won = result->score == best;
}

bool hasPlace(const Season& season, const SeasonStanding& row)
{
    return row.role == SeasonRole::Member && row.attended > 0
        && row.attended >= season.leastEvenings;
}

/// Ranked people, then other members, then substitutes.
int groupOf(const Season& season, const SeasonStanding& row)
{
    return hasPlace(season, row) ? 0 : row.role == SeasonRole::Member ? 1 : 2;
}

auto strengthOf(const SeasonStanding& row)
{
    return std::tuple(row.value, row.bestEvening, row.eveningsWon);
}

std::vector<SeasonStanding> rowsAfter(const Season& season, Evenings evenings)
{
    std::vector<SeasonStanding> rows;
    for (const SeasonPerson& who : season.people)
        rows.push_back(cameTo(season, who, evenings));
    for (std::size_t i = 0; i < evenings.size(); ++i)
        markWinners(rows, i);
    for (SeasonStanding& row : rows) {
        dropWorst(season, row);
        sumUp(season, row);
    }
    std::ranges::stable_sort(rows, [&](const SeasonStanding& one, const SeasonStanding& other) {
        const int first = groupOf(season, one);
        const int second = groupOf(season, other);
        if (first != second)
            return first < second;
        if ((one.attended > 0) != (other.attended > 0))
            return one.attended > 0;
        return strengthOf(one) > strengthOf(other);
    });
    for (std::size_t i = 0; i < rows.size() && hasPlace(season, rows[i]); ++i)
        rows[i].rank = i > 0 && strengthOf(rows[i]) == strengthOf(rows[i - 1])
            ? rows[i - 1].rank
            : static_cast<int>(i) + 1;
    return rows;
}

/// Those of all days but the last.
Evenings before(Evenings evenings)
{
    std::size_t count = evenings.size();
    while (count > 0 && evenings[count - 1].day == evenings.back().day)
        --count;
    return evenings.first(count);
}

std::vector<SeasonGuest> guestsOf(const Season& season, Evenings evenings)
{
    std::vector<SeasonGuest> guests;
    for (const SeasonEvening& evening : evenings)
        for (const SeasonScore& score : evening.scores) {
            if (season.find(score.person))
                continue;
            auto guest = std::ranges::find(guests, score.person, &SeasonGuest::person);
            if (guest == guests.end())
                guest = guests.insert(guest, SeasonGuest { .person = score.person });
            ++guest->evenings;
            guest->hands += score.hands;
        }
    return guests;
}

} // namespace

std::int64_t SeasonValue::hundredths() const
{
    constexpr std::int64_t hundred = 100;
    const std::int64_t whole = sum / divisor;
    const std::int64_t rest = (sum % divisor) * hundred;
    const std::int64_t away = rest < 0 ? -divisor : divisor;
    return whole * hundred + (2 * rest + away) / (2 * divisor);
}

/// By whole parts first, so that no product is larger than two divisors'.
std::strong_ordering SeasonValue::operator<=>(const SeasonValue& other) const
{
    const std::int64_t whole = floorOf(sum, divisor);
    const std::int64_t otherWhole = floorOf(other.sum, other.divisor);
    if (whole != otherWhole)
        return whole <=> otherWhole;
    return (sum - whole * divisor) * other.divisor
        <=> (other.sum - otherWhole * other.divisor) * divisor;
}

SeasonStandings seasonStandings(const Season& season, std::vector<SeasonEvening> evenings)
{
    SeasonStandings standings { .evenings = std::move(evenings), .rows = {}, .guests = {} };
    standings.rows = rowsAfter(season, standings.evenings);
    standings.guests = guestsOf(season, standings.evenings);
    std::map<std::int64_t, std::optional<int>> ranks;
    for (const SeasonStanding& row : rowsAfter(season, before(standings.evenings)))
        ranks[row.person] = row.rank;
    for (SeasonStanding& row : standings.rows)
        if (row.rank && ranks[row.person])
            row.movement = *ranks[row.person] - *row.rank;
    return standings;
}

} // namespace sheepshead
