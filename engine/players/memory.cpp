// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/memory.h"

#include "engine/players/suspicion.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// A place in the picker's hand is likelier to hold trump than another, one under the table hardly
/// does.
constexpr double pickersTrump = 1.6;
constexpr double pickersFail = 0.6;
constexpr double buriedTrump = 0.1;
constexpr double buriedFail = 1.4;

} // namespace

Memory::Memory(const Observation& seen)
    : seen_(seen)
    , hidden_(CardSet::deck() - seen.hand - seen.blind - seen.dealt - seen.cardsSeenPlayed())
{
    for (const Seat seat : seen_.seats)
        if (seat != seen_.viewer)
            mayHold_[seat] = hidden_;
    rememberVoids();
    placeCalledCard();
    weighPlaces();
    guessPartner();
}

CardSet Memory::ledSuitOf(const Trick& trick) const
{
    const PlayedCard& led = trick.cards.front();
    if (led.asUnder)
        return trumps().fail(seen_.called->suit());
    return trumps().suitOf(*led.card);
}

void Memory::rememberVoids()
{
    for (const Trick& trick : seen_.tricks)
        rememberVoids(trick);
}

/// PLAY-2: who does not follow has nothing to follow with. The under follows, but says the same.
void Memory::rememberVoids(const Trick& trick)
{
    const CardSet led = ledSuitOf(trick);
    for (const PlayedCard& played : trick.cards)
        if (played.asUnder || !led.contains(*played.card))
            mayHold_[played.seat] -= led;
}

/// Until it is led the called card is with the partner, and nobody else has it.
void Memory::placeCalledCard()
{
    if (!seen_.called)
        return;
    const Card called = *seen_.called;
    if (seen_.picker && !trumps().isTrump(called)) {
        mayHold_[*seen_.picker].remove(called);
        calledSuitUnled_ = trumps().fail(called.suit());
        for (const Trick& trick : seen_.tricks)
            if (ledSuitOf(trick) == calledSuitUnled_ && &trick != seen_.trickOnTable())
                calledSuitUnled_ = {};
    }
    if (!seen_.partner)
        return;
    for (const Seat seat : seen_.seats)
        if (seat != *seen_.partner)
            mayHold_[seat].remove(called);
}

double Memory::roomFor(Seat seat, Card card) const
{
    if (!mayHold_[seat].contains(card))
        return 0;
    const double places = seen_.cardsHeld[seat];
    if (seat != seen_.picker)
        return places;
    return places * (trumps().isTrump(card) ? pickersTrump : pickersFail);
}

/// Under the table, or in the blind nobody took.
double Memory::roomAside(Card card) const
{
    const double places = seen_.variant.layout().blind;
    if (!seen_.picker)
        return places;
    const bool known = seen_.picker == seen_.viewer;
    const bool called = card == seen_.called && !trumps().isTrump(card);
    if (known || called)
        return 0;
    return places * (trumps().isTrump(card) ? buriedTrump : buriedFail);
}

void Memory::weighPlaces()
{
    for (const Card card : hidden_) {
        double& room = room_[static_cast<std::size_t>(card.index())];
        room = roomAside(card);
        for (const Seat seat : seen_.seats)
            room += roomFor(seat, card);
    }
}

double Memory::chanceHolds(Seat seat, Card card) const
{
    const double room = roomFor(seat, card);
    if (card == seen_.called && seat != seen_.picker)
        return chancePartner_[seat];
    return room > 0 ? room / room_[static_cast<std::size_t>(card.index())] : 0;
}

double Memory::chanceHoldsAny(Seat seat, CardSet cards) const
{
    double none = 1;
    for (const Card card : cards& mayHold_[seat])
        none *= 1 - chanceHolds(seat, card);
    return 1 - none;
}

double Memory::chanceVoid(Seat seat, CardSet suit) const
{
    const bool keepsHold = suit == calledSuitUnled_ && seat == seen_.picker
        && seen_.variant->callHold && !seen_.calledWithUnder; // HOLD
    return keepsHold ? 0 : 1 - chanceHoldsAny(seat, suit);
}

double Memory::trumpAgainstMe() const
{
    double count = 0;
    for (const Card card : hidden_& trumps().trump())
        for (const Seat seat : seen_.seats)
            count += chanceHolds(seat, card) * (1 - chanceOnMySide(seat));
    return count;
}

bool Memory::isHighestOut(Card card) const
{
    const CardSet rivals = hidden_ & trumps().suitOf(card);
    return rivals.empty() || trumps().power(trumps().strongest(rivals)) < trumps().power(card);
}

double Memory::shareBeaten(Card card) const
{
    const CardSet rivals = hidden_ & trumps().suitOf(card);
    if (rivals.empty())
        return 1;
    const auto isBeaten = [&](Card rival) { return trumps().power(rival) < trumps().power(card); };
    return static_cast<double>(std::ranges::count_if(rivals, isBeaten)) / rivals.size();
}

void Memory::share(const PerSeat<double>& weights)
{
    const double aside = roomAside(*seen_.called);
    double sum = aside;
    for (const Seat seat : seen_.seats)
        sum += weights[seat];
    for (const Seat seat : seen_.seats)
        if (seat != seen_.picker && sum > 0)
            chancePartner_[seat] = weights[seat] / sum;
}

void Memory::guessPartner()
{
    if (!seen_.picker || !seen_.called || seen_.alone)
        return;
    if (seen_.partner) {
        if (seen_.partner != seen_.picker)
            chancePartner_[*seen_.partner] = 1;
        return;
    }
    PerSeat<double> weights = suspicions(seen_);
    for (const Seat seat : seen_.seats)
        weights[seat] *= roomFor(seat, *seen_.called);
    share(weights);
}

double Memory::chanceOnMySide(Seat seat) const
{
    if (seat == seen_.viewer)
        return 1;
    if (!seen_.picker)
        return 0;
    if (seen_.viewer == seen_.picker)
        return chancePartner_[seat];
    if (seen_.viewer == seen_.partner)
        return seat == seen_.picker ? 1 : 0;
    return seat == seen_.picker ? 0 : 1 - chancePartner_[seat];
}

int Memory::calledSuitPower(Card card) const
{
    const bool onTop =
        card == seen_.called && card.rank() == Rank::Ten && seen_.variant->tenBeatsAce;
    return onTop ? 32 : trumps().power(card);
}

int Memory::stillToPlay() const
{
    const Trick* const trick = seen_.trickOnTable();
    const int played = trick ? static_cast<int>(trick->cards.size()) : 0;
    return seen_.seats.size() - played - 1;
}

} // namespace sheepshead
