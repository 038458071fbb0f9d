// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace sheepshead {

/// Why an action is not allowed just now; ui/ words it for a card player.
enum class Refusal : std::uint8_t {
    NotNow,               ///< another phase of the hand, or the hand is over
    NotYourCard,          ///< the card is not in this seat's hand
    MustPick,             ///< FORCED: everyone before the dealer passed
    NoCallUp,             ///< this jack cannot be named while picking
    NoBlindPick,          ///< who picks at this table looks at the blind
    WrongNumberToBury,    ///< BURY-1
    PartnerJackStays,     ///< JACK-BURY: a picker without a partner keeps the jack in play
    BuryLeavesNoCall,     ///< BURY-2
    NotACallableCard,     ///< CALL-DIAMONDS: only a fail ace, sometimes a fail ten
    CalledCardIsYours,    ///< CALL-OWN
    NeedsCardOfSuit,      ///< CALL-ACE: keep a card of the called suit
    TenNeedsAllAces,      ///< CALL-TEN
    KingNeedsAllTens,     ///< CALL-TEN-NONE
    TenNeedsItsAce,       ///< CALL-TEN: the ace of the called ten's suit stays in hand
    NeedsUnder,           ///< CALL-UNDER: without a card of the suit one card goes face down
    OrdinaryCallPossible, ///< CALL-UNDER: an ace can be called without an under
    UnderNotAllowed,
    NotThePartnerJack,      ///< a jack that cannot be called here (JACK-UP, JACK-C)
    AloneNotAllowed,        ///< ALONE-1
    SheepsheadNeedsJack,    ///< CALL-SHEEPS: only with the partner jack at this table
    SheepsheadAlone,        ///< CALL-SHEEPS: alone at this table
    SideSoloNeedsOtherSuit, ///< 4H-5: the usual trump is played as a best
    NoCallPossible,         ///< 4H-5: no ace or ten that could be called
    CallWasBid,             ///< 4H-5: only a solo goes over a call
    CannotRaise,            ///< CRACK-WHO, BLITZ-WHAT: not this seat, or not this raise
    RaiseCapReached,        ///< CAP
    MustSayAlone,           ///< JACK-SELF "announced": the picker holds the partner jack
    MustFollowSuit,         ///< PLAY-2
    MustPlayCalledCard,     ///< PART-FOLLOW
    CalledCardStays,        ///< PART-HOLD
    MustLeadCalledCard,     ///< PART-LEAD: of the called suit only the called card may be led
    MustKeepHold,           ///< HOLD
    MustPlayTensAce,        ///< HOLD-FOLLOW and HOLD-LEAD in a ten call
    MustPlayUnder,          ///< HOLD-FOLLOW with an under
    UnderStays,             ///< UNDER-SIGHT: the under waits for the called suit
};

} // namespace sheepshead
