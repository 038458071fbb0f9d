// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/old_scores/cell_table.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>

namespace sheepshead {

namespace {

constexpr qsizetype mostLettersOfACell = 1000;
constexpr int rowsToTellBy = 50; ///< are enough to tell the separator

struct CellWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::CellTable)
};

/// What the bytes from 0x80 on mean to Windows in the West of Europe, up to where Latin-1 begins,
/// and in its middle, as a spreadsheet writes them there.
constexpr std::u16string_view westernSigns =
    u"€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";
constexpr std::u16string_view middleLetters =
    u"€\u0081‚\u0083„…†‡\u0088‰Š‹ŚŤŽŹ\u0090‘’“”•–—\u0098™š›śťžź"
    u"\u00A0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00AD®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃ"
    u"ŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙";

/// Bytes that are no UTF-8.
QString decodedAsWindows(const QByteArray& bytes)
{
    static const std::array middle { QLocale::Polish, QLocale::Czech, QLocale::Slovak,
        QLocale::Hungarian, QLocale::Slovenian, QLocale::Croatian, QLocale::Romanian };
    const bool isMiddle = std::ranges::find(middle, QLocale().language()) != middle.end();
    const std::u16string_view letters = isMiddle ? middleLetters : westernSigns;
    constexpr std::size_t first = 0x80;
    QString text = QString::fromLatin1(bytes);
    for (QChar& c : text)
        if (c.unicode() >= first && c.unicode() - first < letters.size())
            c = QChar(letters[c.unicode() - first]);
    return text;
}

QString decoded(const QByteArray& bytes)
{
    if (const auto marked = QStringConverter::encodingForData(bytes))
        return QStringDecoder(*marked).decode(bytes);
    QStringDecoder utf8(QStringDecoder::Utf8);
    const QString text = utf8.decode(bytes);
    return utf8.hasError() ? decodedAsWindows(bytes) : text;
}

/// Takes a text apart, up to a number of rows.
class CellReader {
public:
    CellReader(const QString& text, QChar separator, int mostRows)
        : text_(text)
        , separator_(separator)
        , mostRows_(mostRows)
    {
    }

    QList<CellRow> read()
    {
        while (at_ < text_.size() && rows_.size() < mostRows_)
            readRow();
        return std::move(rows_);
    }

private:
    void readRow()
    {
        CellRow row { {}, line_ };
        bool more = true;
        while (more) {
            row.cells << readCell();
            more = at_ < text_.size() && text_[at_] == separator_;
            if (more)
                ++at_;
        }
        endLine();
        if (std::ranges::any_of(row.cells, [](const QString& cell) { return !cell.isEmpty(); }))
            rows_ << row;
    }

    QString readCell()
    {
        while (at_ < text_.size() && text_[at_] == u' ' && separator_ != u' ')
            ++at_;
        QString cell = at_ < text_.size() && text_[at_] == u'"' ? readQuoted() : QString();
        const qsizetype begin = at_;
        while (at_ < text_.size() && text_[at_] != separator_ && !isLineEnd(text_[at_]))
            ++at_;
        cell += QStringView(text_).mid(begin, at_ - begin);
        return cell.trimmed().left(mostLettersOfACell);
    }

    /// A quote that is never closed ends with the text.
    QString readQuoted()
    {
        QString cell;
        for (++at_; at_ < text_.size(); ++at_) {
            if (text_[at_] == u'\n')
                ++line_;
            if (text_[at_] != u'"') {
                cell += text_[at_];
                continue;
            }
            const bool isDouble = at_ + 1 < text_.size() && text_[at_ + 1] == u'"';
            if (!isDouble) {
                ++at_;
                break;
            }
            cell += text_[at_++];
        }
        return cell;
    }

    static bool isLineEnd(QChar c) { return c == u'\n' || c == u'\r'; }

    void endLine()
    {
        if (at_ < text_.size() && text_[at_] == u'\r')
            ++at_;
        if (at_ < text_.size() && text_[at_] == u'\n')
            ++at_;
        ++line_;
    }

    const QString& text_;
    QChar separator_;
    int mostRows_;
    qsizetype at_ = 0;
    int line_ = 1;
    QList<CellRow> rows_;
};

/// How many rows have the number of cells that most have, and that number.
std::pair<int, qsizetype> likeness(const QList<CellRow>& rows)
{
    std::map<qsizetype, int> counts;
    for (const CellRow& row : rows)
        if (row.cells.size() > 1)
            ++counts[row.cells.size()];
    std::pair<int, qsizetype> best { 0, 0 };
    for (const auto& [cells, count] : counts)
        best = std::max(best, std::pair(count, cells));
    return best;
}

QChar likelySeparator(const QString& text)
{
    QChar best = cellSeparators.front();
    std::pair<int, qsizetype> most { 0, 0 };
    for (const QChar separator : cellSeparators) {
        const auto now = likeness(CellReader(text, separator, rowsToTellBy).read());
        if (now > most) {
            most = now;
            best = separator;
        }
    }
    return best;
}

} // namespace

CellTable readCells(const QByteArray& bytes, std::optional<QChar> separator)
{
    const QString text = decoded(bytes);
    CellTable table;
    table.separator = separator.value_or(likelySeparator(text));
    table.rows = CellReader(text, table.separator, mostCellRows + 1).read();
    qsizetype columns = 0;
    for (const CellRow& row : table.rows)
        columns = std::max(columns, row.cells.size());
    if (text.contains(QChar::Null))
        table.problem = CellWords::tr("This is not text.");
    else if (table.rows.isEmpty())
        table.problem = CellWords::tr("The file is empty.");
    else if (table.rows.size() > mostCellRows || columns > mostCellColumns)
        table.problem = CellWords::tr("The file has too many lines or columns.");
    if (!table.problem.isEmpty())
        table.rows.clear();
    for (CellRow& row : table.rows)
        row.cells.resize(columns);
    return table;
}

} // namespace sheepshead
