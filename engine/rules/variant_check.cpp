// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/variant_check.h"

namespace sheepshead {

std::vector<RuleFault> problemsOf(const Variant& variant)
{
    std::vector<RuleFault> faults;
    for (const Rule& rule : ruleTable())
        if (rule.applies(variant))
            if (const auto reason = rule.whyNotChoice(variant, rule.choiceIn(variant)))
                faults.push_back({ rule.key, *reason });
    return faults;
}

/// Worked out once for all.
CheckedVariant::CheckedVariant()
{
    static const CheckedVariant usual { Variant() };
    data_ = usual.data_;
}

CheckedVariant::CheckedVariant(const Variant& variant)
    : data_(std::make_shared<const Data>(Data { variant, TrumpOrder(variant) }))
{
}

Result<CheckedVariant> check(const Variant& variant)
{
    for (const RuleFault& fault : problemsOf(variant)) {
        const Rule& rule = *ruleNamed(fault.rule);
        return Problem { std::string(fault.rule),
            "'" + std::string(rule.choiceKeyIn(variant))
                + "' cannot be played beside the other rules" };
    }
    return CheckedVariant(normalized(variant));
}

} // namespace sheepshead
