// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace sheepshead {

void showAbout(QWidget* parent);
void showAboutQt(QWidget* parent);
/// What the score book remembers of players.
void showNoticing(QWidget* parent);

} // namespace sheepshead
