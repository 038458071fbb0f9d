// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/score_book_controller.h"
#include "ui/keeping/kept_document.h"
#include "ui/keeping/table_dialog.h"

#include <QObject>
#include <QPointer>

#include <map>

namespace sheepshead {

class KeepingWindow;
struct KeptSheet;

/// Keeps the score of real tables, one or several at once: asks who sits there, opens each sheet in
/// a window of its own, and saves every change before the window shows it.
class TableKeeper : public QObject {
    Q_OBJECT

public:
    TableKeeper(ScoreBookController& controller, QWidget& window);

    /// Asks for players and rules; `usual` are the person's own rules. Opens a new sheet.
    void begin(const Variant& usual) { ask(usual, window_, {}); }
    /// Opens a sheet of the book to go on with it, or brings its window to the front.
    void resume(SheetId id, const Variant& usual);
    /// The sheets whose windows are open, with their names.
    std::map<SheetId, QString> open() const;
    /// The sheet has another name in the book: its window shows that, if it is open.
    void rename(SheetId id, const QString& name);
    /// People of the book have other names, or two are one now: open windows show that. What is
    /// typed there stays.
    void renamePeople();
    /// Closes all windows; all in them is saved.
    void close();

Q_SIGNALS:
    /// A sheet was written to.
    void saved();

private:
    TableDialog::Offers offers(const Variant& usual) const;
    void ask(const Variant& usual, QWidget& parent, const std::optional<TableSetup>& setup);
    std::vector<TableDialog::EarlierTable> earlierTables();
    std::optional<TableSetup> recall(SheetId id);
    bool beginSheet(const TableSetup& setup);
    void open(const KeptSheet& sheet, const SavedTable& saved);
    void show(KeepingWindow& keeping);

    ScoreBookController& controller_;
    QWidget& window_;
    TableDialog::Offers offers_;
    Variant usual_; ///< the person's own rules
    std::map<SheetId, QPointer<KeepingWindow>> windows_;
};

} // namespace sheepshead
