// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/old_scores/cell_values.h"

#include "ui/widgets/typed_number.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

constexpr int decimals = 2;
constexpr double hundred = 100;
constexpr double mostHundredths = 1e12;
constexpr int firstYear = 1900;
constexpr int lastYear = 2199;
constexpr int century = 100;
constexpr int months = 12;
constexpr int lettersOfAMonth = 3; ///< tell it from all others

/// A year of two digits is one of the last hundred, or next year.
int wholeYear(int year)
{
    if (year >= century)
        return year;
    const int now = QDate::currentDate().year();
    const int guessed = now - now % century + year;
    return guessed > now + 1 ? guessed - century : guessed;
}

std::optional<QDate> dateOf(int year, int month, int day)
{
    const QDate date(wholeYear(year), month, day);
    const bool fits = date.isValid() && date.year() >= firstYear && date.year() <= lastYear;
    return fits ? std::optional(date) : std::nullopt;
}

/// By its name or the beginning of it; 0 for what is no month.
int monthNamed(const QString& name)
{
    if (name.size() < lettersOfAMonth)
        return 0;
    for (const QLocale& locale : { QLocale::c(), QLocale() })
        for (int month = 1; month <= months; ++month)
            for (const QString& full :
                { locale.monthName(month), locale.standaloneMonthName(month) })
                if (full.startsWith(name, Qt::CaseInsensitive))
                    return month;
    return 0;
}

/// "12 March 2019", "March 12, 2019"
std::optional<QDate> dateWithName(const QString& text)
{
    static const QRegularExpression name(QStringLiteral("\\p{L}+"));
    static const QRegularExpression numbers(QStringLiteral("^\\D*(\\d{1,4})\\D+(\\d{1,4})"));
    auto words = name.globalMatch(text);
    int month = 0;
    while (words.hasNext() && month == 0)
        month = monthNamed(words.next().captured());
    const auto found = numbers.match(text);
    if (month == 0 || !found.hasMatch())
        return std::nullopt;
    const int first = found.captured(1).toInt();
    const int second = found.captured(2).toInt();
    const bool yearFirst = found.capturedLength(1) == 4;
    return yearFirst ? dateOf(first, month, second) : dateOf(second, month, first);
}

} // namespace

std::optional<QDate> readDate(const QString& text, DateOrder order)
{
    static const QRegularExpression numbers(
        QStringLiteral("^\\s*(\\d{1,4})\\s*[-./ ]\\s*(\\d{1,2})\\s*[-./ ]\\s*(\\d{1,4})"
                       "(?:[T ,].*)?\\s*$"));
    const auto found = numbers.match(text);
    if (!found.hasMatch())
        return dateWithName(text);
    const int first = found.captured(1).toInt();
    const int second = found.captured(2).toInt();
    const int third = found.captured(3).toInt();
    if (found.capturedLength(1) == 4)
        return dateOf(first, second, third);
    if (found.capturedLength(1) > 2)
        return std::nullopt;
    return order == DateOrder::DayFirst ? dateOf(third, second, first)
                                        : dateOf(third, first, second);
}

DateOrder likelyOrder(const QStringList& texts)
{
    const auto count = [&](DateOrder order) {
        return std::ranges::count_if(
            texts, [order](const QString& text) { return readDate(text, order).has_value(); });
    };
    const auto dayFirst = count(DateOrder::DayFirst);
    const auto monthFirst = count(DateOrder::MonthFirst);
    if (dayFirst != monthFirst)
        return dayFirst > monthFirst ? DateOrder::DayFirst : DateOrder::MonthFirst;
    const bool dots = std::ranges::any_of(texts, [](const QString& t) { return t.contains(u'.'); });
    const QString usual = QLocale().dateFormat(QLocale::ShortFormat);
    return dots || usual.indexOf(u'd') < usual.indexOf(u'M') ? DateOrder::DayFirst
                                                             : DateOrder::MonthFirst;
}

std::optional<qint64> readHundredths(const QString& text, std::optional<QChar> decimal)
{
    QString digits = text.trimmed();
    bool negative = false;
    if (digits.startsWith(u'(') && digits.endsWith(u')')) {
        negative = true;
        digits = digits.mid(1, digits.size() - 2).trimmed();
    }
    for (QChar& c : digits)
        if (c.category() == QChar::Punctuation_Dash)
            c = u'-';
    if (digits.size() > 1 && digits.endsWith(u'-')) {
        negative = true;
        digits.chop(1);
    }
    if (decimal)
        digits.remove(*decimal == u',' ? u'.' : u',');
    if (decimal == u',')
        digits.replace(u',', u'.');
    while (decimal && digits.contains(u'.') && (digits.endsWith(u'0') || digits.endsWith(u'.')))
        digits.chop(1); // so that "1.500" is no thousand
    const TypedNumber number = readTypedNumber(digits, decimals);
    if (!number.isRight() || std::abs(number.value) * hundred > mostHundredths)
        return std::nullopt;
    const auto hundredths = static_cast<qint64>(std::llround(number.value * hundred));
    return negative ? -hundredths : hundredths;
}

std::optional<QChar> likelyDecimal(const QStringList& texts)
{
    static const QRegularExpression comma(QStringLiteral(",\\d{1,2}\\D*$"));
    static const QRegularExpression point(QStringLiteral("\\.\\d{1,2}\\D*$"));
    const bool commas = std::ranges::any_of(
        texts, [](const QString& text) { return comma.match(text).hasMatch(); });
    const bool points = std::ranges::any_of(
        texts, [](const QString& text) { return point.match(text).hasMatch(); });
    if (commas == points)
        return std::nullopt;
    return commas ? QChar(u',') : QChar(u'.');
}

} // namespace sheepshead
