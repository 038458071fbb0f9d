// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/tournament_results.h"
#include "ui/tournament/tournament_draft.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QTabWidget;

namespace sheepshead {

class ResultsPage;

/// The tournaments that are kept here, and all that is done for one of them: players, draw,
/// results, standings and payout, each on a page. It stands beside the table.
class TournamentWindow : public QDialog {
    Q_OBJECT

public:
    explicit TournamentWindow(std::vector<Tournament> tournaments, QWidget* parent = nullptr);

    /// One more, or one that has changed on the disk; it is shown.
    void open(const Tournament& tournament);
    /// The one that is shown; nothing (an empty id) if there is none.
    const Tournament& current() const { return draft_.now(); }
    /// One that is not kept here any more.
    void forget(const std::string& id);
    /// Results of another computer for the tournament that is shown: adds those that are new, and
    /// asks about each that says something else than here.
    void merge(const std::vector<TableResult>& results);
    /// In a line that a screen reader reads.
    void say(const QString& words);

Q_SIGNALS:
    /// The person has changed this one, or made it: it is to be saved.
    void edited(const sheepshead::Tournament& tournament);
    /// A new one, without id and seed.
    void newWanted(const sheepshead::Tournament& tournament);
    void fileWanted(); ///< of a tournament or of results
    void copyWanted(const sheepshead::Tournament& tournament);
    void deleteWanted(const sheepshead::Tournament& tournament);
    void sendWanted(const sheepshead::Tournament& tournament, int round);

private:
    void addHead();
    void addUndo(QLayout& row);
    void addPages();
    void addButtons();
    void fillList();
    void choose();
    void askForNew();
    void askForChange();
    void askAbout(std::vector<ResultMerge::Conflict> conflicts);
    void decide(const ResultMerge::Conflict& conflict, bool theirs);

    std::vector<Tournament> tournaments_;
    TournamentDraft draft_;
    QComboBox* list_;
    QPushButton* change_;
    QPushButton* copy_;
    QPushButton* delete_;
    QPushButton* undo_;
    QPushButton* redo_;
    QTabWidget* pages_;
    QLabel* told_;
};

} // namespace sheepshead
