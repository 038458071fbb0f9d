// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/score_keeping/paper_table.h"

#include "engine/score_keeping/table_line_text.h"
#include "engine/score_keeping/table_scoring.h"
#include "tests/support/registered_test.h"

#include <QTest>

#include <map>

using namespace sheepshead;

namespace {

PaperLine line(std::initializer_list<std::pair<int, int>> points)
{
    PaperLine made;
    for (const auto& [member, won] : points)
        made.points.push_back({ memberAt(member), won });
    return made;
}

QByteArrayList textOf(const KeptTable& table)
{
    QByteArrayList lines;
    for (const TableLine& each : table.lines())
        lines << QByteArray::fromStdString(tableLineText(each));
    return lines;
}

/// What every member has, and that every line holds.
std::map<int, int> totalsOf(const KeptTable& table)
{
    std::map<int, int> totals;
    for (const ScoredLine& scored : scoreTable(table.lines(), maxMembers).lines) {
        if (!scored.faults.empty())
            qFatal("%s", reasonOf(scored.faults.front()).c_str());
        for (const SheetRow& row : scored.rows)
            for (const Seat seat : row.seats)
                totals[indexOf(scored.chairs.members[static_cast<std::size_t>(indexOf(seat))])] +=
                    row.scores.scores[seat].value;
    }
    return totals;
}

} // namespace

/// Sheets that were kept elsewhere become books of real tables.
class PaperTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void members_sit_down_before_their_first_line()
    {
        const KeptTable table = paperTable({ line({ { 0, 3 }, { 1, -3 } }),
            line({ { 2, 1 }, { 0, -1 } }), line({ { 1, 0 }, { 2, 0 } }) });
        QCOMPARE(textOf(table),
            (QByteArrayList { "table arrives=0,1", "evening points=0:3,1:-3", "table arrives=2",
                "evening points=2:1,0:-1", "evening points=1:0,2:0" }));
        QVERIFY((totalsOf(table) == std::map<int, int> { { 0, 2 }, { 1, -3 }, { 2, 1 } }));
    }

    void those_who_are_not_in_a_line_make_room_for_it()
    {
        const KeptTable table = paperTable({ line({ { 0, 1 }, { 1, -1 }, { 2, 0 }, { 3, 0 },
                                                 { 4, 0 }, { 5, 0 }, { 6, 0 }, { 7, 0 } }),
            line({ { 1, 5 }, { 8, -5 } }) });
        QCOMPARE(textOf(table)[2], QByteArray("table leaves=0 arrives=8"));
        QCOMPARE(totalsOf(table)[8], -5);
    }

    void an_evening_of_a_whole_club_is_several_lines()
    {
        PaperLine club;
        for (int member = 0; member < maxMembers; ++member)
            club.points.push_back({ memberAt(member), member });
        const KeptTable table = paperTable({ club });
        const auto totals = totalsOf(table);
        QCOMPARE(totals.size(), std::size_t { maxMembers });
        for (const auto& [member, total] : totals)
            QCOMPARE(total, member);
    }
};

REGISTER_GUILESS_TEST(PaperTableTest)
#include "paper_table_test.moc"
