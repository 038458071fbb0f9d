// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/worlds/narrowing.h"

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
