// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card.h"

#include <cstdint>

namespace sheepshead {

/// The table shapes of layouts.h, one a row there.
enum class LayoutId : std::uint8_t { FiveCalledAce, FiveJack };

/// Where the seven of trump stands (SPITZ-1, SPITZ-2).
enum class Spitz : std::uint8_t { Off, Second, First };

enum class RedealHand : std::uint8_t { Mandatory, Off };
enum class FirstLead : std::uint8_t { DealersLeft, PickersLeft };
enum class Partner : std::uint8_t { CalledAce, JackOfDiamonds, JackOfClubs, None };

/// CALL-UNDER: the cards that must hold no ordinary call, those kept or all eight before the bury.
enum class UnderJudgedOn : std::uint8_t { Kept, BeforeBury };

enum class CallUp : std::uint8_t { None, JackOfHearts, NextJack };
enum class CallUpWhen : std::uint8_t { AfterPicking, BeforeBlind };

enum class NoPick : std::uint8_t { Leaster, Doubler, ForcedPick, Redeal };
enum class LeasterBlind : std::uint8_t { Aside, FirstTrick, LastTrick };
enum class LeasterTie : std::uint8_t { Wash, Pair, FewerTricks };
enum class DoublerStack : std::uint8_t { Queue, Multiply, Flat };
enum class DoublerCap : std::uint8_t { Four, Eight, Sixteen, None };

/// Who pays when the makers are without a trick (NOTRICK).
enum class NoTrick : std::uint8_t { Share, PickerIfSideTrickless, PickerIfHeTrickless };

enum class DefendersSafeAt : std::uint8_t { Thirty, ThirtyOne };
enum class Settlement : std::uint8_t { Unit, Pairwise };

/// The house rules of a table, one field a rule, each with its default. Rules combine freely; which
/// fields mean something beside which others stands in the rule table, and only a CheckedVariant
/// can be played.
struct Variant {
    LayoutId layout = LayoutId::FiveCalledAce;
    bool dealerSitsOut = false;

    Suit trumpSuit = Suit::Diamonds;
    Spitz spitz = Spitz::Off;
    RedealHand redealHand = RedealHand::Mandatory;

    Partner partner = Partner::CalledAce;
    bool callHold = true;
    bool callTen = true;
    bool tenBeatsAce = true;
    bool callUnder = true;
    UnderJudgedOn underJudgedOn = UnderJudgedOn::Kept;
    bool alone = true;
    bool jackAloneAnnounced = false;
    CallUp callUp = CallUp::None;
    CallUpWhen callUpWhen = CallUpWhen::AfterPicking;
    bool callDown = false;
    bool buryPartnerJackAlone = true;

    FirstLead firstLead = FirstLead::DealersLeft;

    NoPick noPick = NoPick::Leaster;
    bool forcedNoPunish = false;
    LeasterBlind leasterBlind = LeasterBlind::Aside;
    bool leasterTrickNeeded = true;
    LeasterTie leasterTie = LeasterTie::Wash;
    DoublerStack doublerStack = DoublerStack::Queue;
    DoublerCap doublerCap = DoublerCap::Eight;

    bool doubleOnTheBump = true;
    NoTrick noTrick = NoTrick::Share;
    DefendersSafeAt defendersSafeAt = DefendersSafeAt::Thirty;
    Settlement settlement = Settlement::Unit;

    bool operator==(const Variant&) const = default;
};

} // namespace sheepshead
