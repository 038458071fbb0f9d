// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sheepshead::console {

/// An option of a subcommand; without a value name it is a switch.
struct OptionRow {
    std::string_view name; ///< "--hands"
    std::string_view value;
    std::string_view help;
};

/// What a subcommand is called and takes, for its --help and for reading its command line.
struct Usage {
    std::string_view command;
    std::string_view arguments; ///< "FILE"; none if empty
    std::string_view about;
    std::span<const OptionRow> options;
    int leastArguments = 0;
    int mostArguments = 0;
};

/// The command line of a subcommand. An unknown option is a UsageError. After "--" all words are
/// arguments, so that a file may have any name.
class Options {
public:
    Options(const Usage& usage, std::span<const std::string> words);

    bool has(std::string_view name) const { return values_.contains(name); }
    /// All values of an option that may be given several times.
    std::vector<std::string> all(std::string_view name) const;
    /// The last value given, or the other one.
    std::string text(std::string_view name, std::string_view otherwise) const;
    std::uint64_t number(std::string_view name, std::uint64_t otherwise, std::uint64_t least,
        std::uint64_t most) const;
    const std::vector<std::string>& arguments() const { return arguments_; }

    bool json() const { return has("--json"); }
    bool help() const { return has("--help"); }

private:
    void take(const Usage& usage, std::span<const std::string> words, std::size_t& next);
    void checkCount(const Usage& usage) const;

    std::map<std::string, std::vector<std::string>, std::less<>> values_;
    std::vector<std::string> arguments_;
};

std::string helpText(const Usage& usage);

} // namespace sheepshead::console
