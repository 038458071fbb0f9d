// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/support/rng.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sheepshead::testing {

/// Damages texts the way a bad disk, a careless editor or a spiteful person does; the same damage
/// for the same seed.
class Mutation {
public:
    explicit Mutation(std::uint64_t seed)
        : rng_(seed)
    {
    }

    /// One to three changes: characters, words or lines lost, doubled, exchanged or made up.
    std::string damaged(std::string text);

private:
    std::size_t below(std::size_t bound);
    void changeCharacters(std::string& text);
    void changeParts(std::string& text, char between);

    Rng rng_;
};

} // namespace sheepshead::testing
