// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

namespace sheepshead {

class CurrentGame;
class RulesDialog;
class SettingsController;

/// Shows the rules of the game on the table, in a window that stands beside it and follows when
/// they change.
class TableRules : public QObject {
    Q_OBJECT

public:
    TableRules(const SettingsController& settings, QWidget& window, const CurrentGame& game);

    /// Opens the window, or brings it to the front. There must be a game.
    void show();

private:
    void follow();
    void refresh();

    const SettingsController& settings_;
    QWidget& window_;
    const CurrentGame& game_;
    QPointer<RulesDialog> dialog_; ///< while it is open
};

} // namespace sheepshead
