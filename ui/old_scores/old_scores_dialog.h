// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/old_scores/old_scores.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDateEdit;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QTableWidget;
class QTreeWidget;

namespace sheepshead {

/// Shows the first lines of a file with old scores, asks which column is what, and shows what would
/// be written into the score book. Nothing is written as long as a line cannot be read.
class OldScoresDialog : public QDialog {
    Q_OBJECT

public:
    /// The bytes of a file that readCells() does not refuse. The day is for lines without a date.
    OldScoresDialog(const QByteArray& bytes, const QDate& day, QWidget* parent = nullptr);

    /// What is to be written; without faults once the dialog is accepted.
    const OldScores& scores() const { return scores_; }

private:
    QLayout* questions();
    void askForSigns(QFormLayout& form);
    void askForLines(QFormLayout& form);
    QComboBox* addChoice(
        QFormLayout& form, const QString& label, const QList<QPair<QString, QVariant>>& choices);
    void readAgain();
    void guess();
    void showReading();
    void showCells();
    QComboBox* meaningBox(int column);
    void take();
    void preview();
    void showEvenings();
    QString faultWords() const;
    QString doubtWords() const;

    QByteArray bytes_;
    QDate day_;
    CellTable table_;
    OldScoresReading reading_;
    OldScores scores_;
    bool showing_ = false; ///< the widgets follow the reading, not the other way round

    QComboBox* separator_;
    QComboBox* order_;
    QComboBox* decimal_;
    QComboBox* each_;
    QCheckBox* header_;
    QCheckBox* running_;
    QCheckBox* leaveOut_;
    QDoubleSpinBox* worth_;
    QDateEdit* dayEdit_;
    QTableWidget* cells_;
    QTreeWidget* evenings_;
    QLabel* words_;
    QPushButton* write_;
};

} // namespace sheepshead
