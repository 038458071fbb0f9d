// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant.h"
#include "ui/words/scores/sheet_document.h"

#include <optional>
#include <string>
#include <vector>

namespace sheepshead {

/// The rules by which the rows of a sheet were played, and where they changed.
class RowRules {
public:
    RowRules() = default;
    /// From the records of the rows. A row without a record, or with rules that this version does
    /// not know, counts as played by the rules of the row before.
    explicit RowRules(const std::vector<std::string>& records);

    /// Adds a row that was played by these rules.
    void add(const Variant& variant) { add(std::optional(variant)); }
    /// Adds a row that is not a hand.
    void addNone() { add(std::optional<Variant>()); }

    /// What a document says about the rules from this row on.
    static RulesChange told(int row, const Variant& variant);

    /// The rules of the first row; empty when no row has any.
    std::optional<RulesChange> first() const;
    std::vector<RulesChange> changes() const;
    /// What a point is worth by the rules of the rows, where it changes.
    std::vector<StakeChange> stakes() const;
    /// The same with the rules of the hand in play, if there is one, and of the hand after it.
    std::vector<StakeChange> stakes(
        const std::optional<Variant>& inPlay, const Variant& next) const;

private:
    void add(const std::optional<Variant>& variant);

    struct Beginning {
        int row = 0;
        Variant variant;
    };
    int rows_ = 0;
    std::vector<Beginning> beginnings_; ///< the first rules, then every change
};

} // namespace sheepshead
