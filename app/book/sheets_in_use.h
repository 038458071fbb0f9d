// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"

#include <QString>

#include <map>
#include <optional>
#include <utility>

namespace sheepshead {

/// The sheets of the book that must not be deleted now, with their names: what is done there would
/// be lost.
struct SheetsInUse {
    std::optional<std::pair<SheetId, QString>> onTable; ///< of the game on the table
    std::map<SheetId, QString> inWindows;               ///< of real tables whose windows are open

    bool isOnTable(SheetId id) const { return onTable && onTable->first == id; }
    bool isInWindow(SheetId id) const { return inWindows.contains(id); }
};

} // namespace sheepshead
