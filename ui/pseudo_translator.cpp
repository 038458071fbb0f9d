// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pseudo_translator.h"

#include <QLatin1String>
#include <QRegularExpression>

namespace sheepshead {

namespace {

const QString plainLetters = QStringLiteral("aAcCdDeEgGhHiIjJkKlLnNoOrRsStTuUwWyYzZ");
const QString accented = QStringLiteral("áÁçÇďĎéÉğĞĥĤíÍĵĴķĶļĻñÑóÓřŘšŠťŤúÚŵŴýÝžŽ");

/// Qt's own names of keys are read back by QKeySequence, and its layout direction is no text.
bool isNoText(const char* context)
{
    return qstrcmp(context, "QShortcut") == 0 || qstrcmp(context, "QGuiApplication") == 0;
}

QString accent(const QString& text)
{
    QString result = text;
    for (QChar& letter : result)
        if (const auto place = plainLetters.indexOf(letter); place >= 0)
            letter = accented[place];
    return result;
}

/// In words, so that a long text can still be broken into lines.
QString filler(qsizetype length)
{
    static const QString words = QStringLiteral("lorem ipsum dolor sit amet ");
    return words.repeated(length / words.size() + 1).left(length).trimmed();
}

} // namespace

QString pseudoText(const QString& text)
{
    static const QRegularExpression kept(
        QStringLiteral("%(L?[0-9]+|n|%)|&\\w+;|&\\w|<[^<>]*>|\\*\\.\\w+"),
        QRegularExpression::UseUnicodePropertiesOption);
    QString result;
    qsizetype done = 0;
    for (auto matches = kept.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        result += accent(text.mid(done, match.capturedStart() - done)) + match.captured();
        done = match.capturedEnd();
    }
    result += accent(text.mid(done));
    const QString more = filler((text.size() + 1) / 2);
    return QStringLiteral("[%1]").arg(more.isEmpty() ? result : result + u' ' + more);
}

QString PseudoTranslator::translate(
    const char* context, const char* sourceText, const char* /*disambiguation*/, int /*n*/) const
{
    const QString text = QString::fromUtf8(sourceText);
    return text.trimmed().isEmpty() || isNoText(context) ? QString() : pseudoText(text);
}

} // namespace sheepshead
