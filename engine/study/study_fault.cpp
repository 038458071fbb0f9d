// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/study_fault.h"

#include "engine/cards/card_text.h"
#include "engine/hand/hand_keys.h"

namespace sheepshead {

namespace {

constexpr auto refusalRules = keysOf<Refusal::UnderStays>({ { Refusal::NotNow, "PLAY-1" },
    { Refusal::NotYourCard, "DECK-1" }, { Refusal::MustPick, "FORCED" },
    { Refusal::NoCallUp, "JACK-UP-WHEN" }, { Refusal::NoBlindPick, "PICK-2" },
    { Refusal::WrongNumberToBury, "BURY-1" }, { Refusal::PartnerJackStays, "JACK-BURY" },
    { Refusal::BuryLeavesNoCall, "BURY-2" }, { Refusal::NotACallableCard, "CALL-DIAMONDS" },
    { Refusal::CalledCardIsYours, "CALL-OWN" }, { Refusal::NeedsCardOfSuit, "CALL-ACE" },
    { Refusal::TenNeedsAllAces, "CALL-TEN" }, { Refusal::KingNeedsAllTens, "CALL-TEN-NONE" },
    { Refusal::TenNeedsItsAce, "CALL-TEN" }, { Refusal::NeedsUnder, "CALL-UNDER" },
    { Refusal::OrdinaryCallPossible, "CALL-UNDER" }, { Refusal::UnderNotAllowed, "CALL-UNDER" },
    { Refusal::NotThePartnerJack, "JACK-UP" }, { Refusal::AloneNotAllowed, "ALONE-1" },
    { Refusal::SheepsheadNeedsJack, "CALL-SHEEPS" }, { Refusal::SheepsheadAlone, "CALL-SHEEPS" },
    { Refusal::SideSoloNeedsOtherSuit, "4H-5" }, { Refusal::NoCallPossible, "4H-5" },
    { Refusal::CallWasBid, "4H-5" }, { Refusal::CannotRaise, "CRACK-WHO" },
    { Refusal::RaiseCapReached, "CAP" }, { Refusal::MustSayAlone, "JACK-SELF" },
    { Refusal::MustFollowSuit, "PLAY-2" }, { Refusal::MustPlayCalledCard, "PART-FOLLOW" },
    { Refusal::CalledCardStays, "PART-HOLD" }, { Refusal::MustLeadCalledCard, "PART-LEAD" },
    { Refusal::MustKeepHold, "HOLD" }, { Refusal::MustPlayTensAce, "HOLD-FOLLOW" },
    { Refusal::MustPlayUnder, "HOLD-FOLLOW" }, { Refusal::UnderStays, "UNDER-SIGHT" } });

std::string nameOf(Seat seat) { return "seat " + std::to_string(indexOf(seat)); }

std::string placeText(const StudyPlace& place, const StudyPosition& position)
{
    std::string text(keyOf(place.field));
    if (place.field != StudyField::Actions)
        return place.seat ? text + ' ' + std::to_string(indexOf(*place.seat)) : text;
    if (!place.action || *place.action >= position.actions.size())
        return "after the last action";
    text += ' ' + std::to_string(*place.action + 1);
    if (place.trick)
        text += " (trick " + std::to_string(*place.trick + 1) + ')';
    return text + ": " + seenActionText(position.actions[*place.action]);
}

std::string turnText(const StudyFault& fault)
{
    return fault.turn ? "it is the turn of " + nameOf(*fault.turn) : "it is another seat's turn";
}

/// Without the rule.
std::string reasonText(const StudyFault& fault)
{
    const std::string card =
        fault.place.card ? cardText(*fault.place.card) : std::string("the card");
    switch (fault.reason) {
    case StudyReason::NoSuchSeat:
        return "there is no such seat at this table";
    case StudyReason::SeatDoesNotPlay:
        return "this seat does not play the hand";
    case StudyReason::NoSuchDoubler:
        return "the factor is a whole number from 1 on";
    case StudyReason::NotInDeck:
        return card + " is not in the deck of this table";
    case StudyReason::CardTwice:
        return card + " cannot lie in two places";
    case StudyReason::TooManyCards:
        return "more cards than there are in this place";
    case StudyReason::WrongPiles:
        return "expected one open card on each pile, and none without piles";
    case StudyReason::NoneTaken:
        return "this seat has taken no card of the blind, and so buries none";
    case StudyReason::NotSeatsCard:
        return card + " is not a card that this seat has then";
    case StudyReason::NoUnder:
        return "no card of this seat lies under";
    case StudyReason::PlayedBefore:
        return card + " was played before";
    case StudyReason::NotTheirTurn:
        return turnText(fault);
    case StudyReason::HandIsOver:
        return "the hand was over before this";
    case StudyReason::StillToDecide:
        return (fault.turn ? nameOf(*fault.turn) : std::string("the picker"))
            + " is still to call, or to go alone";
    case StudyReason::Refused:
        return "not allowed: " + std::string(keyOf(fault.refusal.value_or(Refusal::NotNow)));
    case StudyReason::NotWhatHappens:
        return "this is not what happens here by the rules";
    case StudyReason::NotAskedFor:
        return "that is not what the seat is asked for here";
    case StudyReason::NoCardsFit:
        return "no cards fit the places that are not known";
    }
    return {};
}

} // namespace

std::string_view ruleOf(Refusal refusal) { return keyIn(refusalRules, refusal); }

Problem problemOf(const StudyFault& fault, const StudyPosition& position)
{
    return { placeText(fault.place, position),
        reasonText(fault) + " (" + std::string(fault.rule) + ')' };
}

} // namespace sheepshead
