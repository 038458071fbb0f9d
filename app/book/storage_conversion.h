// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/game.h"
#include "app/storage/file/backup.h"
#include "app/storage/stored_sheet.h"
#include "engine/support/result.h"
#include "ui/keeping/kept_document.h"
#include "ui/scores/book_entry.h"

#include <QDateTime>
#include <QString>

namespace sheepshead {

/// Converts what app/storage, which knows no Qt, reads and writes to the types of the rest of the
/// program.
QString fromUtf8(const std::string& text);
QDateTime fromStoredTime(const std::string& time);
QStringList fromStored(const std::vector<std::string>& names);
std::vector<std::string> toStored(const QStringList& names);

SheetHead headOf(const StoredSheet& stored);
/// Of a real table only.
KeptSheet keptSheetOf(const StoredSheet& stored);
/// All that is known of a game, so that it can be stored on a new sheet.
StoredSheet storedOf(const Game& game);
BookEntry entryOf(const SheetInfo& info, bool onTable);
SheetDocument documentOf(const StoredSheet& stored);

/// What happened to the person's data, translated; the place is for the line below.
QString reasonText(const Problem& problem);
QString placeText(const Problem& problem);

/// "The newest good backup was last played on 31/05/2024 20:04 and has 340 hands."
QString backupText(const GoodBackup& backup);

/// A notice about sheets that cannot be read, with the reason of each.
QString unreadableText(const std::vector<SheetInfo>& sheets);

} // namespace sheepshead
