// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace sheepshead {

/// A person or a computer player who has played a hand. Both may have one name.
struct SheetPlayer {
    PersonId id = 0;
    std::string name;
    bool computer = false;
};

/// What the book has of a row of a sheet beside its scores.
struct PlayedRow {
    std::string day;              ///< 2024-05-31
    std::vector<PersonId> people; ///< one a seat, merges done; 0 where it is not known who it was
};

/// A sheet, and who played it.
struct PlayedSheet {
    StoredSheet stored;
    std::vector<PlayedRow> rows; ///< one a row of the sheet
};

/// Writes the sheets of a book in words and signs that the storage does not know.
class SheetsWriter {
public:
    virtual ~SheetsWriter() = default;

    /// Comes first: whether any sheet was ever played for money, and all who have played, people
    /// and then computer players.
    virtual void begin(
        std::ostream& out, bool forMoney, const std::vector<SheetPlayer>& players) = 0;
    virtual void sheet(std::ostream& out, const PlayedSheet& sheet) = 0;
};

} // namespace sheepshead
