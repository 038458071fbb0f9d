// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/hand_review.h"
#include "engine/challenge/kept_challenge.h"

namespace sheepshead {

/// Where another person did something else than the person who looks, with the same cards after the
/// same beginning.
struct Parting {
    std::string other; ///< who that is, as in resultsOf()
    HandStep yours;
    HandStep theirs;
};

/// How everybody parted ways with the person who looks in a deal that this person has played;
/// nothing of those who did the same, or whose decisions are not known.
std::vector<Parting> partingsIn(const KeptChallenge& kept, int deal, TextHash hash);

} // namespace sheepshead
