// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/claims/settled_scores.h"

#include "engine/playout/seat_payoff.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// What each seat has won, as far as the viewer knows.
struct Won {
    PerSeat<int> points;
    PerSeat<int> tricks;
    int tricksDone = 0;

    int pointsOf(SeatSet seats) const
    {
        int sum = 0;
        for (const Seat seat : seats)
            sum += points[seat];
        return sum;
    }
    int tricksOf(SeatSet seats) const
    {
        int sum = 0;
        for (const Seat seat : seats)
            sum += tricks[seat];
        return sum;
    }
};

Won wonSoFar(const Observation& seen)
{
    Won won;
    won.tricks = seen.tricksTaken;
    for (const Trick& trick : seen.tricks) {
        if (&trick == seen.trickOnTable())
            continue;
        ++won.tricksDone;
        for (const PlayedCard& played : trick.cards)
            if (played.card)
                won.points[trick.winning] += played.card->points().value;
    }
    won.points[seen.viewer] += seen.buried.points().value;
    return won;
}

/// The viewer takes these tricks with these cards; the other cards may be worth nothing.
void takeSure(Won& won, const Observation& seen, std::span<const Card> sure)
{
    if (sure.empty())
        return;
    int& points = won.points[seen.viewer];
    for (const Card card : sure)
        points += card.points().value;
    if (const Trick* const trick = seen.trickOnTable())
        for (const PlayedCard& played : trick->cards)
            points += played.card ? played.card->points().value : 0;
    won.tricks[seen.viewer] += static_cast<int>(sure.size());
}

/// All possible ends must have the same scores.
class SameScores {
public:
    explicit SameScores(const PlaySetting& setting)
        : payoffs_(setting)
    {
    }
    bool takes(const PlayPosition& end)
    {
        const PerSeat<Score> scores = payoffs_.of(end);
        if (!scores_)
            scores_ = scores;
        return scores == *scores_;
    }
    const std::optional<PerSeat<Score>>& scores() const { return scores_; }

private:
    AllPayoffs payoffs_;
    std::optional<PerSeat<Score>> scores_;
};

/// An end of a hand between two sides, as far as it determines the scores.
struct SidesEnd {
    SeatSet makers;
    Seat picker; ///< or the maker who is named first
    int points = 0;
    int tricks = 0; ///< the makers'
    int allTricks = 0;
    bool pickerHasTrick = false;
};

PlayPosition positionOf(const SidesEnd& end)
{
    PlayPosition position;
    position.makers = end.makers;
    position.makersBury = { end.points };
    position.tricksDone = end.allTricks;
    Seat taker = end.picker;
    if (!end.pickerHasTrick)
        for (const Seat seat : end.makers)
            taker = seat == end.picker ? taker : seat;
    if (end.tricks > 0)
        position.tricksBefore[taker] = static_cast<std::uint8_t>(end.tricks);
    return position;
}

bool isPossible(const SidesEnd& end, const Won& won)
{
    if (end.pickerHasTrick)
        return end.tricks > 0;
    return won.tricks[end.picker] == 0 && (end.tricks == 0 || end.makers.size() > 1);
}

/// The makers' tricks at the end, reduced to none, some or all.
std::array<int, 3> tricksToTry(const SidesEnd& end, const Won& won, SeatSet others)
{
    const int least = won.tricksOf(end.makers);
    const int most = end.allTricks - won.tricksOf(others);
    return { least, std::min(least + 1, most), most };
}

std::optional<PerSeat<Score>> settledBetweenSides(
    const Observation& seen, const PlaySetting& setting, const Won& won)
{
    const SeatSet others = seen.sides.defenders;
    SidesEnd end { .makers = seen.sides.makers, .picker = *seen.sides.makers.begin() };
    end.picker = setting.picker.value_or(end.picker);
    end.allTricks = seen.variant.layout().hand;
    const int least = won.pointsOf(end.makers);
    const int most = deckPoints.value - won.pointsOf(others);
    SameScores same(setting);
    const auto takesWith = [&](int from, int to, int step) {
        for (end.points = from; isPossible(end, won) && end.points <= to; end.points += step)
            if (!same.takes(positionOf(end)))
                return false;
        return true;
    };
    const auto allTake = [&](int from, int to, int step) {
        for (const int tricks : tricksToTry(end, won, others))
            for (const bool has : { true, false }) {
                end.tricks = tricks;
                end.pickerHasTrick = has;
                if (!takesWith(from, to, step))
                    return false;
            }
        return true;
    };
    // Its bounds usually show at once that nothing is settled.
    const bool settled = allTake(least, most, std::max(1, most - least)) && allTake(least, most, 1);
    return settled ? same.scores() : std::nullopt;
}

/// 2H-SCORE
std::optional<PerSeat<Score>> settledForTwo(
    const Observation& seen, const PlaySetting& setting, const Won& won)
{
    const Seat one = *seen.seats.begin();
    const Seat other = seen.seats.nextAfter(one);
    const int allTricks = seen.variant.layout().hand;
    SameScores same(setting);
    for (int points = won.points[one]; points <= deckPoints.value - won.points[other]; ++points)
        for (int tricks = won.tricks[one]; tricks <= allTricks - won.tricks[other]; ++tricks) {
            PlayPosition end;
            end.play.addPoints(one, { points });
            end.play.addPoints(other, { deckPoints.value - points });
            end.tricksBefore[one] = static_cast<std::uint8_t>(tricks);
            end.tricksBefore[other] = static_cast<std::uint8_t>(allTricks - tricks);
            if (!same.takes(end))
                return std::nullopt;
        }
    return same.scores();
}

/// Who will have the fewest points (the most in a moster), wherever the open points go.
std::optional<Seat> surelyExtreme(const Won& won, SeatSet seats, bool most)
{
    const int open = deckPoints.value - won.pointsOf(seats);
    const auto beats = [&](Seat seat, Seat other) {
        return most ? won.points[seat] > won.points[other] + open
                    : won.points[seat] + open < won.points[other];
    };
    for (const Seat seat : seats)
        if (std::ranges::all_of(
                seats, [&](Seat other) { return other == seat || beats(seat, other); }))
            return seat;
    return std::nullopt;
}

/// LEASTER-1 with a winner, or a moster with a loser, that cannot change any more. Once every seat
/// has taken a trick, the rules about tricks do not matter.
std::optional<PerSeat<Score>> settledForEach(
    const Observation& seen, const PlaySetting& setting, const Won& won)
{
    const bool leaster = seen.noPickGame == NoPickGame::Leaster;
    const bool allHaveTrick =
        std::ranges::all_of(seen.seats, [&](Seat seat) { return won.tricks[seat] > 0; });
    if (!allHaveTrick || (!leaster && seen.noPickGame != NoPickGame::Moster)
        || !surelyExtreme(won, seen.seats, !leaster))
        return std::nullopt;
    PlayPosition now;
    for (const Seat seat : seen.seats) {
        now.play.addPoints(seat, { won.points[seat] });
        now.tricksBefore[seat] = static_cast<std::uint8_t>(won.tricks[seat]);
    }
    return AllPayoffs(setting).of(now);
}

} // namespace

std::optional<PerSeat<Score>> settledScores(
    const Observation& seen, const PlaySetting& setting, std::span<const Card> sure)
{
    Won won = wonSoFar(seen);
    takeSure(won, seen, sure);
    if (seen.noPickGame)
        return settledForEach(seen, setting, won);
    if (seen.variant.layout().players == 2)
        return settledForTwo(seen, setting, won);
    return seen.isSideKnown() ? settledBetweenSides(seen, setting, won) : std::nullopt;
}

} // namespace sheepshead
