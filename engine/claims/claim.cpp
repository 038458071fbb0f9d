// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/claims/claim.h"

#include "engine/claims/every_play.h"
#include "engine/claims/settled_scores.h"
#include "engine/claims/sure_tricks.h"
#include "engine/playout/play_table.h"
#include "engine/worlds/deal_sampler.h"

#include <algorithm>

namespace sheepshead {

namespace {

// Bounds of the exhaustive search: some milliseconds at most.
constexpr int mostTricks = 3;
constexpr double mostWorlds = 300;
constexpr int mostCards = 20'000;

/// BLITZ-WHEN "in play": while a black queen is in a hand, the stake can still double.
bool canBlitz(const Observation& seen)
{
    const CardSet queens { Card(Rank::Queen, Suit::Clubs), Card(Rank::Queen, Suit::Spades) };
    return seen.picker && seen.variant->blitzWhen == BlitzWhen::InPlay
        && seen.variant->blitzBlackQueens && !seen.cardsSeenPlayed().containsAll(queens);
}

bool canBeClaimed(const Observation& seen)
{
    return seen.phase == Phase::Playing && seen.turn == seen.viewer
        && seen.cardsHeld[seen.viewer] > 1 && seen.variant->renege == Renege::Refused
        && !canBlitz(seen);
}

/// Whether the seat wants every trick, knows all its cards, and has a side that the cards of the
/// others cannot change.
bool wantsAllTricks(const Observation& seen)
{
    const bool hasCovered = seen.open[seen.viewer].meets(seen.covering);
    if (seen.noPickGame || seen.solo == SoloKind::Billy || seen.under || hasCovered)
        return false;
    const Partner partner = seen.variant->partner;
    const bool sidesGrow = partner == Partner::FirstQueens || partner == Partner::FirstTrick;
    return !sidesGrow || seen.isSideKnown();
}

/// All cards unknown to the seat are in the others' hands.
std::optional<Points> pointsLeft(const Observation& seen)
{
    const HiddenCards hidden = hiddenPlacesOf(seen);
    for (const HiddenPlace& place : hidden.places)
        if (place.kind != PlaceKind::Hand && place.kind != PlaceKind::Covered)
            return std::nullopt;
    CardSet left = seen.hand | hidden.cards;
    for (const Seat seat : seen.seats)
        left |= seen.open[seat];
    if (const Trick* const trick = seen.trickOnTable())
        for (const PlayedCard& played : trick->cards)
            if (played.card)
                left.add(*played.card);
    return left.points();
}

class Claimer {
public:
    Claimer(const Observation& seen, std::span<const Action> legal)
        : seen_(seen)
        , sampler_(seen, legal)
    {
        Rng rng(1);
        world_ = sampler_.draw(rng);
        if (world_)
            table_ = PlayTable::of(seen, *world_, legal);
    }

    std::optional<Claim> claim() const
    {
        if (!table_)
            return std::nullopt;
        const std::vector<Card> sure =
            wantsAllTricks(seen_) ? sureTricks(seen_, *table_, *world_) : std::vector<Card>();
        if (static_cast<int>(sure.size()) == seen_.cardsHeld[seen_.viewer])
            return allTricks(sure);
        if (const auto scores = settledScores(seen_, table_->setting()))
            return settled(*scores);
        if (!sure.empty() && takingIsNeverWorse())
            if (const auto scores = settledScores(seen_, table_->setting(), sure))
                return settledAfter(sure, *scores);
        const bool few = seen_.cardsHeld[seen_.viewer] <= mostTricks;
        return few && sampler_.count() <= mostWorlds ? byTryingAll() : std::nullopt;
    }

    /// Whether another seat can see it too.
    bool isSettledFor(const Observation& other) const
    {
        return table_ && settledScores(other, table_->setting());
    }

private:
    /// NOTRICK: a partner may not want to help.
    bool takingIsNeverWorse() const
    {
        return seen_.variant->noTrick != NoTrick::PickerIfHeTrickless;
    }

    std::optional<Claim> byTryingAll() const
    {
        const std::vector<World> worlds = sampler_.all();
        if (wantsAllTricks(seen_))
            if (auto order = EveryPlay(*table_, worlds, mostCards).sureTricks())
                return allTricks(*std::move(order));
        if (const auto found = EveryPlay(*table_, worlds, mostCards).settled())
            return settled(found->scores);
        return std::nullopt;
    }

    Claim allTricks(std::vector<Card> order) const
    {
        const int tricks = static_cast<int>(order.size());
        return { ClaimKind::AllTricks, seen_.viewer, std::move(order), tricks, pointsLeft(seen_),
            {} };
    }

    Claim settled(const std::optional<PerSeat<Score>>& scores) const
    {
        return { ClaimKind::Settled, seen_.viewer, {}, 0, {}, scores };
    }

    Claim settledAfter(const std::vector<Card>& order, const PerSeat<Score>& scores) const
    {
        const int tricks = static_cast<int>(order.size());
        return { ClaimKind::Settled, seen_.viewer, order, tricks, {}, scores };
    }

    const Observation& seen_;
    DealSampler sampler_;
    std::optional<World> world_; ///< one that fits
    std::optional<PlayTable> table_;
};

} // namespace

std::optional<Claim> claimOf(const Observation& seen, std::span<const Action> legal)
{
    return canBeClaimed(seen) ? Claimer(seen, legal).claim() : std::nullopt;
}

bool isSettledFor(const Observation& other, const Observation& seen, std::span<const Action> legal)
{
    return canBeClaimed(seen) && Claimer(seen, legal).isSettledFor(other);
}

} // namespace sheepshead
