// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/exchange/book_merge.h"

#include "app/storage/exchange/people_map.h"
#include "app/storage/exchange/row_tree.h"
#include "app/storage/fact_rows.h"
#include "app/storage/season_rows.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace sheepshead {

namespace {

/// What a sheet keeps for good: its kind, when it was begun, and its seed.
using Origin = std::tuple<std::string, std::string, std::int64_t>;

struct SheetKey {
    std::int64_t id = 0;
    std::string name;
    std::string lastPlayed;
    Origin origin;
};

/// The one that was written last comes last.
std::vector<SheetKey> sheetKeys(SQLite::Database& database)
{
    SQLite::Statement sheet(database,
        "SELECT id, name, last_played, kind, begun, seed FROM sheet ORDER BY written, id");
    std::vector<SheetKey> keys;
    while (sheet.executeStep())
        keys.push_back({ sheet.getColumn(0).getInt64(), sheet.getColumn(1).getString(),
            sheet.getColumn(2).getString(),
            { sheet.getColumn(3).getString(), sheet.getColumn(4).getString(),
                sheet.getColumn(5).getInt64() } });
    return keys;
}

/// What statistics work out of a hand, sooner in one book than in the other.
bool isWorkedOut(const TableShape& shape, const ColumnShape& column)
{
    if (shape.name == "hand_seat")
        return factColumns().contains(column.name);
    return shape.name == "hand" && (column.name == "facts" || column.name == "reviewed");
}

/// What may differ in two copies of a sheet: names can be changed in each, and statistics.
void forgetNames(RowTree& row, const TableShape& shape)
{
    for (std::size_t i = 0; i < shape.columns.size(); ++i)
        if (shape.columns[i].type == ColumnShape::Type::Person
            || (shape.name == "sheet" && shape.columns[i].name == "name")
            || isWorkedOut(shape, shape.columns[i]))
            row.values[i] = {};
    for (std::size_t i = 0; i < shape.children.size(); ++i)
        if (shape.children[i].name == "cost" || shape.children[i].name == "mistake")
            row.children[i].clear();
    for (std::size_t i = 0; i < shape.children.size(); ++i)
        for (RowTree& child : row.children[i])
            forgetNames(child, shape.children[i]);
}

class BookMerge {
public:
    BookMerge(SQLite::Database& from, SQLite::Database& into, SheetsFrom where)
        : from_(from)
        , into_(into)
        , where_(where)
        , there_(sheetKeys(into))
        , coming_(sheetKeys(from))
        , listFrom_(from)
        , listInto_(into)
        , people_(from, into)
        , reader_(from, shapeOf(from, "sheet", where),
              [this](std::int64_t person) { return listFrom_.placeOf(person); })
        , writer_(into, shapeOf(into, "sheet", where),
              [this](std::int64_t place) { return people_.numberOf(place); })
        , seasonReader_(from, shapeOf(from, "season", where),
              [this](std::int64_t person) { return listFrom_.placeOf(person); })
        , seasonWriter_(into, shapeOf(into, "season", where),
              [this](std::int64_t place) { return people_.numberOf(place); })
        , readerThere_(into, shapeOf(into, "sheet", where),
              [this](std::int64_t person) { return listInto_.placeOf(person); })
    {
        for (const SheetKey& key : there_)
            origins_[key.origin] = key.id;
    }

    MergeReport run(const Progress& progress)
    {
        for (std::size_t i = 0; i < coming_.size(); ++i) {
            report(progress, static_cast<double>(i) / static_cast<double>(coming_.size()));
            take(coming_[i]);
        }
        putInOrder();
        takeSeasons();
        report_.people = people_.forgetLeftBehind();
        return std::move(report_);
    }

private:
    void take(SheetKey& key)
    {
        RowTree sheet = reader_.read(key.id);
        if (const auto known = origins_.find(key.origin); known != origins_.end()) {
            compare(sheet, readerThere_.read(known->second), key.name);
            return;
        }
        const auto hand = std::ranges::find(reader_.shape().children, "hand", &TableShape::name);
        report_.hands += static_cast<int>(
            sheet.children[static_cast<std::size_t>(hand - reader_.shape().children.begin())]
                .size());
        ++report_.sheets;
        key.id = writer_.write(std::move(sheet), { { "written", 0 } });
        if (where_ == SheetsFrom::AnotherBook)
            markHandsOf(key.id);
        report_.added.push_back({ key.id, stateOfSheet(into_, key.id) });
        added_.push_back(key);
    }

    void takeSeasons()
    {
        const auto nameAndDay = [](const SeasonInfo& info) {
            return std::pair(info.name, info.firstDay);
        };
        std::set<std::pair<std::string, std::string>> there;
        for (const SeasonInfo& info : readSeasons(into_))
            there.insert(nameAndDay(info));
        auto coming = readSeasons(from_);
        std::ranges::sort(coming, {}, &SeasonInfo::id);
        for (const SeasonInfo& info : coming) {
            if (!there.insert(nameAndDay(info)).second)
                continue;
            const SeasonId id = seasonWriter_.write(seasonReader_.read(info.id), {});
            report_.seasons.push_back({ id, readSeason(into_, id) });
        }
    }

    void markHandsOf(std::int64_t sheet)
    {
        SQLite::Statement mark(into_, "UPDATE hand SET imported = 1 WHERE sheet = ?");
        mark.bind(1, sheet);
        mark.exec();
    }

    void compare(RowTree sheet, RowTree there, const std::string& name)
    {
        forgetNames(sheet, reader_.shape());
        forgetNames(there, reader_.shape());
        (sheet == there ? report_.known : report_.different).push_back(name);
    }

    void putInOrder()
    {
        if (added_.empty())
            return;
        std::vector<SheetKey> order = there_;
        for (const SheetKey& sheet : added_) {
            auto place = std::ranges::find_if(
                order, [&](const SheetKey& other) { return other.lastPlayed > sheet.lastPlayed; });
            if (place == order.end() && !there_.empty())
                --place;
            order.insert(place, sheet);
        }
        if (there_.empty())
            order = added_; // as it was in the other book
        SQLite::Statement update(into_, "UPDATE sheet SET written = ? WHERE id = ?");
        for (std::size_t i = 0; i < order.size(); ++i) {
            update.bind(1, static_cast<std::int64_t>(i + 1));
            update.bind(2, order[i].id);
            update.exec();
            update.reset();
        }
    }

    SQLite::Database& from_;
    SQLite::Database& into_;
    SheetsFrom where_;
    std::vector<SheetKey> there_;
    std::vector<SheetKey> coming_;
    std::vector<SheetKey> added_;
    PeopleList listFrom_;
    PeopleList listInto_; ///< before anyone comes
    PeopleMap people_;
    TreeReader reader_;
    TreeWriter writer_;
    TreeReader seasonReader_;
    TreeWriter seasonWriter_;
    TreeReader readerThere_;
    std::map<Origin, std::int64_t> origins_;
    MergeReport report_;
};

} // namespace

MergeReport mergeBooks(
    SQLite::Database& from, SQLite::Database& into, SheetsFrom where, const Progress& progress)
{
    return BookMerge(from, into, where).run(progress);
}

} // namespace sheepshead
