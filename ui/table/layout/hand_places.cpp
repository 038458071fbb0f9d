// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/layout/hand_places.h"

#include "ui/table/layout/hand_order.h"
#include "ui/table/layout/pile_slots.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int underGroup = 9; // behind every suit

} // namespace

std::optional<int> HandPlaces::pileOf(Card card) const
{
    return piles ? piles->slotOf(card) : std::nullopt;
}

int HandPlaces::groupOf(Card card) const
{
    return card == under ? underGroup : handGroup(card, trumps);
}

bool HandPlaces::before(Card a, Card b) const
{
    const auto pileA = pileOf(a);
    const auto pileB = pileOf(b);
    if (pileA || pileB)
        return pileA < pileB; // what lies in no pile comes first
    const bool underB = b == under;
    return (a == under) != underB ? underB : standsBefore(a, b, trumps);
}

std::vector<Card> HandPlaces::row(CardSet hand) const
{
    std::vector<Card> cards;
    for (const Card card : hand)
        if (!pileOf(card))
            cards.push_back(card);
    std::ranges::sort(cards, [this](Card a, Card b) { return before(a, b); });
    return cards;
}

Pose HandPlaces::poseOf(Card card, CardSet hand) const
{
    if (const auto pile = pileOf(card))
        return layout.openPose(0, *pile);
    const std::vector<Card> cards = row(hand);
    std::vector<int> groups;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (i > 0 && groupOf(cards[i]) == groupOf(cards[i - 1]))
            ++groups.back();
        else
            groups.push_back(1);
    }
    const auto index = std::ranges::find(cards, card) - cards.begin();
    return layout.handPoses(groups).at(static_cast<std::size_t>(index));
}

std::optional<Card> HandPlaces::inNextRow(Card from, int direction, CardSet hand) const
{
    const QPointF start = poseOf(from, hand).centre;
    std::optional<Card> nearest;
    qreal shortest = 0;
    for (const Card card : hand) {
        const QPointF way = poseOf(card, hand).centre - start;
        const qreal length = QPointF::dotProduct(way, way);
        if (way.y() * direction > 1 && (!nearest || length < shortest)) {
            nearest = card;
            shortest = length;
        }
    }
    return nearest;
}

} // namespace sheepshead
