// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/rule_table.h"

#include "engine/rules/layouts.h"

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

using Reason = std::optional<Inapplicable>;

constexpr std::string_view layoutKeys[] = { "5H-A", "5H-J" };
constexpr std::string_view offOn[] = { "off", "on" };
constexpr std::string_view suitKeys[] = { "clubs", "spades", "hearts", "diamonds" };
constexpr std::string_view spitzKeys[] = { "off", "second", "first" };
constexpr std::string_view redealHandKeys[] = { "mandatory", "off" };
constexpr std::string_view firstLeadKeys[] = { "dealers-left", "pickers-left" };
constexpr std::string_view partnerKeys[] = { "called-ace", "jack-of-diamonds", "jack-of-clubs",
    "none" };
constexpr std::string_view underJudgedKeys[] = { "kept", "before-bury" };
constexpr std::string_view callUpKeys[] = { "none", "jack-of-hearts", "next-jack" };
constexpr std::string_view callUpWhenKeys[] = { "after-picking", "before-blind" };
constexpr std::string_view noPickKeys[] = { "leaster", "doubler", "forced-pick", "redeal" };
constexpr std::string_view leasterBlindKeys[] = { "aside", "first-trick", "last-trick" };
constexpr std::string_view leasterTieKeys[] = { "wash", "pair", "fewer-tricks" };
constexpr std::string_view doublerStackKeys[] = { "queue", "multiply", "flat" };
constexpr std::string_view doublerCapKeys[] = { "4", "8", "16", "none" };
constexpr std::string_view noTrickKeys[] = { "share", "picker-if-side-trickless",
    "picker-if-he-trickless" };
constexpr std::string_view safeAtKeys[] = { "30", "31" };
constexpr std::string_view settlementKeys[] = { "unit", "pairwise" };

static_assert(std::ranges::equal(layouts, layoutKeys, {}, &Layout::key));

Reason always(const Variant&) { return {}; }
Reason anyChoice(const Variant&, int) { return {}; }

Reason unless(bool met, Inapplicable reason) { return met ? Reason() : reason; }

Reason needsCalledCard(const Variant& v)
{
    return unless(v.partner == Partner::CalledAce, Inapplicable::NeedsCalledCard);
}

Reason needsCalledTen(const Variant& v)
{
    return unless(v.partner == Partner::CalledAce && v.callTen, Inapplicable::NeedsCalledTen);
}

Reason needsHold(const Variant& v)
{
    if (const Reason reason = needsCalledCard(v))
        return reason;
    return unless(v.callHold, Inapplicable::NeedsHold);
}

Reason needsUnder(const Variant& v)
{
    return unless(needsHold(v) == std::nullopt && v.callUnder, Inapplicable::NeedsUnder);
}

Reason needsPartnerJack(const Variant& v)
{
    return unless(v.partner == Partner::JackOfDiamonds || v.partner == Partner::JackOfClubs,
        Inapplicable::NeedsPartnerJack);
}

Reason needsJackOfDiamonds(const Variant& v)
{
    return unless(v.partner == Partner::JackOfDiamonds, Inapplicable::NeedsJackOfDiamonds);
}

Reason needsJackOfClubs(const Variant& v)
{
    return unless(v.partner == Partner::JackOfClubs, Inapplicable::NeedsJackOfClubs);
}

Reason needsCallUp(const Variant& v)
{
    return unless(v.partner == Partner::JackOfDiamonds && v.callUp != CallUp::None,
        Inapplicable::NeedsCallUp);
}

Reason needsPartner(const Variant& v)
{
    return unless(v.partner != Partner::None, Inapplicable::NeedsPartner);
}

Reason needsLeaster(const Variant& v)
{
    return unless(v.noPick == NoPick::Leaster, Inapplicable::NeedsLeaster);
}

Reason needsDoubler(const Variant& v)
{
    return unless(v.noPick == NoPick::Doubler, Inapplicable::NeedsDoubler);
}

Reason needsMultiplying(const Variant& v)
{
    return unless(v.noPick == NoPick::Doubler && v.doublerStack == DoublerStack::Multiply,
        Inapplicable::NeedsMultiplyingDoubler);
}

Reason needsForcedBump(const Variant& v)
{
    if (v.noPick != NoPick::ForcedPick)
        return Inapplicable::NeedsForcedPick;
    return unless(v.doubleOnTheBump, Inapplicable::NeedsBump);
}

/// A layout is known by how its partner is found; any of them can be played cut-throat.
Reason partnerOfLayout(const Variant& v, int choice)
{
    const auto partner = static_cast<Partner>(choice);
    const bool jacks = layoutOf(v.layout).partner == Partner::JackOfDiamonds;
    const bool fits = partner == Partner::None
        || (jacks ? partner != Partner::CalledAce : partner == Partner::CalledAce);
    return unless(fits, Inapplicable::NotAtThisLayout);
}

template <auto Field> int fieldIn(const Variant& variant)
{
    return static_cast<int>(variant.*Field);
}

template <auto Field> void setField(Variant& variant, int choice)
{
    using Value = std::remove_reference_t<decltype(variant.*Field)>;
    variant.*Field = static_cast<Value>(choice);
}

/// A new layout keeps every rule but the partner method, which belongs to the layout.
void setLayout(Variant& variant, int choice)
{
    variant.layout = static_cast<LayoutId>(choice);
    variant.partner = layoutOf(variant.layout).partner;
}

template <auto Field>
constexpr Rule rule(std::string_view key, RuleGroup group,
    std::span<const std::string_view> choices, Reason (*whyNotApplicable)(const Variant&) = always,
    Reason (*whyNotChoice)(const Variant&, int) = anyChoice)
{
    return { key, group, choices, fieldIn<Field>, setField<Field>, whyNotApplicable, whyNotChoice };
}

constexpr Rule table[] = {
    { "layout", RuleGroup::Table, layoutKeys, fieldIn<&Variant::layout>, setLayout, always,
        anyChoice },
    rule<&Variant::dealerSitsOut>("dealer-sits-out", RuleGroup::Table, offOn),
    rule<&Variant::trumpSuit>("trump-suit", RuleGroup::Table, suitKeys),
    rule<&Variant::spitz>("spitz", RuleGroup::Table, spitzKeys),
    rule<&Variant::redealHand>("redeal-hand", RuleGroup::Deal, redealHandKeys),
    rule<&Variant::partner>("partner", RuleGroup::Partner, partnerKeys, always, partnerOfLayout),
    rule<&Variant::callHold>("call-hold", RuleGroup::Partner, offOn, needsCalledCard),
    rule<&Variant::callTen>("call-ten", RuleGroup::Partner, offOn, needsCalledCard),
    rule<&Variant::tenBeatsAce>("ten-beats-ace", RuleGroup::Partner, offOn, needsCalledTen),
    rule<&Variant::callUnder>("call-under", RuleGroup::Partner, offOn, needsHold),
    rule<&Variant::underJudgedOn>(
        "under-judged-on", RuleGroup::Partner, underJudgedKeys, needsUnder),
    rule<&Variant::alone>("alone", RuleGroup::Partner, offOn, needsPartner),
    rule<&Variant::jackAloneAnnounced>(
        "jack-alone-announced", RuleGroup::Partner, offOn, needsPartnerJack),
    rule<&Variant::callUp>("call-up", RuleGroup::Partner, callUpKeys, needsJackOfDiamonds),
    rule<&Variant::callUpWhen>("call-up-when", RuleGroup::Partner, callUpWhenKeys, needsCallUp),
    rule<&Variant::callDown>("call-down", RuleGroup::Partner, offOn, needsJackOfClubs),
    rule<&Variant::buryPartnerJackAlone>(
        "bury-partner-jack-alone", RuleGroup::Partner, offOn, needsPartnerJack),
    rule<&Variant::firstLead>("first-lead", RuleGroup::Play, firstLeadKeys),
    rule<&Variant::noPick>("no-pick", RuleGroup::NobodyPicks, noPickKeys),
    rule<&Variant::forcedNoPunish>(
        "forced-no-punish", RuleGroup::NobodyPicks, offOn, needsForcedBump),
    rule<&Variant::leasterBlind>(
        "leaster-blind", RuleGroup::NobodyPicks, leasterBlindKeys, needsLeaster),
    rule<&Variant::leasterTrickNeeded>(
        "leaster-trick-needed", RuleGroup::NobodyPicks, offOn, needsLeaster),
    rule<&Variant::leasterTie>("leaster-tie", RuleGroup::NobodyPicks, leasterTieKeys, needsLeaster),
    rule<&Variant::doublerStack>(
        "doubler-stack", RuleGroup::NobodyPicks, doublerStackKeys, needsDoubler),
    rule<&Variant::doublerCap>(
        "doubler-cap", RuleGroup::NobodyPicks, doublerCapKeys, needsMultiplying),
    rule<&Variant::doubleOnTheBump>("double-on-the-bump", RuleGroup::Scoring, offOn),
    rule<&Variant::noTrick>("no-trick", RuleGroup::Scoring, noTrickKeys, needsPartner),
    rule<&Variant::defendersSafeAt>("defenders-safe-at", RuleGroup::Scoring, safeAtKeys),
    rule<&Variant::settlement>("settlement", RuleGroup::Scoring, settlementKeys, needsPartner),
};

} // namespace

int Rule::defaultIn(const Variant& variant) const
{
    return choiceIn(defaultVariant(variant.layout));
}

std::optional<int> Rule::choiceNamed(std::string_view name) const
{
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

Variant normalized(const Variant& variant)
{
    Variant result = variant;
    for (const Rule& rule : table) {
        const bool meaningful =
            rule.applies(result) && !rule.whyNotChoice(result, rule.choiceIn(result));
        if (!meaningful)
            rule.choose(result, rule.defaultIn(result));
    }
    return result;
}

} // namespace sheepshead
