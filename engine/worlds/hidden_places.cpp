// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/worlds/hidden_places.h"

#include "engine/rules/layouts.h"

#include <algorithm>

namespace sheepshead {

namespace {

class PlaceLister {
public:
    explicit PlaceLister(const Observation& seen)
        : seen_(seen)
    {
        hidden_.cards = deckOf(*seen.variant) - knownCards();
        for (const Seat seat : seen.seats)
            addPlacesOf(seat);
        if (!seen.picker || seen.blindPick)
            add(PlaceKind::Aside, {}, seen.variant.layout().blind);
    }

    const HiddenCards& list() const { return hidden_; }

private:
    CardSet knownCards() const
    {
        CardSet known =
            seen_.hand | seen_.dealt | seen_.blind | seen_.buried | seen_.cardsSeenPlayed();
        for (const Seat seat : seen_.seats)
            known |= seen_.open[seat];
        if (seen_.under)
            known.add(*seen_.under);
        return known;
    }

    bool add(PlaceKind kind, Seat seat, int room)
    {
        if (room > 0)
            hidden_.places.push_back({ kind, seat, room, hidden_.cards, {} });
        return room > 0;
    }

    int coveredOf(Seat seat) const { return (seen_.open[seat] & seen_.covering).size(); }

    /// Two-handed tables: cards that lay beneath those of this trick and are turned after it.
    int uncoveredOf(Seat seat) const
    {
        const Trick* const trick = seen_.trickOnTable();
        if (trick == nullptr)
            return 0;
        return static_cast<int>(std::ranges::count_if(trick->cards, [&](const PlayedCard& played) {
            return played.seat == seat && played.card && seen_.covering.contains(*played.card);
        }));
    }

    bool isUnderHidden() const
    {
        if (!seen_.calledWithUnder || seen_.viewer == seen_.picker)
            return false;
        return std::ranges::none_of(seen_.tricks, [](const Trick& trick) {
            return std::ranges::any_of(trick.cards,
                [](const PlayedCard& played) { return played.asUnder && played.card; });
        });
    }

    bool wasUnderPlayed() const
    {
        return std::ranges::any_of(seen_.tricks, [](const Trick& trick) {
            return std::ranges::any_of(trick.cards, &PlayedCard::asUnder);
        });
    }

    void addPlacesOf(Seat seat)
    {
        const int covered = coveredOf(seat);
        add(PlaceKind::Covered, seat, covered);
        if (seat == seen_.viewer)
            return;
        const bool underHidden = seat == seen_.picker && isUnderHidden();
        const bool underHeld = underHidden && !wasUnderPlayed();
        const int uncovered = uncoveredOf(seat);
        add(PlaceKind::Hand, seat,
            seen_.cardsHeld[seat] - covered - seen_.open[seat].size() - uncovered
                - (underHeld ? 1 : 0));
        if (add(PlaceKind::Hand, seat, uncovered))
            hidden_.places.back().justUncovered = true;
        add(PlaceKind::Under, seat, underHidden ? 1 : 0);
        if (hasBuried(seen_, seat))
            add(PlaceKind::Buried, seat, blindCardsTaken(seen_, seat) - knownBuryOf(seat));
    }

    /// 7H-2 where the partners see each other's bury.
    int knownBuryOf(Seat seat) const
    {
        if (!seen_.isMaker(seat) || blindCardsTaken(seen_, seen_.viewer) == 0)
            return 0;
        return (seen_.buried - (seen_.dealt | seen_.blind)).size();
    }

    const Observation& seen_;
    HiddenCards hidden_;
};

} // namespace

HiddenCards hiddenPlacesOf(const Observation& seen) { return PlaceLister(seen).list(); }

bool hasBuried(const Observation& seen, Seat seat)
{
    if (blindCardsTaken(seen, seat) == 0)
        return false;
    if (seen.phase == Phase::Raising) // BLITZ-WHEN: at the pick no seat has buried
        return seen.cardsHeld[seat] <= seen.variant.layout().hand;
    return seen.phase != Phase::Burying || (seat == seen.picker && seen.turn != seen.picker);
}

int blindCardsTaken(const Observation& seen, Seat seat)
{
    if (!seen.picker || seen.blindPick)
        return 0;
    const Layout& layout = seen.variant.layout();
    if (seat == seen.picker)
        return layout.pickerTakes();
    return layout.neighbourTakes > 0 && seat == seen.seats.nextAfter(*seen.picker)
        ? layout.neighbourTakes
        : 0;
}

} // namespace sheepshead

namespace sheepshead::narrowing {

namespace {

bool isOf(const HiddenPlace& place, Seat seat)
{
    return place.kind != PlaceKind::Aside && place.seat == seat;
}

} // namespace

void forbid(HiddenCards& hidden, Seat seat, CardSet cards)
{
    for (HiddenPlace& place : hidden.places)
        if (isOf(place, seat))
            place.allowed -= cards;
}

void forbidIn(PlaceKind kind, HiddenCards& hidden, Seat seat, CardSet cards)
{
    for (HiddenPlace& place : hidden.places)
        if (place.kind == kind && place.seat == seat)
            place.allowed -= cards;
}

void confine(HiddenCards& hidden, Seat seat, CardSet cards)
{
    for (HiddenPlace& place : hidden.places)
        if (!isOf(place, seat))
            place.allowed -= cards;
}

void confineTo(PlaceKind kind, HiddenCards& hidden, Seat seat, CardSet cards)
{
    for (HiddenPlace& place : hidden.places)
        if (place.kind != kind || place.seat != seat)
            place.allowed -= cards;
}

void needInHand(HiddenCards& hidden, Seat seat, CardSet cards)
{
    for (HiddenPlace& place : hidden.places)
        if (place.kind == PlaceKind::Hand && place.seat == seat)
            place.needsOneOf = cards;
}

} // namespace sheepshead::narrowing
