// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace sheepshead {

/// What comes first in a date of three numbers; one with a year of four digits in front needs none.
enum class DateOrder : std::uint8_t { DayFirst, MonthFirst };

/// "2019-03-12", "12.3.19", "3/12/2019", "12 March 2019", also with a time behind it. A month's
/// name is English or that of the language of the window. Nothing for what is no date between 1900
/// and 2199.
std::optional<QDate> readDate(const QString& text, DateOrder order);

/// The order in which most of the texts are dates; the one that is usual where the window's
/// language is spoken, if both do.
DateOrder likelyOrder(const QStringList& texts);

/// A number with at most two decimals, times 100. A minus may be any dash, before the number or
/// behind it, or brackets around it. `decimal` settles "1.000"; without one that has no value.
std::optional<qint64> readHundredths(const QString& text, std::optional<QChar> decimal);

/// The decimal sign that the texts can only be read with; nothing where they do not tell.
std::optional<QChar> likelyDecimal(const QStringList& texts);

} // namespace sheepshead
