// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/seat.h"

#include <QDialog>
#include <QStringList>

#include <functional>

class QButtonGroup;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace sheepshead {

/// POT-JOIN: asks for the name of a new player and whose seat they take.
class NewPlayerDialog : public QDialog {
    Q_OBJECT

public:
    /// The seats of people are not offered, and no name that a player has already is taken. `pot`
    /// says what happens to the pot; empty if there is none.
    NewPlayerDialog(
        const QStringList& players, SeatSet people, const QString& pot, QWidget* parent = nullptr);

    /// Names to suggest while one is typed.
    void setKnownNames(const QStringList& names);

    /// What else makes a name that of another player, once it is in this chair; such as that both
    /// are names of one person.
    void setAlsoTaken(std::function<bool(Seat seat, const QString& name)> alsoTaken);

Q_SIGNALS:
    void chosen(sheepshead::Seat seat, const QString& name);

private:
    void addChairs(QVBoxLayout* column, const QStringList& players, SeatSet people);
    void addButtons(QVBoxLayout* column);
    void look(const QStringList& players);

    QButtonGroup* chairs_;
    QLineEdit* name_;
    QLabel* taken_;
    std::function<bool(Seat seat, const QString& name)> alsoTaken_;
    QPushButton* sitDown_ = nullptr;
};

} // namespace sheepshead
