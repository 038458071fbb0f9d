// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/layout/hand_places.h"

#include "ui/table/layout/hand_order.h"
#include "ui/table/layout/pile_slots.h"

#include <algorithm>
#include <utility>

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
    if (card == under)
        return underGroup;
    return isSorted() ? handGroup(card, trumps, order) : 0;
}

bool HandPlaces::before(Card a, Card b) const
{
    const auto pileA = pileOf(a);
    const auto pileB = pileOf(b);
    if (pileA || pileB)
        return pileA < pileB; // what lies in no pile comes first
    const bool underB = b == under;
    if ((a == under) != underB)
        return underB;
    return isSorted() ? standsBefore(a, b, trumps, order) : placeInSequence(a) < placeInSequence(b);
}

int HandPlaces::placeInSequence(Card card) const
{
    return static_cast<int>(std::ranges::find(sequence_, card) - sequence_.begin());
}

// The cards of a deal arrive one by one in the order of their power: each goes to a place that
// looks drawn by chance, and is the same whenever the same cards arrive. Behind cards that the
// person has put in order, new ones come last.
void HandPlaces::noteArrival(Card card)
{
    const std::size_t count = sequence_.size();
    const std::size_t drawn = (static_cast<std::size_t>(card.index()) * 2654435761U >> 7U) + count;
    const std::size_t place = movedByHand_ ? count : drawn * 7 % (count + 1);
    sequence_.insert(sequence_.begin() + static_cast<std::ptrdiff_t>(place), card);
}

void HandPlaces::noteLeaving(Card card)
{
    std::erase(sequence_, card);
    if (sequence_.empty())
        movedByHand_ = false;
}

void HandPlaces::move(Card card, int place, CardSet hand)
{
    std::vector<Card> cards = row(hand);
    const auto last = static_cast<int>(cards.size()) - 1;
    std::erase(cards, card);
    cards.insert(cards.begin() + std::clamp(place, 0, last), card);
    for (const Card other : sequence_)
        if (std::ranges::find(cards, other) == cards.end())
            cards.push_back(other);
    sequence_ = std::move(cards);
    movedByHand_ = true;
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
