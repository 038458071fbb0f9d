// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/levels.h"
#include "engine/rules/variant_check.h"
#include "engine/support/keys.h"
#include "engine/support/result.h"

#include <cstdint>
#include <optional>

namespace sheepshead {

/// "How good is this hand in each seat, at these rules?" Some cards of the hand, and of the blind,
/// are given; all others are drawn.
struct PickTableQuestion {
    CheckedVariant variant;
    std::optional<CheckedVariant> against; ///< other rules, asked about the same deals
    CardSet hold;                          ///< dealt to the hand
    CardSet blind;                         ///< dealt to what the picker takes of it
    int deals = 1000;
    std::uint64_t seed = 1;
    Level judge = Level::Expert; ///< whose picks are counted
    JobRunner runJobs = runSequentially;
};

inline constexpr int mostPickTableDeals = 1'000'000;
/// Figures of fewer deals have errors that say nothing: tables for people leave them out.
inline constexpr int leastPickTableDeals = 10;

/// The part of a question that is at fault.
enum class PickTableField : std::uint8_t { Rules, Against, Hold, Blind, Deals };

inline constexpr auto pickTableFieldKeys =
    keysOf<PickTableField::Deals>({ { PickTableField::Rules, "rules" },
        { PickTableField::Against, "against" }, { PickTableField::Hold, "hold" },
        { PickTableField::Blind, "blind" }, { PickTableField::Deals, "deals" } });

/// Why a question cannot be asked; worded by ui/.
enum class PickTableReason : std::uint8_t {
    NothingToPick, ///< rules without a blind that a player picks
    DealsOthers,   ///< the other rules deal other cards, so that no deal can be compared
    NotInDeck,     ///< PickTableFault::cards
    TooManyCards,  ///< more than PickTableFault::room
    InHandToo,     ///< PickTableFault::cards
    DealCount,     ///< none, or more than mostPickTableDeals
};

struct PickTableFault {
    PickTableField field {};
    PickTableReason reason {};
    CardSet cards = {}; ///< at fault; all of them where there are too many
    int room = 0;       ///< so many are dealt there

    bool operator==(const PickTableFault&) const = default;
};

/// The first thing that is wrong with a question, if any.
std::optional<PickTableFault> faultOf(const PickTableQuestion& question);

/// The same in words, for programs and for who reads their messages.
Problem problemOf(const PickTableFault& fault);

} // namespace sheepshead
