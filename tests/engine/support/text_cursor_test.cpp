// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/support/text_cursor.h"

#include "tests/support/registered_test.h"

#include <QtTest>

#include <vector>

using namespace sheepshead;

namespace {

std::vector<std::string> linesTaken(TextCursor text)
{
    std::vector<std::string> lines;
    while (!text.atEnd())
        lines.emplace_back(text.takeLine());
    return lines;
}

} // namespace

class TextCursorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lines_end_as_on_any_system()
    {
        using Lines = std::vector<std::string>;
        QVERIFY((linesTaken(TextCursor("a\nb\r\nc")) == Lines { "a", "b", "c" }));
        QVERIFY((linesTaken(TextCursor("a\n\nb\n")) == Lines { "a", "", "b" }));
        QVERIFY((linesTaken(TextCursor("\n")) == Lines { "" }));
        QVERIFY(linesTaken(TextCursor("")).empty());
    }

    void a_mark_of_utf8_before_the_text_is_passed_over()
    {
        TextCursor text("\xEF\xBB\xBF"
                        "one\n\xEF\xBB\xBF"
                        "two");
        QVERIFY(text.takeLine() == "one");
        QVERIFY(text.takeLine()
            == "\xEF\xBB\xBF"
               "two");
        QVERIFY(TextCursor("\xEF\xBB\xBF").atEnd());
    }

    void a_line_is_seen_before_it_is_taken()
    {
        TextCursor text("one\ntwo");
        QVERIFY(text.nextLine() == "one");
        QVERIFY(text.takeLine() == "one");
        QVERIFY(text.nextLine() == "two");
        QVERIFY(text.takeLine() == "two");
        QVERIFY(text.atEnd());
        QVERIFY(text.nextLine().empty());
    }

    void notes_for_people_are_skipped()
    {
        TextCursor text("# a note\n#\nhand\n# no note before it");
        text.skipNotes();
        QVERIFY(text.takeLine() == "hand");
        QCOMPARE(text.place(), std::string("line 3"));
    }

    void a_place_is_a_line_and_a_column_in_characters()
    {
        TextCursor text("f\xC3\xBCr\nf\xC3\xBCr uns");
        QVERIFY(!text.inFirstLine());
        text.takeLine();
        QVERIFY(text.inFirstLine());
        const std::string_view line = text.takeLine();
        QVERIFY(!text.inFirstLine());
        QCOMPARE(text.place(), std::string("line 2"));
        QCOMPARE(text.placeOf(line), std::string("line 2, column 1"));
        QCOMPARE(text.placeOf(line.substr(line.find("uns"))), std::string("line 2, column 5"));
        QCOMPARE(text.placeOf(line.substr(line.size())), std::string("line 2, column 8"));
    }

    void what_is_missing_at_the_end_has_the_place_of_the_next_line()
    {
        TextCursor text("one\n");
        text.takeLine();
        QVERIFY(text.takeLine().empty());
        text.fail("ends too early");
        QVERIFY(text.resultOf(1).problem() == (Problem { "line 2", "ends too early" }));
    }

    void the_first_problem_is_kept_and_ends_the_text()
    {
        TextCursor text("one\ntwo\nthree");
        QVERIFY(!text.failed());
        QCOMPARE(text.resultOf(7).value(), 7);
        text.takeLine();
        text.fail(Problem { "QX", "not a card" });
        QVERIFY(text.failed());
        QVERIFY(text.atEnd());
        QVERIFY(text.takeLine().empty());
        text.failAt("line 1", "another problem");
        QVERIFY(text.resultOf(7).problem() == (Problem { "line 1", "'QX': not a card" }));
    }
};

REGISTER_TEST(TextCursorTest)
#include "text_cursor_test.moc"
