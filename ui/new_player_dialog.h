// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/seat.h"

#include <QDialog>
#include <QStringList>

class QButtonGroup;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace sheepshead {

/// POT-JOIN: asks on whose chair somebody new sits down, and what he is called.
class NewPlayerDialog : public QDialog {
    Q_OBJECT

public:
    /// The chair of the person himself is not given away. `pot` says in words what happens to the
    /// pot; empty where there is none.
    NewPlayerDialog(
        const QStringList& players, Seat person, const QString& pot, QWidget* parent = nullptr);

Q_SIGNALS:
    void chosen(sheepshead::Seat seat, const QString& name);

private:
    void addChairs(QVBoxLayout* column, const QStringList& players, Seat person);
    void addButtons(QVBoxLayout* column);

    QButtonGroup* chairs_;
    QLineEdit* name_;
    QPushButton* sitDown_ = nullptr;
};

} // namespace sheepshead
