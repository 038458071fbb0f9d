// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/worlds/known_cards.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// The blind lies aside, or was taken by its takers.
void restrictBlind(HiddenCards& hidden, const Observation& seen, CardSet blind)
{
    const bool taken = seen.picker && !seen.blindPick;
    for (HiddenPlace& place : hidden.places) {
        const bool takers = place.kind != PlaceKind::Aside && place.kind != PlaceKind::Covered
            && blindCardsTaken(seen, place.seat) > 0;
        if (taken ? !takers : place.kind != PlaceKind::Aside)
            place.allowed -= blind;
    }
}

void restrictPlaces(HiddenCards& hidden, const Observation& seen, const KnownCards& known)
{
    for (const Seat seat : seen.seats) {
        narrowing::confine(hidden, seat, known.dealt[seat]);
        if (!known.buried[seat].empty())
            narrowing::confineTo(PlaceKind::Buried, hidden, seat, known.buried[seat]);
    }
    if (known.under && seen.picker)
        narrowing::confineTo(PlaceKind::Under, hidden, *seen.picker, { *known.under });
    restrictBlind(hidden, seen, known.blind);
}

HiddenPlace* onlyPlaceOf(HiddenCards& hidden, Card card)
{
    HiddenPlace* only = nullptr;
    for (HiddenPlace& place : hidden.places)
        if (place.allowed.contains(card)) {
            if (only != nullptr)
                return nullptr;
            only = &place;
        }
    return only;
}

} // namespace

bool layKnownCards(HiddenCards& hidden, const Observation& seen, const KnownCards& known,
    std::vector<LaidCards>& laid)
{
    restrictPlaces(hidden, seen, known);
    for (const Card card : hidden.cards) {
        HiddenPlace* const place = onlyPlaceOf(hidden, card);
        if (place == nullptr)
            continue;
        if (place->room == 0)
            return false;
        --place->room;
        hidden.cards.remove(card);
        for (HiddenPlace& each : hidden.places)
            each.allowed.remove(card);
        if (place->needsOneOf.contains(card))
            place->needsOneOf = {};
        laid.emplace_back(*place, CardSet { card });
    }
    return true;
}

} // namespace sheepshead
