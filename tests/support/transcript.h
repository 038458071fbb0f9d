// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_record.h"

#include <string>
#include <string_view>

namespace sheepshead::testing {

/// One hand told so that a person can follow it and a test can compare it: the record, and after
/// every decision what happened, what another seat saw of it, which seat is to act and what it may
/// do.
struct Transcript {
    HandRecord record;
    Seat watcher {}; ///< whose sight is told beside the truth

    bool operator==(const Transcript&) const = default;
};

/// The problem is that of replay(): the record does not follow the rules.
Result<std::string> transcriptText(const Transcript& transcript);

/// Takes what transcriptText() writes and reads the record out of it; what the lines between tell
/// is for comparing.
Result<Transcript> parseTranscript(std::string_view text);

} // namespace sheepshead::testing
