// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sheepshead {

/// The pages on which a rule dialog or a rule sheet shows the rules.
enum class RuleGroup : std::uint8_t {
    Table,
    Deal,
    Partner,
    Play,
    EveryonePasses,
    Raises,
    Scoring,
    Game,
};

/// Why a rule, or one of its choices, has no effect with the other rules of a variant; worded by
/// ui/.
enum class Inapplicable : std::uint8_t {
    NeedsPicking,
    NeedsBidding,
    NeedsCalledCard,
    NeedsHold,
    NeedsCalledTen,
    NeedsUnder,
    NeedsPartnerJack,
    NeedsJackOfDiamonds,
    NeedsJackOfClubs,
    NeedsCallUp,
    NeedsPartner,
    NeedsAlone,
    NeedsMakers,
    NeedsFirstQueens,
    NeedsNeighbour,
    NeedsLeaster,
    NeedsThreePlayers,
    NeedsDoubler,
    NeedsMultiplyingDoubler,
    NeedsForcedPick,
    NeedsPot,
    NeedsBump,
    NeedsCrack,
    NeedsRaises,
    NeedsBlitz,
    NeedsSchwanzer,
    NeedsSheepshead,
    NeedsLength,
    NeedsCut,
    NeedsPlayersLeft,
    NotAtThisLayout,
};

/// The numbers that a rule which is no choice may take.
struct NumberRange {
    int least = 0;
    int most = 0;
};

/// One house rule: its name, its choices, how a Variant holds it, and when it means something. The
/// settings dialog, the text form, the database, the rules page and the tests walk ruleTable();
/// nothing else lists the rules.
struct Rule {
    std::string_view key;
    RuleGroup group;
    std::span<const std::string_view> choices; ///< "off" and "on" for switches; none for a number
    NumberRange range;                         ///< of a rule without choices
    int (*choiceIn)(const Variant&);           ///< an index into choices, or the number itself
    void (*choose)(Variant&, int choice); ///< choosing the layout resets rules which depend on it
    std::optional<Inapplicable> (*whyNotApplicable)(const Variant&);
    std::optional<Inapplicable> (*whyNotChoice)(const Variant&, int choice);

    bool applies(const Variant& variant) const { return !whyNotApplicable(variant); }
    bool isNumber() const { return choices.empty(); }
    /// The key of the choice, or the number in digits.
    std::string choiceKeyIn(const Variant& variant) const;
    /// The choice that the variant's layout has before a person changes it.
    int defaultIn(const Variant& variant) const;
    /// Nothing for a name that is no choice, or a number out of range.
    std::optional<int> choiceNamed(std::string_view name) const;
    /// Off and on, best shown as a check box.
    bool isSwitch() const
    {
        return choices.size() == 2 && choices[0] == "off" && choices[1] == "on";
    }
};

/// Every house rule, grouped, in the order in which a rule sheet lists them; the layout is the
/// first row.
std::span<const Rule> ruleTable();

/// Nothing if no rule has this key.
const Rule* ruleNamed(std::string_view key);

/// "the choices are: off, on", or the numbers that a rule takes: why a choice was not understood.
std::string choicesText(const Rule& rule);

/// The playable part of a variant: rules without effect get their defaults
/// back, so that two variants which play alike are equal.
Variant normalized(const Variant& variant);

} // namespace sheepshead
