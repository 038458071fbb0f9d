// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/typed_lists.h"

#include "engine/challenge/challenge_name.h"
#include "engine/tournament/tournament.h"

#include <QRegularExpression>

namespace sheepshead {

namespace {

QString firstColumn(const QString& line, bool commas)
{
    const QString text = line.trimmed();
    if (text.startsWith(u'"')) {
        const qsizetype end = text.indexOf(u'"', 1);
        return text.mid(1, end < 0 ? -1 : end - 1);
    }
    static const QRegularExpression usual(QStringLiteral("[\t;]"));
    static const QRegularExpression withCommas(QStringLiteral("[\t;,]"));
    return text.section(commas ? withCommas : usual, 0, 0);
}

} // namespace

QStringList namesIn(const QString& text, bool commas)
{
    QStringList names;
    static const QRegularExpression ends(QStringLiteral("[\r\n]+"));
    for (const QString& line : text.split(ends, Qt::SkipEmptyParts)) {
        const std::string typed = firstColumn(line, commas).simplified().toStdString();
        if (const std::string name = cleanedName(typed, longestEntrant); !name.empty())
            names << QString::fromStdString(name);
    }
    return names;
}

} // namespace sheepshead
