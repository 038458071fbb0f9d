// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/print_dialogs.h"

#include "ui/scores/score_printer.h"
#include "ui/widgets/paper_dialogs.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

struct PrintDialogWords {
    Q_DECLARE_TR_FUNCTIONS(Print)
};

} // namespace

void printSheet(const SheetDocument& document, QWidget* parent)
{
    printPaper(std::make_shared<ScorePrinter>(document), parent);
}

void previewSheet(const SheetDocument& document, QWidget* parent)
{
    previewPaper(std::make_shared<ScorePrinter>(document), parent);
}

void exportSheet(const SheetDocument& document, QWidget* parent)
{
    savePaper(std::make_shared<ScorePrinter>(document),
        PrintDialogWords::tr("Save score sheet as PDF"), parent);
}

} // namespace sheepshead
