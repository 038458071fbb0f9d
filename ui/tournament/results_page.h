// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tournament/tournament_draft.h"

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTreeWidget;

namespace sheepshead {

/// The results of a round, table by table: the end totals are typed in the order of the seats,
/// Enter saves them and goes to the next table without a result. Or all hands, one a line.
class ResultsPage : public QWidget {
    Q_OBJECT

public:
    explicit ResultsPage(TournamentDraft& draft, QWidget* parent = nullptr);

    /// The round whose results are shown.
    int round() const;

Q_SIGNALS:
    /// The person wants a file with the results of this round, for another computer.
    void sendWanted(int round);
    /// Results that another computer sent.
    void addWanted();

private:
    void addEntry();
    void addActions();
    void show();
    void showTables();
    void showTable();
    void showSum();
    void save();
    void enter(const std::string& reason);
    void askForReason();
    void goToOpen();
    int table() const;
    /// By hand and seat; one line of totals where hands are not typed. Nothing while it is not
    /// right.
    std::optional<std::vector<std::vector<int>>> typed() const;

    TournamentDraft& draft_;
    QComboBox* rounds_;
    QTreeWidget* tables_;
    QLabel* seats_;
    QCheckBox* byHand_;
    QLineEdit* totals_;
    QPlainTextEdit* hands_;
    QLabel* sum_;
    QPushButton* save_;
    QPushButton* official_;
    QLabel* state_;
    int followed_ = 0;
    int shownRound_ = 0;
};

} // namespace sheepshead
