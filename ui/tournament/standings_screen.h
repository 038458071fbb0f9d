// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/tournament.h"

#include <QDialog>
#include <QTimer>

class QLabel;
class QTreeWidget;

namespace sheepshead {

/// The standings in big type on the whole screen, for all in the room to read: on a second screen
/// if there is one, so that results can be typed on the first. Where the players do not fit, the
/// pages turn by themselves; a key or the wheel holds them for a minute. F11 or Escape closes it.
class StandingsScreen : public QDialog {
    Q_OBJECT

public:
    StandingsScreen(const Tournament& tournament, int round, QWidget* parent = nullptr);

    void showStandings(const Tournament& tournament, int round);

    /// The next page, or the first one after the last.
    void turnPage();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitWidth();
    bool fitsWith(const QFont& font);

    QLabel* title_;
    QTreeWidget* table_;
    QTimer pages_;
    bool isFitting_ = false;
};

} // namespace sheepshead
