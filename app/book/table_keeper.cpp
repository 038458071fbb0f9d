// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/table_keeper.h"

#include "app/book/storage_conversion.h"
#include "app/book/table_drafts.h"
#include "ui/keeping/keeping_window.h"

#include <QLocale>

#include <memory>
#include <utility>

namespace sheepshead {

namespace {

constexpr int mostEarlierTables = 200; ///< of several years

} // namespace

TableKeeper::TableKeeper(ScoreBookController& controller, QWidget& window)
    : controller_(controller)
    , window_(window)
{
}

TableDialog::Offers TableKeeper::offers(const Variant& usual) const
{
    TableDialog::Offers offers { {}, { { tr("My rules"), usual } } };
    if (const auto people = controller_.book().people())
        for (const PersonInfo& person : *people)
            if (!person.computer)
                offers.people << fromUtf8(person.name);
    return offers;
}

void TableKeeper::ask(const Variant& usual, QWidget& parent, const std::optional<TableSetup>& setup)
{
    usual_ = usual;
    offers_ = offers(usual);
    auto* const dialog = new TableDialog(offers_, &parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Score a table"));
    dialog->setTask(tr("&Begin"), {});
    dialog->setTake([this](const TableSetup& chosen) { return beginSheet(chosen); });
    dialog->offerEarlier(earlierTables(), [this](qint64 id) { return recall(id); });
    if (setup) { // to be changed before the first hand
        dialog->setSetup(*setup);
        dialog->focusBegin();
    }
    dialog->open();
}

std::vector<TableDialog::EarlierTable> TableKeeper::earlierTables()
{
    std::vector<TableDialog::EarlierTable> tables;
    const auto sheets = controller_.book().tables(mostEarlierTables);
    if (!sheets) {
        controller_.tell(sheets.problem());
        return tables;
    }
    for (const SheetInfo& sheet : *sheets)
        if (sheet.fault.empty())
            tables.push_back({ sheet.id,
                tr("%1 \u2013 %2", "a day, and the name of a sheet")
                    .arg(QLocale().toString(
                             fromStoredTime(sheet.lastPlayed).date(), QLocale::ShortFormat),
                        fromUtf8(sheet.name)) });
    return tables;
}

std::optional<TableSetup> TableKeeper::recall(SheetId id)
{
    const auto stored = controller_.book().load(id);
    if (!stored)
        controller_.tell(stored.problem());
    return stored ? setupOf(keptSheetOf(*stored)) : std::nullopt;
}

bool TableKeeper::beginSheet(const TableSetup& setup)
{
    //: the name of a sheet: who sits at the table
    const QString name = tr("Table: %1").arg(setup.names.join(QStringLiteral(", ")));
    KeptSheet sheet { name, QDateTime::currentDateTime(), {}, {} };
    if (const auto change = changeTo(setup, {}, sheet.members))
        sheet.table.add(*change);
    auto saved = controller_.book().beginTable(
        { sheet.title.toStdString(), toStored(sheet.members), sheet.table });
    if (!saved) {
        controller_.tell(saved.problem());
        return false;
    }
    sheet.table.noteSaved();
    // A book in whose place this one was put may have had a sheet of the same number.
    TableDrafts(controller_.book().path()).keep(saved->sheet(), sheet, std::nullopt);
    open(sheet, *saved);
    Q_EMIT this->saved();
    return true;
}

void TableKeeper::resume(SheetId id, const Variant& usual)
{
    if (KeepingWindow* const open = windows_[id])
        return show(*open);
    usual_ = usual;
    offers_ = offers(usual);
    auto opened = controller_.book().resumeTable(id);
    if (!opened) {
        controller_.tell(opened.problem());
        return;
    }
    open(keptSheetOf(opened->stored), opened->saved);
}

std::map<SheetId, QString> TableKeeper::open() const
{
    std::map<SheetId, QString> open;
    for (const auto& [id, window] : windows_)
        if (window)
            open[id] = window->sheet().title;
    return open;
}

void TableKeeper::rename(SheetId id, const QString& name)
{
    if (KeepingWindow* const open = windows_[id])
        open->rename(name);
}

void TableKeeper::renamePeople()
{
    offers_ = offers(usual_);
    for (const auto& [id, window] : windows_) {
        if (!window)
            continue;
        window->setOffers(offers_);
        const auto stored = controller_.book().load(id);
        if (stored)
            window->renameMembers(fromStored(stored->info.players));
        else
            controller_.tell(stored.problem());
    }
}

void TableKeeper::open(const KeptSheet& sheet, const SavedTable& saved)
{
    const auto writer = std::make_shared<SavedTable>(saved);
    auto* const keeping = new KeepingWindow(
        sheet,
        [this, writer](KeptSheet& next) {
            const auto problem = writer->save(next.table, toStored(next.members));
            if (problem)
                controller_.tell(*problem);
            else
                Q_EMIT this->saved();
            return !problem;
        },
        &window_);
    windows_[saved.sheet()] = keeping;
    keeping->setAttribute(Qt::WA_DeleteOnClose);
    keeping->setOffers(offers_);
    connect(keeping, &KeepingWindow::againWanted, this,
        [this, keeping](const TableSetup& setup) { ask(usual_, *keeping, setup); });
    const TableDrafts drafts(controller_.book().path());
    keeping->keepTyping(
        [drafts, id = saved.sheet()](const KeptSheet& now, const std::optional<TypedDraft>& typed) {
            drafts.keep(id, now, typed);
        },
        drafts.read(saved.sheet(), sheet));
    show(*keeping);
}

/// When the dialog that asked for it has closed, and given the keyboard back to its window.
void TableKeeper::show(KeepingWindow& keeping)
{
    QMetaObject::invokeMethod(
        &keeping,
        [&keeping] {
            keeping.show();
            keeping.raise();
            keeping.activateWindow();
        },
        Qt::QueuedConnection);
}

void TableKeeper::close()
{
    for (const auto& [id, window] : std::exchange(windows_, {}))
        delete window;
}

} // namespace sheepshead
