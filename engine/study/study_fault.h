// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/refusal.h"
#include "engine/study/study_position.h"
#include "engine/support/keys.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace sheepshead {

/// The part of a position that is at fault.
enum class StudyField : std::uint8_t {
    Dealer,
    Doubler,
    Seat,
    Hand, ///< of StudyPlace::seat
    Open,
    Blind,
    Neighbour,
    Bury, ///< of StudyPlace::seat
    Under,
    Phase,
    Actions, ///< StudyPlace::action
};

inline constexpr auto studyFieldKeys = keysOf<StudyField::Actions>(
    { { StudyField::Dealer, "dealer" }, { StudyField::Doubler, "doubler" },
        { StudyField::Seat, "seat" }, { StudyField::Hand, "hand" }, { StudyField::Open, "open" },
        { StudyField::Blind, "blind" }, { StudyField::Neighbour, "neighbour" },
        { StudyField::Bury, "bury" }, { StudyField::Under, "under" },
        { StudyField::Phase, "phase" }, { StudyField::Actions, "action" } });

constexpr std::string_view keyOf(StudyField field) { return keyIn(studyFieldKeys, field); }

/// Why a position cannot be.
enum class StudyReason : std::uint8_t {
    NoSuchSeat,
    SeatDoesNotPlay, ///< SIT-OUT
    NoSuchDoubler,   ///< a factor from 1 on
    NotInDeck,       ///< a card that this table leaves out
    CardTwice,       ///< in two places
    TooManyCards,    ///< more than were dealt there, or than were buried
    WrongPiles,      ///< two-handed tables have an open card on each pile, others have none
    NoneTaken,       ///< the seat took no card of the blind, and so buries none
    NotSeatsCard,    ///< buried, laid under or played by a seat that had other cards
    NoUnder,         ///< no card lies under in this hand
    PlayedBefore,    ///< the card fell already
    NotTheirTurn,    ///< StudyFault::turn is to act, if any seat is
    HandIsOver,
    StillToDecide,  ///< StudyFault::turn has to call, or to say that it goes alone, first
    Refused,        ///< by a rule: StudyFault::refusal
    NotWhatHappens, ///< the rules make something else happen here
    NotAskedFor,    ///< the phase is not what the seat is asked for
    NoCardsFit,     ///< there are no cards for the unknown places
};

inline constexpr auto studyReasonKeys = keysOf<StudyReason::NoCardsFit>({
    { StudyReason::NoSuchSeat, "no-such-seat" },
    { StudyReason::SeatDoesNotPlay, "seat-does-not-play" },
    { StudyReason::NoSuchDoubler, "no-such-doubler" },
    { StudyReason::NotInDeck, "not-in-deck" },
    { StudyReason::CardTwice, "card-twice" },
    { StudyReason::TooManyCards, "too-many-cards" },
    { StudyReason::WrongPiles, "wrong-piles" },
    { StudyReason::NoneTaken, "none-taken" },
    { StudyReason::NotSeatsCard, "not-seats-card" },
    { StudyReason::NoUnder, "no-under" },
    { StudyReason::PlayedBefore, "played-before" },
    { StudyReason::NotTheirTurn, "not-their-turn" },
    { StudyReason::HandIsOver, "hand-is-over" },
    { StudyReason::StillToDecide, "still-to-decide" },
    { StudyReason::Refused, "refused" },
    { StudyReason::NotWhatHappens, "not-what-happens" },
    { StudyReason::NotAskedFor, "not-asked-for" },
    { StudyReason::NoCardsFit, "no-cards-fit" },
});

constexpr std::string_view keyOf(StudyReason reason) { return keyIn(studyReasonKeys, reason); }

/// Where in a position something is.
struct StudyPlace {
    StudyField field {};
    std::optional<Seat> seat = {};          ///< whose hand, bury or action
    std::optional<std::size_t> action = {}; ///< its number, from 0
    std::optional<int> trick = {};          ///< of an action that is a card, from 0
    std::optional<Card> card = {};
    bool operator==(const StudyPlace&) const = default;
};

/// What is impossible in a position, where, and by which rule. Keys only; ui/ words them.
struct StudyFault {
    StudyPlace place;
    StudyReason reason {};
    std::string_view rule; ///< the id in the rule book: "PLAY-2"
    std::optional<Refusal> refusal = {};
    std::optional<Seat> turn = {};
    bool operator==(const StudyFault&) const = default;
};

/// The rule of the rule book that an action breaks, by its id.
std::string_view ruleOf(Refusal refusal);

/// The same in plain English, for the console and for files: place "action 5 (trick 1): 4 play 7D",
/// reason "that is not allowed: must-follow-suit (PLAY-2)".
Problem problemOf(const StudyFault& fault, const StudyPosition& position);

} // namespace sheepshead
