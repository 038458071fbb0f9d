// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/presets.h"

namespace sheepshead {

namespace {

constexpr Variant changed(Variant variant, auto change)
{
    change(variant);
    return variant;
}

constexpr std::array presetTable {
    Preset { "called-ace", defaultVariant(LayoutId::FiveCalledAce) },
    Preset { "jack-of-diamonds", defaultVariant(LayoutId::FiveJack) },
    Preset { "sheepshead-org",
        changed(defaultVariant(LayoutId::FiveCalledAce),
            [](Variant& v) { v.noTrick = NoTrick::PickerIfSideTrickless; }) },
    Preset { "playingcards-io",
        changed(defaultVariant(LayoutId::FiveJack),
            [](Variant& v) {
                v.doubleOnTheBump = false;
                v.firstLead = FirstLead::PickersLeft;
                v.defendersSafeAt = DefendersSafeAt::ThirtyOne;
                v.noTrick = NoTrick::PickerIfSideTrickless;
            }) },
    Preset { "six-dealer-sits-out",
        changed(
            defaultVariant(LayoutId::FiveCalledAce), [](Variant& v) { v.dealerSitsOut = true; }) },
};

} // namespace

std::span<const Preset> presets() { return presetTable; }

const Preset* presetOf(const Variant& variant)
{
    const auto found = std::ranges::find(presetTable, variant, &Preset::variant);
    return found == presetTable.end() ? nullptr : &*found;
}

} // namespace sheepshead
