// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace sheepshead {

/// The SHA-256 of a text in 64 hexadecimal digits, as sha256sum prints it. The program shows that
/// of a dealText() before the cards are dealt: afterwards a person can check that no card was
/// changed, and before they learn nothing from it. Where the system's library cannot make it, the
/// program ends with a message; it never shows another hash.
std::string commitmentTo(std::string_view text);

} // namespace sheepshead
