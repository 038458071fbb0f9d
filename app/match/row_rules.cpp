// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/row_rules.h"

#include "engine/rules/layouts.h"
#include "engine/rules/variant_text.h"
#include "ui/rules/rules_line.h"

namespace sheepshead {

namespace {

constexpr std::string_view ruleLine = "\nvariant ";

/// The line of a record that names its rules; empty without one.
std::string_view variantLine(std::string_view record)
{
    const std::size_t at = record.find(ruleLine);
    if (at == std::string_view::npos)
        return {};
    const std::string_view rest = record.substr(at + ruleLine.size());
    return rest.substr(0, rest.find('\n'));
}

/// Only where it changes, so that a sheet that grows by a row still has the same.
void nameStake(std::vector<StakeChange>& stakes, int row, const Variant& variant)
{
    if (stakes.empty() || stakes.back().cents != variant.centsAPoint)
        stakes.push_back({ row, variant.centsAPoint });
}

} // namespace

RowRules::RowRules(const std::vector<std::string>& records)
{
    std::string_view last;
    for (const std::string& record : records) {
        const std::string_view line = variantLine(record);
        const bool same = line.empty() || line == last; // parsing takes its time
        const auto variant = same ? Result<Variant>(Problem {}) : parseVariant(line);
        last = line.empty() ? last : line;
        add(variant ? std::optional(*variant) : std::nullopt);
    }
}

void RowRules::add(const std::optional<Variant>& variant)
{
    const bool changed = variant && (beginnings_.empty() || beginnings_.back().variant != *variant);
    if (changed)
        beginnings_.push_back({ rows_, *variant });
    ++rows_;
}

RulesChange RowRules::told(int row, const Variant& variant)
{
    return { row, rulesLineWithoutStake(variant),
        layoutOf(variant.layout).opening != Opening::Lead };
}

std::optional<RulesChange> RowRules::first() const
{
    return beginnings_.empty() ? std::nullopt : std::optional(told(0, beginnings_.front().variant));
}

std::vector<RulesChange> RowRules::changes() const
{
    std::vector<RulesChange> changes;
    for (std::size_t i = 1; i < beginnings_.size(); ++i) {
        RulesChange change = told(beginnings_[i].row, beginnings_[i].variant);
        if (change.rules != told(0, beginnings_[i - 1].variant).rules)
            changes.push_back(std::move(change));
    }
    return changes;
}

std::vector<StakeChange> RowRules::stakes() const
{
    std::vector<StakeChange> stakes;
    for (const Beginning& beginning : beginnings_)
        nameStake(stakes, beginning.row, beginning.variant);
    return stakes;
}

std::vector<StakeChange> RowRules::stakes(
    const std::optional<Variant>& inPlay, const Variant& next) const
{
    std::vector<StakeChange> all = stakes();
    if (inPlay)
        nameStake(all, rows_, *inPlay);
    nameStake(all, rows_ + (inPlay ? 1 : 0), next);
    return all;
}

} // namespace sheepshead
