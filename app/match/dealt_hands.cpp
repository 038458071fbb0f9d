// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/dealt_hands.h"

namespace sheepshead {

DealtHands::DealtHands(const std::vector<std::string>& records)
{
    for (const std::string& record : records) {
        ++rows_;
        if (!record.empty())
            hands_.push_back({ rows_, record });
    }
}

void DealtHands::add(const HandRecord& record, bool newRow)
{
    rows_ += newRow ? 1 : 0;
    hands_.push_back({ newRow ? rows_ : 0, recordText(record) });
}

std::optional<std::uint64_t> DealtHands::lastSeed() const
{
    const auto record =
        hands_.empty() ? Result<HandRecord>(Problem {}) : parseRecord(hands_.back().record);
    return record ? record->deal.seed : std::nullopt;
}

} // namespace sheepshead
