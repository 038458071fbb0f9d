// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// What the rules page is made of; texts are escaped, contents are not.
namespace sheepshead::html {

inline QString element(const char* tag, const QString& content)
{
    return QStringLiteral("<%1>%2</%1>").arg(QLatin1String(tag), content);
}

inline QString paragraph(const QString& text) { return element("p", text.toHtmlEscaped()); }
inline QString item(const QString& text) { return element("li", text.toHtmlEscaped()); }
inline QString heading(const QString& text) { return element("h2", text.toHtmlEscaped()); }

inline QString row(const QStringList& cells) { return element("tr", cells.join(QString())); }

inline QString figure(const QString& text)
{
    return QStringLiteral("<td align='right'>%1</td>").arg(text.toHtmlEscaped());
}

inline QString figureHead(const QString& text)
{
    return QStringLiteral("<th align='right'>%1</th>").arg(text.toHtmlEscaped());
}

inline QString headCell(const QString& text, int columns = 1)
{
    return QStringLiteral("<th colspan='%1' align='%2'>%3</th>")
        .arg(columns)
        .arg(QLatin1String(columns > 1 ? "center" : "left"), text.toHtmlEscaped());
}

inline QString table(const QStringList& rows)
{
    return QStringLiteral("<table class='ruled' cellspacing='0' width='100%'>%1</table>")
        .arg(rows.join(QString()));
}

} // namespace sheepshead::html
