// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QScrollArea;
class QWidget;

namespace sheepshead {

/// Lays a page into an area that scrolls it where large texts need more room than a small screen
/// has. Frame and background do not show, and Tab goes to what is on the page.
void layInto(QScrollArea& area, QWidget* page);

} // namespace sheepshead
