// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/print_dialogs.h"

#include "ui/scores/score_printer.h"
#include "ui/widgets/opening_size.h"
#include "ui/widgets/print_pages.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QRegularExpression>
#include <QStandardPaths>

#include <memory>

namespace sheepshead {

namespace {

QString trPrint(const char* text) { return QCoreApplication::translate("Print", text); }

/// What a dialog needs as long as it is open.
struct Job {
    ScorePrinter sheet;
    QPrinter printer { QPrinter::HighResolution };

    explicit Job(const SheetDocument& document)
        : sheet(document)
    {
        sheet.prepare(printer);
    }
};

void run(Job& job, QWidget* parent)
{
    tellPrinted(job.printer, job.sheet.print(job.printer), parent);
}

/// A file name of the sheet's title.
QString fileNameFor(const QString& title)
{
    static const QRegularExpression unwelcome(
        QStringLiteral("[^\\w\\s.,-]+"), QRegularExpression::UseUnicodePropertiesOption);
    QString name = title;
    name.replace(unwelcome, QStringLiteral("-"));
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return (documents.exists() ? documents : QDir::home()).filePath(name + QStringLiteral(".pdf"));
}

} // namespace

void printSheet(const SheetDocument& document, QWidget* parent)
{
    const auto job = std::make_shared<Job>(document);
    auto* const dialog = new QPrintDialog(&job->printer, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), parent,
        [job, parent] { run(*job, parent); });
    dialog->open();
}

void previewSheet(const SheetDocument& document, QWidget* parent)
{
    const auto job = std::make_shared<Job>(document);
    auto* const dialog = new QPrintPreviewDialog(&job->printer, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    openAtSize(*dialog, { 1000, 720 });
    QObject::connect(dialog, &QPrintPreviewDialog::paintRequested, dialog,
        [job](QPrinter* printer) { job->sheet.preview(*printer); });
    dialog->open();
}

void exportSheet(const SheetDocument& document, QWidget* parent)
{
    auto* const dialog =
        new QFileDialog(parent, trPrint(QT_TRANSLATE_NOOP("Print", "Save score sheet as PDF")),
            fileNameFor(document.title), trPrint(QT_TRANSLATE_NOOP("Print", "PDF files (*.pdf)")));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    const auto job = std::make_shared<Job>(document);
    QObject::connect(
        dialog, &QFileDialog::fileSelected, parent, [job, parent](const QString& file) {
            job->printer.setOutputFormat(QPrinter::PdfFormat);
            job->printer.setOutputFileName(file);
            run(*job, parent);
        });
    dialog->open();
}

} // namespace sheepshead
