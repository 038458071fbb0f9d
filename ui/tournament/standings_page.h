// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tournament/tournament_draft.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QLabel;
class QTreeWidget;

namespace sheepshead {

class PaperBar;
class StandingsScreen;

/// The standings after each round, for the window, the big screen and paper; penalties.
class StandingsPage : public QWidget {
    Q_OBJECT

public:
    explicit StandingsPage(TournamentDraft& draft, QWidget* parent = nullptr);

private:
    void addActions();
    void fillPlayed();
    void show();
    void showBig();
    void askForPenalty();
    int round() const;

    TournamentDraft& draft_;
    QComboBox* rounds_;
    QTreeWidget* table_;
    QLabel* remarks_;
    PaperBar* papers_;
    QPointer<StandingsScreen> screen_; ///< while it is open, it shows what is typed here
};

/// Fills a table with the standings after a round.
void fillStandings(QTreeWidget& table, const Tournament& tournament, int round);

} // namespace sheepshead
