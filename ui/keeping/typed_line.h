// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/keeping/entry_place.h"
#include "ui/keeping/kept_document.h"
#include "ui/keeping/typed_draft.h"

#include <optional>

namespace sheepshead {

class HandEntry;

/// A kept sheet, what its lines score, and how it is shown.
struct ShownSheet {
    KeptSheet sheet;
    ScoredTable scored;
    KeptDocument shown;

    /// Works out the rest again, after the sheet has changed.
    void work();
    EntryPlace placeBefore(std::size_t line) const
    {
        return sheepshead::placeBefore(line, sheet, scored, shown);
    }
};

/// Lines of a sheet that were replaced by others, or inserted, or removed.
struct ReplacedLines {
    std::size_t at = 0;
    std::size_t removed = 0;
};

/// Which line of a sheet is typed in the entry: the next hand, another before a line, or the
/// correction of one. What is typed of the next hand waits while another line is typed, and what is
/// typed stays with its line while the sheet changes around it. Keeps references.
class TypedLine {
public:
    TypedLine(const ShownSheet& sheet, HandEntry& entry);

    std::size_t at() const { return at_; }
    bool isNextHand() const;
    TypedDraft draft() const;
    /// What is typed and not yet written; if nothing is, what waits.
    std::optional<TypedDraft> unwritten() const;

    /// The next hand, with what was typed of it before another line came.
    void beginNextHand();
    void beginBefore(std::size_t line);
    void correct(std::size_t line, const TypedHand& hand);
    /// A place that is gone is the end of the sheet; what was to be corrected must still be there.
    void resume(const TypedDraft& draft);

    /// What is typed, as it is once the sheet has so many lines; none if nothing is, or if it
    /// corrects a line that is removed.
    std::optional<TypedDraft> after(ReplacedLines replaced, std::size_t lines) const;

private:
    void setAside();
    const TableLines& lines() const { return sheet_.sheet.table.lines(); }

    const ShownSheet& sheet_;
    HandEntry& entry_;
    std::size_t at_ = 0;
    std::optional<TypedDraft> aside_; ///< of the next hand, while another line is typed
};

} // namespace sheepshead
