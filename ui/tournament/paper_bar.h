// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/printing/paper_dialogs.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QPushButton;

namespace sheepshead {

/// A line to print a paper, or save it as PDF: which one, on which size of sheet.
class PaperBar : public QWidget {
    Q_OBJECT

public:
    /// The paper that is chosen, by its place in `names`; null where there is none yet.
    using Maker = std::function<PaperPointer(int which)>;
    PaperBar(const QStringList& names, Maker make, QWidget* parent = nullptr);

    void setPrintable(bool printable);

private:
    Maker make_;
    QComboBox* which_;
    QComboBox* size_;
    QPushButton* print_;
    QPushButton* pdf_;
};

} // namespace sheepshead
