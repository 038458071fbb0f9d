// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/file/tournament_file.h"

#include "engine/tournament/draw.h"
#include "tests/support/mutation.h"
#include "tests/support/registered_test.h"
#include "tests/support/tournaments.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

Tournament playedTournament()
{
    Tournament tournament = tournamentOf(13, 2);
    tournament.entrants[12].gone = 2;
    drawFrom(tournament, 1);
    scoreRound(tournament, 1);
    makeOfficial(tournament, 1);
    enterResult(tournament, { 1, 1, { 2, 2, 2, -6, 0 }, {} }, "misread");
    enterResult(tournament, { 2, 1, {}, { { 4, -1, -1, -1, -1, 0 } } });
    tournament.penalties.push_back({ 4, 1, 3, "late" });
    return tournament;
}

QByteArray problemOfText(const std::string& text)
{
    const auto read = parseTournament(text);
    return read ? QByteArray("none")
                : QByteArray((read.problem().place + ": " + read.problem().reason).c_str());
}

QByteArray after(const std::string& from, const std::string& to)
{
    std::string text = tournamentText(playedTournament());
    const auto at = text.find(from);
    return at == std::string::npos ? QByteArray("not there")
                                   : problemOfText(text.replace(at, from.size(), to));
}

} // namespace

class TournamentFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_tournament_comes_back_as_it_was_written()
    {
        const auto read = parseTournament(tournamentText(playedTournament()));
        QVERIFY2(read, problemOfText(tournamentText(playedTournament())));
        QVERIFY(*read == playedTournament());
    }

    void what_is_wrong_is_told_by_its_place()
    {
        QCOMPARE(after("sheepshead-tournament", "sheepshead-score-book"),
            "format: expected \"sheepshead-tournament\"");
        QCOMPARE(after("\"version\": 1", "\"version\": 2"),
            "version: written by a later version of the program");
        QCOMPARE(after("\"rounds\": 2", "\"rounds\": 65"), "rounds: expected 1 to 64, not 65");
        QCOMPARE(after("\"rounds\": 2", "\"rounds\": 2.5"), "rounds: expected a whole number");
        QCOMPARE(after("\"rounds\": 2,", ""), "rounds: is missing");
        QCOMPARE(after("\"rounds\": 2,", "\"rounds\": 2, \"laps\": 2,"), "file: an unknown member");
        QCOMPARE(after("2026-11-28", "28.11.2026"), "date: expected a date as 2026-11-28");
        QCOMPARE(after("\"name\": \"Player 2\"", "\"name\": \" \""),
            "entrants[1].name: expected a name without blanks around it");
        QCOMPARE(after("\"number\": 2", "\"number\": 1"), "entrants[1]: number 1 comes twice");
        QCOMPARE(after("\"shuffled\"", "\"magic\""), "draws[0].method: an unknown word");
        QCOMPARE(after("\"official\": true", "\"official\": 1"),
            "results[0].official: expected true or false");
        QCOMPARE(after("\"points\": 3", "\"points\": 0"),
            "penalties[0].points: expected 1 to 1000000, not 0");
        QCOMPARE(problemOfText("{\"format\":"), "line 1, column 11: not the JSON of a tournament");
        QCOMPARE(problemOfText(std::string(1000, '[')), "file: nested deeper than a tournament");
        QCOMPARE(problemOfText("[]"), "file: expected an object");
    }

    void prizes_are_at_most_the_pot()
    {
        QCOMPARE(after("\"session\": 5", "\"session\": 13"),
            "places: the prizes are more than 100 percent");
    }

    void a_hundred_damaged_files_are_refused_or_whole()
    {
        const std::string text = tournamentText(playedTournament());
        for (std::uint64_t seed = 0; seed < 100; ++seed)
            if (const auto read = parseTournament(Mutation(seed).damaged(text)))
                QVERIFY(bool(parseTournament(tournamentText(*read))));
    }

    void results_are_taken_for_their_own_tournament_only()
    {
        const Tournament tournament = playedTournament();
        const SentResults sent { tournament.id, tournament.results };
        const std::string text = sentResultsText(sent);
        QCOMPARE(tournamentOfResults(text), tournament.id);
        QVERIFY(parseSentResults(text, tournament).value() == sent);
        Tournament other = tournament;
        other.id = "ffffffffffffffff";
        QCOMPARE(parseSentResults(text, other).problem(),
            (Problem { "tournament", "the results are of another tournament" }));
        Tournament without = tournament;
        std::erase_if(without.entrants, [&](const Entrant& entrant) {
            return entrant.number == tournament.results[0].seats[0];
        });
        QCOMPARE(parseSentResults(text, without).problem().place, "results[0].seats");
        QVERIFY(!tournamentOfResults(tournamentText(tournament)));
    }
};

REGISTER_TEST(TournamentFileTest)
#include "tournament_file_test.moc"
