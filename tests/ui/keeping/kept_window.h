// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score_keeping/table_line_reader.h"
#include "engine/score_keeping/table_line_text.h"
#include "ui/keeping/keeping_window.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QLineEdit>

/// Sheets of real tables, and what a test looks for in their windows.
namespace sheepshead::testing {

/// Five people at a table, and these lines.
inline KeptSheet sheetOf(std::initializer_list<const char*> lines)
{
    KeptSheet sheet { QStringLiteral("Tuesday"), QDateTime(),
        { QStringLiteral("Ada"), QStringLiteral("Bob"), QStringLiteral("Cy"), QStringLiteral("Dot"),
            QStringLiteral("Ed") },
        {} };
    sheet.table.add(
        parseTableLine("table arrives=0,1,2,3,4 dealer=4 rules layout=5H-A crack=one").value());
    for (const char* const line : lines)
        sheet.table.add(parseTableLine(line).value());
    return sheet;
}

template <class T> T* named(const QWidget& window, const char* name)
{
    for (T* const part : window.findChildren<T*>())
        if (part->accessibleName() == QString::fromUtf8(name))
            return part;
    return nullptr;
}

inline QAbstractButton* buttonSaying(const QWidget& window, const char* text)
{
    for (QAbstractButton* const button : window.findChildren<QAbstractButton*>())
        if (button->text() == QString::fromUtf8(text))
            return button;
    return nullptr;
}

inline QAction* actionOf(const QWidget& window, const char* text)
{
    for (QAction* const action : window.findChildren<QAction*>())
        if (action->text() == QString::fromUtf8(text))
            return action;
    return nullptr;
}

/// The field that takes a whole hand.
inline QLineEdit* lineOf(const QWidget& window)
{
    for (QLineEdit* const field : window.findChildren<QLineEdit*>())
        if (field->isClearButtonEnabled())
            return field;
    return nullptr;
}

inline bool tells(const QWidget& window, const char* text)
{
    for (QLabel* const label : window.findChildren<QLabel*>())
        if (!label->isHidden() && label->text().contains(QString::fromUtf8(text)))
            return true;
    return false;
}

inline QByteArray lastLine(const KeepingWindow& window)
{
    return QByteArray::fromStdString(tableLineText(window.sheet().table.lines().back()));
}

} // namespace sheepshead::testing
