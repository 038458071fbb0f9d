// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/score_book.h"
#include "engine/score_keeping/table_line_reader.h"
#include "engine/season/season_pairs.h"
#include "engine/season/season_records.h"
#include "engine/support/rng.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <string>

using namespace sheepshead;

namespace {

constexpr const char* usage =
    R"(season_evenings FILE            writes a score book with ten evenings of a club and three seasons
season_evenings --standings FILE    prints the standings, pairs, records and payments of all seasons
season_evenings --time FILE         prints how long the season over all days takes
)";

const std::vector<std::string> club { "Ada", "Bob", "Cy", "Dot", "Ed", "Flo", "Gus" };
constexpr int eveningCount = 10;
constexpr int handsAnEvening = 24;

[[noreturn]] void fail(const std::string& why)
{
    std::cerr << why << '\n';
    std::exit(1);
}

void add(KeptTable& table, const std::string& line)
{
    const auto parsed = parseTableLine(line);
    if (!parsed)
        fail(line + ": " + parsed.problem().reason);
    table.add(*parsed);
}

int below(Rng& rng, int end)
{
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(end)));
}

/// A hand of five who sit at the table: a pick with a partner or alone, or a leaster.
std::string randomHand(Rng& rng, std::vector<int> members)
{
    const auto take = [&] {
        const auto at = members.begin() + below(rng, static_cast<int>(members.size()));
        const int member = *at;
        members.erase(at);
        return std::to_string(member);
    };
    if (below(rng, 8) == 0)
        return "leaster winners=" + take();
    std::string line = "picked by=" + take();
    if (below(rng, 4) != 0)
        line += " with=" + take();
    return line + " points=" + std::to_string(below(rng, 110) + 5);
}

/// Five of the seven come, others on each evening; on some one leaves for another in the middle.
void writeEvening(const std::filesystem::path& file, int number)
{
    const int day = 3 + 7 * (number % 4);
    const int month = 9 + number / 4;
    std::array<char, 40> time {};
    std::snprintf(time.data(), time.size(), "2026-%02d-%02dT20:00:00Z", month, day);
    ScoreBook book = ScoreBook::open(file, [time] { return std::string(time.data()); }).value();
    Rng rng(static_cast<std::uint64_t>(number) + 1);
    std::vector<int> members { 0, 1, 2, 3, 4, 5, 6 };
    while (members.size() > 5)
        members.erase(members.begin() + below(rng, static_cast<int>(members.size())));
    std::string arrives;
    for (const int member : members)
        arrives += (arrives.empty() ? "" : ",") + std::to_string(member);
    KeptTable table;
    add(table,
        "table arrives=" + arrives + " dealer=" + std::to_string(members.front())
            + " rules layout=5H-A");
    for (int hand = 0; hand < handsAnEvening + number; ++hand)
        add(table, randomHand(rng, members));
    if (number % 4 == 2) { // some hands were kept on paper, and one talked
        const auto points = [&](std::size_t at, int won) {
            return std::to_string(members[at]) + ':' + std::to_string(won);
        };
        add(table, "evening points=" + points(0, 7) + ',' + points(1, -7) + ',' + points(2, 0));
        add(table, "hand points=" + points(2, 2) + ',' + points(3, -2));
        add(table, "bonus points=" + points(4, -5) + " note talk");
    }
    if (!book.beginTable({ "Club", club, table }).ok())
        fail("the table was not written");
}

void writeSeasons(const std::filesystem::path& file)
{
    ScoreBook book = ScoreBook::open(file).value();
    StoredSeason stored;
    Season& season = stored.season;
    season.firstDay = "2026-09-01";
    season.lastDay = "2026-12-31";
    const auto people = book.people().value();
    for (std::size_t i = 0; i + 1 < people.size(); ++i)
        season.people.push_back({ .person = people[i].id });
    const auto write = [&](const char* name) {
        season.name = name;
        if (!book.addSeason(stored).ok())
            fail("a season was not written");
    };
    write("All");
    season.bestEvenings = 4;
    season.leastEvenings = 6;
    season.measure = SeasonMeasure::PerHand;
    season.people[1].role = SeasonRole::Substitute;
    season.people[2].handicap = 3;
    season.centsAPoint = 25;
    season.entryFee = 1000;
    season.eveningFee = 150;
    season.kittyPercent = 15;
    season.prizes = { 50, 30, 20 };
    write("Best four");
    season.measure = SeasonMeasure::PerEvening;
    season.lastDay = "2026-10-31";
    season.leastEvenings = 0;
    stored.excluded = { book.contentsOf(stored)->sheets[1].origin };
    stored.paid = { { people[0].id, people[3].id, 333, "2026-10-01" },
        { people[4].id, seasonKitty, 500, "2026-10-02" } };
    write("Until October");
}

class Printer {
public:
    Printer(const ScoreBook& book, StoredSeason stored)
        : stored_(std::move(stored))
        , contents_(book.contentsOf(stored_).value())
        , standings_(seasonStandings(stored_.season, eveningsOf(stored_.season, contents_.hands)))
    {
        for (const PersonInfo& person : book.people().value())
            names_.emplace_back(person.id, person.name);
    }

    void print() const
    {
        std::printf(
            "season %s evenings %zu\n", stored_.season.name.c_str(), standings_.evenings.size());
        for (const SeasonStanding& row : standings_.rows)
            print(row);
        for (const SeasonGuest& guest : standings_.guests)
            std::printf("guest %s %d %d\n", name(guest.person), guest.evenings, guest.hands);
        for (const SeasonPair& pair : pairsOf(stored_.season, contents_.hands))
            std::printf("pair %s %s %d %d %lld\n", name(pair.picker), name(pair.partner),
                pair.hands, pair.won, static_cast<long long>(pair.points));
        for (const SeasonRecord& record :
            recordsOf(stored_.season, standings_.evenings, contents_.hands))
            std::printf("record %d %s %lld %s %d\n", static_cast<int>(record.kind),
                name(record.person), static_cast<long long>(record.value), record.day.c_str(),
                record.hand);
        const SeasonMoney money =
            settle(stored_.season, standings_.evenings, standings_, PrizesAre::Given, stored_.paid);
        for (const SeasonAccount& account : money.accounts)
            std::printf("money %s %lld %lld %lld %lld\n", name(account.person),
                static_cast<long long>(account.stakes), static_cast<long long>(account.fees),
                static_cast<long long>(account.prizes), static_cast<long long>(account.balance));
        for (const SeasonPayment& payment : money.open)
            std::printf("pays %s %s %lld\n", name(payment.payer), name(payment.payee),
                static_cast<long long>(payment.cents));
    }

private:
    const char* name(std::int64_t person) const
    {
        for (const auto& [id, name] : names_)
            if (id == person)
                return name.c_str();
        return "kitty";
    }

    void print(const SeasonStanding& row) const
    {
        std::printf("row %s rank %d moved %s total %lld hundredths %lld came %d counted %d hands %d"
                    " won %d",
            name(row.person), row.rank.value_or(0),
            row.movement ? std::to_string(*row.movement).c_str() : "-",
            static_cast<long long>(row.total), static_cast<long long>(row.value.hundredths()),
            row.attended, row.counted, row.hands, row.eveningsWon);
        for (const auto& evening : row.evenings)
            if (evening)
                std::printf(" %lld/%d%s", static_cast<long long>(evening->score), evening->hands,
                    evening->counts ? "" : "x");
            else
                std::printf(" -");
        std::printf("\n");
    }

    StoredSeason stored_;
    SeasonContents contents_;
    SeasonStandings standings_;
    std::vector<std::pair<std::int64_t, std::string>> names_;
};

int printStandings(const std::filesystem::path& file)
{
    const ScoreBook book = ScoreBook::open(file).value();
    auto seasons = book.seasons().value();
    for (const SeasonInfo& info : seasons)
        Printer(book, book.season(info.id).value()).print();
    return 0;
}

/// A season of all people over all days.
int printTime(const std::filesystem::path& file)
{
    const ScoreBook book = ScoreBook::open(file).value();
    StoredSeason stored;
    stored.season.firstDay = "1900-01-01";
    stored.season.lastDay = "2999-12-31";
    for (const PersonInfo& person : book.people().value())
        if (!person.computer)
            stored.season.people.push_back({ .person = person.id });
    const auto begin = std::chrono::steady_clock::now();
    const SeasonContents contents = book.contentsOf(stored).value();
    const auto read = std::chrono::steady_clock::now();
    const auto standings =
        seasonStandings(stored.season, eveningsOf(stored.season, contents.hands));
    const auto end = std::chrono::steady_clock::now();
    const auto ms = [](auto span) {
        return std::chrono::duration<double, std::milli>(span).count();
    };
    std::printf("%zu hands, %zu evenings, %zu people: read %.0f ms, standings %.0f ms\n",
        contents.hands.size(), standings.evenings.size(), standings.rows.size(), ms(read - begin),
        ms(end - read));
    return 0;
}

} // namespace

int main(int count, char* words[])
{
    if (count == 3 && std::strcmp(words[1], "--standings") == 0)
        return printStandings(words[2]);
    if (count == 3 && std::strcmp(words[1], "--time") == 0)
        return printTime(words[2]);
    if (count != 2) {
        std::cerr << usage;
        return 2;
    }
    for (int number = 0; number < eveningCount; ++number)
        writeEvening(words[1], number);
    writeSeasons(words[1]);
    return 0;
}
