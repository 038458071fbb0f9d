// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// By how much a doubler, a blind pick and the raises so far multiply the stake together; of a hand
/// (HandData) or of what a seat sees of it (Observation).
int stakeFactorSoFar(const auto& hand)
{
    return (hand.blindPick ? 2 * hand.doubler : hand.doubler) << hand.raises();
}

} // namespace sheepshead
