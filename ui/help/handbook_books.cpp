// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/handbook_books.h"

#include "engine/rules/variant_text.h"
#include "engine/statistics/wilson.h"
#include "engine/openings/opening_book_text.h"

#include <QFile>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <compare>
#include <map>
#include <optional>

namespace sheepshead {

namespace {

constexpr int leastInCell = 10; ///< decisions; fewer say nothing
constexpr int leastInRow = 20;
constexpr int leastOffered = 20;
constexpr std::size_t shownBuries = 2;

const QString noFigure = QStringLiteral("–");

QString fromText(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

QString cellsOf(const QStringList& cells) { return cells.join(QStringLiteral(" | ")); }

QString rowOf(const QStringList& cells)
{
    return QStringLiteral("| ") + cellsOf(cells) + QStringLiteral(" |");
}

QString number(double value, int decimals)
{
    return QLocale().toString(value, 'f', decimals).replace(u'-', QChar(0x2212));
}

QString meanCell(const BookFigure& figure, bool sign = true)
{
    const QString plus = sign && figure.mean >= 0 ? QStringLiteral("+") : QString();
    return plus + number(figure.mean, 2) + QStringLiteral(" ± ") + number(2 * figure.error, 2);
}

QString shareCell(int part, int whole)
{
    if (whole < leastInCell)
        return noFigure;
    constexpr double hundred = 100;
    const Interval interval = wilsonInterval(part, whole);
    const double share = static_cast<double>(part) / whole;
    return number(hundred * share, 0) + QStringLiteral("\u00A0% ± ")
        + number(hundred * (interval.most - interval.least) / 2, 0);
}

/// "ATx+K" is "A 10 x, K".
QString cardsCell(const QString& pattern)
{
    QString text;
    for (const QChar letter : pattern)
        if (letter == u'+')
            text += QStringLiteral(", ");
        else
            text += (text.isEmpty() || text.endsWith(u' ') ? QString() : QStringLiteral(" "))
                + (letter == u'T' ? QStringLiteral("10") : QString(letter));
    return text;
}

/// "T/ATx+K/K+t" is "10 (A 10 x), K, t": what stays of the suit is seen in the brackets.
QString buryCell(const QString& pattern)
{
    QStringList parts;
    for (const QString& part : pattern.split(u'+')) {
        const QStringList suit = part.split(u'/');
        QString text = cardsCell(suit.front());
        if (suit.size() == 2 && suit[0] != suit[1])
            text += QStringLiteral(" (%1)").arg(cardsCell(suit[1]));
        parts << text;
    }
    return parts.join(QStringLiteral(", "));
}

/// Which hands are counted in a row of picks.
struct HandOfPick {
    std::optional<int> trump = {};
    std::optional<int> queens = {};
    std::optional<bool> jack = {};

    auto operator<=>(const HandOfPick&) const = default; // NOLINT(modernize-use-nullptr)
};

HandOfPick handOf(const BookPick& row) { return { row.trump, row.queens, row.jack }; }

using PickCell = QString (*)(const BookPick&);

QString pickShareCell(const BookPick& row) { return shareCell(row.picked, row.asked); }

QString pickGainCell(const BookPick& row)
{
    return row.asked < leastInCell ? noFigure : meanCell(row.gain);
}

QString pickCells(const OpeningBook& book, const HandOfPick& hand, PickCell cell)
{
    QStringList cells;
    for (int place = 1; place <= book.variant.layout().players; ++place) {
        const auto isThere = [&](const BookPick& row) {
            return row.place == place && handOf(row) == hand;
        };
        const auto row = std::ranges::find_if(book.picks, isThere);
        cells << (row == book.picks.end() ? noFigure : cell(*row));
    }
    return cellsOf(cells);
}

QString pickRows(const OpeningBook& book, std::optional<bool> jack, PickCell cell)
{
    std::map<HandOfPick, int> asked;
    for (const BookPick& row : book.picks)
        if (row.trump && row.queens && row.jack == jack)
            asked[handOf(row)] += row.asked;
    QStringList rows;
    for (const auto& [hand, times] : asked)
        if (times >= leastInRow)
            rows << rowOf({ QString::number(*hand.trump), QString::number(*hand.queens),
                pickCells(book, hand, cell) });
    return rows.join(u'\n');
}

QString picksPart(const OpeningBook& book, const QStringList& words, PickCell cell)
{
    std::optional<bool> jack;
    if (words.contains(QStringLiteral("with")))
        jack = true;
    if (words.contains(QStringLiteral("without")))
        jack = false;
    if (words.contains(QStringLiteral("all")))
        return pickCells(book, { {}, {}, jack }, cell);
    return pickRows(book, jack, cell);
}

QString buriesPart(const OpeningBook& book)
{
    constexpr double perThousand = 0.01; // of a hundred thousand
    QStringList rows;
    for (const BookBury& row : book.buries) {
        QStringList buries;
        for (const BookBury::Choice& choice : row.choices)
            if (buries.size() < static_cast<qsizetype>(shownBuries))
                buries << buryCell(QString::fromStdString(choice.pattern)) + QStringLiteral(": ")
                        + shareCell(choice.times, row.times);
        while (buries.size() < static_cast<qsizetype>(shownBuries))
            buries << noFigure;
        rows << rowOf({ QString::number(row.kind.trump), QString::number(row.kind.queens),
            cardsCell(QString::fromStdString(row.kind.fail)),
            number(perThousand * row.frequency, 1), meanCell(row.score), cellsOf(buries) });
    }
    return rows.join(u'\n');
}

/// How often there was such a choice, how often it was taken, and what it costs.
QString choiceCells(int offered, int chosen, const BookFigure& cost)
{
    return cellsOf({ QLocale().toString(offered), shareCell(chosen, offered),
        offered < leastInCell ? noFigure : meanCell(cost, false) });
}

bool isSuit(const BookCall& call)
{
    return std::ranges::all_of(
        call.kind, [](char letter) { return failLetters.find(letter) != std::string_view::npos; });
}

QString callsPart(const OpeningBook& book)
{
    QStringList rows;
    for (const BookCall& row : book.calls)
        if (isSuit(row) && row.offered >= leastOffered)
            rows << rowOf({ cardsCell(QString::fromStdString(row.kind)),
                choiceCells(row.offered, row.chosen, row.cost) });
    return rows.join(u'\n');
}

QString callPart(const OpeningBook& book, const QString& kind)
{
    const auto row = std::ranges::find(book.calls, kind.toStdString(), &BookCall::kind);
    return row == book.calls.end() ? choiceCells(0, 0, {})
                                   : choiceCells(row->offered, row->chosen, row->cost);
}

QString leadPart(const OpeningBook& book, const QString& role, const QString& lead)
{
    for (const BookLeadRow& row : book.leads)
        if (!row.trump && fromText(keyOf(row.role)) == role && fromText(keyOf(row.lead)) == lead)
            return choiceCells(row.held, row.chosen, row.cost);
    return choiceCells(0, 0, {});
}

QString trumpLeadsPart(const OpeningBook& book, const QString& role)
{
    QStringList rows;
    for (const BookLeadRow& row : book.leads)
        if (row.trump && row.lead == BookLead::Trump && fromText(keyOf(row.role)) == role
            && row.held >= leastOffered)
            rows << rowOf(
                { QString::number(*row.trump), choiceCells(row.held, row.chosen, row.cost) });
    return rows.join(u'\n');
}

QString commandPart(const OpeningBook& book)
{
    return QStringLiteral("`sheepshead-console opening-book --rules \"%1\" --deals %2 --seed %3`")
        .arg(QString::fromStdString(variantText(*book.variant)))
        .arg(book.deals)
        .arg(book.seed);
}

QString bookPart(const OpeningBook& book, const QString& what, const QStringList& words)
{
    const QString first = words.value(0);
    if (what == QLatin1String("command"))
        return commandPart(book);
    if (what == QLatin1String("deals"))
        return QLocale().toString(book.deals);
    if (what == QLatin1String("picks"))
        return picksPart(book, words, pickShareCell);
    if (what == QLatin1String("gains"))
        return picksPart(book, words, pickGainCell);
    if (what == QLatin1String("buries"))
        return buriesPart(book);
    if (what == QLatin1String("calls"))
        return callsPart(book);
    if (what == QLatin1String("call"))
        return callPart(book, first);
    if (what == QLatin1String("lead"))
        return leadPart(book, first, words.value(1));
    if (what == QLatin1String("trumpleads"))
        return trumpLeadsPart(book, first);
    return QStringLiteral("{%1}").arg(what); // a test finds what is not filled in
}

OpeningBook readBook(const QString& name)
{
    QFile file(QStringLiteral(":/handbook/books/%1.txt").arg(name));
    const bool opened = file.open(QIODevice::ReadOnly);
    const auto book = parseOpeningBook(opened ? file.readAll().toStdString() : std::string());
    Q_ASSERT(book); // ours, and a test reads it
    return book ? *book : OpeningBook();
}

} // namespace

const OpeningBook& handbookBook(const QString& game)
{
    static const OpeningBook ace = readBook(QStringLiteral("called-ace"));
    static const OpeningBook jack = readBook(QStringLiteral("jack-of-diamonds"));
    return game == QLatin1String("jack") ? jack : ace;
}

QString withBookFigures(const QString& line)
{
    static const QRegularExpression place(QStringLiteral("\\{book-(ace|jack)-([a-z-]+)\\}"));
    QString filled = line;
    for (auto match = place.match(filled); match.hasMatch();
         match = place.match(filled, match.capturedStart() + 1)) {
        QStringList words = match.captured(2).split(u'-');
        const QString what = words.takeFirst();
        filled.replace(match.capturedStart(), match.capturedLength(),
            bookPart(handbookBook(match.captured(1)), what, words));
    }
    return filled;
}

} // namespace sheepshead
