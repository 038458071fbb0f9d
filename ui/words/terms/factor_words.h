// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scoring/stake_factors.h"

#include <QString>

namespace sheepshead {

/// Why a stake was multiplied, at the beginning of a line: "Double on the bump". Empty for a kind
/// that has a sentence of its own.
QString factorName(FactorKind kind);

/// The same behind a figure or in a list: "bump". Empty for a plain win or loss.
QString factorWord(FactorKind kind);

} // namespace sheepshead
