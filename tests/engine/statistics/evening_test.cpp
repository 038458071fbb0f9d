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
        addHand(evening, { .score = score });
        evening.score += score;
    }
    return evening;
}

} // namespace

class EveningTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void runs_count_hands_won_and_lost_in_a_row()
    {
        const Evening evening = eveningOf({ 1, 2, -1, 4, 4, 4, -2, -2 });
        QCOMPARE(evening.up, (Run { 2, 0, 3 }));
        QCOMPARE(evening.down, (Run { 0, 2, 2 }));
        QCOMPARE(evening.decided, 8);
    }

    void a_hand_of_zero_points_does_not_end_a_run()
    {
        QCOMPARE(eveningOf({ 1, 0, 1, 0 }).up, (Run { 2, 2, 2 }));
        QCOMPARE(eveningOf({ 0, 0 }).decided, 0);
    }

    void runs_go_on_from_one_evening_to_the_next()
    {
        Evening sum = eveningOf({ -1, 2, 2 });
        add(sum, eveningOf({ 3, 3 }));
        add(sum, eveningOf({}));
        add(sum, eveningOf({ 1, -4 }));
        QCOMPARE(sum.up, (Run { 0, 0, 5 }));
        QCOMPARE(sum.down, (Run { 1, 1, 1 }));
        QCOMPARE(sum.score, std::int64_t { 6 });
    }

    void evenings_add_up_wherever_they_are_split()
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

    void a_hand_counts_for_what_the_person_was_in_it()
    {
        Evening evening;
        addHand(evening, { .score = 4, .role = HandRole::Picker, .alone = true, .won = true });
        addHand(evening, { .score = -2, .role = HandRole::Defender, .wasSchneidered = true });
        addHand(evening, { .score = 3, .role = HandRole::EachAlone, .won = true });
        addHand(evening, { .hinted = true });
        const SeatFacts three { .tricks = 3 };
        addHand(evening, { .role = HandRole::Partner, .facts = three });
        addHand(evening, { .role = HandRole::Partner }); // how many is not known
        SeatFacts passed { .picked = false, .trump = { .queens = 2, .jackOfDiamonds = 1 } };
        addHand(evening, { .score = 1, .role = HandRole::Defender, .won = true, .facts = passed });

        QCOMPARE(evening.hands, 7);
        QCOMPARE(evening.of(Statistic::PartnerTricks), (StatisticSum { 1, 0, 3 }));
        QCOMPARE(evening.of(Statistic::Picker), (StatisticSum { 1, 1, 4 }));
        QCOMPARE(evening.of(Statistic::Alone), (StatisticSum { 1, 1, 4 }));
        QCOMPARE(evening.of(Statistic::Defender), (StatisticSum { 2, 1, -1 }));
        QCOMPARE(evening.of(Statistic::Leaster), (StatisticSum { 1, 1, 3 }));
        QCOMPARE(evening.of(Statistic::Picks), (StatisticSum { 7, 1, 6 }));
        QCOMPARE(evening.of(Statistic::WasSchneidered), (StatisticSum { 5, 1, 3 }));
        QCOMPARE(evening.of(Statistic::Leasters), (StatisticSum { 7, 1, 6 }));
        QCOMPARE(evening.of(Statistic::ThrownIn), (StatisticSum { 7, 1, 6 }));
        QCOMPARE(evening.of(Statistic::Hinted).counted, 1);
        QCOMPARE(evening.of(Statistic::PassedQueens), (StatisticSum { 1, 0, 2 }));
        QCOMPARE(evening.of(Statistic::PassedJackOfDiamonds), (StatisticSum { 1, 0, 1 }));
    }
};

REGISTER_GUILESS_TEST(EveningTest)
#include "evening_test.moc"
