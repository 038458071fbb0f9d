// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/sheet_document.h"

#include <QDialog>

class QVBoxLayout;

namespace sheepshead {

/// A sheet out of the score book, to look at and to put on paper.
class SheetDialog : public QDialog {
    Q_OBJECT

public:
    explicit SheetDialog(const SheetDocument& document, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The hand of a row, from 0, is to be looked back at.
    void reviewWanted(int row);

private:
    void addHeading(QVBoxLayout* layout);
    void addButtons(QVBoxLayout* layout);

    const SheetDocument document_;
};

} // namespace sheepshead
