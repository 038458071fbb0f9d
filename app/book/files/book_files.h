// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/files/background_task.h"
#include "app/book/sheets_in_use.h"
#include "app/storage/exchange/book_exchange.h"
#include "app/storage/file/backup.h"
#include "app/storage/stored_sheet.h"
#include "ui/old_scores/old_scores.h"
#include "ui/scores/export_choice.h"

#include <QDate>
#include <QObject>

#include <filesystem>
#include <functional>
#include <optional>

namespace sheepshead {

class MainWindow;
class PreferencesStore;

/// The score book as files: exports, imports, backups. Asks for files, works in the background, and
/// tells what came of it. The owner of the table restores.
class BookFiles : public QObject {
    Q_OBJECT

public:
    /// The settings know how the book was exported last.
    BookFiles(std::filesystem::path book, MainWindow& window, PreferencesStore& settings);

    /// An import is not taken back while one of its sheets is in use.
    void setInUse(std::function<SheetsInUse()> inUse) { inUse_ = std::move(inUse); }

    /// Another book takes the place of this one, where sheets of the same numbers are others: the
    /// last import is not to be taken back there.
    void forgetImport();

    void askToExport();
    void askToImport();
    void askToBackUp();
    /// Ends with restoreWanted(), if the person wants it and the backup is good.
    void askToRestore();

    void exportTo(const std::filesystem::path& file, const ExportChoice& choice);
    /// An exported or copied book, or a table of old scores of any shape, which is asked about.
    void importFrom(const std::filesystem::path& file);
    void backUpTo(const std::filesystem::path& file);
    void restoreFrom(const std::filesystem::path& file);

    /// To be called on each day of use: reads a large book through and makes the backup of the day
    /// in the background, if there is a book and it was not done yet. Says only what is wrong: a
    /// damaged book stays as it is, and the newest good backup is offered.
    void careFor(bool thereIsABook);
    /// Whether files are read or written now; then the book must not be replaced.
    bool isBusy() const { return task_.isRunning(); }

Q_SIGNALS:
    void restoreWanted(const std::filesystem::path& backup);
    /// What can be read of a damaged book is to take its place.
    void recoveryWanted();
    /// Sheets have come into the book, or an import was taken back.
    void imported();
    /// isBusy() has changed.
    void busyChanged();

private:
    void connectCommands();
    void askWhereToExport(const ExportChoice& choice);
    void tell(const Problem& problem);
    void tellCare(const Problem& problem);
    void tellDamage(const std::optional<GoodBackup>& backup);
    void tellExport(const Result<ExportReport>& made, const QString& file);
    void askAboutTable(const QString& file);
    void importScores(const OldScores& scores);
    void tellImport(const Result<MergeReport>& made);
    void whenIdle(std::function<void()> then);
    void askToTakeBack(const MergeReport& made);
    void takeBack(const MergeReport& made);
    QString whyNotTakenBack(const MergeReport& made) const;
    void wantRestore(const std::filesystem::path& backup);
    void confirmRestore(const GoodBackup& backup);

    std::filesystem::path book_;
    MainWindow& window_;
    PreferencesStore& settings_;
    BackgroundTask task_;
    std::function<SheetsInUse()> inUse_;
    QDate backedUp_; ///< the day of the last backup, or of the last try
};

} // namespace sheepshead
