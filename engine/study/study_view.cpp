// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/study_view.h"

#include "engine/rules/layouts.h"
#include "engine/support/rng.h"

#include <algorithm>

namespace sheepshead {

namespace {

bool saysBury(const StudyPosition& position, Seat seat)
{
    return std::ranges::any_of(position.actions, [&](const SeenAction& each) {
        return each.seat == seat && std::holds_alternative<UnseenBury>(each.what);
    });
}

bool layUnder(const StudyPosition& position, Seat seat)
{
    return std::ranges::any_of(position.actions, [&](const SeenAction& each) {
        return each.seat == seat && std::holds_alternative<CallWithUnder>(each.what);
    });
}

/// The part of the blind that a seat took, as far as it is known.
CardSet takenCards(const StudyPosition& position, Seat seat)
{
    if (cardsTaken(position, seat) == 0)
        return {};
    if (position.variant.layout().neighbourTakes == 0)
        return position.blind;
    return pickerIn(position) == seat ? position.blind - position.neighboursBlind
                                      : position.neighboursBlind;
}

/// Play has begun, so each seat that took cards has buried as many.
bool hasPlayBegun(const StudyPosition& position)
{
    return std::ranges::any_of(position.actions, [](const SeenAction& each) {
        const auto* const action = std::get_if<Action>(&each.what);
        return action != nullptr && std::holds_alternative<Play>(*action);
    });
}

/// The table as an onlooker sees it.
SeenHand seenFromOutside(const StudyPosition& position, Seat onlooker)
{
    SeenHand seen;
    seen.variant = position.variant;
    seen.dealer = position.dealer;
    seen.doubler = position.doubler;
    seen.viewer = onlooker;
    seen.open = position.open;
    seen.phase = position.phase;
    seen.actions = position.actions;
    return seen;
}

std::optional<Seat> seatOutside(SeatSet playing)
{
    for (int i = maxSeats - 1; i >= 0; --i)
        if (!playing.contains(seatAt(i)))
            return seatAt(i);
    return std::nullopt;
}

std::optional<Seat> seatThatKnows(const StudyPosition& position, SeatSet playing)
{
    if (knowsOwnCards(position, position.seat))
        return position.seat;
    for (const Seat seat : playing)
        if (knowsOwnCards(position, seat))
            return seat;
    return std::nullopt;
}

/// Fewer than for a game in play: positions are checked while they are typed.
constexpr int triesOfCheck = 1000;

std::variant<HandState, SeenFault> handFrom(
    const StudyPosition& position, Seat viewer, int tries = triesOfCheck)
{
    return handSeenBeside(
        seenFrom(position, viewer), { knownBeside(position, viewer), false, position.seat, tries });
}

/// Where all seats of the largest tables play there is no blind, so a hand is soon made up.
std::variant<HandState, SeenFault> handWithMadeUpCards(StudyPosition position, Seat seat)
{
    constexpr int hands = 60;
    constexpr int triesOfHand = 10;
    const Layout& layout = position.variant.layout();
    const CardSet known = position.hands[seat] | playedCards(position, seat);
    CardSet unknown = unknownCards(position);
    const std::vector<Card> rest(unknown.begin(), unknown.end());
    Rng rng(1);
    std::optional<SeenFault> fault;
    for (int i = 0; i < hands; ++i) {
        std::vector<Card> pool = rest;
        rng.shuffle(std::span(pool));
        position.hands[seat] = known;
        for (const Card card : pool)
            if (position.hands[seat].size() < layout.hand - 2 * layout.piles)
                position.hands[seat].add(card);
        auto found = handFrom(position, seat, triesOfHand);
        if (std::holds_alternative<HandState>(found))
            return found;
        auto& other = std::get<SeenFault>(found);
        if (!fault || other.line.value_or(SIZE_MAX) > fault->line.value_or(SIZE_MAX))
            fault = std::move(other);
    }
    return *fault;
}

/// What lies under which card is known only as far as the seat to act has seen it.
std::variant<HandState, SeenFault> handWithPiles(const StudyPosition& position, SeatSet playing)
{
    const auto from = [&](Seat seat) {
        return knowsOwnCards(position, seat) ? handFrom(position, seat)
                                             : handWithMadeUpCards(position, seat);
    };
    auto found = from(position.seat);
    for (const Seat seat : playing)
        if (seat != position.seat && std::holds_alternative<SeenFault>(found))
            if (auto other = from(seat); std::holds_alternative<HandState>(other))
                found = std::move(other);
    return found;
}

} // namespace

StudyPlace studyPlaceOf(const StudyPosition& position, std::size_t action)
{
    const int seats = playingSeats(position.variant, position.dealer).size();
    StudyPlace place { StudyField::Actions, position.actions[action].seat, action };
    int cards = 0;
    for (std::size_t i = 0; i <= action; ++i) {
        const auto& what = position.actions[i].what;
        const auto* const act = std::get_if<Action>(&what);
        const auto* const play = act == nullptr ? nullptr : std::get_if<Play>(act);
        if (play == nullptr && !std::holds_alternative<PlayOfUnder>(what))
            continue;
        if (i == action) {
            place.trick = cards / seats;
            if (play != nullptr)
                place.card = play->card;
        }
        ++cards;
    }
    return place;
}

bool knowsOwnCards(const StudyPosition& position, Seat seat)
{
    const Layout& layout = position.variant.layout();
    if (position.hands[seat].size() != layout.hand - 2 * layout.piles)
        return false;
    const int taken = cardsTaken(position, seat);
    if (takenCards(position, seat).size() != taken)
        return false;
    const bool buried = taken > 0 && (saysBury(position, seat) || hasPlayBegun(position));
    if (buried && position.buried[seat].size() != taken)
        return false;
    return !layUnder(position, seat) || position.under.has_value();
}

SeenHand seenFrom(const StudyPosition& position, Seat seat)
{
    SeenHand seen = seenFromOutside(position, seat);
    seen.dealt = position.hands[seat];
    seen.blind = takenCards(position, seat);
    seen.buried[seat] = position.buried[seat];
    if (position.variant->buryTogetherOpen && cardsTaken(position, seat) > 0)
        for (const Seat other : playingSeats(position.variant, position.dealer))
            if (position.buried[other].size() == cardsTaken(position, other))
                seen.buried[other] = position.buried[other];
    if (layUnder(position, seat))
        seen.under = position.under;
    return seen;
}

KnownCards knownBeside(const StudyPosition& position, Seat seat)
{
    KnownCards known;
    known.dealt = position.hands;
    known.buried = position.buried;
    known.dealt[seat] = {};
    known.buried[seat] = {};
    known.blind = position.blind - takenCards(position, seat);
    if (!layUnder(position, seat))
        known.under = position.under;
    return known;
}

std::variant<HandState, SeenFault> handLike(const StudyPosition& position)
{
    const SeatSet playing = playingSeats(position.variant, position.dealer);
    if (position.variant.layout().piles > 0)
        return handWithPiles(position, playing);
    if (const auto seat = seatThatKnows(position, playing))
        return handFrom(position, *seat);
    const auto onlooker = seatOutside(playing);
    if (!onlooker)
        return handWithMadeUpCards(position, position.seat);
    const KnownCards known { position.hands, position.buried, position.blind, position.under };
    return handSeenBeside(
        seenFromOutside(position, *onlooker), { known, true, position.seat, triesOfCheck });
}

} // namespace sheepshead
