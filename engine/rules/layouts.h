// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace sheepshead {

/// One table shape: how many play, how the deck is dealt, and how a partner is usually found there.
struct Layout {
    LayoutId id;
    std::string_view key; ///< the rule book's name, such as "5H-A"
    int players;          ///< who play the hand; a dealer who sits out comes on top
    int hand;             ///< cards dealt to each
    int blind;
    int removed; ///< cards taken out of the deck before the deal
    Partner partner;
};

inline constexpr std::array layouts {
    Layout { LayoutId::FiveCalledAce, "5H-A", 5, 6, 2, 0, Partner::CalledAce },
    Layout { LayoutId::FiveJack, "5H-J", 5, 6, 2, 0, Partner::JackOfDiamonds },
};

static_assert(std::ranges::all_of(
    layouts, [](const Layout& l) { return l.players * l.hand + l.blind + l.removed == 32; }));

constexpr const Layout& layoutOf(LayoutId id) { return layouts[static_cast<std::size_t>(id)]; }

static_assert(
    std::ranges::all_of(layouts, [](const Layout& l) { return layoutOf(l.id).key == l.key; }));

/// Chairs at the table: one more than play where the dealer sits out (SIT-OUT).
constexpr int tableSeats(const Variant& variant)
{
    return layoutOf(variant.layout).players + (variant.dealerSitsOut ? 1 : 0);
}

/// The rules of a layout before anybody changed one.
constexpr Variant defaultVariant(LayoutId id)
{
    Variant variant;
    variant.layout = id;
    variant.partner = layoutOf(id).partner;
    return variant;
}

} // namespace sheepshead
