// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/memory.h"

#include "engine/players/rule/suspicion.h"
#include "engine/rules/layouts.h"

#include <algorithm>

namespace sheepshead {

Memory::Memory(const Observation& seen, const CardBeliefs& beliefs)
    : seen_(seen)
    , beliefs_(beliefs)
    , hidden_(deckOf(*seen.variant) - seen.hand - seen.blind - seen.dealt - seen.cardsSeenPlayed())
{
    for (const Seat seat : seen_.seats)
        if (seat != seen_.viewer)
            mayHold_[seat] = hidden_;
    placeOpenCards();
    rememberVoids();
    placeCalledCard();
    weighPlaces();
    guessPartner();
}

/// Everyone sees who holds them.
void Memory::placeOpenCards()
{
    for (const Seat owner : seen_.seats)
        for (const Seat other : seen_.seats)
            if (other != owner)
                mayHold_[other] -= seen_.open[owner];
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
    // Failing to follow proves nothing where reneges are possible, or while cards lie covered.
    const bool followingProves =
        seen_.variant->renege == Renege::Refused && seen_.variant.layout().piles == 0;
    for (const Trick& trick : seen_.tricks)
        if (followingProves)
            rememberVoids(trick);
}

/// PLAY-2: a seat that does not follow is void. The under follows suit, but proves the same.
void Memory::rememberVoids(const Trick& trick)
{
    const CardSet led = ledSuitOf(trick);
    for (const PlayedCard& played : trick.cards)
        if (played.asUnder || !led.contains(*played.card))
            mayHold_[played.seat] -= led;
}

/// Until it is led, the partner holds the called card.
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
    const SeatSet partners = seen_.partners();
    if (partners.size() != 1 || seen_.variant->partner == Partner::JackAndAce)
        return;
    for (const Seat seat : seen_.seats)
        if (!partners.contains(seat))
            mayHold_[seat].remove(called);
}

double Memory::roomFor(Seat seat, Card card) const
{
    if (!mayHold_[seat].contains(card))
        return 0;
    const double places = seen_.cardsHeld[seat];
    if (seat != seen_.picker)
        return places;
    return places * (trumps().isTrump(card) ? beliefs_.pickersTrump : beliefs_.pickersFail);
}

/// In the bury, or in a blind that was not taken.
double Memory::roomAside(Card card) const
{
    const double places = seen_.variant.layout().blind;
    if (!seen_.picker)
        return places;
    if (seen_.blindPick) // not chosen
        return places;
    const bool known = seen_.picker == seen_.viewer;
    const bool called = card == seen_.called && !trumps().isTrump(card);
    if (known || called)
        return 0;
    return places * (trumps().isTrump(card) ? beliefs_.buriedTrump : beliefs_.buriedFail);
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
    if (seen_.open[seat].contains(card))
        return 1;
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

/// Estimates for every seat but the picker's how likely it belongs to a maker.
void Memory::guessPartner()
{
    const bool cardDecides = seen_.picker && seen_.called && !seen_.alone;
    if (seen_.isSideKnown())
        return rememberSides();
    if (!cardDecides || seen_.variant->partner == Partner::JackAndAce)
        spreadHiddenMakers();
    if (!cardDecides)
        return;
    PerSeat<double> weights = suspicions(seen_);
    for (const Seat seat : seen_.seats)
        weights[seat] *= roomFor(seat, *seen_.called);
    share(weights);
}

void Memory::rememberSides()
{
    for (const Seat seat : seen_.partners())
        chancePartner_[seat] = 1;
}

namespace {

/// How many makers there are besides the picker, where cards in several hands decide.
int makersByCards(Partner partner)
{
    switch (partner) {
    case Partner::BlackQueens:
    case Partner::QueenOfClubsAndSeven:
    case Partner::FirstQueens:
    case Partner::JackAndAce:
        return 2;
    case Partner::QueenJackSeven:
        return 3;
    case Partner::FirstTrick:
        return 1;
    default:
        return 0;
    }
}

} // namespace

/// The hidden makers are equally likely to be any of the seats that may be one.
void Memory::spreadHiddenMakers()
{
    const int hidden = makersByCards(seen_.variant->partner) - seen_.partners().size();
    SeatSet suspects;
    for (const Seat seat : seen_.seats)
        if (!seen_.isMaker(seat) && !seen_.isDefender(seat))
            suspects.add(seat);
    if (suspects.empty() || seen_.leaster())
        return;
    for (const Seat seat : suspects)
        chancePartner_[seat] = std::clamp(static_cast<double>(hidden) / suspects.size(), 0.0, 1.0);
    rememberSides();
}

double Memory::chanceOnMySide(Seat seat) const
{
    if (seat == seen_.viewer)
        return 1;
    if (seen_.leaster() || seen_.seats.size() == 2)
        return 0;
    double maker = chancePartner_[seat];
    if (seen_.isMaker(seat))
        maker = 1;
    if (seen_.isDefender(seat))
        maker = 0;
    return viewerIsMaker() ? maker : 1 - maker;
}

int Memory::calledSuitPower(Card card) const
{
    const bool onTop =
        card == seen_.called && card.rank() != Rank::Ace && seen_.variant->tenBeatsAce;
    return onTop ? 32 : trumps().power(card);
}

int Memory::stillToPlay() const
{
    const Trick* const trick = seen_.trickOnTable();
    const int played = trick ? static_cast<int>(trick->cards.size()) : 0;
    return seen_.seats.size() - played - 1;
}

} // namespace sheepshead
