// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace sheepshead {

/// What tells one name from another: the name without blanks around it, with one blank between its
/// words, in small letters (Latin, Greek, Cyrillic), and with accents as marks of their own, so
/// that "Jörg" is one name in both ways that Unicode writes it. Bytes that are no UTF-8 stay.
std::string nameKey(std::string_view name);

/// Whether people take two names for one.
bool isSameName(std::string_view one, std::string_view other);

} // namespace sheepshead
