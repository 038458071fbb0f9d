// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenge/result_file.h"

#include "app/commitment/commitment.h"
#include "engine/challenge/challenge_file.h"
#include "engine/challenge/challenge_table.h"
#include "engine/challenge/result_line.h"
#include "tests/support/challenges.h"
#include "tests/support/mutation.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

const ChallengeResult& annas()
{
    static const ChallengeResult result =
        playedBy("Anna", Level::Regular, smallChallenge(), 4, commitmentTo);
    return result;
}

std::string annasText() { return resultFileText(annas(), smallChallenge(), commitmentTo); }
std::string annasLine() { return resultLine(annas(), smallChallenge(), commitmentTo); }

Result<ChallengeResult> readBack(const std::string& text)
{
    return parseResultFile(text, smallChallenge(), commitmentTo);
}

QByteArray problemOf(const Result<ChallengeResult>& read)
{
    return read ? QByteArray("none")
                : QByteArray((read.problem().place + ": " + read.problem().reason).c_str());
}

std::string exchanged(std::string text, const std::string& from, const std::string& to)
{
    return text.replace(text.find(from), from.size(), to);
}

int lineOf(const std::string& text, const std::string& part)
{
    return static_cast<int>(
        std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find(part)), '\n')
        + 1);
}

} // namespace

class ResultFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_result_comes_back_as_it_was_written_and_proves_itself()
    {
        const auto read = readBack(annasText());
        QVERIFY2(read, problemOf(read));
        QVERIFY(*read == annas());
        QVERIFY(!read->scoresOnly);
        QCOMPARE(*challengeOfResult(annasText()), hashOfChallenge(smallChallenge(), commitmentTo));
    }

    void a_deal_in_play_comes_back_as_the_last_one()
    {
        ChallengeResult result = annas();
        std::vector<SeatAction> begun = result.deals.back().actions;
        begun.pop_back();
        result.deals.pop_back();
        result.begun = begun;
        const std::string text = resultFileText(result, smallChallenge(), commitmentTo);
        QVERIFY(text.find("deal 4 begun\n") != std::string::npos);
        QVERIFY(*readBack(text) == result);
    }

    void what_is_wrong_is_told_by_its_place()
    {
        const std::string text = annasText();
        const std::string second = "deal 2 " + std::to_string(annas().deals[1].score) + '\n';
        const QByteArray line = "line " + QByteArray::number(lineOf(text, second));
        QCOMPARE(problemOf(readBack(exchanged(text, second, "deal 2 77\n"))),
            line + ": the score that follows is " + QByteArray::number(annas().deals[1].score));
        QCOMPARE(problemOf(readBack(exchanged(text, second, "deal 3 0\n"))),
            line + ": expected 'deal 2' and its score");
        QCOMPARE(
            problemOf(readBack(exchanged(text, second, second + "0 play QC\n"))).left(5), "line ");
        QCOMPARE(problemOf(readBack(exchanged(text, "player Anna", "player Bert"))),
            "line 2: the hash is that of another text: the file was changed after it was written");
        Challenge other = smallChallenge();
        other.name = "Another one";
        QCOMPARE(problemOf(parseResultFile(text, other, commitmentTo)),
            "line 3: a result of another challenge");
        QCOMPARE(problemOf(readBack(std::string(longestResultFile + 1, ' '))),
            "file: larger than any result");
    }

    void decisions_that_the_rules_forbid_are_refused_at_their_line()
    {
        const std::string text = annasText();
        const std::string first = seatActionText(annas().deals[0].actions[0]) + '\n';
        const QByteArray line = "line " + QByteArray::number(lineOf(text, first));
        QCOMPARE(problemOf(readBack(exchanged(text, first, "0 play QC\n"))),
            line + ": it is not this seat's turn");
        QCOMPARE(problemOf(readBack(exchanged(text, first, "1 play QC\n"))),
            line + ": not allowed by the rules of this challenge");
    }

    void a_hundred_damaged_files_are_refused_by_place()
    {
        int refused = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const auto read = readBack(Mutation(seed).damaged(annasText()));
            if (read)
                QVERIFY(*read == annas());
            else {
                QVERIFY(read.problem().place.starts_with("line "));
                ++refused;
            }
        }
        QVERIFY(refused > 90);
    }

    void a_line_in_a_message_tells_the_scores()
    {
        const std::string message = "Hi Ada,\n> " + annasLine() + "\r\nBeat that!";
        const auto read = parseResultLine(message, smallChallenge(), commitmentTo);
        QVERIFY2(read, problemOf(read));
        QCOMPARE(read->player, std::string("Anna"));
        QCOMPARE(totalOf(*read), totalOf(annas()));
        QVERIFY(read->scoresOnly);
        QVERIFY(hasResultLine(message));
        QVERIFY(!hasResultLine("Hi Ada"));
    }

    void a_line_with_a_name_from_right_to_left_comes_back()
    {
        for (const char* const name : { "עדה", "فاطمة", "A [1]: +4" }) {
            ChallengeResult result = annas();
            result.player = name;
            const auto read = parseResultLine(
                resultLine(result, smallChallenge(), commitmentTo), smallChallenge(), commitmentTo);
            QVERIFY2(read && read->player == name, problemOf(read));
        }
    }

    void an_altered_line_is_refused()
    {
        const auto problemAfter = [](const std::string& text) {
            return problemOf(parseResultLine(text, smallChallenge(), commitmentTo));
        };
        QCOMPARE(problemAfter(exchanged(annasLine(), "Anna", "Bert")),
            "line 1: the line was changed after it was written");
        QCOMPARE(problemAfter(exchanged(annasLine(), ":", ": +9")),
            "line 1: more scores than the challenge has deals");
        QCOMPARE(problemAfter(exchanged(annasLine(), ":", ": -2147483648")),
            "line 1: '-2147483648': expected a score");
        QCOMPARE(problemAfter("Hello"), "text: no line of it is a result");
        QCOMPARE(problemAfter("Sheepshead challenge 000000000000: +4 [00000000] Anna"),
            "line 1: a result of another challenge");
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const auto read = parseResultLine(
                Mutation(seed).damaged(annasLine()), smallChallenge(), commitmentTo);
            if (read)
                QVERIFY(read->player == "Anna" && totalOf(*read) == totalOf(annas()));
        }
    }

    void the_table_compares_deal_by_deal()
    {
        const auto scored = [](const char* name, std::vector<int> scores) {
            ChallengeResult result { name, {}, {} };
            for (const int score : scores)
                result.deals.push_back({ score, {} });
            return result;
        };
        const ChallengeTable table =
            compareResults({ scored("Ada", { 4, -2, 1 }), scored("Bob", { 2, 2 }) }, { 4, 1 }, 3);
        QCOMPARE(table.people.front().player, std::string("Bob")); // +1 over the mean, Ada −1
        QCOMPARE(table.people.front().overMean, 1.0);
        QCOMPARE(table.people.front().underExpert, 1);
        QCOMPARE(table.people.back().total, 3);
        QCOMPARE(table.people.back().overMean, -1.0);
        QCOMPARE(table.people.back().underExpert, 3);
        QVERIFY(!table.people.front().scores[2]);
        QCOMPARE(table.means[0].value(), 3.0);
        QCOMPARE(table.expert->total, 5);
        QCOMPARE(compareResults({}, {}, 4).people.size(), std::size_t { 0 });
    }

    void people_part_ways_at_the_first_action_that_differs()
    {
        const auto beginners = playedBy("Bea", Level::Beginner, smallChallenge(), 4, commitmentTo);
        bool differ = false;
        for (std::size_t i = 0; i < 4; ++i)
            if (const auto at = partingOf(annas().deals[i], beginners.deals[i])) {
                QCOMPARE(annas().deals[i].actions[*at].seat, challengersSeat);
                differ = true;
            }
        QVERIFY(differ);
        QVERIFY(!partingOf(annas().deals[0], annas().deals[0]));
        QVERIFY(!partingOf(annas().deals[0], { 4, {} }));
    }
};

REGISTER_TEST(ResultFileTest)
#include "result_file_test.moc"
