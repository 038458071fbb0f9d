// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_places.h"

#include "engine/rules/layouts.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// The set of cards of a place; null where it has none of its own.
CardSet* setOf(StudyPosition& position, const StudyPlace& place)
{
    const Seat seat = place.seat.value_or(Seat {});
    switch (place.field) {
    case StudyField::Hand:
        return &position.hands[seat];
    case StudyField::Open:
        return &position.open[seat];
    case StudyField::Blind:
        return &position.blind;
    case StudyField::Neighbour:
        return &position.neighboursBlind;
    case StudyField::Bury:
        return &position.buried[seat];
    default:
        return nullptr;
    }
}

bool isDealt(StudyField field)
{
    return field == StudyField::Hand || field == StudyField::Open || field == StudyField::Blind
        || field == StudyField::Neighbour;
}

bool callsWithUnder(const StudyPosition& position)
{
    return std::ranges::any_of(position.actions,
        [](const auto& each) { return std::holds_alternative<CallWithUnder>(each.what); });
}

/// A card lies in one of the places where cards are dealt, or in one where they are laid later.
void takeOut(StudyPosition& position, StudyField goingTo, Card card)
{
    for (const StudyPlace& place : placesIn(position)) {
        CardSet* const cards = setOf(position, place);
        const bool within = place.field == StudyField::Blind && goingTo == StudyField::Neighbour;
        if (cards != nullptr && isDealt(place.field) == isDealt(goingTo) && !within)
            cards->remove(card);
    }
    if (position.under == card && !isDealt(goingTo))
        position.under.reset();
}

} // namespace

std::vector<StudyPlace> placesIn(const StudyPosition& position)
{
    const Layout& layout = position.variant.layout();
    const SeatSet seats = playingSeats(position.variant, position.dealer);
    std::vector<StudyPlace> places;
    const auto addFor = [&](StudyField field, auto&& wanted) {
        if (seats.contains(position.seat) && wanted(position.seat))
            places.push_back({ field, position.seat });
        Seat seat = position.seat;
        for (int i = 0; i < seats.size(); ++i) {
            seat = seats.nextAfter(seat);
            if (seat != position.seat && wanted(seat))
                places.push_back({ field, seat });
        }
    };
    addFor(StudyField::Hand, [](Seat) { return true; });
    if (layout.piles > 0)
        addFor(StudyField::Open, [](Seat) { return true; });
    if (layout.blind > 0)
        places.push_back({ StudyField::Blind });
    if (layout.neighbourTakes > 0)
        places.push_back({ StudyField::Neighbour });
    addFor(StudyField::Bury, [&](Seat seat) { return cardsTaken(position, seat) > 0; });
    if (callsWithUnder(position))
        places.push_back({ StudyField::Under });
    places.push_back({ StudyField::Actions });
    return places;
}

CardSet cardsIn(const StudyPosition& position, const StudyPlace& place)
{
    if (place.field == StudyField::Under)
        return position.under ? CardSet { *position.under } : CardSet();
    StudyPosition copy = position;
    const CardSet* const cards = setOf(copy, place);
    return cards == nullptr ? CardSet() : *cards;
}

std::optional<StudyPlace> placeOf(const StudyPosition& position, Card card)
{
    std::optional<StudyPlace> found;
    for (const StudyPlace& place : placesIn(position))
        if (cardsIn(position, place).contains(card))
            found = place; // what is laid later stands behind what is dealt
    if (found && !isDealt(found->field))
        return found;
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        if (playedCards(position, seat).contains(card))
            return StudyPlace { StudyField::Actions, seat, {}, {}, card };
    return found;
}

StudyPosition toggled(
    StudyPosition position, const StudyPlace& place, Card card, std::optional<Seat> toAct)
{
    if (place.field == StudyField::Actions) {
        if (toAct)
            addAction(position, { *toAct, Action(Play { card }) });
        return normalized(std::move(position));
    }
    const bool laid = cardsIn(position, place).contains(card);
    if (place.field == StudyField::Under) {
        takeOut(position, place.field, card);
        position.under = laid ? std::nullopt : std::optional(card);
        return normalized(std::move(position));
    }
    if (laid)
        setOf(position, place)->remove(card);
    else {
        takeOut(position, place.field, card);
        setOf(position, place)->add(card);
    }
    if (place.field == StudyField::Blind && laid)
        position.neighboursBlind.remove(card);
    return normalized(std::move(position));
}

StudyPosition byRules(StudyPosition position, const CheckedVariant& variant)
{
    const CardSet deck = deckOf(*variant);
    const int seats = variant.tableSeats();
    const auto seatIn = [&](Seat seat) { return seatAt(std::min(indexOf(seat), seats - 1)); };
    StudyPosition fitted;
    fitted.variant = variant;
    fitted.doubler = position.doubler;
    fitted.dealer = seatIn(position.dealer);
    fitted.seat = seatIn(position.seat);
    if (!playingSeats(variant, fitted.dealer).contains(fitted.seat))
        fitted.seat = playingSeats(variant, fitted.dealer).nextAfter(fitted.seat);
    for (const Seat seat : playingSeats(variant, fitted.dealer))
        fitted.hands[seat] = position.hands[seat] & deck;
    if (variant.layout().blind > 0)
        fitted.blind = position.blind & deck;
    return fitted;
}

} // namespace sheepshead
