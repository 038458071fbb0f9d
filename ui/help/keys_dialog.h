// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <utility>
#include <vector>

class QWidget;

namespace sheepshead {

/// A key and what it does.
using KeyHelp = std::pair<QString, QString>;

/// The keys of the table.
std::vector<KeyHelp> tableKeys();

/// The keys of the table, then those of the menus.
std::vector<KeyHelp> allKeys();

/// A page with all of them.
void showKeys(QWidget* parent);

} // namespace sheepshead
