// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace sheepshead {

/// Whether what lies beside a book (-wal, -journal) is of another one: of a book that was there
/// before a backup or the book of another computer was copied over it. To apply it would mix the
/// two, or put the other in the place of this one. False where there is nothing, and for a book
/// that another program has open. Changes nothing. Takes the time of reading the file, but only
/// where a program was stopped. Throws.
bool hasForeignLog(const std::filesystem::path& book);

/// Gives such companions a free name in the same folder, and returns that of the first; empty if
/// there are none. Throws.
std::filesystem::path setForeignLogAside(const std::filesystem::path& book);

} // namespace sheepshead
