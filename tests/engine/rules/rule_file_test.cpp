// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/presets.h"
#include "engine/rules/rule_file.h"
#include "engine/rules/rule_table.h"
#include "engine/rules/variant_check.h"
#include "engine/support/text.h"
#include "tests/support/cards.h"
#include "tests/support/mutation.h"
#include "tests/support/random_variant.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

std::string textOf(const QByteArray& bytes)
{
    return { bytes.data(), static_cast<std::size_t>(bytes.size()) };
}

/// "place: reason", or nothing for a file that can be read.
QByteArray problemWith(const std::string& text)
{
    const auto file = parseRuleFile(text);
    return file ? QByteArray()
                : QByteArray::fromStdString(file.problem().place + ": " + file.problem().reason);
}

} // namespace

class RuleFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void what_is_written_is_read_again()
    {
        Rng rng(6);
        for (int i = 0; i < 500; ++i) {
            const auto checked = check(testing::randomVariant(rng));
            if (!checked)
                continue;
            const RuleFile file { "Tuesdays at Ada's", **checked };
            QVERIFY(parseRuleFile(ruleFileText(file)).value() == file);
        }
        for (const Preset& preset : presets())
            QVERIFY(parseRuleFile(ruleFileText({ "", preset.variant })).value()
                == (RuleFile { "", preset.variant }));
    }

    void a_file_names_its_program_and_format_and_then_every_rule_that_applies_in_groups()
    {
        const std::string text = ruleFileText({ "Ours", *variantWith("layout=5H-J") });
        QVERIFY(text.starts_with("# Sheepshead house rules, format 1\nname = Ours\n\n# Table\n"
                                 "layout = 5H-J\ndealer-sits-out = off\n"));
        QVERIFY(text.find("\n\n# Partner\npartner = jack-of-diamonds\n") != std::string::npos);
        QVERIFY(text.find("call-ten") == std::string::npos);
        QVERIFY(text.ends_with("cents-a-point = 0\n"));
        std::size_t from = 0;
        for (const Rule& rule : ruleTable())
            if (rule.applies(*variantWith("layout=5H-J"))) {
                const std::size_t at = text.find("\n" + std::string(rule.key) + " = ");
                QVERIFY2(at != std::string::npos && at >= from, rule.key.data());
                from = at;
            }
    }

    void a_table_without_a_name_has_no_line_for_it()
    {
        QVERIFY(ruleFileText({}).find("name") == std::string::npos);
    }

    void rules_that_are_not_named_are_as_the_layout_has_them()
    {
        QVERIFY(parseRuleFile("")->variant == Variant());
        QVERIFY(parseRuleFile("spitz = first\nlayout = 6H-1\n")->variant
            == *variantWith("layout=6H-1 spitz=first"));
    }

    void people_may_write_it_as_they_like_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const QByteArray& text) {
            QTest::newRow(name) << text;
        };
        row("plainly", "spitz = first\nalone = off\n");
        row("without blanks", "spitz=first\nalone=off");
        row("with more blanks and tabs", "  spitz\t =  first \t\n\n   \nalone = off   \n\n\n");
        row("line ends of Windows", "spitz = first\r\n\r\nalone = off\r\n");
        row("a byte order mark", "\xEF\xBB\xBFspitz = first\nalone = off\n");
        row("a heading after a byte order mark",
            "\xEF\xBB\xBF# Sheepshead house rules, format 1\nspitz = first\nalone = off\n");
        row("comments", "# ours\nspitz = first # above the queens\n#alone = on\nalone = off #\n");
        row("comments in other letters", "# f\xC3\xBCr uns\nspitz = first\nalone = off\n");
    }

    void people_may_write_it_as_they_like()
    {
        QFETCH(QByteArray, text);
        const auto file = parseRuleFile(textOf(text));
        QVERIFY2(file.ok(), problemWith(textOf(text)).constData());
        QVERIFY(file->variant == *variantWith("spitz=first alone=off"));
    }

    void the_table_may_have_a_name_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("plain") << QByteArray("name = Our table") << QByteArray("Our table");
        QTest::newRow("of any characters") << QByteArray("name =  F\xC3\xBCnf = 5 # \xE2\x99\xA3 ")
                                           << QByteArray("F\xC3\xBCnf = 5 # \xE2\x99\xA3");
        QTest::newRow("none") << QByteArray("name =") << QByteArray();
    }

    void the_table_may_have_a_name()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, name);
        QCOMPARE(QByteArray::fromStdString(parseRuleFile(textOf(line)).value().name), name);
    }

    void a_fault_names_its_line_and_column_and_what_is_possible_there_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("problem");
        const auto row = [](const char* name, const QByteArray& text, const char* problem) {
            QTest::newRow(name) << text << QByteArray(problem);
        };
        row("an unknown rule", "spitz = first\n  spits = first\n",
            "line 2, column 3: 'spits': there is no rule of this name");
        row("no rule", " = first", "line 1, column 2: '': there is no rule of this name");
        row("a bad choice", "\nspitz = third\n",
            "line 2, column 9: 'third': the choices are: off, second, first");
        row("no choice", "spitz =\n", "line 1, column 8: '': the choices are: off, second, first");
        row("a number out of range", "length = hands\nlength-number = 0\n",
            "line 2, column 17: '0': expected a number from 1 to 999");
        row("a rule named twice", "spitz = first\n# and\nspitz = first\n",
            "line 3, column 1: 'spitz': this rule was named before");
        row("a name given twice", "name = a\nname = b\n",
            "line 2, column 1: the name was given before");
        row("no sign", "spitz first\n", "line 1, column 1: expected rule = choice");
        row("no sign before a comment", "spitz # = first\n",
            "line 1, column 1: expected rule = choice");
        row("another case of letters", "Spitz = first",
            "line 1, column 1: 'Spitz': there is no rule of this name");
        row("junk", "spitz = first\nalone = \xFF\n", "line 2, column 9: this is not text in UTF-8");
        row("junk after other letters", "# \xC3\xBC\xFF\n",
            "line 1, column 4: this is not text in UTF-8");
        row("a zero", QByteArray("spitz = \0first", 14),
            "line 1, column 9: this is not text in UTF-8");
        row("a later format", "# Sheepshead house rules, format 2\n",
            "line 1, column 34: written by a later version of the program");
        row("a format that is none", "# Sheepshead house rules, format one\n",
            "line 1, column 34: expected the number of the format");
        row("a name too long", "name = " + QByteArray(101, 'x'),
            "line 1, column 8: longer than 100 characters");
    }

    void a_fault_names_its_line_and_column_and_what_is_possible_there()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, problem);
        QCOMPARE(problemWith(textOf(text)), problem);
    }

    void rules_that_cannot_be_played_together_are_refused_at_the_line_at_fault_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("problem");
        QTest::newRow("a partner of another layout")
            << QByteArray("layout = 5H-A\n\npartner = first-queens\n")
            << QByteArray("line 3, column 11: partner: 'first-queens' cannot be played beside the "
                          "other rules");
        QTest::newRow("a blitz after a crack without cracks")
            << QByteArray("blitz-when = after-crack\nblitz-red-queens = on\n")
            << QByteArray("line 1, column 14: blitz-when: 'after-crack' cannot be played beside "
                          "the other rules");
        QTest::newRow("the rule at fault is not named")
            << QByteArray("blitz-red-queens = on\n")
            << QByteArray(
                   "file: blitz-when: 'after-crack' cannot be played beside the other rules");
    }

    void rules_that_cannot_be_played_together_are_refused_at_the_line_at_fault()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, problem);
        QCOMPARE(problemWith(textOf(text)), problem);
    }

    void a_rule_without_effect_is_told_with_its_place()
    {
        const RuleFile file = parseRuleFile("layout = 3H-1\nrecrack = on\ncall-ten = on\n").value();
        QVERIFY(file.variant == *variantWith("layout=3H-1"));
        QCOMPARE(file.idle.size(), std::size_t { 1 });
        QCOMPARE(QByteArray(file.idle[0].place.c_str()), QByteArray("line 2, column 11"));
        QVERIFY(parseRuleFile(ruleFileText(file))->idle.empty());
    }

    void a_file_much_too_long_is_not_read()
    {
        QCOMPARE(problemWith("alone = off\n" + std::string(longestRuleFile, '\n')),
            QByteArray("file: too long for a file of house rules"));
        const std::string one = "# x\n";
        std::string longest = "alone = off\n";
        while (longest.size() + one.size() <= longestRuleFile)
            longest += one;
        QVERIFY(parseRuleFile(longest)->variant == *variantWith("alone=off"));
    }

    void damaged_files_are_refused_or_can_be_played()
    {
        Mutation mutation(4);
        const std::string proper =
            ruleFileText({ "Ours", *variantWith("layout=6H-1 pot=losers crack=one") });
        int refused = 0;
        for (int i = 0; i < 3000; ++i) {
            const auto file = parseRuleFile(mutation.damaged(proper));
            refused += file ? 0 : 1;
            if (file)
                QVERIFY(problemsOf(file->variant).empty());
            else
                QVERIFY(!file.problem().place.empty() && !file.problem().reason.empty());
        }
        QVERIFY(refused > 500);
    }
};

REGISTER_TEST(RuleFileTest)
#include "rule_file_test.moc"
