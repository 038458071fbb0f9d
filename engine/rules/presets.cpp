// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/presets.h"

namespace sheepshead {

namespace {

constexpr Variant changed(Variant variant, auto change)
{
    change(variant);
    return variant;
}

/// Every layout as the rule book has it, then the games of particular tables.
constexpr std::array presetTable {
    Preset { "called-ace", defaultVariant(LayoutId::FiveCalledAce) },
    Preset { "jack-of-diamonds", defaultVariant(LayoutId::FiveJack) },
    Preset { "two-rows", defaultVariant(LayoutId::TwoRows) },
    Preset { "two-square", defaultVariant(LayoutId::TwoSquare) },
    Preset { "three-ten-cards", defaultVariant(LayoutId::ThreeTen) },
    Preset { "three-nine-cards", defaultVariant(LayoutId::ThreeNine) },
    Preset { "three-eight-cards", defaultVariant(LayoutId::ThreeEight) },
    Preset { "four-alone", defaultVariant(LayoutId::FourAlone) },
    Preset { "four-jack", defaultVariant(LayoutId::FourJack) },
    Preset { "four-called-ace",
        changed(defaultVariant(LayoutId::FourJack),
            [](Variant& v) { v.partner = Partner::CalledAce; }) },
    Preset { "four-black-queens", defaultVariant(LayoutId::FourBlackQueens) },
    Preset { "four-queen-and-seven",
        changed(defaultVariant(LayoutId::FourBlackQueens),
            [](Variant& v) { v.partner = Partner::QueenOfClubsAndSeven; }) },
    Preset { "four-first-queens", defaultVariant(LayoutId::FourFirstQueens) },
    Preset { "four-indiana", defaultVariant(LayoutId::FourIndiana) },
    Preset { "four-across", defaultVariant(LayoutId::FourAcross) },
    Preset { "four-short-deck", defaultVariant(LayoutId::FourShortDeck) },
    Preset { "jack-called-up",
        changed(
            defaultVariant(LayoutId::FiveJack), [](Variant& v) { v.callUp = CallUp::NextJack; }) },
    Preset { "jack-called-up-first",
        changed(defaultVariant(LayoutId::FiveJack),
            [](Variant& v) {
                v.callUp = CallUp::NextJack;
                v.callUpWhen = CallUpWhen::BeforeBlind;
            }) },
    Preset { "leaster-with-blind",
        changed(defaultVariant(LayoutId::FiveJack),
            [](Variant& v) { v.leasterBlind = LeasterBlind::FirstTrick; }) },
    Preset { "doublers-in-line",
        changed(defaultVariant(LayoutId::FiveCalledAce),
            [](Variant& v) {
                v.noPick = NoPick::Doubler;
                v.doublerDealPasses = true;
            }) },
    Preset { "redeal-doubled",
        changed(defaultVariant(LayoutId::FiveJack),
            [](Variant& v) {
                v.noPick = NoPick::Doubler;
                v.doublerStack = DoublerStack::Flat;
            }) },
    Preset { "last-must-pick",
        changed(defaultVariant(LayoutId::FiveCalledAce),
            [](Variant& v) { v.noPick = NoPick::ForcedPick; }) },
    Preset { "ten-hands",
        changed(defaultVariant(LayoutId::FiveCalledAce),
            [](Variant& v) {
                v.length = GameLength::Hands;
                v.lengthNumber = 10;
            }) },
    Preset { "five-first-trick",
        changed(defaultVariant(LayoutId::FiveJack),
            [](Variant& v) { v.partner = Partner::FirstTrick; }) },
    Preset { "five-forced-seat",
        changed(defaultVariant(LayoutId::FiveCalledAce), [](Variant& v) { v.forcedSeat = true; }) },
    Preset { "six-jack", defaultVariant(LayoutId::SixJack) },
    Preset { "six-jack-of-clubs",
        changed(defaultVariant(LayoutId::SixJack),
            [](Variant& v) {
                v.partner = Partner::JackOfClubs;
                v.callDown = true;
            }) },
    Preset { "six-jack-and-ace", defaultVariant(LayoutId::SixJackAndAce) },
    Preset { "six-dealer-sits-out",
        changed(
            defaultVariant(LayoutId::FiveCalledAce), [](Variant& v) { v.dealerSitsOut = true; }) },
    Preset { "seven-jack", defaultVariant(LayoutId::SevenJack) },
    Preset { "seven-neighbour", defaultVariant(LayoutId::SevenNeighbour) },
    Preset { "seven-three-and-one", defaultVariant(LayoutId::SevenThreeAndOne) },
    Preset { "eight-black-queens", defaultVariant(LayoutId::EightBlackQueens) },
    Preset { "eight-three-cards", defaultVariant(LayoutId::EightThreeCards) },
    Preset { "sheepshead-org",
        changed(defaultVariant(LayoutId::FiveCalledAce),
            [](Variant& v) { v.noTrick = NoTrick::PickerIfSideTrickless; }) },
    Preset { "world-of-card-games",
        changed(defaultVariant(LayoutId::FourCalledAce),
            [](Variant& v) {
                v.redealHand = RedealHand::Off;
                v.callUnder = false;
                v.length = GameLength::Hands;
                v.lengthNumber = 4;
            }) },
    Preset { "playingcards-io",
        changed(defaultVariant(LayoutId::FiveJack),
            [](Variant& v) {
                v.doubleOnTheBump = false;
                v.firstLead = FirstLead::PickersLeft;
                v.defendersSafeAt = DefendersSafeAt::ThirtyOne;
                v.noTrick = NoTrick::PickerIfSideTrickless;
                v.noPick = NoPick::Vote;
            }) },
    Preset { "japanese-page",
        changed(defaultVariant(LayoutId::FiveCalledAce),
            [](Variant& v) { v.doubleOnTheBump = false; }) },
    Preset { "crack-and-blitz",
        changed(defaultVariant(LayoutId::FiveJack),
            [](Variant& v) {
                v.crack = Cracking::One;
                v.recrack = true;
                v.crackAroundTheCorner = true;
                v.blitzBlackQueens = true;
                v.blitzRedQueens = true;
                v.blitzWhen = BlitzWhen::BeforeLead;
                v.raiseCap = RaiseCap::Sixteen;
            }) },
    Preset { "blitz-instead-of-bump",
        changed(defaultVariant(LayoutId::FiveCalledAce),
            [](Variant& v) {
                v.doubleOnTheBump = false;
                v.crack = Cracking::One;
                v.recrack = true;
                v.blitzBlackQueens = true;
                v.blitzRedQueens = true;
            }) },
};

} // namespace

std::span<const Preset> presets() { return presetTable; }

const Preset* presetOf(const Variant& variant)
{
    const auto found = std::ranges::find(presetTable, variant, &Preset::variant);
    return found == presetTable.end() ? nullptr : &*found;
}

} // namespace sheepshead
