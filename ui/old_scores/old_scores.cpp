// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/old_scores/old_scores.h"

#include "engine/names/name_key.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <map>
#include <utility>

namespace sheepshead {

namespace {

struct OldWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::OldScores)
};

/// An evening while its lines come.
struct EveningSoFar {
    OldEvening evening;
    std::map<QString, std::size_t> linesOf; ///< where each line has one player: how many so far
    std::vector<int> fileLines;             ///< one a line of the evening
    std::map<QString, qint64> totals;       ///< in hundredths
};

class OldScoresReader {
public:
    OldScoresReader(const CellTable& table, const OldScoresReading& reading)
        : table_(table)
        , reading_(reading)
        , day_(reading.day)
    {
    }

    OldScores read() &&
    {
        for (qsizetype i = reading_.hasHeader ? 1 : 0; i < table_.rows.size(); ++i)
            readRow(table_.rows[i]);
        for (auto& [day, so] : evenings_)
            finish(so);
        std::ranges::sort(scores_.unbalanced);
        return std::move(scores_);
    }

private:
    /// A player's cell.
    struct Cell {
        QString player;
        qint64 hundredths = 0;
    };

    void readRow(const CellRow& row)
    {
        QString why;
        const QDate day = dayOf(row, why);
        const QList<Cell> cells = cellsOf(row, why);
        if (why.isEmpty() && !cells.isEmpty())
            why = refusalOf(day, cells);
        if (!why.isEmpty()) {
            reading_.leaveOut ? void(++scores_.leftOut)
                              : scores_.faults.push_back({ row.line, why });
            return;
        }
        day_ = day;
        if (!cells.isEmpty())
            add(row, cells, evenings_[day]);
    }

    QDate dayOf(const CellRow& row, QString& why) const
    {
        const QString text = cellOf(row, ColumnMeaning::Date);
        if (text.isEmpty())
            return day_;
        const auto day = readDate(text, reading_.order);
        if (!day)
            why = OldWords::tr("\"%1\" is not a date.").arg(text);
        return day.value_or(day_);
    }

    QString cellOf(const CellRow& row, ColumnMeaning meaning) const
    {
        const qsizetype column = reading_.columns.indexOf(meaning);
        return column < 0 ? QString() : row.cells.value(column);
    }

    QList<Cell> cellsOf(const CellRow& row, QString& why)
    {
        QList<Cell> cells;
        for (qsizetype i = 0; i < reading_.columns.size(); ++i) {
            const QString text = row.cells.value(i);
            const ColumnMeaning meaning = reading_.columns[i];
            const bool mine = meaning == ColumnMeaning::Player || meaning == ColumnMeaning::Points;
            if (!mine || text.isEmpty())
                continue;
            const auto number = readHundredths(text, reading_.decimal);
            if (!number && !isDash(text))
                why = OldWords::tr("\"%1\" is not a number.").arg(text);
            else if (number)
                cells.push_back({ asFirstWritten(meaning == ColumnMeaning::Player
                                          ? headerOf(i)
                                          : cellOf(row, ColumnMeaning::Name).simplified()),
                    *number });
        }
        return cells;
    }

    /// "ann" is the "Ann" of the lines before, as it is in the score book.
    const QString& asFirstWritten(const QString& player)
    {
        return names_.emplace(nameKey(player.toStdString()), player).first->second;
    }

    /// What people write for who did not play.
    static bool isDash(const QString& text)
    {
        return text.size() == 1 && text.front().category() == QChar::Punctuation_Dash;
    }

    QString headerOf(qsizetype column) const
    {
        if (reading_.hasHeader)
            return table_.rows.front().cells.value(column).simplified();
        return OldWords::tr("Player %1")
            .arg(reading_.columns.first(column + 1).count(ColumnMeaning::Player));
    }

    QString refusalOf(const QDate& day, const QList<Cell>& cells) const
    {
        if (!day.isValid())
            return OldWords::tr("No date is known for this line.");
        QStringList names;
        for (const Cell& cell : cells)
            names << cell.player;
        if (names.contains(QString()))
            return OldWords::tr("A player has no name.");
        if (QSet<QString>(names.begin(), names.end()).size() < names.size())
            return OldWords::tr("A player is in the line twice.");
        const auto there = evenings_.find(day);
        for (const Cell& cell : cells)
            if (cell.hundredths % reading_.hundredthsAPoint != 0)
                return OldWords::tr("The number of %1 is no whole number of points.")
                    .arg(cell.player);
            else if (isTooLarge(cell, there == evenings_.end() ? 0 : totalOf(cell, there->second)))
                return OldWords::tr("The number of %1 is too large.").arg(cell.player);
        if (there != evenings_.end())
            names += there->second.evening.players;
        if (QSet<QString>(names.begin(), names.end()).size() > maxMembers)
            return OldWords::tr("An evening can have %n players at most.", nullptr, maxMembers);
        return {};
    }

    /// In hundredths, before the line.
    static qint64 totalOf(const Cell& cell, const EveningSoFar& so)
    {
        const auto total = so.totals.find(cell.player);
        return total == so.totals.end() ? 0 : total->second;
    }

    /// As a line of a sheet, or in the total of the sheet.
    bool isTooLarge(const Cell& cell, qint64 before) const
    {
        const qint64 line = reading_.running ? cell.hundredths - before : cell.hundredths;
        const qint64 total = before + line;
        return std::abs(line / reading_.hundredthsAPoint) > mostPointsWithoutHand
            || std::abs(total / reading_.hundredthsAPoint) > mostPointsInAll;
    }

    void add(const CellRow& row, const QList<Cell>& cells, EveningSoFar& so)
    {
        so.evening.day = day_;
        const bool onePlayer = reading_.columns.contains(ColumnMeaning::Name);
        const std::size_t at =
            onePlayer ? so.linesOf[cells.front().player]++ : so.evening.lines.size();
        if (at >= so.evening.lines.size()) {
            so.evening.lines.push_back({ .what = reading_.each,
                .points = {},
                .note = cellOf(row, ColumnMeaning::Note).toStdString() });
            so.fileLines.push_back(row.line);
        }
        for (const Cell& cell : cells)
            so.evening.lines[at].points.push_back(
                { memberOf(cell.player, so.evening), pointsOf(cell, so) });
    }

    static Member memberOf(const QString& player, OldEvening& evening)
    {
        qsizetype number = evening.players.indexOf(player);
        if (number < 0) {
            number = evening.players.size();
            evening.players << player;
        }
        return memberAt(static_cast<int>(number));
    }

    int pointsOf(const Cell& cell, EveningSoFar& so) const
    {
        qint64& total = so.totals[cell.player];
        const qint64 brought = reading_.running ? cell.hundredths - total : cell.hundredths;
        total += brought;
        return static_cast<int>(brought / reading_.hundredthsAPoint);
    }

    void finish(EveningSoFar& so)
    {
        for (std::size_t i = 0; i < so.evening.lines.size(); ++i) {
            qint64 sum = 0;
            for (const MemberPoints& each : so.evening.lines[i].points)
                sum += each.points;
            if (sum != 0)
                scores_.unbalanced << so.fileLines[i];
        }
        scores_.evenings << std::move(so.evening);
    }

    const CellTable& table_;
    const OldScoresReading& reading_;
    QDate day_;                            ///< of the line before
    std::map<std::string, QString> names_; ///< by their keys
    std::map<QDate, EveningSoFar> evenings_;
    OldScores scores_;
};

/// The texts of a column below the header, without those that are empty.
QStringList textsOf(const CellTable& table, qsizetype column, bool hasHeader)
{
    QStringList texts;
    for (qsizetype i = hasHeader ? 1 : 0; i < table.rows.size(); ++i)
        if (const QString text = table.rows[i].cells.value(column); !text.isEmpty())
            texts << text;
    return texts;
}

/// Two in three, so that a line with totals does no harm.
template <class Test> bool most(const QStringList& texts, const Test& test)
{
    const auto fit = std::ranges::count_if(texts, test);
    return fit > 0 && 3 * fit >= 2 * texts.size();
}

bool isDateText(const QString& text)
{
    return readDate(text, DateOrder::DayFirst) || readDate(text, DateOrder::MonthFirst);
}

bool isNumberText(const QString& text)
{
    return readHundredths(text, u',') || readHundredths(text, u'.')
        || (text.size() == 1 && text.front().category() == QChar::Punctuation_Dash);
}

/// Over columns of numbers in tables that this program writes, in each of its languages: of the
/// dealer, then of the hand and of the pot. A person may be called Bank: they count beside each
/// other only.
const std::vector<QStringList>& ownWords()
{
    static const std::vector<QStringList> words {
        { QStringLiteral("donneur"), QStringLiteral("donne") },
        { QStringLiteral("reparte"), QStringLiteral("mano"), QStringLiteral("bote") },
        { QStringLiteral("rozdający"), QStringLiteral("pula") },
        { QStringLiteral("rozdává"), QStringLiteral("rozdání"), QStringLiteral("bank") },
    };
    return words;
}

QString plainHeader(const QString& header) { return header.simplified().toLower(); }

bool isOwnWord(const QString& plain, const QStringList& headers)
{
    return std::ranges::any_of(ownWords(), [&](const QStringList& words) {
        return words.indexOf(plain) > 0
            && std::ranges::count(headers, words.front(), plainHeader) > 0;
    });
}

/// Whether a column of numbers with these words over it is no player's: also in a table that this
/// program wrote in another language.
bool isNoPlayer(const QString& header, const QStringList& headers)
{
    static const QStringList words = QStringLiteral("# no no. nr nr. hand hands round game sum "
                                                    "total check stake pot spiel runde summe "
                                                    "gesamt einsatz pott")
                                         .split(u' ');
    static const QStringList money =
        QStringLiteral("money geld argent dinero pieniądze peníze").split(u' ');
    const QString plain = plainHeader(header);
    const QString behindComma = plain.section(QStringLiteral(", "), 1).section(u' ', -1);
    return plain.isEmpty() || words.contains(plain) || money.contains(behindComma)
        || isOwnWord(plain, headers)
        || plain == OldWords::tr("Hand", "over a column of scores").toLower()
        || plain == OldWords::tr("Total", "over a column of scores").toLower();
}

class ReadingGuess {
public:
    explicit ReadingGuess(const CellTable& table)
        : table_(table)
    {
    }

    OldScoresReading guess(QDate day)
    {
        made_.day = day;
        made_.hasHeader = !table_.rows.isEmpty()
            && std::ranges::none_of(table_.rows.front().cells,
                [](const QString& text) { return isDateText(text) || isNumberText(text); });
        for (qsizetype column = 0; column < table_.columns(); ++column)
            made_.columns << meaningOf(column);
        tellPlayersApart();
        tellSigns();
        made_.each = repeatsDays() ? PointsFor::Hand : PointsFor::Evening;
        return made_;
    }

private:
    ColumnMeaning meaningOf(qsizetype column) const
    {
        const QStringList texts = textsOf(table_, column, made_.hasHeader);
        if (most(texts, isDateText))
            return made_.columns.contains(ColumnMeaning::Date) ? ColumnMeaning::Nothing
                                                               : ColumnMeaning::Date;
        if (!most(texts, isNumberText))
            return texts.isEmpty() ? ColumnMeaning::Nothing : ColumnMeaning::Note;
        const QStringList& headers = table_.rows.front().cells;
        const bool no = made_.hasHeader && isNoPlayer(headers.value(column), headers);
        return no ? ColumnMeaning::Nothing : ColumnMeaning::Player;
    }

    /// With one column of numbers only, a column of words names the players.
    void tellPlayersApart()
    {
        const qsizetype note = made_.columns.indexOf(ColumnMeaning::Note);
        if (made_.columns.count(ColumnMeaning::Player) == 1 && note >= 0) {
            made_.columns[made_.columns.indexOf(ColumnMeaning::Player)] = ColumnMeaning::Points;
            made_.columns[note] = ColumnMeaning::Name;
        }
        bool seen = false; // one note
        for (ColumnMeaning& meaning : made_.columns)
            if (meaning == ColumnMeaning::Note && std::exchange(seen, true))
                meaning = ColumnMeaning::Nothing;
    }

    void tellSigns()
    {
        QStringList numbers;
        for (qsizetype i = 0; i < made_.columns.size(); ++i) {
            const QStringList texts = textsOf(table_, i, made_.hasHeader);
            if (made_.columns[i] == ColumnMeaning::Date)
                made_.order = likelyOrder(texts);
            if (made_.columns[i] == ColumnMeaning::Player
                || made_.columns[i] == ColumnMeaning::Points)
                numbers += texts;
        }
        made_.decimal = likelyDecimal(numbers);
    }

    /// Of one player on one day there is more than one number.
    bool repeatsDays() const
    {
        const OldScores scores = readOldScores(table_, made_);
        return std::ranges::any_of(
            scores.evenings, [](const OldEvening& each) { return each.lines.size() > 1; });
    }

    const CellTable& table_;
    OldScoresReading made_;
};

} // namespace

QStringList OldScores::players() const
{
    QSet<QString> all;
    for (const OldEvening& evening : evenings)
        all.unite(QSet<QString>(evening.players.begin(), evening.players.end()));
    QStringList names = all.values();
    names.sort(Qt::CaseInsensitive);
    return names;
}

OldScoresReading likelyReading(const CellTable& table, QDate day)
{
    return ReadingGuess(table).guess(day);
}

OldScores readOldScores(const CellTable& table, const OldScoresReading& reading)
{
    return OldScoresReader(table, reading).read();
}

} // namespace sheepshead
