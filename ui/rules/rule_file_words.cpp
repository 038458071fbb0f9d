// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rule_file_words.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace sheepshead {

namespace {

class RuleFileWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::RuleFileWords)

public:
    static QString place(const QString& place)
    {
        static const QRegularExpression pattern(QStringLiteral("^line (\\d+), column (\\d+)$"));
        const auto match = pattern.match(place);
        return match.hasMatch() ? tr("Line %1, column %2").arg(match.captured(1), match.captured(2))
                                : QString();
    }
    static QString reason(const QString& reason);

private:
    static QString plain(const QString& reason);
};

/// Problems whose words need nothing from the file.
QString RuleFileWords::plain(const QString& reason)
{
    for (const char* const known : {
             QT_TR_NOOP("this is not text in UTF-8"),
             QT_TR_NOOP("expected rule = choice"),
             QT_TR_NOOP("expected the number of the format"),
             QT_TR_NOOP("written by a later version of the program"),
             QT_TR_NOOP("the name was given before"),
             QT_TR_NOOP("there is no rule of this name"),
             QT_TR_NOOP("this rule was named before"),
             QT_TR_NOOP("too long for a file of house rules"),
         })
        if (reason == QLatin1String(known))
            return tr(known);
    return reason;
}

QString RuleFileWords::reason(const QString& reason)
{
    static const QRegularExpression about(QStringLiteral("^('[^']*'): (.*)$"));
    if (const auto match = about.match(reason); match.hasMatch())
        return tr("%1: %2").arg(match.captured(1), RuleFileWords::reason(match.captured(2)));
    static const QRegularExpression choices(QStringLiteral("^the choices are: (.*)$"));
    if (const auto match = choices.match(reason); match.hasMatch())
        return tr("the choices are: %1").arg(match.captured(1));
    static const QRegularExpression range(
        QStringLiteral("^expected a number from (\\d+) to (\\d+)$"));
    if (const auto match = range.match(reason); match.hasMatch())
        return tr("expected a number from %1 to %2").arg(match.captured(1), match.captured(2));
    static const QRegularExpression together(
        QStringLiteral("^(\\S+): ('[^']*') cannot be played beside the other rules$"));
    if (const auto match = together.match(reason); match.hasMatch())
        return tr("%1: %2 cannot be played beside the other rules")
            .arg(match.captured(1), match.captured(2));
    return plain(reason);
}

} // namespace

QString ruleFileProblemText(const Problem& problem)
{
    const QString place = RuleFileWords::place(QString::fromStdString(problem.place));
    const QString reason = RuleFileWords::reason(QString::fromStdString(problem.reason));
    return place.isEmpty() ? reason : RuleFileWords::tr("%1: %2").arg(place, reason);
}

} // namespace sheepshead
