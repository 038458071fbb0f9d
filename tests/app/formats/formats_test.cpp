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
#include "engine/study/study_file.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"
#include "tests/support/test_data.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

std::filesystem::path fileOf(const QByteArray& version, const char* name)
{
    return testData("formats/" + version.toStdString() + "/" + name);
}

std::string textOf(const QByteArray& version, const char* name)
{
    const QByteArray content = contentOf(fileOf(version, name));
    return content.toStdString();
}

template <class T> QByteArray problemOfRead(const Result<T>& read)
{
    return read ? QByteArray()
                : QByteArray((read.problem().place + ": " + read.problem().reason).c_str());
}

void checkGame(const ScoreBook& book, const SheetInfo& info)
{
    QCOMPARE(info.name, std::string("Zoë's Friday"));
    QCOMPARE(info.begun, std::string("2026-11-27T20:00:00Z"));
    QCOMPARE(
        info.players, (std::vector<std::string> { "Zoë", "Bruno", "Clara", "Emil", "Frieda" }));
    QCOMPARE(info.computers, SeatSet::firstSeats(5) - SeatSet { seatAt(0) });
    QCOMPARE(QByteArray(variantText(*info.variant).c_str()),
        QByteArray("layout=5H-A no-pick=doubler crack=one"));
    QCOMPARE(info.totals, (std::vector<int> { 24, 24, 24, 24, -96 }));
    const auto sheet = book.load(info.id);
    QVERIFY2(sheet, problemOfRead(sheet));
    QCOMPARE(sheet->records.size(), std::size_t { 2 });
    for (const std::string& text : sheet->records) {
        const HandRecord record = parseRecord(text).value();
        const HandState hand = replay(record).value();
        QVERIFY(hand.over());
        QCOMPARE(hand.scored().has_value(), record.scores.has_value()); // not when it is thrown in
        QVERIFY(!record.scores || hand.scored()->scores.scores == record.scores);
    }
    QVERIFY(info.handInPlay);
    QCOMPARE(parseRecord(*sheet->handInPlay)->actions.size(), std::size_t { 3 });
}

void checkTable(const ScoreBook& book, const SheetInfo& info)
{
    QCOMPARE(info.name, std::string("Tuesday at Ann's"));
    QCOMPARE(info.kind, SheetKind::Table);
    QCOMPARE(info.players, (std::vector<std::string> { "Zoë", "Ann", "Bob", "Cy", "Dot" }));
    QCOMPARE(info.totals, (std::vector<int> { -5, -3, 0, 3, -1 }));
    const auto sheet = book.load(info.id);
    QVERIFY2(sheet, problemOfRead(sheet));
    QCOMPARE(sheet->table->lines().size(), std::size_t { 4 });
    QVERIFY(sheet->table->mayUndo());
}

void checkSeason(const ScoreBook& book)
{
    const auto seasons = book.seasons().value();
    QCOMPARE(seasons.size(), std::size_t { 1 });
    const auto stored = book.season(seasons.front().id);
    QVERIFY2(stored, problemOfRead(stored));
    QCOMPARE(stored->season.name, std::string("Winter"));
    QCOMPARE(stored->season.lastDay, std::string("2027-02-28"));
    QCOMPARE(stored->season.bestEvenings, 8);
    QCOMPARE(stored->season.prizes, (std::vector<int> { 50, 30 }));
    QCOMPARE(stored->season.people.size(), std::size_t { 5 });
    QCOMPARE(book.contentsOf(*stored)->sheets.size(), std::size_t { 1 }); // the real table
}

void checkBook(const std::filesystem::path& file)
{
    const auto book = ScoreBook::open(file);
    QVERIFY2(book, problemOfRead(book));
    const auto sheets = book->sheets().value();
    QCOMPARE(sheets.size(), std::size_t { 2 });
    for (const SheetInfo& info : sheets)
        QCOMPARE(info.fault, std::string());
    checkTable(*book, sheets.front());
    checkGame(*book, sheets.back());
    checkSeason(*book);
}

} // namespace

/// What a version gave to people opens in this one, with all that it says. Files below
/// tests/data/formats are never changed; each version that changes a format adds a folder.
class FormatsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data()
    {
        QTest::addColumn<QByteArray>("version");
        QTest::newRow("1.0") << QByteArray("1.0");
    }

    void a_score_book_opens()
    {
        QFETCH_GLOBAL(QByteArray, version);
        const Desk desk; // opening brings the book to the format of today
        writeFile(desk.file(), contentOf(fileOf(version, "book.sqlite")));
        checkBook(desk.file());
    }

    void a_game_is_resumed_at_its_card()
    {
        QFETCH_GLOBAL(QByteArray, version);
        const Desk desk;
        writeFile(desk.file(), contentOf(fileOf(version, "book.sqlite")));
        ScoreBook book = ScoreBook::open(desk.file()).value();
        const auto opened = book.resume(book.sheets()->back().id);
        QVERIFY2(opened, problemOfRead(opened));
        HandState hand = replay(parseRecord(*opened->stored.handInPlay).value()).value();
        QVERIFY(hand.toAct().has_value());
        QVERIFY(!hand.legalActions().empty());
    }

    void an_exported_book_is_imported()
    {
        QFETCH_GLOBAL(QByteArray, version);
        const Desk desk;
        const auto report = importBook(desk.file(), fileOf(version, "book.json"));
        QVERIFY2(report, problemOfRead(report));
        checkBook(desk.file());
    }

    void house_rules_are_read()
    {
        QFETCH_GLOBAL(QByteArray, version);
        const auto rules = parseRuleFile(textOf(version, "house.sheeprules"));
        QVERIFY2(rules, problemOfRead(rules));
        QCOMPARE(rules->name, std::string("Tuesdays at Ann's"));
        QCOMPARE(QByteArray(variantText(rules->variant).c_str()),
            QByteArray("layout=4H-1P no-pick=leaster crack=one"));
        QVERIFY(rules->idle.empty());
    }

    void a_hand_is_played_again()
    {
        QFETCH_GLOBAL(QByteArray, version);
        const auto record = parseRecord(textOf(version, "hand.sheephand"));
        QVERIFY2(record, problemOfRead(record));
        const auto hand = replay(*record);
        QVERIFY2(hand, problemOfRead(hand));
        QVERIFY(hand->over());
        QVERIFY(hand->scored()->scores.scores == record->scores);
    }

    void a_study_has_its_variations()
    {
        QFETCH_GLOBAL(QByteArray, version);
        const auto tree = parseStudyFile(textOf(version, "hand.sheepstudy"));
        QVERIFY2(tree, problemOfRead(tree));
        QCOMPARE(tree->title(), std::string("Trump or fail?"));
        QCOMPARE(tree->about(), std::string("A hand from Tuesday."));
        QCOMPARE(tree->size(), std::size_t { 4 });
        QCOMPARE(tree->node(tree->mainLine().front()).name, std::string("Ada's"));
    }

    /// Results name a challenge by its hash, so it must be the same bytes for ever, and its deals
    /// the same cards: a result is proved by playing it again.
    void a_challenge_and_its_result_are_proved()
    {
        QFETCH_GLOBAL(QByteArray, version);
        const std::string text = textOf(version, "regulars.sheepchallenge");
        const auto challenge = parseChallengeFile(text, commitmentTo);
        QVERIFY2(challenge, problemOfRead(challenge));
        QCOMPARE(challenge->name, std::string("Christmas at Ada's"));
        QCOMPARE(challenge->deals, 4);
        QCOMPARE(challengeFileText(*challenge, commitmentTo), text);
        const auto result =
            parseResultFile(textOf(version, "regulars.sheepresult"), *challenge, commitmentTo);
        QVERIFY2(result, problemOfRead(result));
        QCOMPARE(result->player, std::string("Zoë"));
        QCOMPARE(result->deals.size(), std::size_t { 4 });
    }

    void a_challenge_with_an_expert_is_read()
    {
        QFETCH_GLOBAL(QByteArray, version);
        const std::string text = textOf(version, "expert.sheepchallenge");
        const auto challenge = parseChallengeFile(text, commitmentTo);
        QVERIFY2(challenge, problemOfRead(challenge));
        QCOMPARE(std::ranges::count(challenge->levels, Level::Expert), 1);
        QCOMPARE(challengeFileText(*challenge, commitmentTo), text);
    }

    void a_tournament_goes_on()
    {
        QFETCH_GLOBAL(QByteArray, version);
        const auto tournament = parseTournament(textOf(version, "cup.sheeptournament"));
        QVERIFY2(tournament, problemOfRead(tournament));
        QCOMPARE(tournament->name, std::string("Harvest Cup"));
        QCOMPARE(tournament->entrants.size(), std::size_t { 14 });
        QVERIFY(isOfficialRound(*tournament, 1));
        QCOMPARE(tournament->penalties.front().reason, std::string("late"));
        const auto sent = parseSentResults(textOf(version, "cup.sheepresults"), *tournament);
        QVERIFY2(sent, problemOfRead(sent));
        QCOMPARE(sent->results.size(), std::size_t { 3 });
    }
};

REGISTER_TEST(FormatsTest)
#include "formats_test.moc"
