// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/score_keeping/kept_table.h"
#include "engine/score_keeping/table_line_reader.h"
#include "engine/score_keeping/table_scoring.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;

namespace {

constexpr const char* fiveSitDown =
    "table arrives=0,1,2,3,4 dealer=0 rules layout=5H-A no-pick=doubler";

TableLine typed(const char* text)
{
    const auto line = parseTableLine(text);
    if (!line)
        qFatal("%s: %s: %s", text, line.problem().place.c_str(), line.problem().reason.c_str());
    return *line;
}

KeptTable keptTable(std::initializer_list<const char*> lines)
{
    KeptTable table;
    for (const char* const line : lines)
        table.add(typed(line));
    return table;
}

ScoredTable scored(const KeptTable& table) { return scoreTable(table.lines(), 9); }

/// The dealers of all hands, "0 1 2".
QString dealersOf(const ScoredTable& table)
{
    QStringList dealers;
    for (const ScoredLine& line : table.lines)
        for (const SheetRow& row : line.rows)
            if (row.wasDealt())
                dealers << QString::number(
                    indexOf(line.chairs.members[static_cast<std::size_t>(indexOf(row.dealer))]));
    return dealers.join(u' ');
}

/// What one member has after all lines.
int totalOf(const ScoredTable& table, int member)
{
    int total = 0;
    for (const ScoredLine& line : table.lines)
        if (const auto seat = line.chairs.seatOf(memberAt(member)))
            for (const SheetRow& row : line.rows)
                total += row.scores.scores[*seat].value;
    return total;
}

QString membersText(const Members& members)
{
    QStringList text;
    for (const Member member : members)
        text << QString::number(indexOf(member));
    return text.join(u' ');
}

} // namespace

/// A real table from hand to hand: who deals, who plays, what waits, and what a correction does to
/// the hands after it.
class TableScoringTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_deal_moves_to_the_left()
    {
        const auto table = keptTable({ fiveSitDown, "picked by=1 with=2 points=70",
            "picked by=1 with=2 points=70", "redeal", "picked by=1 with=2 points=70" });
        QCOMPARE(dealersOf(scored(table)), QStringLiteral("0 1 2 3"));
        QCOMPARE(*scored(table).after.dealer, memberAt(4));
    }

    void a_doubler_keeps_the_dealer()
    {
        const auto table = keptTable({ fiveSitDown, "doubler", "picked by=1 with=2 points=70" });
        QCOMPARE(dealersOf(scored(table)), QStringLiteral("0 0"));
        const char* const passes = "table arrives=0,1,2,3,4 dealer=0 rules layout=5H-A "
                                   "no-pick=doubler doubler-deal-passes=on";
        const auto passing =
            keptTable({ passes, "doubler", "doubler", "doubler", "picked by=1 with=2 points=70" });
        QCOMPARE(dealersOf(scored(passing)), QStringLiteral("0 0 0 1"));
    }

    void the_score_keeper_may_name_another_dealer()
    {
        const auto table = keptTable({ fiveSitDown, "picked dealer=3 by=1 with=2 points=70",
            "picked by=1 with=2 points=70" });
        QCOMPARE(dealersOf(scored(table)), QStringLiteral("3 4"));
    }

    void with_one_too_many_the_dealer_sits_out()
    {
        const auto table = keptTable({ "table arrives=0,1,2,3,4,5 dealer=5 rules layout=5H-A",
            "picked by=0 with=1 points=70", "picked by=5 with=1 points=70" });
        const ScoredTable made = scored(table);
        QVERIFY(!made.lines[1].chairs.playing.contains(seatAt(5)));
        QVERIFY(!made.lines[2].chairs.playing.contains(seatAt(0)));
        QCOMPARE(totalOf(made, 5), 2);
        QCOMPARE(totalOf(made, 0), 2);
    }

    void a_member_may_sit_out_instead()
    {
        const auto table = keptTable({ "table arrives=0,1,2,3,4,5 dealer=5 rules layout=5H-A",
            "picked out=2 by=5 with=1 points=70" });
        const ScoredTable made = scored(table);
        QVERIFY(made.lines[1].faults.empty());
        QCOMPARE(totalOf(made, 2), 0);
        QCOMPARE(totalOf(made, 5), 2);
    }

    void a_late_player_sits_down_between_two_others()
    {
        const auto table = keptTable({ "table arrives=0,1,2,3,4 dealer=1 rules layout=5H-A",
            "table arrives=5@1", "picked by=0 with=2 points=70", "picked by=0 with=2 points=70" });
        const ScoredTable made = scored(table);
        QCOMPARE(membersText(made.after.members), QStringLiteral("0 1 5 2 3 4"));
        QCOMPARE(dealersOf(made), QStringLiteral("1 5"));
    }

    void the_deal_of_a_player_who_leaves_goes_to_the_left()
    {
        const auto table = keptTable({ "table arrives=0,1,2,3,4,5 dealer=1 rules layout=5H-A",
            "table leaves=1", "picked by=0 with=2 points=70" });
        QCOMPARE(dealersOf(scored(table)), QStringLiteral("2"));
    }

    void each_number_of_players_has_its_own_rules()
    {
        const auto table = keptTable({ "table arrives=0,1,2,3 dealer=0 rules layout=4H-1P",
            "picked by=0 with=1 points=70", "table arrives=4 rules layout=5H-A",
            "picked by=0 with=1 points=70", "table leaves=4", "picked by=0 with=1 points=70" });
        const ScoredTable made = scored(table);
        QVERIFY((*made.lines[1].rules)->layout == LayoutId::FourCalledAce);
        QVERIFY((*made.lines[3].rules)->layout == LayoutId::FiveCalledAce);
        QVERIFY((*made.lines[5].rules)->layout == LayoutId::FourCalledAce);
        QCOMPARE(totalOf(made, 0), 2 + 2 + 2);
        QCOMPARE(totalOf(made, 4), -1);
    }

    void a_newcomer_buys_into_the_pot()
    {
        const auto table = keptTable(
            { "table arrives=0,1,2,3,4 dealer=0 rules layout=5H-A pot=losers pot-join=buy-in",
                "leaster winners=1", "leaster winners=1", "table arrives=5" });
        const ScoredTable made = scored(table);
        QCOMPARE(made.lines.back().rows.size(), std::size_t { 1 });
        QCOMPARE(totalOf(made, 5), -2); // two pots wait
        QCOMPARE(made.after.stakes.pot, 10);
    }

    void the_pot_is_divided_before_a_newcomer_joins()
    {
        const auto table =
            keptTable({ "table arrives=0,1,2,3,4 dealer=0 rules layout=5H-A pot=losers",
                "leaster winners=1", "table arrives=5,6" });
        const ScoredTable made = scored(table);
        QCOMPARE(made.lines.back().rows.size(), std::size_t { 1 });
        QCOMPARE(totalOf(made, 5), 0);
        QCOMPARE(totalOf(made, 2), -2 + 1); // dealer's left is the first to get of the four
        QCOMPARE(made.after.stakes.pot, 0);
    }

    void an_evening_on_paper_counts_and_moves_no_deal()
    {
        const auto table = keptTable({ fiveSitDown, "picked by=1 with=2 points=70",
            "evening points=0:12,1:-7,4:-5", "picked by=1 with=2 points=70" });
        const ScoredTable made = scored(table);
        QCOMPARE(dealersOf(made), QStringLiteral("0 1"));
        QCOMPARE(totalOf(made, 0), -1 + 12 - 1);
        QCOMPARE(totalOf(made, 3), -1 - 1);
        QVERIFY(!made.lines[2].rows.front().wasDealt());
        QVERIFY(!made.lines[2].rows.front().seats.contains(seatAt(3)));
    }

    void a_doubler_waits_beyond_a_penalty()
    {
        const auto table = keptTable({ fiveSitDown, "doubler", "bonus points=3:-5 note talk",
            "picked by=1 with=2 points=70" });
        QCOMPARE(totalOf(scored(table), 1), 4);
        QCOMPARE(totalOf(scored(table), 3), -5 - 2);
    }

    void a_fine_goes_into_the_pot_and_a_bonus_comes_out_of_it()
    {
        auto table = keptTable({ fiveSitDown, "bonus points=3:-5,2:-1 into-pot" });
        QCOMPARE(scored(table).after.stakes.pot, 6);
        table.add(typed("bonus points=1:4 into-pot"));
        QCOMPARE(scored(table).after.stakes.pot, 2);
        table.add(typed("bonus points=1:3 into-pot"));
        QVERIFY(scored(table).lines.back().faults.front().flaw == LineFlaw::NoPot);
        QCOMPARE(scored(table).after.stakes.pot, 2);
        QCOMPARE(totalOf(scored(table), 1), 4);
    }

    void totals_stay_within_what_has_room_in_a_column()
    {
        auto table = keptTable({ fiveSitDown });
        for (int i = 0; i < mostPointsInAll / mostPointsWithoutHand; ++i)
            table.add(typed("evening points=3:-100000,2:100000"));
        QVERIFY(scored(table).lines.back().faults.empty());
        table.add(typed("bonus points=1:1,3:-1"));
        const ScoredTable made = scored(table);
        QCOMPARE(made.lines.back().faults.size(), std::size_t { 1 });
        QVERIFY(made.lines.back().faults.front().flaw == LineFlaw::TotalTooLarge);
        QCOMPARE(made.lines.back().faults.front().who, memberAt(3));
        QVERIFY(made.lines.back().rows.empty());
        QCOMPARE(totalOf(made, 1), 0);
        QCOMPARE(totalOf(made, 3), -mostPointsInAll);
        table.add(typed("picked by=1 with=2 points=70"));
        QVERIFY(!scored(table).lines.back().faults.empty());
        table.add(typed("bonus points=3:100,2:-100"));
        QVERIFY(scored(table).lines.back().faults.empty());
    }

    void points_go_to_people_at_the_table()
    {
        const auto away = keptTable({ fiveSitDown, "table leaves=4", "bonus points=4:1" });
        QVERIFY(scored(away).lines.back().faults.front().flaw == LineFlaw::NotAtTheTable);
        const auto none = keptTable({ fiveSitDown, "evening" });
        QVERIFY(scored(none).lines.back().faults.front().flaw == LineFlaw::NobodyNamed);
    }

    void a_ninth_player_finds_no_chair_until_somebody_leaves()
    {
        const auto full = keptTable(
            { "table arrives=0,1,2,3,4,5,6,7 dealer=0 rules layout=8H-1", "table arrives=8" });
        QVERIFY(scored(full).lines.back().faults.front().flaw == LineFlaw::TableIsFull);
        const auto after = keptTable({ "table arrives=0,1,2,3,4,5,6,7 dealer=0 rules layout=8H-1",
            "table leaves=3 arrives=8@2", "picked by=8 with=1 points=61" });
        QVERIFY(scored(after).lines.back().faults.empty());
        QCOMPARE(totalOf(scored(after), 8), 6);
    }

    void a_hand_that_is_inserted_moves_the_deal_of_all_after_it()
    {
        auto table = keptTable(
            { fiveSitDown, "picked by=1 with=2 points=70", "picked by=1 with=2 points=70" });
        table.insert(2, typed("picked by=3 with=4 points=80"));
        QCOMPARE(dealersOf(scored(table)), QStringLiteral("0 1 2"));
        QVERIFY(std::get<TypedHand>(table.lines()[2]).corrected);
        QVERIFY(!std::get<TypedHand>(table.lines()[3]).corrected);
    }

    void a_doubler_that_is_deleted_halves_the_hand_after_it()
    {
        auto table = keptTable({ fiveSitDown, "doubler", "picked by=1 with=2 points=70" });
        QCOMPARE(totalOf(scored(table), 1), 4);
        table.remove(1);
        QCOMPARE(totalOf(scored(table), 1), 2);
        table.undo();
        QCOMPARE(totalOf(scored(table), 1), 4);
    }

    void a_hand_that_no_longer_holds_is_marked_and_kept()
    {
        auto table = keptTable({ "table arrives=0,1,2,3,4,5 dealer=5 rules layout=5H-A",
            "picked by=0 with=1 points=70", "picked by=1 with=2 points=70" });
        table.remove(1); // now member 5 deals the second hand; make it member 1
        table.correct(1, typed("picked dealer=1 by=1 with=2 points=70"));
        const ScoredTable made = scored(table);
        QVERIFY(made.lines.back().rows.empty());
        QVERIFY(made.lines.back().faults.front().flaw == LineFlaw::SitsOut);
        QCOMPARE(made.lines.back().faults.front().who, std::optional(memberAt(1)));
        QCOMPARE(*made.after.dealer, memberAt(2)); // it was dealt
        table.undo();
        QVERIFY(scored(table).lines.back().faults.empty());
    }

    void a_preview_leaves_the_table_as_it_is()
    {
        const auto table = keptTable({ fiveSitDown, "doubler" });
        const ScoredTable before = scored(table);
        TableState state = before.after;
        const ScoredLine line = scoreLine(typed("picked by=0 with=1 points=61"), state, 5, 2);
        QCOMPARE(line.rows.front().scores.stake, 2);
        QCOMPARE(line.rows.front().number, 2);
        QCOMPARE(before.after.stakes.doublersWaiting, 1);
        QCOMPARE(state.stakes.doublersWaiting, 0);
    }
};

REGISTER_TEST(TableScoringTest)
#include "table_scoring_test.moc"
