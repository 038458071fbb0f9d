// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score_keeping/kept_table.h"
#include "engine/score_keeping/table_scoring.h"
#include "ui/keeping/table_setup.h"
#include "ui/words/scores/sheet_document.h"

namespace sheepshead {

/// The sheet of a real table as its keeper has it.
struct KeptSheet {
    QString title;
    QDateTime begun;
    QStringList members; ///< by their numbers; members are never removed
    KeptTable table;
};

/// A kept sheet made ready to be shown and printed.
struct KeptDocument {
    SheetDocument document;
    std::vector<std::size_t> lines; ///< the line behind each row
    std::vector<Member> columns;    ///< the member of each column
};

/// Members who were never at the table have no column. A hand that does not hold is a row without
/// scores, and its remark says why.
KeptDocument keptDocument(const KeptSheet& sheet, const ScoredTable& scored);

/// The same, worked out from the lines.
SheetDocument documentOf(const KeptSheet& sheet);

/// Who sits at the table after the last line, clockwise.
QStringList namesAt(const TableState& table, const QStringList& members);
QStringList namesNow(const KeptSheet& sheet);

/// The table of this sheet as it was when people last sat there: to begin the next evening with.
std::optional<TableSetup> setupOf(const KeptSheet& sheet);

} // namespace sheepshead
