// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scoring/outcome.h"
#include "engine/support/keys.h"

namespace sheepshead {

// What outcomes are called in score books, in lines of real tables and between programs. None
// changes.

inline constexpr auto tierKeys =
    keysOf<Tier::LostNoTrick>({ { Tier::WonAllTricks, "won-all-tricks" },
        { Tier::WonSchneider, "won-schneider" }, { Tier::Won, "won" }, { Tier::Lost, "lost" },
        { Tier::LostSchneider, "lost-schneider" }, { Tier::LostNoTrick, "lost-no-trick" } });

inline constexpr auto betKeys = keysOf<SheepsheadBet::Missed>({ { SheepsheadBet::None, "none" },
    { SheepsheadBet::Made, "made" }, { SheepsheadBet::Missed, "missed" } });

inline constexpr auto soloKeys = keysOf<SoloKind::Billy>(
    { { SoloKind::Best, "best" }, { SoloKind::Side, "side" }, { SoloKind::Billy, "billy" } });

inline constexpr auto noPickGameKeys = keysOf<NoPickGame::Schneidster>(
    { { NoPickGame::Leaster, "leaster" }, { NoPickGame::Moster, "moster" },
        { NoPickGame::Mittler, "mittler" }, { NoPickGame::Schneidster, "schneidster" } });

inline constexpr auto throwInKeys = keysOf<ThrowIn::RedealHand>({ { ThrowIn::Doubler, "doubler" },
    { ThrowIn::Redeal, "redeal" }, { ThrowIn::RedealHand, "redeal-hand" } });

} // namespace sheepshead
