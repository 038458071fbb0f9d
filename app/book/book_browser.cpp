// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book_browser.h"

#include "app/book/storage_conversion.h"
#include "ui/paper/paper_dialog.h"
#include "ui/scores/print_dialogs.h"
#include "ui/scores/score_book_dialog.h"
#include "ui/scores/sheet_changes.h"
#include "ui/scores/sheet_dialog.h"

#include <QApplication>

namespace sheepshead {

BookBrowser::BookBrowser(ScoreBookController& controller, QWidget& window)
    : controller_(controller)
    , window_(window)
{
}

void BookBrowser::open(const SheetsInUse& inUse)
{
    inUse_ = inUse;
    reader_ = std::make_unique<HistoryReader>(controller_.book().path());
    connect(reader_.get(), &HistoryReader::failed, &controller_, &ScoreBookController::tell);
    dialog_ = new ScoreBookDialog(&window_);
    connect(dialog_, &QObject::destroyed, this, [this] { reader_.reset(); });
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog_, &ScoreBookDialog::openRequested, this, &BookBrowser::openSheet);
    connect(dialog_, &ScoreBookDialog::goOnRequested, this, &BookBrowser::resume);
    connect(dialog_, &ScoreBookDialog::renameRequested, this, &BookBrowser::rename);
    connect(dialog_, &ScoreBookDialog::deleteRequested, this, &BookBrowser::remove);
    connect(dialog_, &ScoreBookDialog::tableRequested, this, [this] {
        close();
        Q_EMIT newTableWanted();
    });
    refresh();
    dialog_->open();
}

void BookBrowser::close()
{
    if (dialog_)
        dialog_->close();
    reader_.reset();
}

void BookBrowser::refresh()
{
    if (!dialog_)
        return;
    reader_->forget();
    tables_.clear();
    askForSheets(0, firstSheets);
}

/// The first sheets are shown at once, then more and more, until there are no more.
void BookBrowser::askForSheets(int first, int count)
{
    reader_->ask(
        [this, first, count, inUse = inUse_](const History& history) -> HistoryReader::Answer {
            const auto sheets = history.sheets({}, first, count);
            if (!sheets)
                return [this, problem = sheets.problem()] { controller_.tell(problem); };
            auto listed = std::make_shared<Listed>(); // put into words on this thread
            std::vector<BookEntry> entries;
            for (const SheetInfo& info : *sheets) {
                entries.push_back(entryOf(info, inUse.isOnTable(info.id)));
                entries.back().inWindow = inUse.isInWindow(info.id);
                if (info.kind == SheetKind::Table)
                    listed->tables.push_back(info.id);
            }
            listed->more = static_cast<int>(entries.size()) == count;
            listed->rows = rowsOf(std::move(entries));
            return [this, first, count, listed] {
                if (!dialog_)
                    return;
                show(std::move(*listed), first == 0);
                if (listed->more)
                    askForSheets(first + count, moreSheets);
            };
        });
}

void BookBrowser::show(Listed listed, bool first)
{
    tables_.insert(listed.tables.begin(), listed.tables.end());
    if (first)
        dialog_->setRows(std::move(listed.rows));
    else
        dialog_->addRows(std::move(listed.rows));
}

void BookBrowser::openSheet(SheetId id)
{
    const auto stored = controller_.book().load(id);
    if (!stored) {
        controller_.tell(stored.problem());
        return;
    }
    QWidget* const parent = QApplication::activeModalWidget();
    auto* const sheet = new SheetDialog(documentOf(*stored), parent ? parent : &window_);
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    connect(sheet, &SheetDialog::reviewWanted, this,
        [this, stored = *stored](int row) { review(stored, row); });
    connect(sheet, &SheetDialog::printWanted, this,
        [this, sheet, stored = *stored] { print(stored, *sheet); });
    sheet->open();
}

/// All papers, or the sheet alone where its rules are not known to this version.
void BookBrowser::print(const StoredSheet& stored, QWidget& sheet)
{
    const SheetDocument document = documentOf(stored);
    const auto& rules = stored.info.variant;
    if (const auto checked = rules ? check(*rules) : Problem {})
        choosePaper(document, *checked,
            stored.table ? namesNow(keptSheetOf(stored)) : document.players, &sheet);
    else
        printSheet(document, &sheet);
}

void BookBrowser::review(const StoredSheet& stored, int row)
{
    const auto record = parseRecord(stored.records.at(static_cast<std::size_t>(row)));
    if (record)
        Q_EMIT reviewWanted({ *record, playersAt(documentOf(stored), row) });
    else
        controller_.tell(record.problem());
}

void BookBrowser::resume(SheetId id)
{
    close();
    if (tables_.contains(id))
        Q_EMIT tableWanted(id);
    else
        Q_EMIT resumeWanted(id);
}

void BookBrowser::rename(SheetId id, const QString& name)
{
    const auto problem = controller_.book().rename(id, name.toStdString());
    if (problem)
        controller_.tell(*problem);
    else
        Q_EMIT renamed(id, name);
    refresh();
}

void BookBrowser::remove(SheetId id)
{
    if (const auto problem = controller_.book().remove(id))
        controller_.tell(*problem);
    else
        Q_EMIT removed(id);
    refresh();
}

} // namespace sheepshead
