// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/history_reader.h"
#include "app/book/score_book_controller.h"
#include "app/book/sheets_in_use.h"
#include "app/match/named_hand.h"
#include "ui/scores/book_row.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <set>

namespace sheepshead {

class ScoreBookDialog;

/// Shows the score book and does what the person asks of it: opens, renames and deletes sheets.
/// The owner of the table resumes one.
class BookBrowser : public QObject {
    Q_OBJECT

public:
    BookBrowser(ScoreBookController& controller, QWidget& window);

    /// Marks the sheet on the table, if it is in the book. Sheets in use are not deleted.
    void open(const SheetsInUse& inUse);
    /// Closes the dialog, and lets go of the book's file.
    void close();
    /// Shows a sheet, above the dialog of the book if it is open.
    void openSheet(SheetId id);

Q_SIGNALS:
    void resumeWanted(sheepshead::SheetId id);
    /// To go on with the sheet of a real table, or to begin one.
    void tableWanted(sheepshead::SheetId id);
    void newTableWanted();
    void renamed(sheepshead::SheetId id, const QString& name);
    void removed(sheepshead::SheetId id);
    /// A hand of a sheet that was opened.
    void reviewWanted(const sheepshead::NamedHand& hand);

private:
    void refresh();
    /// Some sheets of the list, as the reader's thread hands them over.
    struct Listed {
        std::vector<BookRow> rows;
        std::vector<SheetId> tables; ///< those of real tables among them
        bool more = false;
    };
    void askForSheets(int first, int count);
    void show(Listed listed, bool first);
    void resume(SheetId id);
    void review(const StoredSheet& stored, int row);
    void print(const StoredSheet& stored, QWidget& sheet);
    void rename(SheetId id, const QString& name);
    void remove(SheetId id);

    ScoreBookController& controller_;
    QWidget& window_;
    QPointer<ScoreBookDialog> dialog_;
    SheetsInUse inUse_;
    std::unique_ptr<HistoryReader> reader_; ///< while the dialog is open
    std::set<SheetId> tables_;              ///< sheets of real tables
};

} // namespace sheepshead
