// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/scores/sheet_document.h"

#include <QDialog>

class QVBoxLayout;

namespace sheepshead {

/// Shows a sheet from the score book and saves it. Its owner prints it, as that needs its rules.
class SheetDialog : public QDialog {
    Q_OBJECT

public:
    explicit SheetDialog(const SheetDocument& document, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The person wants to review the hand of a row, from 0.
    void reviewWanted(int row);
    void printWanted();

private:
    void addHeading(QVBoxLayout* layout);
    void addButtons(QVBoxLayout* layout);

    const SheetDocument document_;
};

} // namespace sheepshead
