// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/game.h"
#include "app/storage/stored_sheet.h"
#include "engine/support/result.h"
#include "ui/scores/book_entry.h"

#include <QDateTime>
#include <QString>

namespace sheepshead {

/// The words and values of app/storage, which knows no Qt, as the rest of the program uses them.
QString fromUtf8(const std::string& text);
QDateTime fromStoredTime(const std::string& time);
QStringList fromStored(const std::vector<std::string>& names);
std::vector<std::string> toStored(const QStringList& names);

SheetHead headOf(const StoredSheet& stored);
BookEntry entryOf(const SheetInfo& info, bool onTable);
SheetDocument documentOf(const StoredSheet& stored);

/// What happened to the person's data, in his language; the place is for the line below.
QString reasonText(const Problem& problem);
QString placeText(const Problem& problem);

} // namespace sheepshead
