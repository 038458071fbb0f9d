// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/variant_check.h"
#include "engine/rules/variant_text.h"
#include "tests/fuzz/fuzz.h"

using namespace sheepshead;

FUZZ(input)
{
    const auto variant = parseVariant(input);
    if (!variant || !check(*variant))
        return;
    const auto again = parseVariant(variantText(*variant));
    fuzzing::holds(again && variantText(*again) == variantText(*variant),
        "a variant is written as it was read");
}
