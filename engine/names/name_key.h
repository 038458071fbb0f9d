// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace sheepshead {

/// What tells one name from another: the name without blanks around it, with one blank between its
/// words, without case in any alphabet ("ß" is "ss"), with one kind of dash and of apostrophe, and
/// with letters as Unicode's compatibility form (NFKC) has them, so that "Jörg" is one name in both
/// ways that Unicode writes it. A name that is no UTF-8 stays as it is, but for its blanks.
std::string nameKey(std::string_view name);

/// Whether people take two names for one.
bool isSameName(std::string_view one, std::string_view other);

/// Whether nothing of a name can be seen: it is empty, or all blanks and marks without width.
bool isBlankName(std::string_view name);

} // namespace sheepshead
