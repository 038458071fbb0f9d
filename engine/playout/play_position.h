// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/playing.h"
#include "engine/hand/state/hand_state.h"

#include <array>
#include <type_traits>

namespace sheepshead {

/// A position in the play of the cards during a playout: all cards open, and what every player at
/// the table knows. Trivially copyable.
struct PlayPosition {
    Playing play;
    SeatSet makers;         ///< all makers, known or not
    SeatSet known;          ///< makers known to all
    CardSet gone;           ///< cards played face up
    PerSeat<CardSet> aside; ///< out of play, as only this seat knows: its bury and under
    std::array<SeatSet, suitKinds> voids; ///< seats that have shown a void of a kind
    PerSeat<std::uint8_t> tricksBefore;   ///< taken before `play` was set up
    int tricksDone = 0;
    Points makersBury;
    Points blind; ///< LEASTER-BLIND: goes with a trick still to come
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
    std::array<CardSet, 32> above;   ///< cards of the same suit that beat a card
    std::array<float, 32> height {}; ///< share of the other cards of its suit that a card beats
    CardSet deck;
    SeatSet seats;
    std::optional<Seat> picker;
    CardSet fallingQueens;  ///< 4H-4: each may make its player a maker
    CardSet partnerCards;   ///< the player of one is known as a maker
    CardSet calledCard;     ///< the only one of them, where a picker plays with its holder
    int hiddenMakers = 0;   ///< upper bound of the makers that may be hidden
    bool alone = false;     ///< declared: there is no partner
    bool blindPick = false; ///< the bury is unknown to all
    bool everyoneForHimself = false;
    bool pointsAreBad = false; ///< a leaster or one of its relatives
    int blindTrick = 0;        ///< LEASTER-BLIND: number of the trick with which the blind goes
    CallDuty duty;             ///< with the partner of the world it was taken from
    Outcome outcome;           ///< as it stands, for the stakes
};

/// How many makers there can be besides the picker and the known ones, where cards decide.
int makersInHiding(Partner partner);

/// From a hand in play.
PlaySetting settingOf(const HandState& hand);
PlayPosition positionOf(const HandState& hand, const PlaySetting& setting);

/// Whether two seats play together in a hand that is over.
bool onOneSide(const PlayPosition& end, const PlaySetting& setting, Seat one, Seat other);

/// The card points of a seat's side, including the bury, in a hand that is over.
int pointsOfSide(const PlayPosition& end, const PlaySetting& setting, Seat seat);

/// Plays a card and updates what every player knows.
void playCard(PlayPosition& position, const PlaySetting& setting, Card card);

namespace detail {

// The rarer consequences of playing a card.
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
