// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

/// A window whose contents change names here the file of the handbook's page that fits them now.
/// For other windows their class decides: handbookPageFor().
inline constexpr auto handbookPageProperty = "handbookPage";

} // namespace sheepshead
