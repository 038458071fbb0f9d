// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QWidget;

namespace sheepshead {

/// Opens a page to read: as large as its text, and scrolled where the screen is smaller than that.
void showTextPage(QWidget* parent, const QString& title, const QString& html);

} // namespace sheepshead
