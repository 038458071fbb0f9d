// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/season/season_records.h"

#include "engine/season/season_pairs.h"
#include "tests/engine/season/season_samples.h"
#include "tests/support/registered_test.h"

#include <QtTest>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

using Part = SeasonSeat::Part;

/// Ada picks, with Bob as partner; Cy and Dot defend.
SeasonHand adasHand(int day, int number, int score)
{
    return { .sheet = day,
        .day = "2026-09-0" + std::to_string(day),
        .number = number,
        .leadersWon = score > 0,
        .seats = { { ada, 2 * score, true, Part::Leader }, { bob, score, true, Part::Partner },
            { cy, -score, true }, { dot, -2 * score, true } } };
}

std::optional<SeasonRecord> recordIn(const std::vector<SeasonHand>& hands, SeasonRecordKind kind)
{
    const auto evenings = eveningsOf(autumn(), hands);
    const auto records = recordsOf(autumn(), evenings, handsOf(evenings, hands));
    const auto found = std::ranges::find(records, kind, &SeasonRecord::kind);
    return found == records.end() ? std::nullopt : std::optional(*found);
}

} // namespace

class SeasonRecordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_record_belongs_to_who_reached_it_first()
    {
        const std::vector hands { adasHand(2, 1, 3), adasHand(1, 1, 3), adasHand(1, 2, -1) };
        QCOMPARE(recordIn(hands, SeasonRecordKind::BestHand),
            (SeasonRecord { SeasonRecordKind::BestHand, ada, 6, "2026-09-01", 1, 1 }));
        QCOMPARE(recordIn(hands, SeasonRecordKind::BestEvening)->value, 6);
        QCOMPARE(recordIn(hands, SeasonRecordKind::WorstEvening)->person, cy); // Dot is a guest
        QCOMPARE(recordIn(hands, SeasonRecordKind::MostHands)->value, 2);
    }

    void a_run_of_won_picks_goes_on_over_evenings_until_a_pick_is_lost()
    {
        const std::vector hands { adasHand(1, 1, 1), adasHand(1, 2, 1), adasHand(2, 1, 1),
            adasHand(2, 2, -1), adasHand(2, 3, 1) };
        QCOMPARE(recordIn(hands, SeasonRecordKind::WonPicks)->value, 3);
        QCOMPARE(recordIn(hands, SeasonRecordKind::WonPicks)->day, std::string("2026-09-02"));
        QCOMPARE(recordIn(hands, SeasonRecordKind::LostPicks)->value, 1);
    }

    void a_record_that_no_one_has_is_none()
    {
        QVERIFY(!recordIn({ adasHand(1, 1, 2) }, SeasonRecordKind::LostPicks));
    }

    void pairs_of_the_group_have_hands_won_and_points()
    {
        std::vector hands { adasHand(1, 1, 3), adasHand(1, 2, -1) };
        hands.push_back(hands[0]);
        hands.back().seats[1].person = dot; // a guest makes no pair
        QCOMPARE(pairsOf(autumn(), hands), (std::vector<SeasonPair> { { ada, bob, 2, 1, 6 } }));
    }
};

REGISTER_TEST(SeasonRecordsTest)
#include "season_records_test.moc"
