// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/learn/day_results.h"

#include <QDialog>

class QComboBox;
class QPushButton;
class QTreeWidget;

namespace sheepshead {

/// The hands of the last thirty days: who played them with which score, and any of them to play.
class DayHandsDialog : public QDialog {
    Q_OBJECT

public:
    /// The player is who plays if nobody else is chosen; `others` are names to suggest.
    DayHandsDialog(const DayResults& results, const QDate& today, const QString& player,
        const QStringList& others, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The dialog has closed.
    void chosen(const QDate& day, const QString& player);

private:
    void addPlayers(const QStringList& others);
    void addButtons();
    void fill();
    QString scoreOn(const QDate& day, const QString& player) const;
    QDate day() const;
    void showButtons();
    void choose();
    void copy();

    DayResults results_;
    QDate today_;
    QString first_;
    QComboBox* player_;
    QTreeWidget* list_;
    QPushButton* play_;
    QPushButton* copy_;
};

} // namespace sheepshead
