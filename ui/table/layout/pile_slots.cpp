// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/layout/pile_slots.h"

#include "ui/table/layout/hand_order.h"

#include <algorithm>

namespace sheepshead {

namespace {

std::optional<int> found(const std::vector<PileSlots::Slot>& slots, auto is)
{
    const auto at = std::ranges::find_if(slots, is);
    return at == slots.end() ? std::nullopt : std::optional(static_cast<int>(at - slots.begin()));
}

std::vector<Card> sorted(CardSet cards, const TrumpOrder& trumps)
{
    std::vector<Card> all(cards.begin(), cards.end());
    std::ranges::sort(all, [&](Card a, Card b) { return standsBefore(a, b, trumps); });
    return all;
}

} // namespace

std::optional<int> PileSlots::slotOf(Card card) const
{
    return found(slots_, [card](const Slot& slot) { return slot.open == card; });
}

bool PileSlots::covers(Card card) const
{
    const auto slot = slotOf(card);
    return slot && slots_[static_cast<std::size_t>(*slot)].covered;
}

CardSet PileSlots::open() const
{
    CardSet cards;
    for (const Slot& slot : slots_)
        if (slot.open)
            cards.add(*slot.open);
    return cards;
}

std::optional<int> PileSlots::waiting() const
{
    return found(slots_, [](const Slot& slot) { return !slot.open && slot.covered; });
}

int PileSlots::placeFor(Card card)
{
    auto place = waiting();
    if (!place)
        place = found(slots_, [](const Slot& slot) { return !slot.open; });
    if (!place) {
        place = static_cast<int>(slots_.size());
        slots_.emplace_back();
    }
    slots_[static_cast<std::size_t>(*place)] = { card, false };
    return *place;
}

void PileSlots::settle(CardSet open, CardSet covering, const TrumpOrder& trumps, bool duringTrick)
{
    for (const Card gone : this->open() - open)
        take(gone);
    const bool stillCovered = duringTrick && waiting();
    if (!stillCovered)
        for (const Card card : sorted(open - this->open(), trumps))
            placeFor(card);
    for (Slot& slot : slots_)
        slot.covered = slot.open ? covering.contains(*slot.open) : slot.covered && duringTrick;
}

std::optional<int> PileSlots::take(Card card)
{
    const auto slot = slotOf(card);
    if (slot)
        slots_[static_cast<std::size_t>(*slot)].open.reset();
    return slot;
}

int PileSlots::turn(Card card) { return placeFor(card); }

} // namespace sheepshead
