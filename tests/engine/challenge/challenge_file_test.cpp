// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenge/challenge_file.h"

#include "app/commitment/commitment.h"
#include "engine/challenge/challenge_name.h"
#include "tests/support/challenges.h"
#include "tests/support/mutation.h"
#include "tests/support/registered_test.h"

#include <QtTest>

#include <set>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

QByteArray problemOfChallenge(const std::string& text)
{
    const auto challenge = parseChallengeFile(text, commitmentTo);
    return challenge
        ? QByteArray("none")
        : QByteArray((challenge.problem().place + ": " + challenge.problem().reason).c_str());
}

std::string smallText() { return challengeFileText(smallChallenge(), commitmentTo); }

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    return text.replace(text.find(from), from.size(), to);
}

} // namespace

class ChallengeFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_challenge_comes_back_as_it_was_written()
    {
        const auto read = parseChallengeFile(smallText(), commitmentTo);
        QVERIFY2(read, problemOfChallenge(smallText()));
        QVERIFY(*read == smallChallenge());
        QCOMPARE(challengeFileText(*read, commitmentTo), smallText());
    }

    void players_of_later_levels_need_a_later_version_data()
    {
        QTest::addColumn<std::vector<Level>>("levels");
        QTest::addColumn<int>("version");
        QTest::newRow("regular") << std::vector { Level::Regular } << 1;
        QTest::newRow("expert") << std::vector { Level::Expert } << 2;
        QTest::newRow("strong") << std::vector { Level::Strong } << 3;
        QTest::newRow("both") << std::vector { Level::Strong, Level::Expert } << 3;
    }

    /// An earlier program says so, instead of playing it with other players.
    void players_of_later_levels_need_a_later_version()
    {
        QFETCH(std::vector<Level>, levels);
        QFETCH(int, version);
        Challenge challenge = smallChallenge();
        std::ranges::copy(levels, challenge.levels.begin() + 3);
        const std::string text = challengeFileText(challenge, commitmentTo);
        QVERIFY(text.starts_with("sheepshead challenge " + std::to_string(version) + "\n"));
        const auto read = parseChallengeFile(text, commitmentTo);
        QVERIFY2(read, problemOfChallenge(text));
        QVERIFY(*read == challenge);
    }

    /// Their hash names them in results that were sent long ago.
    void other_challenges_are_the_same_bytes_as_in_the_first_version()
    {
        QVERIFY(smallText().starts_with(
            "sheepshead challenge 1\nhash "
            "8ab8b4b9ec18018ad311a0cb519d59e57e6aef70961d28ccf34a67e3abd3a814"
            "\n"));
        Challenge behindTheTable = smallChallenge();
        behindTheTable.levels[0] = Level::Expert; // the person
        behindTheTable.levels[7] = Level::Expert; // no seat of this table
        QCOMPARE(challengeFileText(behindTheTable, commitmentTo), smallText());
    }

    /// A mail program may have written other ends of lines.
    void ends_of_lines_do_not_matter()
    {
        const QByteArray text = QByteArray::fromStdString(smallText()).replace("\n", "\r\n");
        QVERIFY(parseChallengeFile(text.toStdString(), commitmentTo));
    }

    void what_is_wrong_is_told_by_its_place()
    {
        const auto after = [](const char* from, const char* to) {
            return problemOfChallenge(replaced(smallText(), from, to));
        };
        QCOMPARE(after("sheepshead challenge 1", "sheepshead study 1"),
            "line 1: expected 'sheepshead challenge 1'");
        QCOMPARE(after("challenge 1", "challenge 4"),
            "line 1: written by a later version of the program");
        QCOMPARE(after("name Christmas at Ada's", "name  "),
            "line 3: expected a name without blanks around it");
        QCOMPARE(after("maker Ada", "maker Ada\u202Eavb"),
            "line 4: a name has no characters that cannot be seen");
        QCOMPARE(after("layout=5H-A", "layout=5H-Q").left(7), "line 5:");
        QCOMPARE(after("beginner", "expert"),
            "line 6: 'expert': there is no such player in version 1 of this file");
        QCOMPARE(after("beginner", "strong"),
            "line 6: 'strong': there is no such player in version 1 of this file");
        QCOMPARE(
            after("regular beginner ", "regular "), "line 6: expected one computer player a seat");
        QCOMPARE(after("deals 4", "deals 5"), "line 7: expected 4, 8, 16 or 32 deals");
        QCOMPARE(after("secret 5", "secret X"), "line 8: expected 64 hexadecimal digits");
        QCOMPARE(problemOfChallenge(smallText() + "more\n"), "line 9: the secret is the last line");
        QCOMPARE(problemOfChallenge({}), "line 1: expected 'sheepshead challenge 1'");
        QCOMPARE(problemOfChallenge(std::string(longestChallengeFile + 1, ' ')),
            "file: larger than any challenge");
    }

    void a_change_that_could_be_a_challenge_is_refused_by_the_hash()
    {
        for (const auto& [from, to] : { std::pair { "maker Ada", "maker Bob" },
                 { "deals 4", "deals 8" }, { "secret 5", "secret 6" }, { "beginner", "regular" } })
            QCOMPARE(problemOfChallenge(replaced(smallText(), from, to)),
                "line 2: the hash is that of another text: the file was changed after it was "
                "written");
    }

    void a_hundred_damaged_files_are_refused_by_place()
    {
        int refused = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const std::string text = Mutation(seed).damaged(smallText());
            const auto read = parseChallengeFile(text, commitmentTo);
            if (read)
                QVERIFY(*read == smallChallenge()); // a lost end of the last line, for instance
            else {
                QVERIFY(read.problem().place.starts_with("line "));
                ++refused;
            }
        }
        QVERIFY(refused > 90);
    }

    void every_deal_has_cards_of_its_own_and_the_dealers_follow_each_other()
    {
        const Challenge challenge = smallChallenge();
        std::set<std::uint64_t> seeds;
        for (int deal = 0; deal < challenge.deals; ++deal) {
            const HandRecord record = recordOfDeal(challenge, deal, commitmentTo);
            QCOMPARE(indexOf(record.deal.dealer), deal % 5);
            seeds.insert(record.deal.seed.value());
        }
        QCOMPARE(seeds.size(), std::size_t { 4 });
        Challenge other = challenge;
        other.secret.back() = 'b';
        QVERIFY(seedOfDeal(other, 0, commitmentTo) != seedOfDeal(challenge, 0, commitmentTo));
    }

    /// REDEAL-HAND: one deal of two hundred would be.
    void no_deal_is_thrown_in_at_once()
    {
        Challenge challenge = smallChallenge();
        challenge.deals = 32;
        for (int i = 0; i < 40; ++i) {
            challenge.secret = commitmentTo(std::to_string(i));
            for (int deal = 0; deal < challenge.deals; ++deal) {
                const HandRecord record = recordOfDeal(challenge, deal, commitmentTo);
                QVERIFY(!startOf(record).value().over());
                QCOMPARE(seedOfDeal(challenge, deal, commitmentTo), record.deal.seed.value());
            }
        }
    }

    /// SIT-OUT: a deal that the person only watches tells nothing of them.
    void the_person_plays_every_deal_of_a_table_where_the_dealer_sits_out()
    {
        for (int id = 0; id <= int(LayoutId::EightThreeCards); ++id) {
            Challenge challenge = smallChallenge();
            challenge.rules = check(defaultVariant(LayoutId(id))).value();
            challenge.deals = 16;
            for (int deal = 0; deal < challenge.deals; ++deal)
                QVERIFY(startOf(recordOfDeal(challenge, deal, commitmentTo))
                            .value()
                            .seats()
                            .contains(challengersSeat));
        }
    }

    void names_of_eleven_languages_are_taken()
    {
        for (const char* const name : { "Ada", "Jürgen", "Łukasz", "Žofie", "Núñez", "Élodie",
                 "Дмитрий", "李小龍", "さくら", "עדה", "فاطمة" }) {
            Challenge challenge = smallChallenge();
            challenge.maker = name;
            const auto read =
                parseChallengeFile(challengeFileText(challenge, commitmentTo), commitmentTo);
            QVERIFY(read && read->maker == name);
        }
    }

    void names_that_could_deceive_are_refused_and_cleaned()
    {
        for (const char* const name : { "", " Ada", "Ada\t", "A\u0085da", "\u202Eada", "Ada\u2066",
                 "Ada\u2028Bob", "Ada\xFF", "A name that is longer than a plate" })
            QVERIFY2(faultOfName(name, longestChallenger), name);
        QCOMPARE(cleanedName(" \u202EAda\u2069 \t", 20), std::string("Ada"));
        QCOMPARE(cleanedName("Jürgen the Great", 6), std::string("Jürgen"));
        QCOMPARE(cleanedName("\u202E \u2069", 20), std::string());
    }
};

REGISTER_TEST(ChallengeFileTest)
#include "challenge_file_test.moc"
