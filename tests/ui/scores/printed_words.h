// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QList>
#include <QProcess>
#include <QRectF>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace sheepshead {

/// A word of a PDF and where it stands, in points from the top left corner of its page.
struct PrintedWord {
    int page = 0; ///< from 0
    QString text;
    QRectF place;
};

struct PrintedPages {
    QList<QSizeF> sizes;
    QList<PrintedWord> words;

    /// The text of a page, line by line from left to right.
    QString textOf(int page) const
    {
        QList<PrintedWord> onPage;
        std::copy_if(words.begin(), words.end(), std::back_inserter(onPage),
            [page](const PrintedWord& word) { return word.page == page; });
        const auto reads = [](const PrintedWord& word) {
            return std::pair(std::lround(word.place.center().y() / 3), word.place.left());
        };
        std::sort(onPage.begin(), onPage.end(),
            [&](const PrintedWord& a, const PrintedWord& b) { return reads(a) < reads(b); });
        QStringList texts;
        for (const PrintedWord& word : onPage)
            texts << word.text;
        return texts.join(QLatin1Char(' '));
    }
};

/// Reads a PDF back with pdftotext (package poppler-utils).
inline PrintedPages readBack(const QString& file)
{
    QProcess reader;
    reader.start(
        QStringLiteral("pdftotext"), { QStringLiteral("-bbox"), file, QStringLiteral("-") });
    if (!reader.waitForFinished() || reader.exitCode() != 0)
        qFatal("pdftotext (package poppler-utils) did not read %s", qPrintable(file));
    static const QRegularExpression tag(
        QStringLiteral("<page width=\"([\\d.]+)\" height=\"([\\d.]+)\">"
                       "|<word xMin=\"([-\\d.]+)\" yMin=\"([-\\d.]+)\" xMax=\"([-\\d.]+)\" "
                       "yMax=\"([-\\d.]+)\">([^<]*)</word>"));
    PrintedPages pages;
    const QString output = QString::fromUtf8(reader.readAllStandardOutput());
    for (auto it = tag.globalMatch(output); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        const auto number = [&](int group) { return match.captured(group).toDouble(); };
        if (match.hasCaptured(7)) {
            QString text = match.captured(7);
            text.replace(QStringLiteral("&apos;"), QStringLiteral("'"));
            pages.words.append({ static_cast<int>(pages.sizes.size()) - 1, text,
                QRectF(QPointF(number(3), number(4)), QPointF(number(5), number(6))) });
        } else {
            pages.sizes.append(QSizeF(number(1), number(2)));
        }
    }
    return pages;
}

} // namespace sheepshead
