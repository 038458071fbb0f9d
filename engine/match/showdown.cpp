// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/showdown.h"

#include "engine/support/rng.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int straightFlush = 8;
constexpr int fourOfAKind = 7;
constexpr int fullHouse = 6;
constexpr int flush = 5;
constexpr int straight = 4;
constexpr int threeOfAKind = 3;
constexpr int twoPairs = 2;
constexpr int onePair = 1;
constexpr int highCard = 0;

struct Group {
    int count = 0;
    int rank = 0;
};

/// Ranks with how often they come, the most frequent and then the highest first.
std::vector<Group> groupsOf(const PokerHand& hand)
{
    std::vector<Group> groups;
    for (int rank = 14; rank >= 2; --rank) {
        const auto count = std::ranges::count(hand, rank, &PokerCard::rank);
        if (count > 0)
            groups.push_back({ static_cast<int>(count), rank });
    }
    std::ranges::stable_sort(groups, std::greater<>(), &Group::count);
    return groups;
}

bool isFlush(const PokerHand& hand)
{
    return std::ranges::all_of(hand, [&](const PokerCard& c) { return c.suit == hand[0].suit; });
}

/// The highest card of a straight; the ace may stand below the lowest card of the deck. Nothing: 0.
int straightTop(const std::vector<Group>& groups, int belowLowest)
{
    if (groups.size() != 5)
        return 0;
    if (groups[0].rank - groups[4].rank == 4)
        return groups[0].rank;
    const bool wheel = groups[0].rank == 14 && groups[4].rank == belowLowest + 1
        && groups[1].rank == belowLowest + 4;
    return wheel ? groups[1].rank : 0;
}

int kindOf(const std::vector<Group>& groups, bool oneSuit, int top)
{
    if (top > 0)
        return oneSuit ? straightFlush : straight;
    if (oneSuit)
        return flush;
    const int most = groups[0].count;
    const int second = groups[1].count;
    if (most == 4)
        return fourOfAKind;
    if (most == 3)
        return second == 2 ? fullHouse : threeOfAKind;
    if (most == 2)
        return second == 2 ? twoPairs : onePair;
    return highCard;
}

std::vector<PokerCard> deckFrom(int lowest)
{
    std::vector<PokerCard> deck;
    for (int rank = lowest; rank <= 14; ++rank)
        for (int suit = 0; suit < 4; ++suit)
            deck.push_back({ static_cast<std::uint8_t>(rank), static_cast<std::uint8_t>(suit) });
    return deck;
}

} // namespace

std::vector<int> pokerStrength(const PokerHand& hand)
{
    const std::vector<Group> groups = groupsOf(hand);
    const int top = straightTop(groups, 1);
    std::vector<int> strength { kindOf(groups, isFlush(hand), top) };
    if (top > 0)
        strength.push_back(top);
    else
        for (const Group& group : groups)
            strength.push_back(group.rank);
    return strength;
}

Showdown playShowdown(SeatSet seats, std::uint64_t seed)
{
    std::vector<PokerCard> deck = deckFrom(seats.size() > 6 ? 2 : 7);
    Rng(seed).shuffle<PokerCard>(deck);
    Showdown showdown;
    auto next = deck.begin();
    std::vector<int> best;
    for (const Seat seat : seats) {
        for (PokerCard& card : showdown.hands[seat])
            card = *next++;
        const std::vector<int> strength = pokerStrength(showdown.hands[seat]);
        if (strength > best) {
            best = strength;
            showdown.winners = {};
        }
        if (strength == best)
            showdown.winners.add(seat);
    }
    return showdown;
}

} // namespace sheepshead
