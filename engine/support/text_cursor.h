// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/support/result.h"
#include "engine/support/text.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace sheepshead {

/// Reads a text line by line, knows its place in it, and keeps the first problem. After a problem
/// the text is at its end, so that a reader needs no way out of its own. The text outlives it.
class TextCursor {
public:
    /// `firstLine`: its number, where the text is a part of another one. The mark that some editors
    /// put before a text in UTF-8 is passed over.
    explicit TextCursor(std::string_view text, int firstLine = 1)
        : rest_(withoutByteOrderMark(text))
        , number_(firstLine - 1)
    {
    }

    /// No line is left, or there was a problem.
    bool atEnd() const { return rest_.empty(); }
    /// The next line without its end ("\n" or "\r\n"), empty at the end; a last line without an end
    /// counts. takeLine() goes there, also beyond the last line.
    std::string_view nextLine() const;
    std::string_view takeLine();
    /// Takes the lines of notes for people, which begin with "#".
    void skipNotes();

    /// The line that was taken last: "line 7"; and a part of it: "line 7, column 3".
    std::string place() const { return placeOfLine(number_); }
    std::string placeOf(std::string_view part) const;
    bool inFirstLine() const { return number_ == 1; }
    int lineNumber() const { return number_; }
    static std::string placeOfLine(int line);
    /// `column`: from 1, counted in characters.
    static std::string placeOfColumn(int line, int column);

    /// At place().
    void fail(std::string reason);
    /// The problem of a part at place(): "'QX': not a card".
    void fail(const Problem& part) { fail(quoted(part)); }
    void failAt(std::string place, std::string reason);

    bool failed() const { return problem_.has_value(); }
    /// The value, or the problem that kept it from being read.
    template <class T> Result<T> resultOf(T value) const
    {
        return problem_ ? Result<T>(*problem_) : Result<T>(std::move(value));
    }

private:
    std::string_view rest_; ///< from the next line on
    std::string_view line_;
    int number_;
    std::optional<Problem> problem_;
};

} // namespace sheepshead
