// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/study/position_words.h"
#include "engine/study/typed_position.h"
#include "engine/support/text_cursor.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace sheepshead {

/// What readers of lines of a position have in common: the text, for places and problems, and what
/// was read so far. For the files of this room.
class LineReader {
public:
    LineReader(TextCursor& text, TypedPosition& typed)
        : text_(text)
        , typed_(typed)
    {
    }

protected:
    template <class Self>
    using Readers = std::map<std::string_view, void (Self::*)(const PositionLine&)>;

    /// Reads a line by its key; false for a line of another kind.
    template <class Self> bool takeBy(const Readers<Self>& readers, const PositionLine& line)
    {
        const auto reader = readers.find(line.key);
        if (reader == readers.end())
            return false;
        if (line.words.empty() && !mayBeEmpty(line.key))
            fail(line.column, "'" + line.key + "': what belongs here is missing");
        else
            (static_cast<Self*>(this)->*reader->second)(line);
        return true;
    }

    StudyPosition& position() { return typed_.reading.position; }
    TypedPosition& typed() { return typed_; }

    bool failed() const { return text_.failed(); }
    void fail(int column, std::string reason);
    TypedPlace placeAt(int column) const { return { text_.lineNumber(), column }; }
    void mark(const StudyPlace& place, int column);

    /// False, with a problem, for a second line of the kind.
    bool isNew(const PositionLine& line);

    // Nothing, with a problem, for a word that is none.
    std::optional<Seat> seatIn(const PositionWord& word);
    std::optional<Card> cardIn(const PositionWord& word);
    /// The cards of a line; "-" and "?" are none.
    CardSet cardsIn(const PositionLine& line, StudyPlace place);

private:
    static bool mayBeEmpty(std::string_view key);

    TextCursor& text_;
    TypedPosition& typed_;
    std::vector<std::string> named_;
};

} // namespace sheepshead
