// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace sheepshead::testing {

/// A book with rows in every table and a value in every column: a sheet for each preset, hands
/// played at random, with hands in play, hints, a pot, newcomers, merged people, real tables and
/// all else that there can be.
void makeFullBook(const std::filesystem::path& file);

} // namespace sheepshead::testing
