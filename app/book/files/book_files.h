// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/files/background_task.h"
#include "app/book/files/book_imports.h"
#include "app/storage/exchange/book_exchange.h"
#include "app/storage/file/backup.h"
#include "ui/scores/export_choice.h"

#include <QDate>
#include <QObject>

#include <filesystem>
#include <optional>

namespace sheepshead {

class MainWindow;
class PreferencesStore;

/// The score book as files: exports, backups, and with BookImports what comes in. Asks for files,
/// works in the background, and tells what came of it. The owner of the table restores.
class BookFiles : public QObject {
    Q_OBJECT

public:
    /// The settings know how the book was exported last.
    BookFiles(std::filesystem::path book, MainWindow& window, PreferencesStore& settings);

    BookImports& imports() { return imports_; }

    void askToExport();
    void askToBackUp();
    /// Ends with restoreWanted(), if the person wants it and the backup is good.
    void askToRestore();

    void exportTo(const std::filesystem::path& file, const ExportChoice& choice);
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
    /// isBusy() has changed.
    void busyChanged();

private:
    void connectCommands();
    void askWhereToExport(const ExportChoice& choice);
    void tellCare(const Problem& problem);
    void tellDamage(const std::optional<GoodBackup>& backup);
    void tellExport(const Result<ExportReport>& made, const QString& file);
    void wantRestore(const std::filesystem::path& backup);
    void confirmRestore(const GoodBackup& backup);

    std::filesystem::path book_;
    MainWindow& window_;
    PreferencesStore& settings_;
    BackgroundTask task_;
    BookImports imports_;
    QDate backedUp_; ///< the day of the last backup, or of the last try
};

} // namespace sheepshead
