// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/statistics/evening.h"

#include "tests/support/registered_test.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace sheepshead;

namespace {

Evening eveningOf(const std::vector<int>& scores)
{
    Evening evening;
    for (const int score : scores) {
        addToRuns(evening, score);
        evening.score += score;
        ++evening.hands;
    }
    return evening;
}

} // namespace

class EveningTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void runs_count_hands_won_and_lost_in_a_row();
    void a_hand_of_zero_points_does_not_end_a_run();
    void runs_go_on_from_one_evening_to_the_next();
    void evenings_add_up_wherever_they_are_split();
};

void EveningTest::runs_count_hands_won_and_lost_in_a_row()
{
    const Evening evening = eveningOf({ 1, 2, -1, 4, 4, 4, -2, -2 });
    QCOMPARE(evening.up, (Run { 2, 0, 3 }));
    QCOMPARE(evening.down, (Run { 0, 2, 2 }));
    QCOMPARE(evening.decided, 8);
}

void EveningTest::a_hand_of_zero_points_does_not_end_a_run()
{
    QCOMPARE(eveningOf({ 1, 0, 1, 0 }).up, (Run { 2, 2, 2 }));
    QCOMPARE(eveningOf({ 0, 0 }).decided, 0);
}

void EveningTest::runs_go_on_from_one_evening_to_the_next()
{
    Evening sum = eveningOf({ -1, 2, 2 });
    add(sum, eveningOf({ 3, 3 }));
    add(sum, eveningOf({}));
    add(sum, eveningOf({ 1, -4 }));
    QCOMPARE(sum.up, (Run { 0, 0, 5 }));
    QCOMPARE(sum.down, (Run { 1, 1, 1 }));
    QCOMPARE(sum.score, std::int64_t { 6 });
}

void EveningTest::evenings_add_up_wherever_they_are_split()
{
    const std::vector<int> scores { 1, 1, -1, 0, -2, 3, 3, 3, 1, -1, 1, 1 };
    const Evening whole = eveningOf(scores);
    for (std::size_t at = 0; at <= scores.size(); ++at) {
        const auto middle = scores.begin() + static_cast<std::ptrdiff_t>(at);
        Evening sum = eveningOf({ scores.begin(), middle });
        add(sum, eveningOf({ middle, scores.end() }));
        QVERIFY(sum == whole);
    }
}

REGISTER_GUILESS_TEST(EveningTest)
#include "evening_test.moc"
