// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_record.h"

#include <optional>
#include <string>
#include <vector>

namespace sheepshead {

/// A finished hand as it was dealt.
struct DealtRecord {
    int row = 0; ///< on the sheet, from 1; 0 for a hand without a row
    std::string record;
};

/// The finished hands of a game in order, so that their deals can be checked.
class DealtHands {
public:
    DealtHands() = default;
    /// From the records of the rows; a row without one is about the pot.
    explicit DealtHands(const std::vector<std::string>& records);

    void add(const HandRecord& record, bool newRow);
    /// Adds a row that is not a hand.
    void addRow() { ++rows_; }

    const std::vector<DealtRecord>& hands() const { return hands_; }
    /// The seed of the last hand; empty if it had none.
    std::optional<std::uint64_t> lastSeed() const;

private:
    int rows_ = 0;
    std::vector<DealtRecord> hands_;
};

} // namespace sheepshead
