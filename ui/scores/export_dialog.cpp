// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/export_dialog.h"

#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/radio_buttons.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace sheepshead {

ExportDialog::ExportDialog(const ExportChoice& last, QWidget* parent)
    : QDialog(parent)
    , kinds_(new QButtonGroup(this))
    , signs_(new QComboBox)
{
    setWindowTitle(tr("Export the score book"));
    auto* const column = new QVBoxLayout(this);
    const auto add = [&](ExportKind kind, const QString& text) {
        auto* const button = new QRadioButton(text);
        addRadioButton(*kinds_, *button, static_cast<int>(kind));
        button->setChecked(kind == last.kind);
        column->addWidget(button);
        return button;
    };
    add(ExportKind::Everything, tr("&Everything, to import again (JSON)"));
    auto* const spreadsheet =
        add(ExportKind::Spreadsheet, tr("A table for a &spreadsheet, with names and words (CSV)"));
    signs_->addItem(tr("1,25 – columns by semicolons"));
    signs_->addItem(tr("1.25 – columns by commas"));
    signs_->setCurrentIndex(static_cast<int>(last.signs));
    auto* const more = new QFormLayout;
    more->setContentsMargins(dialogSpacing().indent, 0, 0, 0);
    more->addRow(tr("&Numbers:"), signs_);
    column->addLayout(more);
    add(ExportKind::HandsForPrograms, tr("A table for programs, a line a &hand (CSV)"));
    add(ExportKind::PlayersForPrograms,
        tr("A table for programs, a line a &player and hand (CSV)"));
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* const go = buttons->addButton(tr("E&xport…"), QDialogButtonBox::AcceptRole);
    column->addStretch();
    beginGroup(*column);
    column->addWidget(buttons);
    go->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const auto adapt = [this, more, spreadsheet] {
        signs_->setEnabled(spreadsheet->isChecked());
        more->labelForField(signs_)->setEnabled(spreadsheet->isChecked());
    };
    connect(spreadsheet, &QRadioButton::toggled, this, adapt);
    adapt();
    kinds_->checkedButton()->setFocus();
}

ExportChoice ExportDialog::choice() const
{
    return { static_cast<ExportKind>(kinds_->checkedId()),
        static_cast<SpreadsheetSigns>(signs_->currentIndex()) };
}

} // namespace sheepshead
