// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/sheets_in_use.h"
#include "app/storage/exchange/book_exchange.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <functional>

namespace sheepshead {

class BackgroundTask;
class MainWindow;
struct OldScores;

/// What comes into the score book from files, and how it is taken back. Asks for the file, works in
/// the background, and tells what came of it.
class BookImports : public QObject {
    Q_OBJECT

public:
    BookImports(std::filesystem::path book, MainWindow& window, BackgroundTask& task);

    /// An import is not taken back while one of its sheets is in use.
    void setInUse(std::function<SheetsInUse()> inUse) { inUse_ = std::move(inUse); }

    void ask();
    /// An exported or copied book, or a table of old scores of any shape, which is asked about.
    void importFrom(const std::filesystem::path& file);

    /// Another book takes the place of this one, where sheets of the same numbers are others: the
    /// last import is not to be taken back there.
    void forget();

Q_SIGNALS:
    /// Sheets have come into the book, or an import was taken back.
    void imported();

private:
    void askAboutTable(const QString& file);
    void importScores(const OldScores& scores);
    void tellImport(const Result<MergeReport>& made);
    void askToTakeBack(const MergeReport& made);
    void takeBack(const MergeReport& made);
    QString whyNotTakenBack(const MergeReport& made) const;

    std::filesystem::path book_;
    MainWindow& window_;
    BackgroundTask& task_;
    std::function<SheetsInUse()> inUse_;
};

} // namespace sheepshead
