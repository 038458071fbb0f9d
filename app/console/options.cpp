// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/options.h"

#include "app/console/protocol/console_error.h"
#include "engine/support/text.h"

#include <algorithm>
#include <array>

namespace sheepshead::console {

namespace {

constexpr std::string_view endOfOptions = "--";

constexpr std::array common {
    OptionRow { "--json", "", "Write JSON instead of text." },
    OptionRow { "--help", "", "Print this and end." },
    OptionRow { endOfOptions, "", "End the options: a file may then begin with a dash." },
};

const OptionRow* rowOf(const Usage& usage, std::string_view name)
{
    for (const std::span<const OptionRow> rows :
        { usage.options, std::span<const OptionRow>(common) })
        for (const OptionRow& row : rows)
            if (row.name == name)
                return &row;
    return nullptr;
}

std::string helpLine(const OptionRow& row)
{
    constexpr std::size_t column = 24;
    std::string line = "  " + std::string(row.name);
    if (!row.value.empty())
        line += ' ' + std::string(row.value);
    line.resize(std::max(column, line.size() + 2), ' ');
    return line + std::string(row.help) + '\n';
}

} // namespace

Options::Options(const Usage& usage, std::span<const std::string> words)
{
    for (std::size_t i = 0; i < words.size(); ++i)
        take(usage, words, i);
    if (!help())
        checkCount(usage);
}

void Options::checkCount(const Usage& usage) const
{
    const auto count = static_cast<int>(arguments_.size());
    if (count > usage.mostArguments)
        throw UsageError { "'" + arguments_.back() + "' is one argument too many" };
    if (count < usage.leastArguments)
        throw UsageError { std::string(usage.arguments) + " is missing" };
}

void Options::take(const Usage& usage, std::span<const std::string> words, std::size_t& next)
{
    std::string word = words[next];
    if (word == endOfOptions) {
        arguments_.insert(
            arguments_.end(), words.begin() + static_cast<std::ptrdiff_t>(next) + 1, words.end());
        next = words.size();
        return;
    }
    if (word == "-h")
        word = "--help";
    if (!word.starts_with("--")) {
        arguments_.push_back(word);
        return;
    }
    const std::size_t equals = std::min(word.find('='), word.size());
    const std::string name = word.substr(0, equals);
    const OptionRow* const row = rowOf(usage, name);
    if (row == nullptr)
        throw UsageError { "'" + name + "' is no option of " + std::string(usage.command) };
    const bool valueInWord = equals < word.size();
    if (row->value.empty() && valueInWord)
        throw UsageError { name + " takes no value" };
    if (!row->value.empty() && !valueInWord && next + 1 >= words.size())
        throw UsageError { name + " needs a value: " + std::string(row->value) };
    std::string value;
    if (valueInWord)
        value = word.substr(equals + 1);
    else if (!row->value.empty())
        value = words[++next];
    values_[name].push_back(value);
}

std::vector<std::string> Options::all(std::string_view name) const
{
    const auto found = values_.find(name);
    return found == values_.end() ? std::vector<std::string>() : found->second;
}

std::string Options::text(std::string_view name, std::string_view otherwise) const
{
    const auto found = values_.find(name);
    return found == values_.end() ? std::string(otherwise) : found->second.back();
}

std::uint64_t Options::number(
    std::string_view name, std::uint64_t otherwise, std::uint64_t least, std::uint64_t most) const
{
    if (!has(name))
        return otherwise;
    const std::string word = text(name, "");
    const auto value = parseNumber<std::uint64_t>(word);
    if (!value || *value < least || *value > most)
        throw UsageError { std::string(name) + " " + word + ": expected a whole number from "
            + std::to_string(least) + " to " + std::to_string(most) };
    return *value;
}

std::string helpText(const Usage& usage)
{
    std::string text = "Usage: sheepshead-console " + std::string(usage.command) + " [OPTION]…";
    if (!usage.arguments.empty())
        text += ' ' + std::string(usage.arguments);
    text += "\n" + std::string(usage.about) + "\n\n";
    for (const OptionRow& row : usage.options)
        text += helpLine(row);
    for (const OptionRow& row : common)
        text += helpLine(row);
    return text;
}

} // namespace sheepshead::console
