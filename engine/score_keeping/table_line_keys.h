// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score_keeping/table_line.h"
#include "engine/support/keys.h"

namespace sheepshead {

inline constexpr auto lineKinds =
    keysOf<TypedKind::Redeal>({ { TypedKind::Picked, "picked" }, { TypedKind::Leaster, "leaster" },
        { TypedKind::Moster, "moster" }, { TypedKind::Mittler, "mittler" },
        { TypedKind::Schneidster, "schneidster" }, { TypedKind::Schwanzer, "schwanzer" },
        { TypedKind::TwoHanded, "two-handed" }, { TypedKind::Bid, "bid" },
        { TypedKind::Doubler, "doubler" }, { TypedKind::Redeal, "redeal" } });

} // namespace sheepshead
