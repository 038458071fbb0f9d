// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

class MainWindow;
class SettingsController;
class TableHost;
class TableWidget;

/// Where a mode plays: the table and who has it, the window around it, and the person's settings.
struct TablePlace {
    MainWindow& window;
    TableWidget& table;
    TableHost& host;
    SettingsController& settings;
};

} // namespace sheepshead
