// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace sheepshead {

/// The SHA-256 of a text in 64 hexadecimal digits, as sha256sum prints it. Of a dealText() it is
/// shown before the cards are dealt: who knows it can tell afterwards that nothing was changed, and
/// until then it tells him nothing.
std::string commitmentTo(std::string_view text);

} // namespace sheepshead
