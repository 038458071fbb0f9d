// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant_check.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace sheepshead {

class RulesDialog;
class SettingsController;
class TableHost;

/// Shows the rules of the hand on the table, in a window that stands beside it and follows when
/// they change or another occupant has the table.
class TableRules : public QObject {
    Q_OBJECT

public:
    TableRules(const SettingsController& settings, QWidget& window, const TableHost& host);

    /// Opens the window, or brings it to the front. There must be a game.
    void show();

private:
    void refresh();

    const SettingsController& settings_;
    QWidget& window_;
    const TableHost& host_;
    QPointer<RulesDialog> dialog_; ///< while it is open
    std::optional<Variant> shown_; ///< in it
};

} // namespace sheepshead
