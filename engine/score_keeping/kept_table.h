// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score_keeping/table_line.h"

#include <cstddef>

namespace sheepshead {

/// One change of a book: at a place, some lines were replaced by others.
struct TableEdit {
    std::size_t at = 0;
    TableLines before;
    TableLines after;
    bool operator==(const TableEdit&) const = default;
};

/// How much of a table is saved as it is: its first edits, and its first lines.
struct SavedPart {
    std::size_t edits = 0;
    std::size_t lines = 0;
};

/// The lines that a score keeper has typed at a real table, with every change ever made to them.
/// Each change can be undone and redone without limit; a new one forgets those that were undone.
class KeptTable {
public:
    KeptTable() = default;
    /// A book read from disk, of which `done` edits hold. An undo or redo that does not fit the
    /// lines is as if it had not been kept.
    KeptTable(TableLines lines, std::vector<TableEdit> edits, std::size_t done);

    const TableLines& lines() const { return lines_; }
    const std::vector<TableEdit>& edits() const { return edits_; }
    std::size_t done() const { return done_; }

    /// What no change has touched since the table was read or saved last. To save it is to write
    /// all that follows, and `done`.
    const SavedPart& saved() const { return saved_; }
    void noteSaved() { saved_ = { edits_.size(), lines_.size() }; }

    /// Adds a line at the end.
    void add(TableLine line);
    /// Adds a line before another; hands and points are marked as typed later.
    void insert(std::size_t at, TableLine line);
    /// Adds changes of the table before a line, as one edit.
    void insert(std::size_t at, std::vector<TableChange> changes);
    /// Puts another line in the place of one; hands and points are marked as corrected. The same
    /// line again is no change.
    void correct(std::size_t at, TableLine line);
    void remove(std::size_t at);

    bool mayUndo() const;
    bool mayRedo() const;
    void undo();
    void redo();

    /// The same lines and changes, saved or not.
    bool operator==(const KeptTable& other) const
    {
        return lines_ == other.lines_ && edits_ == other.edits_ && done_ == other.done_;
    }

private:
    void change(TableEdit edit);
    void replace(std::size_t at, const TableLines& before, const TableLines& after);
    bool fits(std::size_t at, const TableLines& there) const;

    TableLines lines_;
    std::vector<TableEdit> edits_;
    std::size_t done_ = 0;
    SavedPart saved_;
};

} // namespace sheepshead
