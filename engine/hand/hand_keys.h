// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/hand/refusal.h"
#include "engine/support/keys.h"

namespace sheepshead {

// What phases and refusals are called in texts and between programs. None changes.

inline constexpr auto phaseKeys = keysOf<Phase::Over>(
    { { Phase::Redealing, "redealing" }, { Phase::Picking, "picking" }, { Phase::Voting, "voting" },
        { Phase::Bidding, "bidding" }, { Phase::Burying, "burying" }, { Phase::Calling, "calling" },
        { Phase::Raising, "raising" }, { Phase::Playing, "playing" }, { Phase::Over, "over" } });

inline constexpr auto refusalKeys = keysOf<Refusal::UnderStays>({ { Refusal::NotNow, "not-now" },
    { Refusal::NotYourCard, "not-your-card" }, { Refusal::MustPick, "must-pick" },
    { Refusal::NoCallUp, "no-call-up" }, { Refusal::NoBlindPick, "no-blind-pick" },
    { Refusal::WrongNumberToBury, "wrong-number-to-bury" },
    { Refusal::PartnerJackStays, "partner-jack-stays" },
    { Refusal::BuryLeavesNoCall, "bury-leaves-no-call" },
    { Refusal::NotACallableCard, "not-a-callable-card" },
    { Refusal::CalledCardIsYours, "called-card-is-yours" },
    { Refusal::NeedsCardOfSuit, "needs-card-of-suit" },
    { Refusal::TenNeedsAllAces, "ten-needs-all-aces" },
    { Refusal::KingNeedsAllTens, "king-needs-all-tens" },
    { Refusal::TenNeedsItsAce, "ten-needs-its-ace" }, { Refusal::NeedsUnder, "needs-under" },
    { Refusal::OrdinaryCallPossible, "ordinary-call-possible" },
    { Refusal::UnderNotAllowed, "under-not-allowed" },
    { Refusal::NotThePartnerJack, "not-the-partner-jack" },
    { Refusal::AloneNotAllowed, "alone-not-allowed" },
    { Refusal::SheepsheadNeedsJack, "sheepshead-needs-jack" },
    { Refusal::SheepsheadAlone, "sheepshead-alone" },
    { Refusal::SideSoloNeedsOtherSuit, "side-solo-needs-other-suit" },
    { Refusal::NoCallPossible, "no-call-possible" }, { Refusal::CallWasBid, "call-was-bid" },
    { Refusal::CannotRaise, "cannot-raise" }, { Refusal::RaiseCapReached, "raise-cap-reached" },
    { Refusal::MustSayAlone, "must-say-alone" }, { Refusal::MustFollowSuit, "must-follow-suit" },
    { Refusal::MustPlayCalledCard, "must-play-called-card" },
    { Refusal::CalledCardStays, "called-card-stays" },
    { Refusal::MustLeadCalledCard, "must-lead-called-card" },
    { Refusal::MustKeepHold, "must-keep-hold" }, { Refusal::MustPlayTensAce, "must-play-tens-ace" },
    { Refusal::MustPlayUnder, "must-play-under" }, { Refusal::UnderStays, "under-stays" } });

constexpr std::string_view keyOf(Phase phase) { return keyIn(phaseKeys, phase); }
constexpr std::string_view keyOf(Refusal refusal) { return keyIn(refusalKeys, refusal); }

} // namespace sheepshead
