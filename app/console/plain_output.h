// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ostream>
#include <streambuf>
#include <string>

namespace sheepshead::console {

/// What is written to a stream, safe for a terminal while this lives: control characters other than
/// tabs and line ends, and the marks that turn the direction of a text, come out as "?". Names and
/// texts of files may have any. JSON writes them in another way itself.
class PlainOutput : public std::streambuf {
public:
    explicit PlainOutput(std::ostream& stream);
    ~PlainOutput() override;
    PlainOutput(const PlainOutput&) = delete;
    PlainOutput& operator=(const PlainOutput&) = delete;

protected:
    int_type overflow(int_type byte) override;
    int sync() override;

private:
    bool pass();

    std::ostream& stream_;
    std::streambuf* under_;
    std::string held_; ///< bytes of a character that is not whole yet
};

} // namespace sheepshead::console
