// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scores/book_entry.h"

#include <QCollatorSortKey>

#include <array>
#include <vector>

namespace sheepshead {

/// A sheet as a row of a list: its words in each column, what a search looks at, and what sorting
/// compares. Takes a while to make, because the rules are put into words; may be made in any
/// thread, so that a list of thousands of sheets never makes a window wait.
class BookRow {
public:
    enum Column { Name, LastPlayed, Players, Rules, Hands, Columns };

    explicit BookRow(BookEntry entry);

    const BookEntry& entry() const { return entry_; }
    const QString& text(int column) const { return texts_.at(static_cast<std::size_t>(column)); }
    /// Whether every one of these words, in foldedWords(), occurs in it.
    bool contains(const QStringList& words) const;
    /// Whether it comes before another row in the order of a column.
    bool isBefore(const BookRow& other, int column) const;

    /// The words of a search, as contains() wants them.
    static QStringList foldedWords(const QString& search);

private:
    BookEntry entry_;
    std::array<QString, Columns> texts_;
    QString searched_;                       ///< all that can be found, in folded letters
    std::vector<QCollatorSortKey> sortKeys_; ///< of each column, in the language's order
    qint64 lastPlayed_ = 0;                  ///< ms
};

/// The rows of these sheets, in their order. For any thread.
std::vector<BookRow> rowsOf(std::vector<BookEntry> entries);

/// When a sheet was begun and played last, and its hands: what tells it from others of its name.
QString bookEntryDates(const BookEntry& entry);

/// All that a page of the score book says about a sheet, in a few lines of words.
QString bookEntryText(const BookEntry& entry);

} // namespace sheepshead
