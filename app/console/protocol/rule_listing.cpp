// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/protocol/rule_listing.h"

#include "engine/rules/layouts.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"

#include <array>

namespace sheepshead::console {

namespace {

std::string_view groupKey(RuleGroup group)
{
    constexpr std::array<std::string_view, 8> keys { "table", "deal", "partner", "play",
        "nobody-picks", "raises", "scoring", "game" };
    return keys[static_cast<std::size_t>(group)];
}

std::string_view openingKey(Opening opening)
{
    constexpr std::array<std::string_view, 3> keys { "picking", "bidding", "lead" };
    return keys[static_cast<std::size_t>(opening)];
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
