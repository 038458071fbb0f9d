// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"

#include <array>
#include <cstdint>
#include <optional>

namespace sheepshead {

/// A decision before the first card as a learned judge sees it (judge_network.h): numbers of the
/// table, and of the hand that a plan leaves. One is `inputUnit`.
struct PlanInputs {
    static constexpr std::size_t ofTable = 32;
    static constexpr std::size_t ofPlan = 64;

    using Table = std::array<std::int16_t, ofTable>;
    using Hand = std::array<std::int16_t, ofPlan>;
};

/// What a picker makes of the cards.
struct PickersPlan {
    CardSet kept;
    CardSet buried;
    std::optional<Card> called;
    std::optional<Card> under;
    bool alone = false; ///< declared, or a call of an own card
};

/// The table and the seat of the viewer; the same for all its plans.
void describeTable(const Observation& seen, PlanInputs::Table& table);

void describePlan(const Observation& seen, const PickersPlan& plan, PlanInputs::Hand& hand);

} // namespace sheepshead
