// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/handbook.h"

#include "ui/help/handbook_parts.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int excerptBefore = 30; ///< characters
constexpr int excerptLength = 110;

const QString handbookFolder = QStringLiteral(":/handbook/%1/");

QString fileOfPage(const QString& page)
{
    const QString language = QLocale().name().section(u'_', 0, 0);
    const QString translated = handbookFolder.arg(language) + page;
    return QFile::exists(translated) ? translated : handbookFolder.arg(QStringLiteral("en")) + page;
}

QString excerptAround(const QString& text, qsizetype at)
{
    qsizetype begin = std::max<qsizetype>(0, at - excerptBefore);
    if (begin > 0)
        begin = text.indexOf(u' ', begin) + 1;
    QString excerpt = text.mid(begin, excerptLength).simplified();
    if (begin > 0)
        excerpt.prepend(QStringLiteral("… "));
    if (begin + excerptLength < text.size())
        excerpt += QStringLiteral(" …");
    return excerpt;
}

/// The hits of one page, the first below each heading.
std::vector<HandbookHit> hitsIn(const QString& page, const QString& text)
{
    QTextDocument document;
    document.setMarkdown(handbookMarkdown(page));
    std::vector<HandbookHit> hits;
    const QString title = handbookTitle(page);
    QString heading = title;
    bool found = false; // below this heading
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0) {
            heading = block.text();
            found = false;
        }
        const qsizetype at = block.text().indexOf(text, 0, Qt::CaseInsensitive);
        if (at < 0 || found)
            continue;
        found = true;
        const bool inHeading = block.blockFormat().headingLevel() > 0;
        hits.push_back({ page, title, heading,
            inHeading ? excerptAround(block.next().text(), 0) : excerptAround(block.text(), at),
            block.position() + static_cast<int>(at) });
    }
    return hits;
}

} // namespace

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

std::vector<HandbookHit> searchHandbook(const QString& text)
{
    const QString wanted = text.simplified();
    std::vector<HandbookHit> hits;
    if (wanted.isEmpty())
        return hits;
    for (const QString& page : handbookPages())
        std::ranges::move(hitsIn(page, wanted), std::back_inserter(hits));
    std::ranges::stable_sort(hits, {}, [&wanted](const HandbookHit& hit) {
        return hit.heading.compare(wanted, Qt::CaseInsensitive) == 0 ? 0
            : hit.heading.contains(wanted, Qt::CaseInsensitive)      ? 1
                                                                     : 2;
    });
    return hits;
}

} // namespace sheepshead
