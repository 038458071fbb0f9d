// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant_check.h"

#include <cstdint>
#include <map>
#include <string>

namespace sheepshead::measuring {

/// What a measuring program is told: key=value arguments over the usual values.
class Settings {
public:
    using Values = std::map<std::string, std::string>;

    /// Ends the program with status 2 if an argument is no key=value.
    Settings(int argc, char** argv, Values usual);

    bool has(const std::string& key) const { return values_.contains(key); }
    std::string text(const std::string& key, const std::string& otherwise = "") const;
    /// A value that is no number counts as not given.
    int number(const std::string& key, int otherwise = 0) const;
    double real(const std::string& key) const;
    std::uint64_t seed() const { return static_cast<std::uint64_t>(number("seed", 1)); }

    /// Of rules=VARIANT. Ends the program with status 2 if it cannot be played.
    CheckedVariant variant() const;

private:
    Values values_;
};

} // namespace sheepshead::measuring
