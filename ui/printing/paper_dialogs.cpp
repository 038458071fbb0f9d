// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/printing/paper_dialogs.h"

#include "ui/files/default_files.h"
#include "ui/files/file_dialogs.h"
#include "ui/printing/print_pages.h"
#include "ui/widgets/opening_size.h"

#include <QCoreApplication>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>

namespace sheepshead {

namespace {

struct PaperDialogWords {
    Q_DECLARE_TR_FUNCTIONS(Print)
};

/// What a dialog needs as long as it is open.
struct PaperJob {
    PaperPointer paper;
    QPrinter printer { QPrinter::HighResolution };

    PaperJob(PaperPointer wanted, const std::optional<QPageSize>& size)
        : paper(std::move(wanted))
    {
        if (size)
            printer.setPageSize(*size);
        paper->prepare(printer);
    }
};

void run(PaperJob& job, QWidget* parent)
{
    tellPrinted(job.printer, job.paper->print(job.printer), parent);
}

} // namespace

void printPaper(const PaperPointer& paper, QWidget* parent, const std::optional<QPageSize>& size)
{
    const auto job = std::make_shared<PaperJob>(paper, size);
    // Qt cuts the name at its last dot, takes the rest as the name of a file, and adds ".pdf".
    job->printer.setDocName(defaultFileName(paper->title(), QStringLiteral("pdf")));
    auto* const dialog = new QPrintDialog(&job->printer, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), parent, [job, parent] {
        job->printer.setDocName(job->paper->title());
        run(*job, parent);
    });
    dialog->open();
}

void savePaper(const PaperPointer& paper, const QString& question, QWidget* parent,
    const std::optional<QPageSize>& size)
{
    const auto job = std::make_shared<PaperJob>(paper, size);
    askWhereToSave({ question, defaultFileName(paper->title(), QStringLiteral("pdf")),
                       PaperDialogWords::tr("PDF files (*.pdf)") },
        parent, [job, parent](const QString& file) {
            job->printer.setOutputFormat(QPrinter::PdfFormat);
            job->printer.setOutputFileName(file);
            run(*job, parent);
        });
}

} // namespace sheepshead
