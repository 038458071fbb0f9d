// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

class MainWindow;
class ScoreBookController;
class SettingsController;

/// What the person has before the table: the window, the score book, and the settings.
struct Desk {
    MainWindow& window;
    ScoreBookController& book;
    SettingsController& settings;
};

} // namespace sheepshead
