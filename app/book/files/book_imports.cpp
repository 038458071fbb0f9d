// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/files/book_imports.h"

#include "app/book/files/background_task.h"
#include "app/book/files/book_file_words.h"
#include "app/book/files/old_scores_import.h"
#include "app/storage/score_book.h"
#include "ui/files/file_dialogs.h"
#include "ui/files/outside_file.h"
#include "ui/main_window.h"
#include "ui/old_scores/old_scores_dialog.h"
#include "ui/scores/score_book_dialog.h"
#include "ui/widgets/notice_bar.h"

#include <QDir>
#include <QFileInfo>
#include <QMessageBox>

namespace sheepshead {

BookImports::BookImports(std::filesystem::path book, MainWindow& window, BackgroundTask& task)
    : book_(std::move(book))
    , window_(window)
    , task_(task)
{
}

void BookImports::ask()
{
    askWhatToOpen(tr("Import into the score book"),
        tr("Score books and tables of scores (*.json *.sqlite *.csv *.tsv *.txt)"), &window_,
        [this](const QString& file) { importFrom(pathOfFile(file)); });
}

void BookImports::importFrom(const std::filesystem::path& file)
{
    static const QStringList tables { QStringLiteral("csv"), QStringLiteral("tsv"),
        QStringLiteral("txt") };
    const QString name = nameOfFile(file);
    if (tables.contains(QFileInfo(name).suffix(), Qt::CaseInsensitive))
        return askAboutTable(name);
    task_.start(
        tr("Importing into the score book…"),
        [this, book = book_, file](const Progress& progress) -> BackgroundTask::Result {
            const auto made = importBook(book, file, progress);
            return [this, made] { tellImport(made); };
        },
        BackgroundTask::Meanwhile::Wait); // the table could not save meanwhile
}

void BookImports::askAboutTable(const QString& file)
{
    const OutsideFile read = readOutsideFile(file, largestCellFile);
    const QString problem = read.problem.isEmpty() ? readCells(read.bytes).problem : read.problem;
    if (!problem.isEmpty()) {
        auto* const box = new QMessageBox(QMessageBox::Warning, tr("Score book"),
            tr("These scores cannot be read."), QMessageBox::Ok, &window_);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->setInformativeText(QDir::toNativeSeparators(file) + u'\n' + problem);
        return box->open();
    }
    const QDate written = QFileInfo(file).lastModified().date();
    auto* const dialog = new OldScoresDialog(read.bytes, written, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { importScores(dialog->scores()); });
    dialog->open();
}

void BookImports::importScores(const OldScores& scores)
{
    task_.start(
        tr("Importing into the score book…"),
        [this, book = book_, sheets = sheetsOf(scores)](
            const Progress& progress) -> BackgroundTask::Result {
            const auto made = importSheets(book, sheets, progress);
            return [this, made] { tellImport(made); };
        },
        BackgroundTask::Meanwhile::Wait); // the table could not save meanwhile
}

/// Empty if no sheet that came in is in use. What is typed in a window would be lost with its
/// sheet.
QString BookImports::whyNotTakenBack(const MergeReport& made) const
{
    const SheetsInUse inUse = inUse_ ? inUse_() : SheetsInUse();
    for (const ImportedSheet& sheet : made.added) {
        if (inUse.isInWindow(sheet.id))
            return ScoreBookDialog::inWindowText(inUse.inWindows.at(sheet.id)) + u' '
                + tr("Close that window first, then take the import back.");
        if (inUse.isOnTable(sheet.id))
            return tr("\"%1\" is on the table. Start or resume another game first, then take the "
                      "import back.")
                .arg(inUse.onTable->second);
    }
    return {};
}

void BookImports::askToTakeBack(const MergeReport& made)
{
    task_.whenIdle([this, made] {
        const QString reason = whyNotTakenBack(made);
        if (reason.isEmpty())
            return takeBack(made);
        window_.notices().say(reason,
            { { tr("&Take the import back"), [this, made] { askToTakeBack(made); } } },
            filesTopic());
    });
}

void BookImports::forget() { window_.notices().clear(filesTopic()); }

void BookImports::takeBack(const MergeReport& made)
{
    task_.start(
        tr("Taking the import back…"),
        [this, book = book_, made](const Progress&) -> BackgroundTask::Result {
            auto opened = ScoreBook::open(book);
            const auto staying = opened
                ? std::move(opened).value().takeBack(made.added, made.seasons)
                : opened.problem();
            return [this, staying] {
                if (!staying)
                    return tellBookProblem(window_, staying.problem());
                Q_EMIT imported();
                const QString text = staying->empty()
                    ? tr("The import was taken back.")
                    : tr("The import was taken back, but for what was changed since:")
                        + bulleted(*staying);
                window_.notices().say(text, {}, filesTopic());
            };
        },
        BackgroundTask::Meanwhile::Wait);
}

void BookImports::tellImport(const Result<MergeReport>& made)
{
    if (!made) {
        tellBookProblem(window_, made.problem());
        return;
    }
    Q_EMIT imported();
    QString text =
        tr("Imported: %1 with %2.")
            .arg(tr("%n sheet(s)", nullptr, made->sheets), tr("%n hand(s)", nullptr, made->hands));
    if (!made->seasons.empty())
        text += u' '
            + tr("%n season(s) came in, too.", nullptr, static_cast<int>(made->seasons.size()));
    if (!made->known.empty())
        text += u' '
            + tr("%n sheet(s) were in the score book already.", nullptr,
                static_cast<int>(made->known.size()));
    if (!made->different.empty())
        text += u' ' + tr("These were there already but differ; the score book keeps its own:")
            + bulleted(made->different);
    if (!made->unreadable.empty())
        text += u' ' + tr("Not in it, because they cannot be read:") + bulleted(made->unreadable);
    std::vector<NoticeBar::Offer> offers;
    if (!made->added.empty() || !made->seasons.empty())
        offers.push_back(
            { tr("&Take the import back"), [this, report = *made] { askToTakeBack(report); } });
    window_.notices().say(text, offers, filesTopic());
}

} // namespace sheepshead
