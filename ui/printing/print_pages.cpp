// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/printing/print_pages.h"

#include "ui/files/whole_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPdfWriter>
#include <QPrinter>
#include <QPushButton>
#include <QUrl>

namespace sheepshead {

namespace {

struct PrintedPageWords {
    Q_DECLARE_TR_FUNCTIONS(Print)
};

QMessageBox* printMessage(QWidget* parent, QMessageBox::Icon icon, const QString& text)
{
    auto* const box =
        new QMessageBox(icon, PrintedPageWords::tr("Print"), text, QMessageBox::NoButton, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    return box;
}

void tellFailure(QWidget* parent, const QPrinter& printer)
{
    const bool pdf = printer.outputFormat() == QPrinter::PdfFormat;
    auto* const box = printMessage(parent, QMessageBox::Warning,
        pdf ? PrintedPageWords::tr("The PDF was not saved.")
            : PrintedPageWords::tr("Nothing was printed."));
    box->setInformativeText(pdf
            ? PrintedPageWords::tr("The file %1 could not be written. If it existed before, it is "
                                   "unchanged. Choose another folder, or free some space.")
                  .arg(QDir::toNativeSeparators(printer.outputFileName()))
            : PrintedPageWords::tr(
                "The printer did not accept the pages. Check it and try again."));
    box->addButton(QMessageBox::Ok);
    box->open();
}

void tellSaved(QWidget* parent, const QString& file)
{
    auto* const box =
        printMessage(parent, QMessageBox::NoIcon, PrintedPageWords::tr("The PDF is saved."));
    box->setInformativeText(QDir::toNativeSeparators(QFileInfo(file).absoluteFilePath()));
    box->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* const open = box->addButton(PrintedPageWords::tr("&Open"), QMessageBox::AcceptRole);
    auto* const close = box->addButton(QMessageBox::Close);
    box->setDefaultButton(close);
    box->setEscapeButton(close);
    QObject::connect(open, &QPushButton::clicked, box,
        [file] { QDesktopServices::openUrl(QUrl::fromLocalFile(file)); });
    box->open();
}

} // namespace

bool savePdf(
    const QString& name, const QPageLayout& layout, const QString& title, const PagePainting& paint)
{
    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&pdf);
        writer.setTitle(title);
        writer.setCreator(QCoreApplication::applicationName());
        writer.setPageLayout(layout);
        if (!paint(writer))
            return false;
    }
    return writeWholeFile(name, pdf.data());
}

bool printPages(QPrinter& printer, const PagePainting& paint)
{
    if (printer.outputFormat() == QPrinter::PdfFormat)
        return savePdf(printer.outputFileName(), printer.pageLayout(), printer.docName(), paint);
    return paint(printer);
}

void tellPrinted(const QPrinter& printer, bool done, QWidget* parent)
{
    if (!done)
        tellFailure(parent, printer);
    else if (printer.outputFormat() == QPrinter::PdfFormat)
        tellSaved(parent, printer.outputFileName());
}

} // namespace sheepshead
