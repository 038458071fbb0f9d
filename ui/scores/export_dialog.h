// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scores/export_choice.h"

#include <QDialog>

class QButtonGroup;
class QComboBox;

namespace sheepshead {

/// Asks what a score book is to be exported as. Its owner asks for the file.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with what was chosen last.
    explicit ExportDialog(const ExportChoice& last, QWidget* parent = nullptr);

    ExportChoice choice() const;

private:
    QButtonGroup* kinds_;
    QComboBox* signs_;
};

} // namespace sheepshead
