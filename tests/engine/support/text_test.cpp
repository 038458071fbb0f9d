// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/support/text.h"

#include "tests/support/registered_test.h"

#include <QtTest>

#include <cstdint>

using namespace sheepshead;

namespace {

using Parts = std::vector<std::string_view>;

} // namespace

class TextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void words_stand_apart_by_any_blanks()
    {
        QVERIFY((wordsOf("play  QC\t now ") == Parts { "play", "QC", "now" }));
        QVERIFY((wordsOf("\tpass") == Parts { "pass" }));
    }

    void a_blank_text_has_no_words()
    {
        QVERIFY(wordsOf("").empty());
        QVERIFY(wordsOf(" \t ").empty());
    }

    void lines_end_as_on_any_system()
    {
        QVERIFY((linesOf("a\nb\r\nc") == Parts { "a", "b", "c" }));
        QVERIFY((linesOf("a\n\nb\n") == Parts { "a", "", "b" }));
        QVERIFY((linesOf("\n") == Parts { "" }));
        QVERIFY(linesOf("").empty());
    }

    void the_blanks_around_a_text_are_left_out()
    {
        QVERIFY(trimmed(" \t5H-J first\t ") == "5H-J first");
        QVERIFY(trimmed("").empty());
        const std::string_view blank = " \t ";
        QVERIFY(trimmed(blank).empty());
        QVERIFY(trimmed(blank).data() == blank.data() + blank.size());
    }

    void a_text_is_split_at_the_first_mark()
    {
        const auto [key, choice] = splitAt("name=a=b", '=');
        QVERIFY(key == "name");
        QVERIFY(choice == "a=b");
        QVERIFY(splitAt("name=", '=').after == "");
        QVERIFY(splitAt("name", '=').before == "name");
        QVERIFY(!splitAt("name", '=').after);
    }

    void a_text_has_one_part_more_than_separators()
    {
        QVERIFY((partsOf("bump 2, crack 2, base", ", ") == Parts { "bump 2", "crack 2", "base" }));
        QVERIFY((partsOf("1,,2,", ",") == Parts { "1", "", "2", "" }));
        QVERIFY((partsOf("", ",") == Parts { "" }));
    }

    void a_number_is_the_whole_text_or_none_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("good");
        QTest::addColumn<int>("number");
        QTest::newRow("plain") << QByteArray("42") << true << 42;
        QTest::newRow("below zero") << QByteArray("-3") << true << -3;
        QTest::newRow("largest") << QByteArray("2147483647") << true << 2147483647;
        for (const char* const text : { "", " ", "-", "+3", " 3", "3 ", "3x", "x3", "0x10", "1e3",
                 "3.0", "1,000", "2147483648" })
            QTest::newRow(text) << QByteArray(text) << false << 0;
    }

    void a_number_is_the_whole_text_or_none()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, good);
        QFETCH(int, number);
        const auto parsed = parseNumber<int>(text.toStdString());
        QCOMPARE(parsed.has_value(), good);
        QCOMPARE(parsed.value_or(0), number);
    }

    void a_seed_fills_all_64_bits_and_has_no_sign()
    {
        QCOMPARE(parseNumber<std::uint64_t>("18446744073709551615").value(), UINT64_MAX);
        QVERIFY(!parseNumber<std::uint64_t>("18446744073709551616"));
        QVERIFY(!parseNumber<std::uint64_t>("-1"));
    }
};

REGISTER_TEST(TextTest)
#include "text_test.moc"
