// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/players/search/trials.h"

#include <cstdint>
#include <optional>
#include <vector>

/// The one judgement of a decision that hint, coach, drill and review share: what is close for one
/// of them costs nothing for the others.
namespace sheepshead {

/// The expected scores of two actions differ by so little that either could be the better one, or
/// that the difference is not worth a word.
bool areClose(const Prospect& one, const Prospect& other);

/// What a decision is expected to lose in score points beside the recommended one, which is the
/// first of the prospects. 0 for that one and for those that are close to it or promise more; empty
/// if the decision was not measured.
std::optional<double> costOf(const Action& decision, const std::vector<Prospect>& prospects);

/// How a decision compares with the other choices.
enum class VerdictKind : std::uint8_t {
    Best,             ///< nothing promised more
    Close,            ///< another choice promised more, but no more than is close
    KeepsConvention,  ///< what promised more breaks a convention
    BreaksConvention, ///< it promised more than the recommended choice, and breaks a convention
    Costly,           ///< see costOf()
};

struct Verdict {
    VerdictKind kind = VerdictKind::Best;
    Action other; ///< the choice that it is compared with; of Best, the decision itself
};

/// Judges a decision with what its seat has seen; empty if it was not measured.
std::optional<Verdict> verdictOn(
    const Action& decision, const std::vector<Prospect>& prospects, const Observation& seen);

} // namespace sheepshead
