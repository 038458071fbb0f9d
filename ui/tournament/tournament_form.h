// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/tournament.h"

#include <QDialog>

class QCheckBox;
class QDateEdit;
class QLineEdit;
class QPushButton;

namespace sheepshead {

class WholeNumberBox;

/// Name, day, rounds and tables of a tournament that is new, or changed.
class TournamentForm : public QDialog {
    Q_OBJECT

public:
    explicit TournamentForm(Tournament tournament, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The dialog has closed.
    void chosen(const sheepshead::Tournament& tournament);

private:
    void choose();

    Tournament tournament_;
    QLineEdit* name_;
    QDateEdit* date_;
    WholeNumberBox* rounds_;
    WholeNumberBox* hands_;
    QCheckBox* fours_;
    QCheckBox* sixes_;
    QPushButton* ok_;
};

} // namespace sheepshead
