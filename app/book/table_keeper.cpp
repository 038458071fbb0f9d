// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/table_keeper.h"

#include "app/book/storage_conversion.h"
#include "app/book/table_drafts.h"
#include "ui/keeping/keeping_window.h"

#include <memory>

namespace sheepshead {

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

void TableKeeper::begin(const Variant& usual)
{
    offers_ = offers(usual);
    auto* const dialog = new TableDialog(offers_, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Score a table"));
    dialog->setTask(tr("&Begin"), {});
    dialog->setTake([this](const TableSetup& setup) { return beginSheet(setup); });
    dialog->open();
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
    open(sheet, *saved);
    return true;
}

void TableKeeper::resume(SheetId id, const Variant& usual)
{
    offers_ = offers(usual);
    auto opened = controller_.book().resumeTable(id);
    if (!opened) {
        controller_.tell(opened.problem());
        return;
    }
    open(keptSheetOf(opened->stored), opened->saved);
}

void TableKeeper::open(const KeptSheet& sheet, const SavedTable& saved)
{
    delete keeping_;
    const auto writer = std::make_shared<SavedTable>(saved);
    keeping_ = new KeepingWindow(
        sheet,
        [this, writer](KeptSheet& next) {
            const auto problem = writer->save(next.table, toStored(next.members));
            if (problem)
                controller_.tell(*problem);
            return !problem;
        },
        &window_);
    keeping_->setAttribute(Qt::WA_DeleteOnClose);
    keeping_->setOffers(offers_);
    const TableDrafts drafts(controller_.book().path());
    keeping_->keepTyping(
        [drafts, id = saved.sheet()](const KeptSheet& now, const std::optional<TypedDraft>& typed) {
            drafts.keep(id, now, typed);
        },
        drafts.read(saved.sheet(), sheet));
    // When the dialog that asked for it has closed, and given the keyboard back to its window.
    QMetaObject::invokeMethod(
        keeping_,
        [keeping = keeping_] {
            keeping->show();
            keeping->raise();
            keeping->activateWindow();
        },
        Qt::QueuedConnection);
}

void TableKeeper::close() { delete keeping_; }

} // namespace sheepshead
