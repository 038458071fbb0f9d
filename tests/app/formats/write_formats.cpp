// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commitment/commitment.h"
#include "app/storage/exchange/book_exchange.h"
#include "app/storage/score_book.h"
#include "app/tournament/file/tournament_file.h"
#include "engine/challenge/challenge_file.h"
#include "engine/challenge/result_file.h"
#include "engine/hand/state/hand_record.h"
#include "engine/rules/rule_file.h"
#include "engine/rules/variant_text.h"
#include "engine/score_keeping/table_line_reader.h"
#include "tests/app/storage/books.h"
#include "tests/support/challenges.h"
#include "tests/support/tournaments.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

constexpr const char* usage =
    R"(write_formats FOLDER: writes a file of each kind that the program keeps or gives away. tests/data/formats/VERSION has
those that version wrote; they are never written again, and formats_test opens them.
)";

const std::filesystem::path bookName = "book.sqlite";

std::string evening() { return "2026-11-27T20:00:00Z"; }

void done(const std::optional<Problem>& problem)
{
    if (!problem)
        return;
    std::cerr << problem->place << ": " << problem->reason << '\n';
    std::exit(1);
}

void write(const std::filesystem::path& file, const std::string& text)
{
    std::ofstream out(file, std::ios::binary);
    out << text;
    if (!out.flush())
        std::exit(1);
}

/// Two hands, and one in the middle; a hand at a real table; a season.
std::string writeBook(const std::filesystem::path& file)
{
    ScoreBook book = ScoreBook::open(file, evening).value();
    Match match = matchWith("layout=5H-A no-pick=doubler crack=one", 11);
    NewSheet sheet = newSheet(match, "Zoë's Friday");
    sheet.players = { "Zoë", "Bruno", "Clara", "Emil", "Frieda" };
    sheet.computers = SeatSet::firstSeats(5) - SeatSet { seatAt(0) };
    SavedMatch saved = book.begin(sheet).value();
    playHand(match, saved, 1);
    playHand(match, saved, 2);
    const std::string hand = book.records().value().back();
    playPart(match, saved, 3);

    KeptTable table;
    for (const char* const line :
        { "table arrives=0,1,2,3,4 dealer=4 rules layout=5H-A pot=losers no-pick=leaster",
            "picked by=2 with=4 points=87 note the last one", "leaster winners=3",
            "bonus points=0:-2 note talk" })
        table.add(parseTableLine(line).value());
    const std::vector<std::string> members { "Zoë", "Ann", "Bob", "Cy", "Dot" };
    book.beginTable({ "Tuesday at Ann's", members, table, 77 }).value();

    StoredSeason stored;
    stored.season.name = "Winter";
    stored.season.firstDay = "2026-11-01";
    stored.season.lastDay = "2027-02-28";
    stored.season.bestEvenings = 8;
    stored.season.prizes = { 50, 30 };
    for (const PersonInfo& person : book.people().value())
        if (!person.computer)
            stored.season.people.push_back({ .person = person.id });
    book.addSeason(stored).value();
    return hand;
}

std::string rulesText()
{
    return ruleFileText(
        { "Tuesdays at Ann's", parseVariant("layout=4H-1P no-pick=leaster crack=one").value() });
}

void writeChallenge(const std::filesystem::path& folder)
{
    Challenge challenge = smallChallenge();
    write(folder / "regulars.sheepchallenge", challengeFileText(challenge, commitmentTo));
    const ChallengeResult result = playedBy("Zoë", Level::Beginner, challenge, 4, commitmentTo);
    write(folder / "regulars.sheepresult", resultFileText(result, challenge, commitmentTo));
    challenge.levels[1] = Level::Expert;
    write(folder / "expert.sheepchallenge", challengeFileText(challenge, commitmentTo));
}

void writeTournament(const std::filesystem::path& folder)
{
    Tournament tournament = tournamentOf(14, 2);
    drawFrom(tournament, 1);
    scoreRound(tournament, 1);
    makeOfficial(tournament, 1);
    tournament.penalties.push_back({ 4, 1, 3, "late" });
    write(folder / "cup.sheeptournament", tournamentText(tournament));
    write(folder / "cup.sheepresults", sentResultsText({ tournament.id, tournament.results }));
}

constexpr const char* study = R"(sheepshead study 1
name Trump or fail?
note A hand from Tuesday.
position
rules: called-ace
dealer: 4
seat: 1
hand: QS QD AD KC 8C 9S
pick: 0
call: AS
trick: 0 TC
variations
1 1 play KC
name Ada's
2 2 play AC
1 1 play 8C
)";

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::cerr << usage;
        return 2;
    }
    const std::filesystem::path folder = argv[1];
    std::filesystem::create_directories(folder);
    if (std::filesystem::exists(folder / bookName)) {
        std::cerr << "There are files already; they stay as they are.\n";
        return 1;
    }
    write(folder / "hand.sheephand", writeBook(folder / bookName));
    if (const auto report = exportBook(folder / bookName, ExportFormat::Json, folder / "book.json");
        !report)
        done(report.problem());
    write(folder / "house.sheeprules", rulesText());
    write(folder / "hand.sheepstudy", study);
    writeChallenge(folder);
    writeTournament(folder);
}
