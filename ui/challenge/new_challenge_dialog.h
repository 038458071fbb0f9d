// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenge/challenge.h"
#include "ui/preferences/preferences.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace sheepshead {

class LevelBox;

/// Sets up a challenge: its name, how many deals, and how well the computer players play, all alike
/// or seat by seat. Its rules are those of new games.
class NewChallengeDialog : public QDialog {
    Q_OBJECT

public:
    /// The rules can be played.
    explicit NewChallengeDialog(const Preferences& preferences, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The dialog has closed. The challenge has no secret yet.
    void chosen(const sheepshead::Challenge& challenge);

private:
    void addFields(const Preferences& preferences);
    void addSeats(QVBoxLayout& column);
    void chooseForAll();
    void showWhatAllAre();
    void addButtons();
    void showButton();
    void choose();

    Challenge challenge_;
    QLineEdit* name_;
    QLineEdit* maker_;
    QComboBox* deals_;
    QComboBox* all_;
    std::vector<LevelBox*> levels_; ///< from seat 1 on
    QLabel* missing_;               ///< why it cannot be made yet
    QPushButton* make_;
};

} // namespace sheepshead
