// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/score_book_controller.h"
#include "ui/keeping/kept_document.h"
#include "ui/keeping/table_dialog.h"

#include <QObject>
#include <QPointer>

namespace sheepshead {

class KeepingWindow;
struct KeptSheet;

/// Keeps the score of a real table: asks who sits there, opens the sheet in a window of its own,
/// and saves every change before the window shows it.
class TableKeeper : public QObject {
    Q_OBJECT

public:
    TableKeeper(ScoreBookController& controller, QWidget& window);

    /// Asks for players and rules; `usual` are the person's own rules. Opens a new sheet.
    void begin(const Variant& usual);
    /// Opens a sheet of the book to go on with it.
    void resume(SheetId id, const Variant& usual);
    /// Closes the window; all in it is saved.
    void close();

private:
    TableDialog::Offers offers(const Variant& usual) const;
    bool beginSheet(const TableSetup& setup);
    void open(const KeptSheet& sheet, const SavedTable& saved);

    ScoreBookController& controller_;
    QWidget& window_;
    TableDialog::Offers offers_;
    QPointer<KeepingWindow> keeping_;
};

} // namespace sheepshead
