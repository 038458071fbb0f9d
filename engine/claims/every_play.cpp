// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/claims/every_play.h"

#include <algorithm>

namespace sheepshead {

EveryPlay::EveryPlay(const PlayTable& table, const std::vector<World>& worlds, int cards)
    : table_(table)
    , payoffs_(table.setting())
    , cards_(cards)
{
    for (const World& world : worlds)
        positions_.push_back(table.position(world));
    if (!positions_.empty())
        seat_ = positions_.front().play.turn();
}

std::optional<EveryPlay::Settled> EveryPlay::settled()
{
    std::optional<PerSeat<Score>> common;
    bool sameEverywhere = true;
    for (const PlayPosition& position : positions_) {
        std::optional<PerSeat<Score>> scores;
        if (!settledFrom(position, scores))
            return std::nullopt;
        sameEverywhere = sameEverywhere && (!common || common == scores);
        common = scores;
    }
    if (!common)
        return std::nullopt;
    return Settled { sameEverywhere ? common : std::nullopt };
}

/// False when the budget of cards is used up.
bool EveryPlay::play(PlayPosition& position, Card card)
{
    playCard(position, table_.setting(), card);
    return --cards_ >= 0;
}

bool EveryPlay::settledFrom(const PlayPosition& position, std::optional<PerSeat<Score>>& scores)
{
    if (position.play.over()) {
        const PerSeat<Score> here = payoffs_.of(position);
        if (!scores)
            scores = here;
        return here == *scores;
    }
    return std::ranges::all_of(position.play.legal(), [&](Card card) {
        PlayPosition next = position;
        return play(next, card) && settledFrom(next, scores);
    });
}

std::optional<std::vector<Card>> EveryPlay::sureTricks()
{
    order_.clear();
    return !positions_.empty() && winFrom(positions_) ? std::optional(order_) : std::nullopt;
}

/// The seat is to act in all these positions, with the same cards.
bool EveryPlay::winFrom(const Positions& positions)
{
    if (positions.front().play.over())
        return true;
    for (const Card card : positions.front().play.legal()) {
        Positions after;
        const bool sure = std::ranges::all_of(positions, [&](const PlayPosition& position) {
            PlayPosition next = position;
            return play(next, card) && trickIsSure(next, after);
        });
        order_.push_back(card);
        if (sure && winFrom(after))
            return true;
        order_.pop_back();
    }
    return false;
}

/// Whether the seat takes the trick however it goes on. Collects the positions after it.
bool EveryPlay::trickIsSure(const PlayPosition& position, Positions& after)
{
    if (position.play.cardsInTrick() == 0) {
        after.push_back(position);
        return position.play.leader() == seat_;
    }
    return std::ranges::all_of(position.play.legal(), [&](Card card) {
        PlayPosition next = position;
        return play(next, card) && trickIsSure(next, after);
    });
}

} // namespace sheepshead
