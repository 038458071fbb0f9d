// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/support/result.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace sheepshead {

/// What can keep a score book from being read or written.
enum class StorageFault : std::uint8_t {
    NoFolder,
    NotWritable,
    NotADatabase,
    Damaged,
    Newer,
    Foreign,
    Widowed, ///< the companions of a book are there, and the book is not
    Moved,   ///< away, or deleted, while it was open
    Busy,
    Full,
    Failed,
    NoSuchSheet,
    TakenOver,
    Unreadable,
    NoSuchPerson,
    NameTaken,      ///< another person has it
    PlayedTogether, ///< in one hand, so that they cannot be one person
    SeatedTwice,    ///< one person, perhaps by two names, in two chairs of a game
    NoBook,         ///< nothing is there to read
    NotReadable,    ///< a file that is to come in
    NotWritten,     ///< a file that was to be made of the book
    NotAnExport,
    NewerExport,
    OnePerson, ///< two people of a file are one in the book, but played in the same hand
    Stopped,   ///< as the person wanted
    InUse,     ///< by another program, while the whole book is to be replaced
    NotABackup,
    NotRecoverable,
    NoSuchSeason,
    Special, ///< the book, or what lies beside it, is a pipe, a device or the like
};

/// The problem's place is the file, with details behind it where there are any; its reason says
/// what became of the data, what is wrong, and what can be done, always in the same words, so that
/// they can be translated (context "StorageFault").
Problem problemOf(
    StorageFault fault, const std::filesystem::path& file, const std::string& detail = {});

/// The fault that a problem of this folder is about.
std::optional<StorageFault> faultOf(const Problem& problem);

/// Whether setAside() is a way out: the file can never become a score book of this program.
bool canBeSetAside(StorageFault fault);

} // namespace sheepshead
