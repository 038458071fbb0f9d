// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/state/hand_record.h"
#include "engine/rules/presets.h"
#include "engine/support/text.h"
#include "tests/engine/hand/state/random_record.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

#include <algorithm>

using namespace sheepshead;
using sheepshead::testing::randomRecord;

namespace {

/// The record of a short hand, line by line, with one line exchanged (from 1) or added.
std::string recordWith(int lineNumber, const std::string& line)
{
    std::vector<std::string> lines { "sheepshead hand 1", "variant layout=5H-A no-pick=doubler",
        "deal dealer=4 seed=24", "hand 0 JS 8D TS KH 9H 8H", "hand 1 QS QD AD KC 8C 9S",
        "hand 2 JH TD 7D AC 9C 8S", "hand 3 QC JD 9D 7C AH 7H", "hand 4 KD TC AS KS 7S TH",
        "blind QH JC", "0 pass", "1 pick", "1 bury KC 8C", "1 call AS", "0 play TS" };
    const auto index = static_cast<std::size_t>(lineNumber - 1);
    lines.resize(std::max(lines.size(), index + 1));
    lines[index] = line;
    std::string text;
    for (const std::string& each : lines)
        text += each + '\n';
    return text;
}

std::string goodRecord() { return recordWith(1, "sheepshead hand 1"); }

} // namespace

class HandRecordTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void notes_before_a_record_are_not_read()
    {
        const auto plain = parseRecord(goodRecord());
        const auto noted = parseRecord("# a report\r\n#\n" + goodRecord());
        QVERIFY(plain && noted && *plain == *noted);
        const auto within = parseRecord(recordWith(3, "# not here"));
        QVERIFY(!within);
        QCOMPARE(within.problem().place, std::string("line 3"));
        QVERIFY(!parseRecord("# only a note\n"));
    }

    void a_record_of_a_later_version_is_told_as_that()
    {
        const auto later = parseRecord(recordWith(1, "sheepshead hand 2"));
        QVERIFY(!later);
        QCOMPARE(later.problem().reason, std::string("written by a later version of the program"));
        for (const char* const heading : { "sheepshead hand 0", "sheepshead hand x",
                 "sheepshead hand 1.0", "sheepshead deal 1" })
            QCOMPARE(parseRecord(recordWith(1, heading)).problem().reason,
                std::string("expected 'sheepshead hand 1'"));
    }

    void an_editor_may_have_put_the_mark_of_utf8_before_it()
    {
        QVERIFY(parseRecord("\xEF\xBB\xBF" + goodRecord()).value()
            == parseRecord(goodRecord()).value());
    }

    void a_practice_hand_says_so()
    {
        const CheckedVariant variant;
        HandRecord record { variant, dealFromSeed(variant, 1, seatAt(0)), 1, {}, {} };
        const std::string counted = recordText(record);
        record.practice = true;
        const std::string text = recordText(record);
        QCOMPARE(text, counted + "practice\n");
        QVERIFY(parseRecord(text).value() == record);
        QVERIFY(!parseRecord(text + "practice\n").ok());
    }

    void a_hand_is_read_as_it_was_written_and_plays_again_data()
    {
        QTest::addColumn<int>("preset");
        for (std::size_t i = 0; i < presets().size(); ++i)
            QTest::newRow(std::string(presets()[i].key).c_str()) << static_cast<int>(i);
    }

    void a_hand_is_read_as_it_was_written_and_plays_again()
    {
        QFETCH(int, preset);
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            const HandRecord record =
                randomRecord(presets()[static_cast<std::size_t>(preset)], seed);
            const auto read = parseRecord(recordText(record));
            QVERIFY(read.ok());
            QVERIFY(*read == record);
            const auto hand = replay(*read);
            QVERIFY(hand.ok());
            QVERIFY(hand->over());
            if (record.scores)
                QVERIFY(hand->scored()->scores.scores == *record.scores);
        }
    }

    void a_record_is_one_line_for_everything()
    {
        const std::string text = recordText(parseRecord(goodRecord()).value());
        const auto lines = linesOf(text);
        QVERIFY(lines[0] == "sheepshead hand 1");
        QVERIFY(lines[1].starts_with("variant layout=5H-A "));
        QVERIFY(lines[2] == "deal dealer=4 seed=24");
        QVERIFY(lines[3] == "hand 0 JS 8D TS KH 9H 8H");
        QVERIFY(lines[8] == "blind QH JC");
        QVERIFY(lines[13] == "0 play TS");
        QCOMPARE(lines.size(), std::size_t { 14 });
    }

    void a_hand_may_be_read_in_the_middle()
    {
        const auto hand = replay(parseRecord(goodRecord()).value());
        QVERIFY(hand.ok());
        QVERIFY(!hand->over());
        QCOMPARE(indexOf(hand->toAct().value()), 1);
    }

    void lines_may_end_as_on_any_system()
    {
        std::string text = goodRecord();
        for (std::size_t at = text.find('\n'); at != std::string::npos;
             at = text.find('\n', at + 2))
            text.insert(at, 1, '\r');
        QVERIFY(*parseRecord(text) == *parseRecord(goodRecord()));
    }

    void laid_out_cards_have_no_seed_and_a_plain_hand_no_doubler()
    {
        const auto record = parseRecord(recordWith(3, "deal dealer=4"));
        QVERIFY(!record->deal.seed);
        QCOMPARE(record->doubler, 1);
        QCOMPARE(parseRecord(recordWith(3, "deal doubler=4 dealer=4"))->doubler, 4);
    }

    void scores_are_kept_as_they_were_written()
    {
        const auto record = parseRecord(recordWith(15, "scores 1 -2 1 0 7"));
        QVERIFY(record.ok());
        QCOMPARE(record->scores.value()[seatAt(1)], Score { -2 });
        QCOMPARE(record->scores.value()[seatAt(4)], Score { 7 });
    }

    void a_bad_line_is_named_with_what_is_wrong_data()
    {
        QTest::addColumn<int>("line");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](int line, const char* text, const char* reason) {
            QTest::addRow("line %d: %s", line, text)
                << line << QByteArray(text) << QByteArray(reason);
        };
        row(1, "", "expected 'sheepshead hand 1'");
        row(1, "sheepshead hand 0", "expected 'sheepshead hand 1'");
        row(2, "layout=5H-A", "expected 'variant …'");
        row(2, "variant spitz=third", "'spitz=third': the choices are: off, second, first");
        row(2, "variant luck=on", "'luck=on': there is no rule of this name");
        row(2, "variant partner=jack-of-clubs",
            "'partner': 'jack-of-clubs' cannot be played beside the other rules");
        row(3, "deal", "expected 'deal …'");
        row(3, "deal seed=24", "'dealer=' is missing");
        row(3, "deal dealer=5", "'dealer=5' is not allowed here");
        row(3, "deal dealer=-1", "'dealer=-1': expected a number");
        row(3, "deal dealer", "'dealer': expected a number");
        row(3, "deal dealer=4 seed=x", "'seed=x': expected a number");
        row(3, "deal dealer=4 doubler=0", "'doubler=0' is not allowed here");
        row(3, "deal dealer=4 doubler=99999999", "'doubler=99999999' is not allowed here");
        row(3, "deal dealer=4 luck=1", "'luck=1' is not allowed here");
        row(3, "deal dealer=4 dealer=3", "'dealer=3': named twice");
        row(3, "deal dealer=4 seed=1 seed=2", "'seed=2': named twice");
        row(4, "hand 1 JS 8D TS KH 9H 8H", "expected 'hand 0 …'");
        row(4, "hand 0", "expected 'hand 0 …'");
        row(4, "hand 0 JS 8D TS KH 9H 1H",
            "'1H': not a card: rank 7 8 9 T J Q K A, then suit C S H D");
        row(4, "hand 0 JS 8D TS KH 9H JS", "'JS': named twice");
        row(9, "blind QH", "'blind': 1 cards instead of 2");
        row(9, "blind QH QC", "'blind': QC dealt twice");
        row(9, "0 pass", "expected 'blind …'");
        row(10, "pass", "'pass': expected a seat and what it did");
        row(10, "8 pass", "'8 pass': expected a seat and what it did");
        row(10, "-1 pass", "'-1 pass': expected a seat and what it did");
        row(10, "", "'': expected a seat and what it did");
        row(12, "1 bury KC KC", "'KC': named twice");
        row(14, "0 play TX", "'TX': not a card: rank 7 8 9 T J Q K A, then suit C S H D");
        row(15, "scores", "expected 'scores …'");
        row(15, "scores 1 2 3 4", "expected one score a seat");
        row(15, "scores 1 2 3 4 5 6", "expected one score a seat");
        row(15, "scores 1 2 3 4 x", "a score is a whole number");
        row(15, "scored 1 2 3 4 5", "'scored 1 2 3 4 5': expected a seat and what it did");
    }

    void a_bad_line_is_named_with_what_is_wrong()
    {
        QFETCH(int, line);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, reason);
        const auto record = parseRecord(recordWith(line, text.toStdString()));
        QVERIFY(!record.ok());
        QCOMPARE(record.problem().place, "line " + std::to_string(line));
        QCOMPARE(record.problem().reason, reason.toStdString());
    }

    void a_hand_with_a_card_too_few_is_found_where_the_deal_ends()
    {
        const auto record = parseRecord(recordWith(4, "hand 0 JS 8D TS KH 9H"));
        QCOMPARE(record.problem().place, std::string("line 9"));
        QCOMPARE(record.problem().reason, std::string("'seat 0': 5 cards instead of 6"));
    }

    void a_record_that_ends_too_early_says_so_data()
    {
        QTest::addColumn<int>("lines");
        for (int lines = 0; lines < 9; ++lines)
            QTest::addRow("%d lines", lines) << lines;
    }

    void a_record_that_ends_too_early_says_so()
    {
        QFETCH(int, lines);
        std::string text = goodRecord();
        std::size_t end = 0;
        for (int i = 0; i < lines; ++i)
            end = text.find('\n', end) + 1;
        const auto record = parseRecord(text.substr(0, end));
        QVERIFY(!record.ok());
        QCOMPARE(record.problem().place, "line " + std::to_string(lines + 1));
        QCOMPARE(record.problem().reason, std::string("the record ends too early"));
    }

    void nothing_follows_the_scores()
    {
        const auto record = parseRecord(recordWith(15, "scores 1 1 1 1 -4") + "1 play 9S\n");
        QCOMPARE(record.problem().place, std::string("line 16"));
        QCOMPARE(record.problem().reason, std::string("the scores are the last line"));
    }

    void a_replay_stops_at_the_action_at_fault_data()
    {
        QTest::addColumn<int>("line");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](int line, const char* text, const char* place, const char* reason) {
            QTest::newRow(text) << line << QByteArray(text) << QByteArray(place)
                                << QByteArray(reason);
        };
        const char* const turn = "it is not this seat's turn";
        const char* const rules = "not allowed by the rules of this table";
        row(10, "1 pass", "action 1: 1 pass", turn);
        row(12, "1 bury QC 8C", "action 3: 1 bury QC 8C", rules);
        row(12, "1 play QS", "action 3: 1 play QS", rules);
        row(13, "1 call AC", "action 4: 1 call AC", rules);
        row(14, "0 play QC", "action 5: 0 play QC", rules);
        row(14, "7 play TS", "action 5: 7 play TS", turn);
        row(15, "1 play QS", "action 6: 1 play QS", rules);
    }

    void a_replay_stops_at_the_action_at_fault()
    {
        QFETCH(int, line);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, place);
        QFETCH(QByteArray, reason);
        const auto hand = replay(parseRecord(recordWith(line, text.toStdString())).value());
        QVERIFY(!hand.ok());
        QCOMPARE(hand.problem().place, place.toStdString());
        QCOMPARE(hand.problem().reason, reason.toStdString());
    }

    void an_action_after_the_end_of_the_hand_is_at_fault()
    {
        HandRecord record = randomRecord(presets().front(), 3);
        record.actions.push_back(record.actions.back());
        const auto hand = replay(record);
        QVERIFY(!hand.ok());
        QCOMPARE(hand.problem().reason, std::string("it is not this seat's turn"));
    }
};

REGISTER_TEST(HandRecordTest)
#include "hand_record_test.moc"
