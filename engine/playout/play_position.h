// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/hand_state.h"
#include "engine/hand/playing.h"

#include <array>
#include <type_traits>

namespace sheepshead {

/// A position in the play of the cards as a playout changes it: all cards open, and beside them
/// what everybody at the table knows. Trivially copyable.
struct PlayPosition {
    Playing play;
    SeatSet makers;         ///< the truth
    SeatSet known;          ///< makers whom everybody knows
    CardSet gone;           ///< cards that lay face up
    PerSeat<CardSet> aside; ///< in nobody's hand, as one seat knows: his bury, what he laid under
    std::array<SeatSet, suitKinds> voids; ///< who has shown to have none of a kind
    PerSeat<std::uint8_t> tricksBefore;   ///< taken before `play` was set up
    int tricksDone = 0;
    Points makersBury;
    Points blind; ///< LEASTER-BLIND: what goes with a trick still to come
    /// How much each seat has behaved like a secret partner (suspicious_play.h).
    std::array<float, maxSeats> suspicion = [] {
        std::array<float, maxSeats> nothing {};
        nothing.fill(1);
        return nothing;
    }();

    int tricks(Seat seat) const { return tricksBefore[seat] + play.tricks(seat); }
};

static_assert(std::is_trivially_copyable_v<PlayPosition>);

/// What stays the same for all positions of one hand.
struct PlaySetting {
    explicit PlaySetting(const CheckedVariant& variant, const TrumpOrder& trumps, SeatSet seats);

    CheckedVariant variant;
    TrumpOrder trumps;
    std::array<CardSet, 32> above; ///< cards of the same suit that beat a card
    CardSet deck;
    SeatSet seats;
    std::optional<Seat> picker;
    CardSet fallingQueens;  ///< 4H-4: each that falls may make its player a maker
    CardSet partnerCards;   ///< once one lies open everybody knows its player for a maker
    CardSet calledCard;     ///< the one of them, where there is one and a picker who looks for it
    int hiddenMakers = 0;   ///< how many makers the others believe to be hidden at the most
    bool alone = false;     ///< declared: nobody looks for a partner
    bool blindPick = false; ///< nobody knows the bury
    bool everyoneForHimself = false;
    bool pointsAreBad = false; ///< a leaster or one of its relatives
    int blindTrick = 0;        ///< LEASTER-BLIND: the number of the trick it goes with
    CallDuty duty;             ///< with the partner of the world it was taken from
    Outcome outcome;           ///< as it stands, for the stakes
};

/// From a hand in play.
PlaySetting settingOf(const HandState& hand);
PlayPosition positionOf(const HandState& hand, const PlaySetting& setting);

/// Whether two seats play together in a hand that is over.
bool onOneSide(const PlayPosition& end, const PlaySetting& setting, Seat one, Seat other);

/// The card points of a seat's side, including the bury, in a hand that is over.
int pointsOfSide(const PlayPosition& end, const PlaySetting& setting, Seat seat);

/// Plays a card and keeps what everybody knows up to date.
void playCard(PlayPosition& position, const PlaySetting& setting, Card card);

namespace detail {

// What playing a card comes to now and then.
void noteSuspicion(PlayPosition& position, const PlaySetting& setting, Card card);
void queenFell(PlayPosition& position, const PlaySetting& setting, Seat seat);
void endTrick(PlayPosition& position, const PlaySetting& setting);

} // namespace detail

// Here, as playouts do little else as often.
inline void playCard(PlayPosition& position, const PlaySetting& setting, Card card)
{
    Playing& play = position.play;
    const Seat seat = play.turn();
    const bool asUnder = !play.hand(seat).contains(card);
    if (play.cardsInTrick() > 0 && (asUnder || !play.ledSuit().contains(card)))
        position.voids[setting.trumps.kindOf(play.ledSuit())].add(seat);
    if (!asUnder) {
        position.gone.add(card);
        if (!position.gone.containsAll(setting.calledCard))
            detail::noteSuspicion(position, setting, card);
        if (setting.partnerCards.contains(card))
            position.known.add(seat);
        if (setting.fallingQueens.contains(card))
            detail::queenFell(position, setting, seat);
    }
    if (play.play(setting.trumps, card))
        detail::endTrick(position, setting);
}

} // namespace sheepshead
