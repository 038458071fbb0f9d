// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

class MainWindow;
class TableWidget;

/// Connects the commands that only look at the table or have it told again: the tricks, the trump
/// that is out, hand, trick, score and seats for a screen reader.
void connectTableLooks(MainWindow& window, TableWidget& table);

} // namespace sheepshead
