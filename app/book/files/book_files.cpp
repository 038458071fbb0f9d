// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/files/book_files.h"

#include "app/book/files/book_file_words.h"
#include "app/book/files/spreadsheet.h"
#include "app/book/storage_conversion.h"
#include "app/settings/preferences_store.h"
#include "app/storage/book_check.h"
#include "app/storage/file/storage_fault.h"
#include "ui/files/default_files.h"
#include "ui/files/file_dialogs.h"
#include "ui/main_window.h"
#include "ui/scores/export_dialog.h"
#include "ui/widgets/notice_bar.h"

#include <QAction>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

namespace sheepshead {

namespace {

const QString careTopic = QStringLiteral("care of the score book");

QString dated(const QString& suffix)
{
    return defaultFileName(
        QStringLiteral("sheepshead-") + QDate::currentDate().toString(Qt::ISODate), suffix);
}

Result<ExportReport> exportAs(const ExportChoice& choice, const std::filesystem::path& book,
    const std::filesystem::path& file, const Progress& progress)
{
    switch (choice.kind) {
    case ExportKind::Everything:
        return exportBook(book, ExportFormat::Json, file, progress);
    case ExportKind::Spreadsheet: {
        Spreadsheet spreadsheet(choice.signs);
        return exportBook(book, spreadsheet, file, progress);
    }
    case ExportKind::HandsForPrograms:
        return exportBook(book, ExportFormat::HandsCsv, file, progress);
    case ExportKind::PlayersForPrograms:
        break;
    }
    return exportBook(book, ExportFormat::PlayersCsv, file, progress);
}

QString backupFilter() { return BookFiles::tr("Score books (*.sqlite)"); }

} // namespace

BookFiles::BookFiles(std::filesystem::path book, MainWindow& window, PreferencesStore& settings)
    : book_(std::move(book))
    , window_(window)
    , settings_(settings)
    , task_(window)
    , imports_(book_, window, task_)
{
    connect(&task_, &BackgroundTask::started, this, &BookFiles::busyChanged);
    connect(&task_, &BackgroundTask::ended, this, &BookFiles::busyChanged);
    connectCommands();
}

void BookFiles::connectCommands()
{
    const auto onCommand = [this](Command command, auto slot) {
        connect(&window_.action(command), &QAction::triggered, this, slot);
    };
    onCommand(Command::ExportBook, &BookFiles::askToExport);
    connect(
        &window_.action(Command::ImportBook), &QAction::triggered, &imports_, &BookImports::ask);
    onCommand(Command::BackUpBook, &BookFiles::askToBackUp);
    onCommand(Command::RestoreBook, &BookFiles::askToRestore);
}

void BookFiles::askToExport()
{
    auto* const question = new ExportDialog(settings_.exportChoice(), &window_);
    question->setAttribute(Qt::WA_DeleteOnClose);
    connect(question, &QDialog::accepted, this, [this, question] {
        settings_.save(question->choice());
        askWhereToExport(question->choice());
    });
    question->open();
}

void BookFiles::askWhereToExport(const ExportChoice& choice)
{
    const bool json = choice.kind == ExportKind::Everything;
    const QString suffix = json ? QStringLiteral("json") : QStringLiteral("csv");
    askWhereToSave({ tr("Export the score book"), dated(suffix),
                       json ? tr("Exported score books (*.json)") : tr("Tables (*.csv)") },
        &window_, [this, choice](const QString& file) { exportTo(pathOfFile(file), choice); });
}

void BookFiles::exportTo(const std::filesystem::path& file, const ExportChoice& choice)
{
    task_.start(tr("Exporting the score book…"),
        [this, book = book_, file, choice](const Progress& progress) -> BackgroundTask::Result {
            const auto made = exportAs(choice, book, file, progress);
            return [this, made, name = nameOfFile(file)] { tellExport(made, name); };
        });
}

void BookFiles::tellExport(const Result<ExportReport>& made, const QString& file)
{
    if (!made) {
        tellBookProblem(window_, made.problem());
        return;
    }
    const QString text = tr("Exported to %3: %1 with %2.")
                             .arg(tr("%n sheet(s)", nullptr, made->sheets),
                                 tr("%n hand(s)", nullptr, made->hands), file);
    window_.notices().say(made->unreadable.empty() ? text
                                                   : text + u' '
                + tr("Not in it, because they cannot be read:") + bulleted(made->unreadable),
        {}, filesTopic());
}

void BookFiles::askToBackUp()
{
    askWhereToSave(
        { tr("Back up the score book"), dated(QStringLiteral("sqlite")), backupFilter() }, &window_,
        [this](const QString& file) { backUpTo(pathOfFile(file)); });
}

void BookFiles::backUpTo(const std::filesystem::path& file)
{
    task_.start(tr("Backing up the score book…"),
        [this, book = book_, file](const Progress& progress) -> BackgroundTask::Result {
            const auto problem = backUp(book, file, progress);
            return [this, problem, name = nameOfFile(file)] {
                if (problem)
                    tellBookProblem(window_, *problem);
                else
                    window_.notices().say(
                        tr("The backup is in %1. It was read again and is good.").arg(name), {},
                        filesTopic());
            };
        });
}

void BookFiles::askToRestore()
{
    const auto backups = dailyBackups(book_);
    askWhatToOpen(
        tr("Restore the score book from a backup"),
        backupFilter() + QStringLiteral(";;") + tr("All files (*)"), &window_,
        [this](const QString& file) { restoreFrom(pathOfFile(file)); },
        backups.empty() ? QString() : nameOfFile(backups.front().parent_path()));
}

void BookFiles::restoreFrom(const std::filesystem::path& file)
{
    task_.start(tr("Reading the backup…"),
        [this, file](const Progress& progress) -> BackgroundTask::Result {
            const auto backup = inspectBackup(file, progress);
            return [this, backup] {
                if (backup)
                    confirmRestore(*backup);
                else
                    tellBookProblem(window_, backup.problem());
            };
        });
}

void BookFiles::confirmRestore(const GoodBackup& backup)
{
    auto* const box = new QMessageBox(QMessageBox::Question, tr("Score book"),
        tr("Replace the score book with this backup?"), QMessageBox::Cancel, &window_);
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QString contents = tr("The backup has %1 with %2.")
                                 .arg(tr("%n sheet(s)", nullptr, backup.sheets),
                                     tr("%n hand(s)", nullptr, backup.hands));
    const QString played = backup.lastPlayed.empty() ? QString()
                                                     : u' '
            + tr("It was last played on %1.")
                  .arg(QLocale().toString(
                      fromStoredTime(backup.lastPlayed).toLocalTime(), QLocale::ShortFormat));
    box->setInformativeText(contents + played + u' '
        + tr("Your current score book is kept beside it under another name."));
    auto* const restore = box->addButton(tr("&Restore"), QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    connect(
        restore, &QPushButton::clicked, this, [this, file = backup.file] { wantRestore(file); });
    box->open();
}

/// After a backup of the day that has just begun.
void BookFiles::wantRestore(const std::filesystem::path& backup)
{
    task_.whenIdle([this, backup] { Q_EMIT restoreWanted(backup); });
}

void BookFiles::careFor(bool thereIsABook)
{
    const QDate today = QDate::currentDate();
    if (!thereIsABook || backedUp_ == today || task_.isRunning())
        return;
    backedUp_ = today; // what cannot be done today is tried again tomorrow
    task_.start({}, [this, book = book_](const Progress& progress) -> BackgroundTask::Result {
        if (const auto damage = checkPagesLater(book, progress)) {
            const bool damaged = faultOf(*damage) == StorageFault::Damaged;
            const auto backup = damaged ? newestGoodBackup(book, progress) : std::nullopt;
            return [this, damage, damaged, backup] {
                damaged ? tellDamage(backup) : tellCare(*damage);
            };
        }
        const auto made = backUpDaily(book, {}, progress);
        return [this, made] {
            if (!made)
                tellCare(made.problem());
            else if (!*made)
                backedUp_ = QDate(); // nothing was worth it yet
        };
    });
}

void BookFiles::tellCare(const Problem& problem)
{
    window_.notices().say(
        tr("Today's backup of the score book was not made: %1").arg(placeText(problem)), {},
        careTopic);
}

/// SQLite's own words about the damage would help nobody.
void BookFiles::tellDamage(const std::optional<GoodBackup>& backup)
{
    const QString damage = tr("A part of the score book is damaged.");
    const QString kept = tr("The damaged file is kept in any case.");
    const NoticeBar::Offer recover { tr("Re&cover what can be read"),
        [this] { Q_EMIT recoveryWanted(); } };
    if (backup)
        window_.notices().say(damage + u' ' + backupText(*backup) + u' ' + kept,
            { { tr("&Restore the backup"), [this, file = backup->file] { wantRestore(file); } },
                recover },
            careTopic);
    else
        window_.notices().say(damage + u' ' + kept,
            { { tr("&Restore…"), [this] { askToRestore(); } }, recover }, careTopic);
}

} // namespace sheepshead
