// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/exchange/book_json.h"

#include "engine/support/rng.h"
#include "tests/app/storage/exchange/exports.h"
#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

/// A file that is not as an export must be is refused whole, with the place and the reason.
class BadExportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const Desk desk;
        makeFullBook(desk.file());
        text_ = exported(desk.file());
    }

    void a_bad_file_is_refused_with_its_place_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, const char* from, const char* to, const char* place) {
            QTest::newRow(name) << QString::fromUtf8(from) << QString::fromUtf8(to)
                                << QString::fromUtf8(place);
        };
        row("no JSON", "{\"format\"", "{format", "line 1, column 3");
        row("a comma too many", "\"sheet\":[\n{", "\"sheet\":[\n,{", "line ");
        row("another format", "sheepshead-score-book", "skat", "format: \"skat\" is not");
        row("no version", "\"version\":", "\"edition\":", "edition: is unknown");
        row("a version before the first",
            "\"version\":", "\"version\":5,\"x\":", "5 is no version");
        row("another list", "\"person\":[", "\"people\":[", "people: is unknown");
        row("no name", "\"name\":\"Bob\",", "", "name: is missing");
        row("an empty name", "\"name\":\"Bob\"", "\"name\":\"\"", "name: is empty");
        row("a blank name", "\"name\":\"Bob\"", "\"name\":\" \\u00a0\"", "name: is empty");
        row("a name of control characters", "\"name\":\"Bob\"", "\"name\":\"\\u0001\"",
            "name: '?' has characters");
        row("an unknown column",
            "\"kind\":", "\"sort\":1,\"kind\":", "sheet[0]: \"sort\" is unknown");
        row("a text for a number", "\"hands_dealt\":", "\"hands_dealt\":\"3\",\"x\":",
            "sheet[0].hands_dealt: \"3\" is no whole number");
        row("a fraction",
            "\"stake\":", "\"stake\":0.5,\"x\":", "hand[0].stake: 0.5 is no whole number");
        row("beyond 64 bits", "\"seed\":", "\"seed\":18446744073709551615,\"x\":",
            "seed: 18446744073709551615 is no whole number");
        row("a number for a text", "\"ending\":", "\"ending\":7,\"x\":", "ending: 7 is no text");
        row("a stranger", "\"person\":0", "\"person\":4711", "4711 is no person of this file");
        row("a ninth seat", "\"seat\":1", "\"seat\":9", "CHECK constraint failed");
        row("a seat twice", "\"seat\":1", "\"seat\":0", "UNIQUE constraint failed");
        row("an unknown ending", "\"ending\":\"picked\"", "\"ending\":\"won\"", "ending 'won'");
        row("a line of a table that makes no sense", "\"line\":\"picked by=0",
            "\"line\":\"peeked by=0", "line 2: peeked");
        row("a line of a table that is missing", "\"table_line\":[{\"number\":1,",
            "\"table_line\":[{\"number\":9,", "line 1 is missing");
        row("a season that ends before it begins", "\"first_day\":\"2020", "\"first_day\":\"2121",
            "season[0]: season 1: the last day is before the first");
        row("a season by luck", "\"measure\":\"total\"", "\"measure\":\"luck\"",
            "season[0].measure: 'luck' is no kind");
        row("a season of a stranger", ",\"role\":\"member\"",
            ",\"person\":4711,\"role\":\"member\"", "is no person of this file");
        row("changes that are more than were made", "\"edits_done\":10", "\"edits_done\":-10",
            "edits_done '-10'");
        row("no object", "\"hand\":[\n{", "\"hand\":[\n7,{", "hand[0]: 7 is no object");
        row("more decisions than a hand has", "\"decisions\":1",
            "\"decisions\":9223372036854775807",
            "cost[0].decisions: 9223372036854775807 is out of bounds");
        row("a name with a control character", "\"name\":\"Bob\"", "\"name\":\"B\\u001bob\"",
            "name: 'B?ob' has characters that no name has");
        row("a day that no calendar has", "\"day\":\"", "\"day\":\"2024-13-45\",\"x\":\"",
            "day: '2024-13-45' is no day");
        row("a part that no review has", "\"part\":\"pick\"", "\"part\":\"12345\"",
            "part: '12345' is no kind");
        row("a kind of sheet that is none", "\"kind\":\"game\"", "\"kind\":\"12345\"",
            "kind: '12345' is no kind");
        row("a name twice", "\"name\":\"Cy\"", "\"name\":\"bob\"", "UNIQUE constraint failed");
    }

    void a_bad_file_is_refused_with_its_place()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, place);
        std::string text = text_;
        const auto at = text.find(from.toStdString());
        QVERIFY(at != std::string::npos);
        text.replace(at, from.toStdString().size(), to.toStdString());
        const Desk other;
        const auto made = imported(other.file(), text);
        QVERIFY(!made.ok());
        QCOMPARE(faultOf(made.problem()), StorageFault::NotAnExport);
        QVERIFY2(made.problem().place.find(place.toStdString()) != std::string::npos,
            made.problem().place.c_str());
        QVERIFY(made.problem().place.starts_with("export.json ("));
        QCOMPARE(other.files(), std::vector<std::string>()); // not even an empty book
    }

    void a_file_of_a_newer_version_is_refused()
    {
        const Desk other;
        const auto made =
            imported(other.file(), "{\"format\":\"sheepshead-score-book\",\"version\":1000}");
        QCOMPARE(faultOf(made.problem()), StorageFault::NewerExport);
    }

    void half_a_file_is_refused()
    {
        const Desk other;
        for (const std::size_t size : { 0UL, 1UL, 40UL, text_.size() / 2, text_.size() - 2 }) {
            const auto made = imported(other.file(), text_.substr(0, size));
            QVERIFY(!made.ok());
            QCOMPARE(faultOf(made.problem()), StorageFault::NotAnExport);
        }
        QCOMPARE(other.files(), std::vector<std::string>());
    }

    void a_file_that_is_nested_without_end_is_refused()
    {
        const Desk other;
        for (const std::size_t depth : { 30UL, 20'000UL, 1'000'000UL }) {
            const auto made = imported(other.file(),
                "{\"format\":\"sheepshead-score-book\",\"version\":10,\n\"person\":["
                    + std::string(depth, '[') + std::string(depth, ']') + "]}");
            QVERIFY(!made.ok());
            QCOMPARE(faultOf(made.problem()), StorageFault::NotAnExport);
            QVERIFY(made.problem().place.find("nested deeper") != std::string::npos);
        }
    }

    void a_name_without_end_is_refused()
    {
        const Desk other;
        std::string text = text_;
        text.replace(
            text.find("\"name\":\"Bob\""), 12, "\"name\":\"" + std::string(60'000, 'B') + '"');
        const auto made = imported(other.file(), text);
        QVERIFY(!made.ok());
        QVERIFY2(made.problem().place.find("name: is longer than 200 bytes") != std::string::npos,
            made.problem().place.c_str());
    }

    void no_changed_letter_does_harm()
    {
        const Desk small;
        makeBook(small.file(), 1);
        const std::string text = exported(small.file());
        const Desk other;
        makeBook(other.file(), 1);
        Rng rng(5);
        const std::string letters = "0123456789{}[],:\"\\-e.tfn \xff";
        for (int i = 0; i < 25; ++i) {
            std::string changed = text;
            const std::size_t at = rng.below(static_cast<std::uint32_t>(changed.size()));
            changed[at] = letters[rng.below(static_cast<std::uint32_t>(letters.size()))];
            const QByteArray before = contentOf(other.file());
            if (!imported(other.file(), changed).ok()) {
                QCOMPARE(contentOf(other.file()), before);
                continue;
            }
            const ScoreBook book = ScoreBook::open(other.file()).value();
            for (const SheetInfo& info : book.sheets().value())
                QVERIFY2(info.fault.empty(), info.fault.c_str());
        }
    }

private:
    std::string text_;
};

REGISTER_GUILESS_TEST(BadExportTest)
#include "bad_export_test.moc"
