// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/column_bounds.h"

#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;

class ColumnBoundsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_name_is_short_and_plain_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("proper");
        QTest::newRow("letters of any language") << QByteArray("Zoë 李 Ада") << true;
        QTest::newRow("as long as may be") << QByteArray(200, 'x') << true;
        QTest::newRow("longer") << QByteArray(201, 'x') << false;
        QTest::newRow("very long") << QByteArray(60'000, 'x') << false;
        QTest::newRow("with a line end") << QByteArray("Ada\nBob") << false;
        QTest::newRow("with a tab") << QByteArray("Ada\tBob") << false;
        QTest::newRow("with an escape") << QByteArray("\x1B[31mAda") << false;
        QTest::newRow("with a control character of eight bits")
            << QByteArray("Ada\xC2\x9B") << false;
        QTest::newRow("turned around") << QByteArray("Ada\xE2\x80\xAE") << false;
        QTest::newRow("empty") << QByteArray() << false;
        QTest::newRow("blanks") << QByteArray("   ") << false;
        QTest::newRow("blanks of other widths")
            << QByteArray("\xC2\xA0\xE2\x80\x8B\xE3\x80\x80") << false;
        QTest::newRow("a blank before it") << QByteArray(" Ada") << true;
        QTest::newRow("no UTF-8") << QByteArray("Ada\xFF") << false;
    }

    void a_name_is_short_and_plain()
    {
        QFETCH(QByteArray, name);
        QFETCH(bool, proper);
        QCOMPARE(isProperName(name.toStdString()), proper);
        QCOMPARE(!faultOfValue("person", "name", name.toStdString()), proper);
    }

    void what_no_name_has_is_left_out_of_it()
    {
        QCOMPARE(properName("Zoë 李"), std::string("Zoë 李"));
        QCOMPARE(properName("Ada\nBob\t\x1B[2J\xFF"), std::string("Ada Bob  [2J "));
        QCOMPARE(properName("Ada\xE2\x80\xAE\xC2\x9B"), std::string("Ada  "));
        for (const char* const blank : { "", "  ", "\n\t", "\xE2\x80\xAE", "\xC2\xA0" })
            QCOMPARE(properName(blank), std::string("?"));
        QCOMPARE(properName(std::string(60'000, 'x')), std::string(200, 'x'));
    }

    void days_and_times_are_those_of_the_calendar()
    {
        const auto day = [](const std::string& text) { return !faultOfValue("hand", "day", text); };
        QVERIFY(day("2024-02-29") && day(""));
        for (const char* const wrong :
            { "2024-13-45", "2023-02-29", "2024-00-10", "24-1-1", "2024-01-01 ", "yesterday" })
            QVERIFY2(!day(wrong), wrong);
        const auto time = [](const std::string& text) {
            return !faultOfValue("sheet", "begun", text);
        };
        QVERIFY(time("2024-05-31T18:04:00Z"));
        for (const char* const wrong : { "2024-05-31T25:04:00Z", "2024-05-31",
                 "2024-05-31T18:61:00Z", "2024-13-31T18:04:00Z", "" })
            QVERIFY2(!time(wrong), wrong);
    }

    void kinds_and_parts_are_those_that_the_program_knows()
    {
        using namespace std::string_literals;
        QVERIFY(!faultOfValue("sheet", "kind", "game"s));
        QVERIFY(faultOfValue("sheet", "kind", "12345"s));
        QVERIFY(!faultOfValue("cost", "part", "lead"s));
        QVERIFY(faultOfValue("cost", "part", "12345"s));
        QVERIFY(!faultOfValue("cost", "decisions", std::int64_t { 12 }));
        QVERIFY(faultOfValue("cost", "decisions", INT64_MAX));
        QVERIFY(faultOfValue("cost", "decisions", std::int64_t { -1 }));
        QVERIFY(faultOfValue("cost", "points", 1e12));
        QVERIFY(!faultOfValue("mistake", "kind", "led-trump"s));
        QVERIFY(faultOfValue("mistake", "kind", "lead"s));
        QVERIFY(!faultOfValue("mistake", "asked", "2026-11-27"s));
        QVERIFY(faultOfValue("mistake", "asked", "tomorrow"s));
        QVERIFY(!faultOfValue("mistake", "box", std::int64_t { 4 }));
        QVERIFY(faultOfValue("mistake", "box", std::int64_t { 5 }));
        QVERIFY(faultOfValue("mistake", "action", std::int64_t { -1 }));
    }
};

REGISTER_GUILESS_TEST(ColumnBoundsTest)
#include "column_bounds_test.moc"
