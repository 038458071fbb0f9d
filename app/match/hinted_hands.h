// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

namespace sheepshead {

/// Which hands of a game the person was given a hint in.
class HintedHands {
public:
    HintedHands() = default;
    /// For each row of the sheet, and for the hand in play, whether a hint was given.
    HintedHands(const std::vector<bool>& rows, bool inPlay)
        : inPlay_(inPlay)
    {
        for (int row = 0; row < static_cast<int>(rows.size()); ++row)
            if (rows[static_cast<std::size_t>(row)])
                rows_.push_back(row);
    }

    void noteHint() { inPlay_ = true; }
    /// The hand in play became this row, from 0.
    void endHand(int row)
    {
        if (std::exchange(inPlay_, false))
            rows_.push_back(row);
    }
    /// The hand in play became no row.
    void dropHand() { inPlay_ = false; }

    /// The rows with a hint, from 0.
    const std::vector<int>& rows() const { return rows_; }
    bool handInPlay() const { return inPlay_; }

private:
    std::vector<int> rows_;
    bool inPlay_ = false;
};

} // namespace sheepshead
