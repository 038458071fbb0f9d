// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book_browser.h"

#include "app/book/stored_words.h"
#include "ui/scores/score_book_dialog.h"
#include "ui/scores/sheet_changes.h"
#include "ui/scores/sheet_dialog.h"

namespace sheepshead {

BookBrowser::BookBrowser(ScoreDesk& desk, QWidget& window)
    : desk_(desk)
    , window_(window)
{
}

void BookBrowser::open(std::optional<SheetId> onTable)
{
    onTable_ = onTable;
    dialog_ = new ScoreBookDialog(&window_);
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog_, &ScoreBookDialog::openRequested, this, &BookBrowser::openSheet);
    connect(dialog_, &ScoreBookDialog::goOnRequested, this, &BookBrowser::goOn);
    connect(dialog_, &ScoreBookDialog::renameRequested, this, &BookBrowser::rename);
    connect(dialog_, &ScoreBookDialog::deleteRequested, this, &BookBrowser::remove);
    refresh();
    dialog_->open();
}

void BookBrowser::close()
{
    if (dialog_)
        dialog_->close();
}

void BookBrowser::refresh()
{
    const auto sheets = desk_.book().sheets();
    if (!sheets) {
        desk_.tell(sheets.problem());
        return;
    }
    std::vector<BookEntry> entries;
    for (const SheetInfo& info : *sheets)
        entries.push_back(entryOf(info, info.id == onTable_));
    if (dialog_)
        dialog_->setEntries(std::move(entries));
}

void BookBrowser::openSheet(SheetId id)
{
    const auto stored = desk_.book().load(id);
    if (!stored) {
        desk_.tell(stored.problem());
        return;
    }
    auto* const sheet = new SheetDialog(documentOf(*stored), dialog_);
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    connect(sheet, &SheetDialog::reviewWanted, this,
        [this, stored = *stored](int row) { review(stored, row); });
    sheet->open();
}

void BookBrowser::review(const StoredSheet& stored, int row)
{
    const auto record = parseRecord(stored.records.at(static_cast<std::size_t>(row)));
    if (record)
        Q_EMIT reviewWanted({ *record, playersAt(documentOf(stored), row) });
    else
        desk_.tell(record.problem());
}

void BookBrowser::goOn(SheetId id)
{
    close();
    Q_EMIT goOnWanted(id);
}

void BookBrowser::rename(SheetId id, const QString& name)
{
    const auto problem = desk_.book().rename(id, name.toStdString());
    if (problem)
        desk_.tell(*problem);
    else
        Q_EMIT renamed(id, name);
    refresh();
}

void BookBrowser::remove(SheetId id)
{
    if (const auto problem = desk_.book().remove(id))
        desk_.tell(*problem);
    refresh();
}

} // namespace sheepshead
