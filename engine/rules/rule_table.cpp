// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/rule_table.h"

#include "engine/rules/applicability.h"
#include "engine/rules/layouts.h"
#include "engine/rules/trumps.h"
#include "engine/support/text.h"

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

using namespace applicability;

using Keys = std::span<const std::string_view>;

constexpr auto layoutKeys = [] {
    std::array<std::string_view, layouts.size()> keys;
    std::ranges::transform(layouts, keys.begin(), &Layout::key);
    return keys;
}();
constexpr std::string_view offOn[] = { "off", "on" };
constexpr std::string_view suitKeys[] = { "clubs", "spades", "hearts", "diamonds" };
constexpr std::string_view spitzKeys[] = { "off", "second", "first" };
constexpr std::string_view redealHandKeys[] = { "mandatory", "on-request", "off" };
constexpr std::string_view firstLeadKeys[] = { "dealers-left", "pickers-left" };
constexpr std::string_view partnerKeys[] = { "called-ace", "jack-of-diamonds", "jack-of-clubs",
    "none", "jack-and-ace", "neighbour", "first-trick", "queen-of-clubs-and-seven", "black-queens",
    "first-queens", "queen-jack-seven", "bid-call", "across" };
constexpr std::string_view underJudgedKeys[] = { "kept", "before-bury" };
constexpr std::string_view callUpKeys[] = { "none", "jack-of-hearts", "next-jack" };
constexpr std::string_view callUpWhenKeys[] = { "after-picking", "before-blind" };
constexpr std::string_view callUpSourceKeys[] = { "any", "blind-only" };
constexpr std::string_view overcallKeys[] = { "first-bid", "solo-overcalls" };
constexpr std::string_view renegeKeys[] = { "refused", "forfeits" };
constexpr std::string_view noPickKeys[] = { "leaster", "doubler", "forced-pick", "redeal", "vote",
    "moster", "mittler", "schneidster", "schwanzer" };
constexpr std::string_view leasterBlindKeys[] = { "aside", "first-trick", "last-trick" };
constexpr std::string_view schwanzerTieKeys[] = { "highest-trump", "together" };
constexpr std::string_view leasterTieKeys[] = { "wash", "pair", "fewer-tricks" };
constexpr std::string_view doublerStackKeys[] = { "queue", "multiply", "flat" };
constexpr std::string_view doublerCapKeys[] = { "4", "8", "16", "none" };
constexpr std::string_view potKeys[] = { "off", "losers", "everybody", "winner" };
constexpr std::string_view potLossKeys[] = { "match", "one-unit" };
constexpr std::string_view potWinKeys[] = { "all", "one-unit" };
constexpr std::string_view potEndKeys[] = { "divide", "showdown", "showdown-each" };
constexpr std::string_view potJoinKeys[] = { "divide", "buy-in" };
constexpr std::string_view crackKeys[] = { "off", "one", "several" };
constexpr std::string_view blitzWhenKeys[] = { "after-crack", "before-lead", "before-pick",
    "in-play" };
constexpr std::string_view raiseCapKeys[] = { "none", "4", "8", "16", "64" };
constexpr std::string_view noTrickKeys[] = { "share", "picker-if-side-trickless",
    "picker-if-he-trickless" };
constexpr std::string_view allTricksKeys[] = { "three", "four" };
constexpr std::string_view safeAtKeys[] = { "30", "31" };
constexpr std::string_view settlementKeys[] = { "unit", "pairwise" };
constexpr std::string_view lengthKeys[] = { "open", "hands", "rounds", "points" };

template <auto Field> int fieldIn(const Variant& variant)
{
    return static_cast<int>(variant.*Field);
}

template <auto Field> void setField(Variant& variant, int choice)
{
    using Value = std::remove_reference_t<decltype(variant.*Field)>;
    variant.*Field = static_cast<Value>(choice);
}

/// What a layout decides by itself gets the new layout's default; every other rule stays.
void setLayout(Variant& variant, int choice)
{
    const Variant before = defaultVariant(variant.layout);
    const Variant after = defaultVariant(static_cast<LayoutId>(choice));
    for (const Rule& rule : ruleTable())
        if (rule.choiceIn(before) != rule.choiceIn(after) && rule.key != "layout")
            rule.choose(variant, rule.choiceIn(after));
    variant.layout = after.layout;
    variant.partner = after.partner;
}

template <auto Field>
constexpr Rule rule(std::string_view key, RuleGroup group, Keys choices,
    Reason (*whyNotApplicable)(const Variant&) = always,
    Reason (*whyNotChoice)(const Variant&, int) = anyChoice)
{
    return { key, group, choices, {}, fieldIn<Field>, setField<Field>, whyNotApplicable,
        whyNotChoice };
}

template <auto Field>
constexpr Rule number(std::string_view key, RuleGroup group, NumberRange range,
    Reason (*whyNotApplicable)(const Variant&) = always)
{
    return { key, group, {}, range, fieldIn<Field>, setField<Field>, whyNotApplicable, anyChoice };
}

using enum RuleGroup;

constexpr Rule table[] = {
    { "layout", Table, layoutKeys, {}, fieldIn<&Variant::layout>, setLayout, always, anyChoice },
    rule<&Variant::dealerSitsOut>("dealer-sits-out", Table, offOn, dealerMaySitOut),
    rule<&Variant::trumpSuit>("trump-suit", Table, suitKeys),
    rule<&Variant::spitz>("spitz", Table, spitzKeys, sevenOfTrump),
    rule<&Variant::queenOrder>("queen-order", Table, suitOrders),
    rule<&Variant::jackOrder>("jack-order", Table, suitOrders),
    rule<&Variant::jacksOverQueens>("jacks-over-queens", Table, offOn),
    rule<&Variant::redealHand>("redeal-hand", Deal, redealHandKeys, hasSides),
    rule<&Variant::partner>("partner", RuleGroup::Partner, partnerKeys, hasSides, partnerOfLayout),
    rule<&Variant::callHold>("call-hold", RuleGroup::Partner, offOn, calledCard),
    rule<&Variant::callTen>("call-ten", RuleGroup::Partner, offOn, calledCard),
    rule<&Variant::tenBeatsAce>("ten-beats-ace", RuleGroup::Partner, offOn, calledTen),
    rule<&Variant::callKing>("call-king", RuleGroup::Partner, offOn, pickersCalledTen),
    rule<&Variant::callUnder>("call-under", RuleGroup::Partner, offOn, holdKept),
    rule<&Variant::underJudgedOn>("under-judged-on", RuleGroup::Partner, underJudgedKeys, under),
    rule<&Variant::callOwnAce>("call-own-ace", RuleGroup::Partner, offOn, calledCard),
    rule<&Variant::running>("running", RuleGroup::Partner, offOn, anyCalledCard),
    rule<&Variant::alone>("alone", RuleGroup::Partner, offOn, mayCallPartner),
    rule<&Variant::jackAloneAnnounced>(
        "jack-alone-announced", RuleGroup::Partner, offOn, partnerJack),
    rule<&Variant::callUp>("call-up", RuleGroup::Partner, callUpKeys, usesJackOfDiamonds),
    rule<&Variant::callUpWhen>("call-up-when", RuleGroup::Partner, callUpWhenKeys, callingUp),
    rule<&Variant::callUpSource>(
        "call-up-source", RuleGroup::Partner, callUpSourceKeys, callingUpAfter),
    rule<&Variant::callDown>("call-down", RuleGroup::Partner, offOn, jackOfClubs),
    rule<&Variant::buryPartnerJackAlone>(
        "bury-partner-jack-alone", RuleGroup::Partner, offOn, partnerJack),
    rule<&Variant::buryTogetherOpen>("bury-together-open", RuleGroup::Partner, offOn, neighbour),
    rule<&Variant::differentFirstQueens>(
        "different-first-queens", RuleGroup::Partner, offOn, firstQueens),
    rule<&Variant::overcall>("overcall", RuleGroup::Partner, overcallKeys, bidding),
    rule<&Variant::firstLead>("first-lead", Play, firstLeadKeys, picking),
    rule<&Variant::renege>("renege", Play, renegeKeys),
    rule<&Variant::forcedSeat>("forced-seat", EveryonePasses, offOn, picking),
    rule<&Variant::blindPick>("blind-pick", EveryonePasses, offOn, pickingWholeBlind),
    rule<&Variant::noPick>("no-pick", EveryonePasses, noPickKeys, picking),
    rule<&Variant::forcedNoPunish>("forced-no-punish", EveryonePasses, offOn, forcedBump),
    rule<&Variant::leasterBlind>("leaster-blind", EveryonePasses, leasterBlindKeys, eachForHimself),
    rule<&Variant::leasterTrickNeeded>("leaster-trick-needed", EveryonePasses, offOn, leaster),
    rule<&Variant::leasterDoubleTrickless>(
        "leaster-double-trickless", EveryonePasses, offOn, threeHandedLeaster),
    rule<&Variant::leasterTie>("leaster-tie", EveryonePasses, leasterTieKeys, leaster),
    rule<&Variant::schwanzerTie>("schwanzer-tie", EveryonePasses, schwanzerTieKeys, schwanzer),
    rule<&Variant::schwanzerExempt>("schwanzer-exempt", EveryonePasses, offOn, schwanzerWithJack),
    rule<&Variant::doublerStack>("doubler-stack", EveryonePasses, doublerStackKeys, doubler),
    rule<&Variant::doublerCap>("doubler-cap", EveryonePasses, doublerCapKeys, multiplyingDoubler),
    rule<&Variant::doublerDealPasses>("doubler-deal-passes", EveryonePasses, offOn, doubler),
    rule<&Variant::pot>("pot", EveryonePasses, potKeys, leaster),
    rule<&Variant::potLoss>("pot-loss", EveryonePasses, potLossKeys, withPot),
    rule<&Variant::potWin>("pot-win", EveryonePasses, potWinKeys, withPot),
    rule<&Variant::potEnd>("pot-end", EveryonePasses, potEndKeys, withPot),
    rule<&Variant::potJoin>("pot-join", EveryonePasses, potJoinKeys, withPot),
    rule<&Variant::crack>("crack", Raises, crackKeys, picking),
    rule<&Variant::crackAfterPass>("crack-after-pass", Raises, offOn, cracking),
    rule<&Variant::recrack>("recrack", Raises, offOn, cracking),
    rule<&Variant::crackAroundTheCorner>(
        "crack-around-the-corner", Raises, offOn, crackingWithPartner),
    rule<&Variant::blitzBlackQueens>("blitz-black-queens", Raises, offOn, picking),
    rule<&Variant::blitzRedQueens>("blitz-red-queens", Raises, offOn, picking),
    rule<&Variant::blitzBlackJacks>("blitz-black-jacks", Raises, offOn, picking),
    rule<&Variant::blitzAllJacks>("blitz-all-jacks", Raises, offOn, picking),
    rule<&Variant::blitzWhen>("blitz-when", Raises, blitzWhenKeys, blitzing, blitzMoment),
    rule<&Variant::raiseCap>("raise-cap", Raises, raiseCapKeys, raising),
    rule<&Variant::callSheepshead>("call-sheepshead", Raises, offOn, picking),
    rule<&Variant::sheepsheadAlone>("sheepshead-alone", Raises, offOn, sheepsheadWithPartner),
    rule<&Variant::sheepsheadNeedsJack>("sheepshead-needs-jack", Raises, offOn, sheepsheadJack),
    rule<&Variant::doubleOnTheBump>("double-on-the-bump", Scoring, offOn, makers),
    rule<&Variant::noTrick>("no-trick", Scoring, noTrickKeys, severalMakers),
    rule<&Variant::allTricksStake>("all-tricks-stake", Scoring, allTricksKeys),
    rule<&Variant::defendersSafeAt>("defenders-safe-at", Scoring, safeAtKeys, hasSides),
    rule<&Variant::settlement>("settlement", Scoring, settlementKeys, severalMakers),
    rule<&Variant::length>("length", Game, lengthKeys),
    number<&Variant::lengthNumber>("length-number", Game, { 1, 999 }, limitedLength),
    number<&Variant::centsAPoint>("cents-a-point", Game, { 0, 100'000 }),
};

/// The layout's own choice, or the first that can be played where other rules are against that one
/// (BLITZ-WHEN "after a crack" without cracking).
int givenBack(const Rule& rule, const Variant& variant)
{
    const int usual = rule.defaultIn(variant);
    if (rule.isNumber() || !rule.applies(variant))
        return usual;
    for (int choice = 0; choice < static_cast<int>(rule.choices.size()); ++choice)
        if (rule.whyNotChoice(variant, usual) && !rule.whyNotChoice(variant, choice))
            return choice;
    return usual;
}

} // namespace

std::string Rule::choiceKeyIn(const Variant& variant) const
{
    const int choice = choiceIn(variant);
    return isNumber() ? std::to_string(choice)
                      : std::string(choices[static_cast<std::size_t>(choice)]);
}

int Rule::defaultIn(const Variant& variant) const
{
    return choiceIn(defaultVariant(variant.layout));
}

std::optional<int> Rule::choiceNamed(std::string_view name) const
{
    if (isNumber()) {
        const auto value = parseNumber<int>(name);
        return value && *value >= range.least && *value <= range.most ? value : std::nullopt;
    }
    const auto found = std::ranges::find(choices, name);
    if (found == choices.end())
        return std::nullopt;
    return static_cast<int>(found - choices.begin());
}

std::span<const Rule> ruleTable() { return table; }

const Rule* ruleNamed(std::string_view key)
{
    const auto found = std::ranges::find(table, key, &Rule::key);
    return found == std::end(table) ? nullptr : &*found;
}

std::string choicesText(const Rule& rule)
{
    if (rule.isNumber())
        return "expected a number from " + std::to_string(rule.range.least) + " to "
            + std::to_string(rule.range.most);
    std::string text;
    for (const std::string_view choice : rule.choices)
        text += (text.empty() ? "the choices are: " : ", ") + std::string(choice);
    return text;
}

Variant normalized(const Variant& variant)
{
    Variant result = variant;
    for (const Rule& rule : table) {
        const bool meaningful =
            rule.applies(result) && !rule.whyNotChoice(result, rule.choiceIn(result));
        if (!meaningful)
            rule.choose(result, givenBack(rule, result));
    }
    return result;
}

} // namespace sheepshead
