// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant_check.h"
#include "ui/printing/paper_dialogs.h"
#include "ui/words/scores/sheet_money.h"

#include <QDialog>

#include <cstdint>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QPrinter;
class QPrintPreviewWidget;
class QPushButton;
class QSpinBox;

namespace sheepshead {

class DecimalBox;

/// Chooses what to put on paper, shows it, and prints it or saves it as PDF: the score sheet, who
/// pays whom, sheets to fill in by hand, the house rules to sign, and the cheat sheet.
class PaperDialog : public QDialog {
    Q_OBJECT

public:
    /// The rules are those of the hand in play or of the next one. Sheets to fill in and to sign
    /// have these people, who may be others than the columns of the sheet.
    PaperDialog(const SheetDocument& document, const CheckedVariant& rules,
        const QStringList& people, QWidget* parent = nullptr);
    /// For a table whose people are the columns of its sheet.
    PaperDialog(
        const SheetDocument& document, const CheckedVariant& rules, QWidget* parent = nullptr);
    ~PaperDialog() override;

private:
    enum class Kind : std::uint8_t { Filled, SettleUp, Blank, Tournament, Agreement, Cheat };

    void addKinds();
    QFormLayout* makeOptions();
    void addButtons(QBoxLayout& below);
    Kind kind() const;
    PaperPointer chosenPaper() const;
    PaperPointer blankSheet(bool tournament) const;
    QPageSize chosenSize() const;
    bool asksForStake() const;
    void showOptions();
    void showFault(const QString& words);
    void refresh();

    SheetDocument document_;
    SheetMoney money_;
    CheckedVariant rules_;
    QStringList people_;
    std::unique_ptr<QPrinter> printer_;
    PaperPointer paper_;
    QListWidget* kinds_;
    QComboBox* size_;
    QSpinBox* players_;
    QComboBox* hands_;
    QCheckBox* names_;
    DecimalBox* stake_;
    QLabel* fault_; ///< of the stake
    QList<QPushButton*> outputs_;
    QFormLayout* options_;
    QPrintPreviewWidget* preview_;
};

/// Opens the dialog, and returns at once.
void choosePaper(const SheetDocument& document, const CheckedVariant& rules, QWidget* parent);
void choosePaper(const SheetDocument& document, const CheckedVariant& rules,
    const QStringList& people, QWidget* parent);

} // namespace sheepshead
