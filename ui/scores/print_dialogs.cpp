// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/print_dialogs.h"

#include "ui/files/default_files.h"
#include "ui/files/file_dialogs.h"
#include "ui/files/whole_file.h"
#include "ui/printing/paper_dialogs.h"
#include "ui/scores/score_printer.h"
#include "ui/scores/sheet_web_page.h"

#include <QCoreApplication>
#include <QDir>
#include <QMessageBox>

namespace sheepshead {

namespace {

struct PrintDialogWords {
    Q_DECLARE_TR_FUNCTIONS(Print)
};

struct WebPageWords {
    Q_DECLARE_TR_FUNCTIONS(WebPage)
};

void tell(QMessageBox::Icon icon, const QString& text, const QString& more, QWidget* parent)
{
    auto* const box =
        new QMessageBox(icon, WebPageWords::tr("Web page"), text, QMessageBox::Ok, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(more);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse);
    box->open();
}

void write(const QString& page, const QString& name, QWidget* parent)
{
    const QString shown = QDir::toNativeSeparators(name);
    if (writeWholeFile(name, page.toUtf8()))
        return tell(QMessageBox::NoIcon, WebPageWords::tr("The page is saved."), shown, parent);
    tell(QMessageBox::Warning, WebPageWords::tr("The page was not saved."),
        WebPageWords::tr("The file %1 could not be written. If it existed before, it is unchanged. "
                         "Choose another folder, or free some space.")
            .arg(shown),
        parent);
}

} // namespace

void printSheet(const SheetDocument& document, QWidget* parent)
{
    printPaper(std::make_shared<ScorePrinter>(document), parent);
}

void exportSheet(const SheetDocument& document, QWidget* parent)
{
    savePaper(std::make_shared<ScorePrinter>(document),
        PrintDialogWords::tr("Save score sheet as PDF"), parent);
}

void saveWebPage(const SheetDocument& document, QWidget* parent)
{
    askWhereToSave({ WebPageWords::tr("Save score sheet as web page"),
                       defaultFileName(document.title, QStringLiteral("html")),
                       WebPageWords::tr("Web pages (*.html)") },
        parent,
        [page = webPage(document), parent](const QString& file) { write(page, file, parent); });
}

} // namespace sheepshead
