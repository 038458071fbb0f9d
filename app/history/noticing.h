// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>

namespace sheepshead {

/// Learns how people play from some finished hands that were not learned from yet, the oldest
/// first, in one short change of the book. False when no hand is left. Throws.
///
/// Only what all players at the table have seen counts: hands that were played to their end, so
/// that all cards were shown. Left out are hands in which something was taken back, and the
/// decisions of a person who was given a hint. Beliefs that cannot be read stay as they are.
bool noticeHands(SQLite::Database& database, const std::filesystem::path& book);

/// No hand up to now is learned from any more. Throws.
void leaveHandsUnnoticed(SQLite::Database& database, const std::filesystem::path& book);

} // namespace sheepshead
