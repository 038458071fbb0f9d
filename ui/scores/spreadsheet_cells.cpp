// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/spreadsheet_cells.h"

namespace sheepshead {

SpreadsheetCells::SpreadsheetCells(SpreadsheetSigns signs)
    : separator_(signs == SpreadsheetSigns::CommaIsDecimal ? u';' : u',')
    , decimal_(signs == SpreadsheetSigns::CommaIsDecimal ? u',' : u'.')
{
}

QString SpreadsheetCells::line(const QStringList& cells) const
{
    QStringList fields;
    for (const QString& cell : cells)
        fields << quoted(cell);
    return fields.join(separator_) + QStringLiteral("\r\n");
}

QString SpreadsheetCells::words(const QString& text)
{
    const QString cell = text.trimmed();
    return cell.isEmpty() || !QStringLiteral("=+-@").contains(cell.front()) ? cell : u'\'' + cell;
}

QString SpreadsheetCells::quoted(const QString& cell) const
{
    if (!cell.contains(separator_) && !cell.contains(u'"') && !cell.contains(u'\n')
        && !cell.contains(u'\r'))
        return cell;
    return u'"' + QString(cell).replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString SpreadsheetCells::hundredths(std::int64_t value) const
{
    return QString::number(static_cast<double>(value) / 100.0, 'f', 2).replace(u'.', decimal_);
}

} // namespace sheepshead
