// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/handbook.h"

#include "ui/help/handbook_parts.h"

#include <QDir>
#include <QFile>
#include <QLocale>

namespace sheepshead {

namespace {

const QString handbookFolder = QStringLiteral(":/handbook/%1/");

QString fileOfPage(const QString& page) { return handbookFolder.arg(handbookLanguage()) + page; }

} // namespace

QString handbookLanguage()
{
    const QString wanted = QLocale().name().section(u'_', 0, 0);
    const bool translated =
        QFile::exists(handbookFolder.arg(wanted) + QStringLiteral("01-start.md"));
    return translated ? wanted : QStringLiteral("en");
}

QStringList handbookPages()
{
    return QDir(handbookFolder.arg(QStringLiteral("en")))
        .entryList({ QStringLiteral("*.md") }, QDir::Files, QDir::Name);
}

QString handbookMarkdown(const QString& page)
{
    QFile file(fileOfPage(page));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return withHandbookParts(QString::fromUtf8(file.readAll()));
}

QString handbookTitle(const QString& page)
{
    QFile file(fileOfPage(page));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readLine()).mid(1).trimmed();
}

QString anchorOf(const QString& heading)
{
    QString anchor;
    for (const QChar letter : heading.toLower()) {
        if (letter.isLetterOrNumber())
            anchor += letter;
        else if (letter.isSpace() || letter == u'-')
            anchor += u'-';
    }
    return anchor;
}

} // namespace sheepshead
