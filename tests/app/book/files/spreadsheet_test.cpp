// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/files/spreadsheet.h"

#include "app/storage/exchange/book_exchange.h"
#include "app/storage/score_book.h"
#include "tests/app/storage/books.h"
#include "tests/app/storage/csv_lines.h"
#include "tests/app/storage/full_book.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Database.h>

#include <QLocale>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

const std::string mark = "\xEF\xBB\xBF";

QByteArray written(const Desk& desk, SpreadsheetSigns signs = SpreadsheetSigns::PointIsDecimal)
{
    const std::filesystem::path file = desk.file().parent_path() / "book.csv";
    Spreadsheet spreadsheet(signs);
    const auto made = exportBook(desk.file(), spreadsheet, file);
    if (!made)
        qFatal("%s: %s", made.problem().place.c_str(), made.problem().reason.c_str());
    return contentOf(file);
}

CsvLines linesOf(const QByteArray& content, char separator = ',')
{
    return parseCsv(content.mid(static_cast<qsizetype>(mark.size())).toStdString(), separator);
}

std::size_t columnOf(const CsvLines& lines, const std::string& head)
{
    const auto found = std::ranges::find(lines.front(), head);
    if (found == lines.front().end())
        qFatal("no column %s", head.c_str());
    return static_cast<std::size_t>(found - lines.front().begin());
}

void change(const Desk& desk, const std::string& sql)
{
    SQLite::Database database(desk.file().string(), SQLite::OPEN_READWRITE);
    database.exec(sql);
}

/// Names that a spreadsheet would take for formulas.
const std::vector<std::string> dangerous { "=1+1", "+49 171", "-2", "@SUM(A1)" };

} // namespace

class SpreadsheetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void begins_with_the_mark_of_utf_8_and_heads_in_words()
    {
        const Desk desk;
        makeFullBook(desk.file());
        const QByteArray content = written(desk);
        QVERIFY(content.startsWith(mark.c_str()));
        const CsvLines lines = linesOf(content);
        QCOMPARE(std::vector(lines.front().begin(), lines.front().begin() + 7),
            (std::vector<std::string> {
                "Sheet", "Day", "Hand", "Dealer", "What happened", "Notes", "Pot" }));
        for (const auto& line : lines)
            QCOMPARE(line.size(), lines.front().size());
        const std::size_t happened = columnOf(lines, "What happened");
        QVERIFY(std::ranges::any_of(lines,
            [&](const auto& line) { return line[happened].find(" picked") != std::string::npos; }));
    }

    /// The book has chairs with a new player, members of a real table who left, and merged people.
    void a_column_is_one_player_on_all_sheets()
    {
        const Desk desk;
        makeFullBook(desk.file());
        const CsvLines lines = linesOf(written(desk));
        SQLite::Database database(desk.file().string());
        SQLite::Statement sum(database,
            "SELECT w.name, w.computer, sum(s.score),"
            " (SELECT count(*) FROM person AS o WHERE o.name = w.name AND o.same_as IS NULL)"
            " FROM hand_seat AS s JOIN person AS p ON p.id = s.person"
            " JOIN person AS w ON w.id = coalesce(p.same_as, p.id) GROUP BY w.id");
        int players = 0;
        while (sum.executeStep()) {
            const std::string name = sum.getColumn(0).getString();
            const bool both = sum.getColumn(1).getInt() != 0 && sum.getColumn(3).getInt() > 1;
            const std::size_t column = columnOf(lines, both ? name + " (computer)" : name);
            int total = 0;
            for (std::size_t i = 1; i < lines.size(); ++i)
                total += lines[i][column].empty() ? 0 : std::stoi(lines[i][column]);
            QVERIFY2(total == sum.getColumn(2).getInt(), name.c_str());
            ++players;
        }
        QCOMPARE(lines.front().size(), 7U + static_cast<unsigned>(players));
    }

    /// A 0 is a score, as of a washed leaster; who did not play has none.
    void who_sat_out_has_no_score()
    {
        const Desk desk;
        makeFullBook(desk.file());
        int cells = 0;
        const CsvLines lines = linesOf(written(desk));
        for (std::size_t i = 1; i < lines.size(); ++i)
            cells += static_cast<int>(std::count_if(lines[i].begin() + 7, lines[i].end(),
                [](const std::string& cell) { return !cell.empty(); }));
        SQLite::Database database(desk.file().string());
        const auto seats = [&](const std::string& which) {
            return database
                .execAndGet(
                    "SELECT count(*) FROM hand_seat AS s JOIN hand AS h ON h.id = s.hand WHERE "
                    + which)
                .getInt();
        };
        QVERIFY(seats("s.played = 0 AND s.score = 0") > 0);
        QCOMPARE(cells,
            seats("s.score <> 0 OR (s.played = 1 AND h.ending NOT IN ('doubler', 'redeal', "
                  "'redeal-hand',"
                  " 'practice') AND h.ending NOT LIKE 'pot-%')"));
    }

    void two_of_one_name_have_two_columns()
    {
        const Desk desk;
        makeFullBook(desk.file());
        change(desk,
            "UPDATE person SET name = 'Twin' WHERE id IN (SELECT min(person) FROM hand_seat JOIN "
            "person"
            " ON person.id = person WHERE same_as IS NULL GROUP BY computer)");
        const CsvLines lines = linesOf(written(desk));
        const std::set<std::string> heads(lines.front().begin(), lines.front().end());
        QCOMPARE(heads.size(), lines.front().size());
        QVERIFY(heads.contains("Twin"));
        QVERIFY(heads.contains("Twin (computer)"));
    }

    void money_has_the_decimal_sign_that_was_chosen()
    {
        const Desk desk;
        makeFullBook(desk.file());
        QVERIFY(!written(desk).contains(", money"));
        change(desk,
            "UPDATE sheet SET variant = variant || ' cents-a-point=125' WHERE id = (SELECT max(id) "
            "FROM"
            " sheet WHERE kind = 'game' AND EXISTS (SELECT 1 FROM hand WHERE sheet = sheet.id))");
        for (const auto& [signs, separator, decimal] :
            { std::tuple(SpreadsheetSigns::CommaIsDecimal, ';', ','),
                std::tuple(SpreadsheetSigns::PointIsDecimal, ',', '.') }) {
            const CsvLines lines = linesOf(written(desk, signs), separator);
            int figures = 0;
            for (std::size_t column = 0; column < lines.front().size(); ++column) {
                if (!lines.front()[column].ends_with(", money"))
                    continue;
                for (std::size_t i = 1; i < lines.size(); ++i) {
                    const std::string& cell = lines[i][column];
                    figures += cell.empty() ? 0 : 1;
                    QVERIFY2(cell.empty() || cell[cell.size() - 3] == decimal, cell.c_str());
                }
            }
            QVERIFY(figures > 0);
        }
    }

    void money_that_was_played_for_is_there_when_the_stake_is_gone()
    {
        const Desk desk;
        makeFullBook(desk.file());
        change(desk,
            "UPDATE hand SET record = replace(record, char(10) || 'deal ', ' cents-a-point=5' || "
            "char(10) || 'deal ') WHERE id = (SELECT min(id) FROM hand WHERE record LIKE "
            "'%variant layout=%deal %' AND ending LIKE 'pick%')");
        const CsvLines lines = linesOf(written(desk));
        int figures = 0;
        for (std::size_t column = 0; column < lines.front().size(); ++column)
            if (lines.front()[column].ends_with(", money"))
                for (std::size_t i = 1; i < lines.size(); ++i)
                    figures += lines[i][column].empty() ? 0 : 1;
        QVERIFY(figures > 0);
    }

    void no_text_is_taken_for_a_formula_data()
    {
        QTest::addColumn<QString>("text");
        for (const std::string& text : dangerous)
            QTest::newRow(text.c_str()) << QString::fromStdString(text);
    }

    void no_text_is_taken_for_a_formula()
    {
        QFETCH(QString, text);
        const Desk desk;
        makeFullBook(desk.file());
        const std::string typed = text.toStdString();
        change(desk, "UPDATE sheet SET name = '" + typed + "'");
        change(desk,
            "UPDATE person SET name = '" + typed
                + "' WHERE id = (SELECT person FROM hand_seat LIMIT 1)");
        const CsvLines lines = linesOf(written(desk));
        QCOMPARE(lines[1][0], "'" + typed);
        bool headed = false;
        for (const auto& line : lines)
            for (const std::string& cell : line) {
                headed = headed || cell == "'" + typed;
                const bool formula =
                    !cell.empty() && std::string("=+-@").find(cell.front()) != std::string::npos;
                bool number = false; // a score below nothing is one
                static_cast<void>(QString::fromStdString(cell).toDouble(&number));
                QVERIFY2(!formula || (number && &cell - line.data() >= 6), cell.c_str());
            }
        QVERIFY(headed);
    }
};

REGISTER_GUILESS_TEST(SpreadsheetTest)
#include "spreadsheet_test.moc"
