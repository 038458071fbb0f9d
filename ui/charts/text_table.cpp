// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/text_table.h"

#include "ui/widgets/html.h"

#include <QFont>

namespace sheepshead {

namespace {

bool isHeading(const QStringList& row) { return row.size() == 1; }

int alignmentOf(int column)
{
    return int((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
}

} // namespace

void TextTableModel::setTable(TextTable table)
{
    beginResetModel();
    table_ = std::move(table);
    endResetModel();
}

int TextTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(table_.rows.size());
}

int TextTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(table_.header.size());
}

QVariant TextTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QStringList& row = table_.rows[static_cast<std::size_t>(index.row())];
    const bool isName = index.column() == 0; // which gives way where there is little room
    if (role == Qt::DisplayRole || (role == Qt::ToolTipRole && isName))
        return row.value(index.column());
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(index.column());
    if (role == Qt::FontRole && isHeading(row)) {
        QFont font;
        font.setBold(true);
        return font;
    }
    return {};
}

QVariant TextTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return table_.header.value(section);
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    return {};
}

QString htmlOf(const TextTable& table)
{
    QStringList heads;
    for (int column = 0; column < table.header.size(); ++column)
        heads << (column == 0 ? html::headCell(table.header[column])
                              : html::figureHead(table.header[column]));
    QStringList rows { html::row(heads) };
    for (const QStringList& row : table.rows) {
        QStringList cells { isHeading(row) ? html::headCell(row.front())
                                           : html::element("td", row.value(0).toHtmlEscaped()) };
        for (int column = 1; column < row.size(); ++column)
            cells << html::figure(row[column]);
        rows << html::row(cells);
    }
    return html::table(rows);
}

} // namespace sheepshead
