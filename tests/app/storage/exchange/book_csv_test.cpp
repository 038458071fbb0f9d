// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/exchange/book_csv.h"

#include "engine/score_keeping/table_scoring.h"
#include "tests/app/storage/csv_lines.h"
#include "tests/app/storage/exchange/exports.h"
#include "tests/support/registered_test.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

std::size_t columnNamed(const CsvLines& lines, const std::string& name)
{
    const auto found = std::ranges::find(lines.front(), name);
    if (found == lines.front().end())
        qFatal("no column %s", name.c_str());
    return static_cast<std::size_t>(found - lines.front().begin());
}

/// A row of a sheet, with what each chair has after it.
struct ExpectedRow {
    SheetRow row;
    std::vector<std::int64_t> totals = {};
};

/// The rows of a game as its sheet has them, those of a real table as its lines come to.
std::vector<ExpectedRow> rowsOf(const StoredSheet& stored)
{
    std::vector<ExpectedRow> rows;
    if (!stored.table) {
        for (const SheetRow& row : stored.sheet.rows()) {
            ExpectedRow& expected = rows.emplace_back(ExpectedRow { row });
            for (const Seat seat : SeatSet::firstSeats(stored.sheet.seats()))
                expected.totals.push_back(stored.sheet.totalAfter(rows.size(), seat).value);
        }
        return rows;
    }
    const auto members = stored.info.players.size();
    std::vector<std::int64_t> totals(members);
    const auto scored = scoreTable(stored.table->lines(), static_cast<int>(members));
    for (const ScoredLine& line : scored.lines)
        for (const SheetRow& row : line.rows) {
            ExpectedRow& expected = rows.emplace_back(ExpectedRow { row });
            for (std::size_t i = 0; i < line.chairs.members.size(); ++i) {
                auto& total = totals.at(static_cast<std::size_t>(indexOf(line.chairs.members[i])));
                total += row.scores.scores[seatAt(static_cast<int>(i))].value;
                expected.totals.push_back(total);
            }
        }
    return rows;
}

/// In the order of the export.
std::vector<StoredSheet> sheetsOf(const std::filesystem::path& file)
{
    const ScoreBook book = ScoreBook::open(file).value();
    std::vector<StoredSheet> sheets;
    for (const SheetInfo& info : book.sheets().value())
        sheets.insert(sheets.begin(), book.load(info.id).value());
    return sheets;
}

} // namespace

class BookCsvTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { makeFullBook(desk_.file()); }

    void the_lines_of_hands_have_the_scores()
    {
        const CsvLines lines = parseCsv(exported(desk_.file(), ExportFormat::HandsCsv));
        const std::size_t stake = columnNamed(lines, "hand.stake");
        const std::size_t player = columnNamed(lines, "seat1.player");
        const std::size_t score = columnNamed(lines, "seat0.score");
        std::size_t at = 1;
        for (const StoredSheet& sheet : sheetsOf(desk_.file()))
            for (const auto& [row, totals] : rowsOf(sheet)) {
                const auto& line = lines.at(at++);
                QCOMPARE(line.size(), lines.front().size());
                QCOMPARE(line[0], sheet.info.name);
                QCOMPARE(line[stake], std::to_string(row.scores.stake));
                QCOMPARE(line[score], std::to_string(row.scores.scores[seatAt(0)].value));
            }
        QCOMPARE(at, lines.size());
        QVERIFY(std::ranges::any_of(
            lines, [&](const auto& line) { return line[player] == "Ann, \"the ace\""; }));
    }

    void the_lines_of_players_add_up()
    {
        const CsvLines lines = parseCsv(exported(desk_.file(), ExportFormat::PlayersCsv));
        const std::size_t total = columnNamed(lines, "total");
        const std::size_t role = columnNamed(lines, "role");
        const std::size_t player = columnNamed(lines, "player");
        std::size_t at = 1;
        std::set<std::string> roles;
        for (const StoredSheet& stored : sheetsOf(desk_.file()))
            for (const ExpectedRow& row : rowsOf(stored))
                for (const std::int64_t expected : row.totals) {
                    const auto& line = lines.at(at++);
                    QCOMPARE(line[total], std::to_string(expected));
                    QVERIFY(!line[player].empty());
                    roles.insert(line[role]);
                }
        QCOMPARE(at, lines.size());
        QCOMPARE(roles, (std::set<std::string> { "", "alone", "defender", "partner", "picker" }));
    }

    /// The names of columns say which table they are of; the others stand in the document.
    void every_column_is_documented()
    {
        const std::string document = contentOf(BOOK_FORMAT).toStdString();
        for (const ExportFormat format : { ExportFormat::HandsCsv, ExportFormat::PlayersCsv }) {
            const CsvLines lines = parseCsv(exported(desk_.file(), format));
            for (const std::string& name : lines.front()) {
                const std::string column = name.substr(name.find('.') + 1);
                QVERIFY2(document.find("| `" + column + "` |") != std::string::npos
                        || document.find("| `" + name + "` |") != std::string::npos
                        || (name.starts_with("seat")
                            && document.find("| `seat0." + column + "` |") != std::string::npos),
                    name.c_str());
            }
        }
    }

private:
    Desk desk_;
};

REGISTER_GUILESS_TEST(BookCsvTest)
#include "book_csv_test.moc"
