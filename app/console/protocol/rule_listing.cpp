// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/protocol/rule_listing.h"

#include "engine/rules/layouts.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "engine/support/keys.h"

namespace sheepshead::console {

namespace {

std::string_view groupKey(RuleGroup group)
{
    constexpr auto keys = keysOf<RuleGroup::Game>({ { RuleGroup::Table, "table" },
        { RuleGroup::Deal, "deal" }, { RuleGroup::Partner, "partner" }, { RuleGroup::Play, "play" },
        { RuleGroup::EveryonePasses, "nobody-picks" }, { RuleGroup::Raises, "raises" },
        { RuleGroup::Scoring, "scoring" }, { RuleGroup::Game, "game" } });
    return keyIn(keys, group);
}

std::string_view openingKey(Opening opening)
{
    constexpr auto keys = keysOf<Opening::Lead>({ { Opening::Picking, "picking" },
        { Opening::Bidding, "bidding" }, { Opening::Lead, "lead" } });
    return keyIn(keys, opening);
}

Json ruleJson(const Rule& rule)
{
    Json json = { { "key", rule.key }, { "group", groupKey(rule.group) } };
    if (rule.isNumber())
        json["range"] = { rule.range.least, rule.range.most };
    else
        json["choices"] = rule.choices;
    return json;
}

Json methodsJson(const Layout& layout)
{
    const Rule& partner = *ruleNamed("partner");
    Json methods = Json::array();
    for (std::size_t i = 0; i < partner.choices.size(); ++i)
        if (layout.partners.has(static_cast<Partner>(i)))
            methods.push_back(partner.choices[i]);
    return methods;
}

Json layoutJson(const Layout& layout)
{
    return { { "key", layout.key }, { "players", layout.players }, { "hand", layout.hand },
        { "blind", layout.blind }, { "removed", cardsJson(layout.removed) },
        { "opening", openingKey(layout.opening) }, { "partners", methodsJson(layout) },
        { "neighbourTakes", layout.neighbourTakes }, { "piles", layout.piles },
        { "defaults", variantJson(defaultVariant(layout.id)) } };
}

} // namespace

Json ruleListing()
{
    Json json;
    for (const Rule& rule : ruleTable())
        json["rules"].push_back(ruleJson(rule));
    for (const Layout& layout : layouts)
        json["layouts"].push_back(layoutJson(layout));
    for (const Preset& preset : presets())
        json["presets"].push_back({ { "key", preset.key }, { "text", variantText(preset.variant) },
            { "rules", variantJson(preset.variant) } });
    return json;
}

} // namespace sheepshead::console
