// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/measure/settings.h"

#include "engine/rules/variant_text.h"
#include "engine/support/text.h"

#include <cstdio>
#include <cstdlib>

namespace sheepshead::measuring {

namespace {

[[noreturn]] void refuse(const std::string& what)
{
    std::fprintf(stderr, "%s\n", what.c_str());
    std::exit(2);
}

} // namespace

Settings::Settings(int argc, char** argv, Values usual)
    : values_(std::move(usual))
{
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        const auto equals = argument.find('=');
        if (equals == std::string::npos)
            refuse(argument + ": expected key=value");
        values_[argument.substr(0, equals)] = argument.substr(equals + 1);
    }
}

std::string Settings::text(const std::string& key, const std::string& otherwise) const
{
    const auto found = values_.find(key);
    return found == values_.end() ? otherwise : found->second;
}

int Settings::number(const std::string& key, int otherwise) const
{
    return parseNumber<int>(text(key)).value_or(otherwise);
}

double Settings::real(const std::string& key) const { return std::atof(text(key).c_str()); }

CheckedVariant Settings::variant() const
{
    const auto parsed = parseVariant(text("rules"));
    const auto variant = parsed ? check(*parsed) : Result<CheckedVariant>(parsed.problem());
    if (!variant)
        refuse(variant.problem().reason);
    return *variant;
}

} // namespace sheepshead::measuring
