// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenge/real_table_file.h"

#include "app/commitment/commitment.h"
#include "engine/challenge/challenge_file.h"
#include "engine/challenge/challenge_table.h"
#include "engine/challenge/kept_challenge.h"
#include "engine/challenge/result_file.h"
#include "engine/challenge/result_line.h"
#include "tests/support/challenges.h"
#include "tests/support/mutation.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

std::string tableText() { return realTableText(smallTable(), smallChallenge(), commitmentTo); }
std::string tableLine() { return resultLine(smallTable(), smallChallenge(), commitmentTo); }

template <class T> QByteArray faultOf(const Result<T>& read)
{
    return read ? QByteArray("none")
                : QByteArray((read.problem().place + ": " + read.problem().reason).c_str());
}

QByteArray faultOfTable(const std::string& text)
{
    return faultOf(parseRealTable(text, smallChallenge(), commitmentTo));
}

QByteArray faultOfLine(const std::string& text)
{
    return faultOf(parseResultLines(text, smallChallenge(), commitmentTo));
}

std::string with(std::string text, const std::string& from, const std::string& to)
{
    return text.replace(text.find(from), from.size(), to);
}

Challenge challengeAt(LayoutId layout)
{
    Challenge challenge = smallChallenge();
    challenge.rules = check(defaultVariant(layout)).value();
    return challenge;
}

const ChallengeRow& rowNamed(const ChallengeTable& table, const char* name)
{
    return *std::ranges::find(table.people, name, &ChallengeRow::player);
}

} // namespace

/// Tables of people who played the deals of a challenge with real cards.
class RealTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_table_comes_back_as_it_was_written()
    {
        const auto read = parseRealTable(tableText(), smallChallenge(), commitmentTo);
        QVERIFY2(read, faultOf(read));
        QVERIFY(*read == smallTable());
        QVERIFY(isRealTable(tableText()));
        QVERIFY(isResultFile(tableText()));
        QCOMPARE(*challengeOfResult(tableText()), hashOfChallenge(smallChallenge(), commitmentTo));
    }

    /// Earlier programs say that it is of a later version. Results of one person are the bytes that
    /// they were, so those are still read there.
    void only_tables_need_version_2()
    {
        QVERIFY(tableText().starts_with("sheepshead result 2\n"));
        const ChallengeResult none { "Anna", {}, {} };
        const std::string person = resultFileText(none, smallChallenge(), commitmentTo);
        QCOMPARE(person,
            std::string("sheepshead result 1\nhash "
                        "655357c3f534fbc7558e14813a11a4bfac797daaacb2e8db3ab6a10f65a41076\n"
                        "challenge "
                        "8ab8b4b9ec18018ad311a0cb519d59e57e6aef70961d28ccf34a67e3abd3a814\n"
                        "player Anna\n"));
        QVERIFY(!isRealTable(person));
    }

    void a_table_is_no_result_of_a_person_and_the_other_way_round()
    {
        QCOMPARE(faultOf(parseResultFile(tableText(), smallChallenge(), commitmentTo)),
            "line 1: the scores of a table, not of a person");
        const ChallengeResult none { "Anna", {}, {} };
        QCOMPARE(faultOfTable(resultFileText(none, smallChallenge(), commitmentTo)),
            "line 1: not the scores of a table");
        QCOMPARE(faultOf(challengeOfResult(with(tableText(), "result 2", "result 3"))),
            "line 1: written by a later version of the program");
    }

    void what_is_wrong_is_told_by_its_place()
    {
        const auto after = [](const char* from, const char* to) {
            return faultOfTable(with(tableText(), from, to));
        };
        QCOMPARE(after("player Emil", "player Dora"),
            "line 8: two people at a table have the same name");
        QCOMPARE(after("player Emil", "player E; F"), "line 8: a name at a table has no semicolon");
        QCOMPARE(after("player Emil", "player \u202EEmil"),
            "line 5: a name has no characters that cannot be seen");
        QCOMPARE(after("player Hanna\n", ""), "line 8: expected 'player …'");
        QCOMPARE(after("deal 1 4", "deal 5 4"),
            "line 9: expected the number of a deal that is not there yet");
        QCOMPARE(after("deal 3", "deal 1"),
            "line 10: expected the number of a deal that is not there yet");
        QCOMPARE(after("deal 1 4", "deal 1 5"), "line 9: the scores do not add up to 0");
        QCOMPARE(after("deal 1 4", "deal 1"), "line 9: expected a score for each seat");
        QCOMPARE(after("deal 1 4", "deal 1 x"), "line 9: 'x': expected a score");
        QCOMPARE(after("deal 1 4 -1", "deal 1 10004 -10001"), "line 9: no rules pay that much");
        QCOMPARE(
            faultOfTable(std::string(longestResultFile + 1, ' ')), "file: larger than any result");
        Challenge other = smallChallenge();
        other.name = "Another one";
        QCOMPARE(faultOf(parseRealTable(tableText(), other, commitmentTo)),
            "line 3: a result of another challenge");
    }

    void a_change_that_could_be_a_table_is_refused_by_the_hash()
    {
        for (const auto& [from, to] : { std::pair { "player Emil", "player Egon" },
                 { "deal 1 4 -1", "deal 1 3 0" }, { "deal 3", "deal 4" } })
            QCOMPARE(faultOfTable(with(tableText(), from, to)),
                "line 2: the hash is that of another text: the file was changed after it was "
                "written");
    }

    void a_hundred_damaged_files_are_refused_by_place()
    {
        int refused = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const auto read =
                parseRealTable(Mutation(seed).damaged(tableText()), smallChallenge(), commitmentTo);
            if (read)
                QVERIFY(*read == smallTable());
            else {
                QVERIFY(read.problem().place.starts_with("line "));
                ++refused;
            }
        }
        QVERIFY(refused > 90);
    }

    void a_line_in_a_message_has_the_table_beside_results_of_people()
    {
        const ChallengeResult anna { "Anna", { { 4, {} } }, {}, true };
        const std::string message = "Hi Ada,\n> " + tableLine() + "\r\nand\n"
            + resultLine(anna, smallChallenge(), commitmentTo) + "\n";
        const auto read = parseResultLines(message, smallChallenge(), commitmentTo);
        QVERIFY2(read, faultOf(read));
        QVERIFY(read->tables == std::vector { smallTable() });
        QVERIFY(read->people == std::vector { anna });
        QVERIFY(hasResultLine(tableLine()));
    }

    void an_altered_line_is_refused()
    {
        QCOMPARE(faultOfLine(with(tableLine(), "Emil", "Egon")),
            "line 1: the line was changed after it was written");
        QCOMPARE(faultOfLine(with(tableLine(), "+4,", "+5,")),
            "line 1: deal 1: the scores do not add up to 0");
        QCOMPARE(faultOfLine(with(tableLine(), "+4,", "4,")), "none"); // the same score
        QCOMPARE(faultOfLine(with(tableLine(), " - ", " - - - - ")),
            "line 1: more scores than the challenge has deals");
        QCOMPARE(
            faultOfLine(with(tableLine(), "; Hanna", "")), "line 1: expected a name for each seat");
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const auto read = parseResultLines(
                Mutation(seed).damaged(tableLine()), smallChallenge(), commitmentTo);
            if (!read)
                continue;
            QVERIFY(read->people.empty());
            for (const RealTable& table : read->tables) // a line may be there twice
                QVERIFY(table == smallTable());
        }
    }

    /// 4H-5: only winners add.
    void scores_add_up_to_0_unless_only_winners_add()
    {
        QCOMPARE(faultOfScores(smallChallenge(), 0, { 4, -1, -1, -1, -2 }), TableScoreFault::Sum);
        QVERIFY(!faultOfScores(smallChallenge(), 0, { 0, 0, 0, 0, 0 }));
        const Challenge indiana = challengeAt(LayoutId::FourIndiana);
        QVERIFY(!faultOfScores(indiana, 0, { 2, 2, 0, 0 }));
        QCOMPARE(faultOfScores(indiana, 0, { 2, 0, 0, -2 }), TableScoreFault::BelowZero);
    }

    /// SIT-OUT
    void a_dealer_who_sits_out_scores_nothing()
    {
        Challenge challenge = smallChallenge();
        Variant variant = *challenge.rules;
        variant.dealerSitsOut = true;
        challenge.rules = check(variant).value();
        QCOMPARE(indexOf(dealerOfDeal(challenge, 1)), 2);
        QCOMPARE(faultOfScores(challenge, 1, { 4, -1, -1, -1, -1, 0 }), TableScoreFault::SitsOut);
        QVERIFY(!faultOfScores(challenge, 1, { 4, -1, 0, -1, -1, -1 }));
    }

    void tables_of_the_same_people_become_one_unless_a_deal_has_other_scores()
    {
        RealTable later = smallTable();
        putScores(later, 2, std::nullopt);
        QCOMPARE(later.deals.size(), std::size_t { 1 });
        putScores(later, 3, std::vector { 1, 1, 1, 1, -4 });
        const auto both = mergedTable(smallTable(), later);
        QVERIFY(both && both->deals.size() == 4 && both->deals[2] && !both->deals[1]);
        putScores(later, 0, std::vector { -4, 1, 1, 1, 1 });
        QVERIFY(!mergedTable(smallTable(), later));
        QVERIFY(!mergedTable(smallTable(), smallTable("Dirk")));
    }

    /// Place 1 has the cards of those who play at a computer.
    void people_are_compared_with_those_who_had_the_same_cards()
    {
        const ChallengeResult anna { "Anna", { { 2, {} }, { 1, {} }, { -4, {} } }, {}, true };
        RealTable other = smallTable("Olga");
        other.players = { "Olga", "Paul", "Quinn", "Rita", "Sven" };
        putScores(other, 0, std::vector { -4, 1, 1, 1, 1 });
        const ChallengeTable table =
            compareResults({ anna }, { 1, 1, 1 }, 3, { smallTable(), other });
        QCOMPARE(table.people.size(), std::size_t { 11 });
        const ChallengeRow& dora = rowNamed(table, "Dora");
        QVERIFY(dora.atRealTable && !dora.isProved && dora.seat == challengersSeat);
        QVERIFY(!dora.scores[1]);
        QCOMPARE(dora.total, 2);
        // 4 beside 2 and -4; -2 beside -4 and -2
        QCOMPARE(dora.overMean, (4 - 2.0 / 3) + (-2 + 8.0 / 3));
        QCOMPARE(dora.underExpert, 2 - dora.total);         // in the two deals that Dora has played
        const ChallengeRow& emil = rowNamed(table, "Emil"); // -1 beside 1, and 4 beside 4
        QCOMPARE(emil.overMean, -1.0);
        QVERIFY(emil.hasRivals && !emil.hasExpert);
        QCOMPARE(table.means[0].value(), 2.0 / 3);
        QVERIFY(!compareResults({}, {}, 3, { smallTable() }).people.front().hasRivals);
        const ChallengeTable second = rowsAt(table, seatAt(1));
        QCOMPARE(second.people.size(), std::size_t { 2 });
        QVERIFY(!second.expert);
        QCOMPARE(rowsAt(table, challengersSeat).people.size(), std::size_t { 3 });
    }

    /// Who has begun the challenge sees no score of a deal to come, unless they ask for it.
    void deals_to_come_stay_unknown_to_who_plays_at_this_computer()
    {
        KeptChallenge kept;
        kept.challenge = smallChallenge();
        kept.tables = { smallTable() };
        QCOMPARE(dealsSeen(kept), 3); // a computer where no one plays
        kept.own = { "Dora", { { 4, {} } }, {}, true };
        QCOMPARE(dealsSeen(kept), 1);
        QCOMPARE(tableOf(kept).people.size(), std::size_t { 6 });
        QCOMPARE(std::ranges::count(tableOf(kept).people, "Dora (2)", &ChallengeRow::player), 1);
        kept.seesTables = true;
        QCOMPARE(dealsSeen(kept), 3);
        QVERIFY(!seenBy(kept, "Dora").looksAtTables());
    }
};

REGISTER_TEST(RealTableTest)
#include "real_table_test.moc"
