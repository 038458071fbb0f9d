// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/file/database_file.h"
#include "app/storage/stored_sheet.h"
#include "engine/hand/state/hand_record.h"

#include <optional>
#include <string>

namespace sheepshead {

/// A sheet and its parts, written into an open book. All of these throw.

/// The sheet and its players; it has no hands yet. It begins now unless another time is named.
SheetId insertSheet(
    DatabaseFile& file, const NewSheet& sheet, const std::optional<std::string>& begun = {});
/// A new player of this name takes a chair. The computer plays for a newcomer if it played for who
/// had the chair.
void insertNewcomer(
    DatabaseFile& file, SheetId sheet, const StoredNewcomer& newcomer, const std::string& name);

/// Everything of a record up to the first action.
std::string openingOf(HandRecord record);
/// A hand that is dealt; the sheet may have none in play.
void insertJournal(DatabaseFile& file, SheetId sheet, const std::string& opening);
/// A decision in the hand in play, numbered from 1.
void insertStep(DatabaseFile& file, SheetId sheet, int number, const std::string& action);
/// The people in these seats were given a hint in the hand in play.
void markHinted(DatabaseFile& file, SheetId sheet, SeatSet seats);

/// A whole sheet, as it is in memory. All its hands count as played on the day it began.
void insertWholeSheet(DatabaseFile& file, const StoredSheet& stored);

} // namespace sheepshead
