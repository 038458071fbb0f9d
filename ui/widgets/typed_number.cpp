// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/typed_number.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

using Flaw = TypedNumber::Flaw;

struct NumberWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::TypedNumber)
};

constexpr int digitsOfAGroup = 3;
constexpr QChar anySpace = u' ';
constexpr QChar centSign = u'\u00a2';
constexpr int decimalsOfACent = 2;
constexpr double cents = 100;

/// The text without the letters of a currency, which has no sign of its own, before or after it.
QString withoutCurrency(const QString& text)
{
    static const QRegularExpression letters(
        QStringLiteral("^(?:zł|kč|eur|usd|pln|czk|chf)(?=[\\s\\d+\u2212.,-])"
                       "|(?<=[\\s\\d.,])(?:zł|kč|eur|usd|pln|czk|chf)$"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return QString(text).remove(letters);
}

/// The text without what may stand around a number.
QString withoutBlanks(const QString& text)
{
    const auto isFrame = [](QChar c) {
        return c.isSpace() || c.category() == QChar::Symbol_Currency;
    };
    qsizetype begin = 0;
    qsizetype end = text.size();
    while (begin < end && isFrame(text[begin]))
        ++begin;
    while (end > begin && isFrame(text[end - 1]))
        --end;
    return text.mid(begin, end - begin);
}

QString withoutFrame(const QString& text)
{
    return withoutBlanks(withoutCurrency(withoutBlanks(text)));
}

/// Which separator a character is; none for any other character.
std::optional<QChar> separatorOf(QChar c)
{
    if (c == u'.' || c == u',')
        return c;
    if (c == u'\u066b') // the Arabic decimal separator
        return u',';
    if (c == u'\'' || c == u'\u2019' || c == u'\u066c' || c.isSpace())
        return anySpace;
    return std::nullopt;
}

/// Digits and the separators between them: one group more than separators.
class NumberParts {
public:
    explicit NumberParts(const QString& text)
        : groups_ { QString() }
    {
        const bool isNegative = text.startsWith(u'-') || text.startsWith(u'\u2212');
        sign_ = isNegative ? -1 : 1;
        const bool hasSign = isNegative || text.startsWith(u'+');
        for (const QChar c : hasSign ? withoutFrame(text.mid(1)) : text) // "-$5.00", "− 5"
            take(c);
    }

    TypedNumber read(int decimals) const
    {
        if (!right_)
            return { Flaw::NotANumber };
        if (std::ranges::all_of(groups_, &QString::isEmpty))
            return { Flaw::Unfinished };
        if (separators_.isEmpty())
            return number(groups_.front(), {}, decimals);
        const QChar last = separators_.back();
        if (last == anySpace || separators_.count(last) > 1)
            return areGroups(separators_.size(), last)
                ? number(groups_.join(QString()), {}, decimals)
                : TypedNumber { Flaw::NotANumber };
        return separators_.size() == 1 ? readOneMark(decimals) : readBothMarks(decimals);
    }

private:
    void take(QChar c)
    {
        if (c.isDigit())
            groups_.back() += QChar(u'0' + c.digitValue());
        else if (const auto separator = separatorOf(c)) {
            separators_ += *separator;
            groups_ << QString();
        } else {
            right_ = false;
        }
    }

    /// Whether the first separators are all this one, with groups of digits as they belong.
    bool areGroups(qsizetype separators, QChar separator) const
    {
        if (groups_.front().isEmpty() || groups_.front().size() > digitsOfAGroup)
            return false;
        for (qsizetype i = 0; i < separators; ++i)
            if (separators_[i] != separator || groups_[i + 1].size() != digitsOfAGroup)
                return false;
        return true;
    }

    /// "1.5", ".5", "5,", and what is doubtful: "1.500".
    TypedNumber readOneMark(int decimals) const
    {
        const bool mayBeGroups =
            areGroups(1, separators_.front()) && !groups_.front().startsWith(u'0');
        return mayBeGroups ? TypedNumber { Flaw::Doubtful }
                           : number(groups_.front(), groups_.back(), decimals);
    }

    /// "1.000,50" and "1,000.50": the last one is the decimal one.
    TypedNumber readBothMarks(int decimals) const
    {
        const qsizetype before = separators_.size() - 1;
        if (!areGroups(before, separators_.front()))
            return { Flaw::NotANumber };
        return number(groups_.mid(0, before + 1).join(QString()), groups_.back(), decimals);
    }

    TypedNumber number(const QString& whole, QString fraction, int decimals) const
    {
        while (fraction.endsWith(u'0'))
            fraction.chop(1);
        if (fraction.size() > decimals)
            return { Flaw::TooFine };
        bool fits = false;
        const double value = QString(whole + u'.' + fraction + u'0').toDouble(&fits);
        return fits ? TypedNumber { Flaw::None, sign_ * value } : TypedNumber { Flaw::NotANumber };
    }

    QStringList groups_;
    QString separators_;
    int sign_ = 1;
    bool right_ = true;
};

QString doubtWords(const QString& text)
{
    const QString bare = withoutFrame(text);
    QString thousands;
    QString decimal;
    for (const QChar c : bare) {
        const bool isDigit = c.isDigit();
        thousands += isDigit ? QString(c) : QString();
        decimal += isDigit ? c : QLocale().decimalPoint().front();
    }
    return NumberWords::tr("\"%1\" may mean %2 or %3. Type a whole number without separators, and "
                           "decimals with fewer digits.")
        .arg(bare, thousands, decimal);
}

} // namespace

TypedNumber readTypedNumber(const QString& text, int decimals)
{
    const NumberParts parts(withoutFrame(text));
    if (!text.contains(centSign))
        return parts.read(decimals);
    TypedNumber number = parts.read(std::max(decimals - decimalsOfACent, 0));
    if (number.isRight() && decimals < decimalsOfACent)
        return { Flaw::TooFine };
    number.value /= cents;
    return number;
}

std::optional<int> readTypedCount(const QString& text)
{
    const TypedNumber number = readTypedNumber(text, 0);
    constexpr double most = 1'000'000'000;
    if (!number.isRight() || number.value < 0 || number.value > most)
        return std::nullopt;
    return static_cast<int>(std::lround(number.value));
}

std::optional<std::vector<int>> numbersIn(const QString& text, int bound)
{
    std::vector<int> numbers;
    QString plain = text.simplified();
    plain.replace(QChar(0x2212), u'-');
    for (const QString& word : plain.split(u' ', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const int number = word.toInt(&isNumber);
        if (!isNumber || number < -bound || number > bound)
            return std::nullopt;
        numbers.push_back(number);
    }
    return numbers;
}

QString numbersText(const std::vector<int>& numbers)
{
    QStringList words;
    for (const int number : numbers)
        words << QString::number(number);
    return words.join(u' ');
}

QString typedNumberFault(const QString& text, int decimals)
{
    switch (readTypedNumber(text, decimals).flaw) {
    case Flaw::None:
    case Flaw::Unfinished:
        break;
    case Flaw::Doubtful:
        return doubtWords(text);
    case Flaw::TooFine:
        return decimals == 0 ? NumberWords::tr("Type a whole number.")
                             : NumberWords::tr("Type at most %n decimal(s).", nullptr, decimals);
    case Flaw::NotANumber:
        return NumberWords::tr("\"%1\" is not a number.").arg(withoutFrame(text));
    }
    return {};
}

QString typedRangeFault(double least, double most, int decimals)
{
    const auto text = [decimals](
                          double number) { return QLocale().toString(number, 'f', decimals); };
    return NumberWords::tr("Type a number from %1 to %2.").arg(text(least), text(most));
}

} // namespace sheepshead
