// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tournament/tournament_draft.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QTextBrowser;

namespace sheepshead {

class PaperBar;

/// The seats of each round: drawn, changed for people who are late or did not come, and printed.
class DrawPage : public QWidget {
    Q_OBJECT

public:
    explicit DrawPage(TournamentDraft& draft, QWidget* parent = nullptr);

private:
    void show();
    void draw();
    void fitIn();
    int round() const;
    QString whyNotDrawn() const;

    TournamentDraft& draft_;
    QComboBox* rounds_;
    QPushButton* draw_;
    QPushButton* fitIn_;
    QLabel* faults_;
    QTextBrowser* seats_;
    PaperBar* papers_;
    int followed_ = 0;
};

/// The rounds of a tournament in a list. What is chosen stays, until another round is the current
/// one than was `followed`.
void fillRounds(QComboBox& box, const TournamentDraft& draft, int& followed);

} // namespace sheepshead
