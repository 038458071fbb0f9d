// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/book_row.h"

#include "ui/rules/rules_line.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/scores/sheet_figures.h"
#include "ui/words/scores/sheet_words.h"

#include <QCollator>
#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace sheepshead {

namespace {

struct ScoreBookModelWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::ScoreBookModel)
};

/// Day and time, on one line.
QString dateText(const QDateTime& time)
{
    return QLocale()
        .toString(time.toLocalTime(), QLocale::ShortFormat)
        .replace(QLatin1Char(' '), QChar::Nbsp);
}

/// "You 12 · Ada −4"
QString standing(const BookEntry& entry)
{
    QStringList parts;
    for (int i = 0; i < entry.players.size(); ++i) {
        const auto index = static_cast<std::size_t>(i);
        const int total = index < entry.totals.size() ? entry.totals[index] : 0;
        // A name and its total stay on one line.
        parts << inSentence(playerName(seatAt(i), entry.players)) + QChar::Nbsp
                + totalText({ total });
    }
    return parts.join(QStringLiteral(" \u00b7 "));
}

QString rulesOf(const BookEntry& entry)
{
    if (!entry.fault.isEmpty())
        return ScoreBookModelWords::tr("Cannot be read: %1").arg(entry.fault);
    return entry.variant ? rulesLine(*entry.variant)
                         : ScoreBookModelWords::tr("Rules from a newer version");
}

/// In the order of the language, whatever the letters' case; for the thread that asks.
QCollatorSortKey sortKeyOf(const QString& text)
{
    QCollator collator;
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    return collator.sortKey(text);
}

QString nameOf(const BookEntry& entry)
{
    return entry.onTable ? ScoreBookModelWords::tr("%1 (on the table)").arg(entry.name)
                         : entry.name;
}

/// The column, and the long form of the days, which is how a sheet writes them.
QString searchedText(const BookEntry& entry, const std::array<QString, BookRow::Columns>& texts)
{
    QString all;
    for (const QString& text : texts)
        all += text + QLatin1Char('\n');
    for (const QDateTime& time : { entry.begun, entry.lastPlayed })
        all +=
            QLocale().toString(time.toLocalTime().date(), QLocale::LongFormat) + QLatin1Char('\n');
    return all.toCaseFolded();
}

} // namespace

QString bookEntryDates(const BookEntry& entry)
{
    return ScoreBookModelWords::tr("Started %1, last played %2, %3")
        .arg(dateText(entry.begun), dateText(entry.lastPlayed), handsText(entry.hands));
}

QString bookEntryText(const BookEntry& entry)
{
    return QStringList { bookEntryDates(entry), standing(entry), rulesOf(entry) }.join(
        QLatin1Char('\n'));
}

BookRow::BookRow(BookEntry entry)
    : entry_(std::move(entry))
    , texts_ { nameOf(entry_), dateText(entry_.lastPlayed), standing(entry_), rulesOf(entry_),
        QString::number(entry_.hands) }
    , searched_(searchedText(entry_, texts_))
    , lastPlayed_(entry_.lastPlayed.toMSecsSinceEpoch())
{
    sortKeys_.reserve(Columns);
    for (const QString& text : texts_)
        sortKeys_.push_back(sortKeyOf(text));
}

bool BookRow::contains(const QStringList& words) const
{
    return std::ranges::all_of(
        words, [this](const QString& word) { return searched_.contains(word); });
}

bool BookRow::isBefore(const BookRow& other, int column) const
{
    if (column == LastPlayed)
        return lastPlayed_ < other.lastPlayed_;
    if (column == Hands)
        return entry_.hands < other.entry_.hands;
    const auto place = static_cast<std::size_t>(column);
    return sortKeys_.at(place) < other.sortKeys_.at(place);
}

QStringList BookRow::foldedWords(const QString& search)
{
    return search.toCaseFolded().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

std::vector<BookRow> rowsOf(std::vector<BookEntry> entries)
{
    std::vector<BookRow> rows;
    rows.reserve(entries.size());
    for (BookEntry& entry : entries)
        rows.emplace_back(std::move(entry));
    return rows;
}

} // namespace sheepshead
