// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/json_keys.h"

#include <array>

namespace sheepshead::console {

namespace {

using Key = std::string_view;

constexpr std::array phaseKeys { Key("redealing"), Key("picking"), Key("voting"), Key("bidding"),
    Key("burying"), Key("calling"), Key("raising"), Key("playing"), Key("over") };
static_assert(phaseKeys.size() == static_cast<std::size_t>(Phase::Over) + 1);

constexpr std::array tierKeys { Key("won-all-tricks"), Key("won-schneider"), Key("won"),
    Key("lost"), Key("lost-schneider"), Key("lost-no-trick") };
static_assert(tierKeys.size() == static_cast<std::size_t>(Tier::LostNoTrick) + 1);

constexpr std::array gameKeys { Key("leaster"), Key("moster"), Key("mittler"), Key("schneidster") };
static_assert(gameKeys.size() == static_cast<std::size_t>(NoPickGame::Schneidster) + 1);

constexpr std::array soloKeys { Key("best"), Key("side"), Key("billy") };
constexpr std::array throwInKeys { Key("doubler"), Key("redeal"), Key("redeal-hand") };
constexpr std::array betKeys { Key("none"), Key("made"), Key("missed") };

constexpr std::array refusalKeys { Key("not-now"), Key("not-your-card"), Key("must-pick"),
    Key("no-call-up"), Key("no-blind-pick"), Key("wrong-number-to-bury"), Key("partner-jack-stays"),
    Key("bury-leaves-no-call"), Key("not-a-callable-card"), Key("called-card-is-yours"),
    Key("needs-card-of-suit"), Key("ten-needs-all-aces"), Key("ten-needs-its-ace"),
    Key("needs-under"), Key("ordinary-call-possible"), Key("under-not-allowed"),
    Key("not-the-partner-jack"), Key("alone-not-allowed"), Key("sheepshead-needs-jack"),
    Key("sheepshead-alone"), Key("side-solo-needs-other-suit"), Key("no-call-possible"),
    Key("call-was-bid"), Key("cannot-raise"), Key("raise-cap-reached"), Key("must-say-alone"),
    Key("must-follow-suit"), Key("must-play-called-card"), Key("called-card-stays"),
    Key("must-lead-called-card"), Key("must-keep-hold"), Key("must-play-tens-ace"),
    Key("must-play-under"), Key("under-stays") };
static_assert(refusalKeys.size() == static_cast<std::size_t>(Refusal::UnderStays) + 1);

Key keyIn(const auto& keys, auto value) { return keys[static_cast<std::size_t>(value)]; }

} // namespace

std::string_view keyOf(Phase phase) { return keyIn(phaseKeys, phase); }
std::string_view keyOf(Tier tier) { return keyIn(tierKeys, tier); }
std::string_view keyOf(NoPickGame game) { return keyIn(gameKeys, game); }
std::string_view keyOf(SoloKind kind) { return keyIn(soloKeys, kind); }
std::string_view keyOf(Refusal refusal) { return keyIn(refusalKeys, refusal); }
std::string_view keyOf(ThrowIn why) { return keyIn(throwInKeys, why); }
std::string_view keyOf(SheepsheadBet bet) { return keyIn(betKeys, bet); }

std::string_view choiceKey(std::string_view rule, int choice)
{
    return ruleNamed(rule)->choices[static_cast<std::size_t>(choice)];
}

} // namespace sheepshead::console
