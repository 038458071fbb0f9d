// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/hand_record.h"

#include <optional>
#include <string>
#include <vector>

namespace sheepshead {

/// A finished hand as it was dealt.
struct DealtRecord {
    int row = 0; ///< on the sheet, from 1; 0 for a hand that made none
    std::string record;
};

/// The hands of a game that are over, in their order, for whoever wants to check their deals.
class DealtHands {
public:
    DealtHands() = default;
    /// From the records of the rows; rows without one are about the pot.
    explicit DealtHands(const std::vector<std::string>& records);

    void add(const HandRecord& record, bool newRow);
    /// A row that is no hand.
    void addRow() { ++rows_; }

    const std::vector<DealtRecord>& hands() const { return hands_; }
    /// The seed of the last hand, where it had one.
    std::optional<std::uint64_t> lastSeed() const;

private:
    int rows_ = 0;
    std::vector<DealtRecord> hands_;
};

} // namespace sheepshead
