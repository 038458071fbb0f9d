// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/history.h"

#include "app/history/evening_fields.h"
#include "app/history/tally.h"
#include "app/storage/file/file_check.h"
#include "app/storage/file/file_names.h"
#include "app/storage/file/migrations.h"
#include "app/storage/file/storage_error.h"
#include "app/storage/row_fields.h"
#include "app/storage/sheet_reader.h"

#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <set>

namespace sheepshead {

namespace {

constexpr const char* ofSheets = " AS e JOIN sheet AS s ON s.id = e.sheet";

std::string dayIn(RowReader& fields)
{
    std::string day;
    fields.text("day", day, longest::time);
    return day;
}

/// Evenings in order of time; two names of one person may have one evening.
void readEvenings(SQLite::Database& database, const Conditions& conditions, PersonFigures& figures)
{
    SQLite::Statement row(database,
        std::string("SELECT e.*, s.name AS name FROM evening") + ofSheets + conditions.where()
            + " ORDER BY e.day, e.sheet");
    conditions.bind(row);
    while (row.executeStep()) {
        RowReader fields(row, maxSeats, "evening");
        Evening evening;
        describeEvening(fields, evening);
        add(figures.sum, evening);
        EveningScore score { dayIn(fields), row.getColumn("sheet").getInt64(), {}, evening.hands,
            evening.score, 0 };
        fields.name("name", score.name);
        const bool same = !figures.evenings.empty() && figures.evenings.back().day == score.day
            && figures.evenings.back().sheet == score.sheet;
        if (!same) {
            figures.evenings.push_back(std::move(score));
            continue;
        }
        figures.evenings.back().hands += score.hands;
        figures.evenings.back().score += score.score;
    }
}

void readStatistics(
    SQLite::Database& database, const Conditions& conditions, PersonFigures& figures)
{
    SQLite::Statement row(database,
        std::string("SELECT e.statistic AS statistic, sum(e.hands) AS hands,"
                    " sum(e.counted) AS counted, sum(e.amount) AS amount FROM evening_sum")
            + ofSheets + conditions.where() + " GROUP BY e.statistic");
    conditions.bind(row);
    while (row.executeStep()) {
        RowReader fields(row, maxSeats, "evening");
        const std::string key = fields.rawText("statistic");
        const auto found = std::ranges::find(statisticTable, key, &StatisticRow::key);
        if (found == statisticTable.end())
            fields.refuse("statistic", key);
        describeSum(fields, figures.sum.of(found->statistic));
    }
}

PartSum partIn(SQLite::Statement& row)
{
    PartSum part;
    RowReader fields(row, maxSeats, "evening");
    fields.number("hands", part.hands, bounds::count);
    fields.number("picked", part.picked, bounds::count);
    fields.number("won", part.won, bounds::count);
    fields.number("score", part.score, bounds::sum);
    return part;
}

Parts readParts(SQLite::Database& database, Conditions conditions, const char* part)
{
    conditions.add("e.part = ?", { part });
    SQLite::Statement row(database,
        std::string("SELECT e.bucket AS bucket, sum(e.hands) AS hands, sum(e.picked) AS picked,"
                    " sum(e.won) AS won, sum(e.score) AS score FROM evening_part")
            + ofSheets + conditions.where() + " GROUP BY e.bucket");
    conditions.bind(row);
    Parts parts;
    while (row.executeStep()) {
        RowReader fields(row, maxSeats, "evening");
        int bucket = 0;
        fields.number("bucket", bucket, { 0, 32 });
        parts[bucket] = partIn(row);
    }
    return parts;
}

struct EveningCost {
    std::pair<std::string, SheetId> evening; ///< its day and its sheet
    std::size_t part = 0;
    CostSum sum;
};

EveningCost costIn(SQLite::Statement& row)
{
    RowReader fields(row, maxSeats, "evening");
    const std::string part = fields.rawText("part");
    const auto found = std::ranges::find(costPartKeys, part);
    if (found == costPartKeys.end())
        fields.refuse("part", part);
    EveningCost cost { { dayIn(fields), row.getColumn("sheet").getInt64() },
        static_cast<std::size_t>(found - costPartKeys.begin()), {} };
    fields.number("hands", cost.sum.hands, bounds::count);
    fields.number("decisions", cost.sum.decisions, bounds::count);
    fields.number("mistakes", cost.sum.mistakes, bounds::count);
    cost.sum.points = row.getColumn("points").getDouble();
    return cost;
}

void addCost(CostSum& sum, const CostSum& one)
{
    sum.hands += one.hands;
    sum.decisions += one.decisions;
    sum.mistakes += one.mistakes;
    sum.points += one.points;
}

void addToEvening(std::vector<EveningScore>& evenings, const EveningCost& cost)
{
    const auto keyOf = [](const EveningScore& score) { return std::pair(score.day, score.sheet); };
    const auto evening = std::ranges::lower_bound(evenings, cost.evening, {}, keyOf);
    if (evening != evenings.end() && keyOf(*evening) == cost.evening)
        evening->cost += cost.sum.points;
}

void readCosts(SQLite::Database& database, const Conditions& conditions, PersonFigures& figures)
{
    SQLite::Statement row(database,
        std::string("SELECT e.* FROM evening_cost") + ofSheets + conditions.where()
            + " ORDER BY e.day, e.sheet");
    conditions.bind(row);
    std::vector<EveningCost> costs;
    std::set<std::pair<std::string, SheetId>> evenings;
    while (row.executeStep()) {
        costs.push_back(costIn(row));
        evenings.insert(costs.back().evening);
    }
    if (evenings.empty())
        return;
    const auto later = std::next(evenings.begin(), static_cast<int>(evenings.size() / 2));
    for (const EveningCost& cost : costs) {
        addCost(figures.costs.at(cost.part), cost.sum);
        if (cost.evening < *later)
            addCost(figures.earlierCosts.at(cost.part), cost.sum);
        addToEvening(figures.evenings, cost);
    }
}

Standing standingIn(SQLite::Statement& row)
{
    Standing standing;
    RowReader fields(row, maxSeats, "person");
    standing.person = row.getColumn("person").getInt64();
    fields.name("name", standing.name);
    fields.flag("computer", standing.computer);
    fields.number("evenings", standing.evenings, bounds::count);
    fields.number("hands", standing.hands, bounds::count);
    fields.number("score", standing.score, bounds::sum);
    fields.number("picked", standing.picked, bounds::count);
    fields.number("picked_won", standing.pickedWon, bounds::count);
    fields.number("best", standing.bestEvening, bounds::score);
    fields.number("worst", standing.worstEvening, bounds::score);
    return standing;
}

std::vector<Standing> readStandings(SQLite::Database& database, const HistoryFilter& filter)
{
    Conditions conditions = eveningConditions(filter);
    if (filter.person)
        conditions.add("e.sheet IN (SELECT sheet FROM evening WHERE person IN (SELECT id FROM"
                       " person WHERE CAST(? AS INTEGER) IN (id, same_as)))",
            { std::to_string(*filter.person) });
    SQLite::Statement row(database,
        "SELECT w.id AS person, w.name AS name, w.computer AS computer, f.* FROM ("
        " SELECT coalesce(p.same_as, p.id) AS whole, count(*) AS evenings, sum(e.hands) AS hands,"
        "  sum(score) AS score, coalesce(sum(d.hands), 0) AS picked,"
        "  coalesce(sum(d.counted), 0) AS picked_won, max(score) AS best, min(score) AS worst"
        " FROM evening"
            + std::string(ofSheets)
            + " JOIN person AS p ON p.id = e.person"
              " LEFT JOIN evening_sum AS d ON d.person = e.person AND d.day = e.day"
              "  AND d.sheet = e.sheet AND d.statistic = '"
            + std::string(rowOf(Statistic::Picker).key) + '\'' + conditions.where()
            + " GROUP BY whole) AS f JOIN person AS w ON w.id = f.whole"
              " ORDER BY score DESC, w.computer, w.name");
    conditions.bind(row);
    std::vector<Standing> standings;
    while (row.executeStep())
        standings.push_back(standingIn(row));
    return standings;
}

} // namespace

History::History(std::filesystem::path path, std::shared_ptr<SQLite::Database> database)
    : path_(std::move(path))
    , database_(std::move(database))
{
}

Result<History> History::open(const std::filesystem::path& book, std::stop_token stop)
{
    return attemptFor(book, [&] {
        auto database = std::make_shared<SQLite::Database>(
            databaseName(book), SQLite::OPEN_READONLY, busyTimeout);
        harden(*database);
        History history(book, std::move(database));
        history.stop_ = std::make_shared<QueryStop>(*history.database_, std::move(stop));
        return history;
    });
}

Result<int> History::waiting() const
{
    return attemptFor(path_, [&] {
        return database_->execAndGet("SELECT count(*) FROM sheet WHERE tallied <> written")
            .getInt();
    });
}

Result<std::vector<std::string>> History::leftOut() const
{
    return attemptFor(path_, [&] { return leftOutSheets(*database_); });
}

Result<std::vector<SheetInfo>> History::sheets(
    const HistoryFilter& filter, int first, int count) const
{
    return attemptFor(path_, [&] {
        SQLite::Transaction oneMoment(*database_);
        const Conditions conditions = sheetConditions(filter);
        SQLite::Statement ids(*database_,
            "SELECT s.id FROM sheet AS s" + conditions.where()
                + " ORDER BY s.written DESC, s.id DESC LIMIT ? OFFSET ?");
        const int place = conditions.bind(ids);
        ids.bind(place, count);
        ids.bind(place + 1, first);
        return readSheets(*database_, ids);
    });
}

Result<std::vector<Standing>> History::standings(const HistoryFilter& filter) const
{
    return attemptFor(path_, [&] { return readStandings(*database_, filter); });
}

Result<PersonFigures> History::figures(PersonId person, const HistoryFilter& filter) const
{
    return attemptFor(path_, [&] {
        Conditions conditions = eveningConditions(filter);
        addPerson(conditions, person);
        SQLite::Transaction oneMoment(*database_);
        PersonFigures figures;
        readEvenings(*database_, conditions, figures);
        readStatistics(*database_, conditions, figures);
        figures.byTrump = readParts(*database_, conditions, "trump");
        figures.bySeat = readParts(*database_, conditions, "seat");
        readCosts(*database_, conditions, figures);
        return figures;
    });
}

Result<NoticedPlay> History::noticed(PersonId person) const
{
    return attemptFor(path_, [&] {
        SQLite::Transaction oneMoment(*database_);
        return readNoticed(*database_, person);
    });
}

Result<Parts> History::everyonesTrump(const HistoryFilter& filter) const
{
    return attemptFor(
        path_, [&] { return readParts(*database_, eveningConditions(filter), "trump"); });
}

} // namespace sheepshead
