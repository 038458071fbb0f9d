// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/conventions.h"

#include "engine/cards/card_text.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

Action play(const char* card) { return Play { parseCard(card).value() }; }

/// A defender to lead the first trick, with trump and fail.
Observation defenderToLead()
{
    Observation seen;
    seen.phase = Phase::Playing;
    seen.seats = SeatSet::firstSeats(5);
    seen.picker = seatAt(1);
    seen.sides.makers.add(seatAt(1));
    seen.sides.defenders.add(seatAt(0));
    for (const Action& action : { play("JD"), play("8D"), play("AC"), play("9S") })
        seen.hand.add(std::get<Play>(action).card);
    seen.proper = seen.hand;
    return seen;
}

} // namespace

class ConventionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_defender_with_fail_leads_no_trump_to_the_first_two_tricks()
    {
        Observation seen = defenderToLead();
        QVERIFY(breaksConvention(seen, play("JD")));
        QVERIFY(!breaksConvention(seen, play("AC")));
        seen.proper.remove(std::get<Play>(play("AC")).card);
        seen.proper.remove(std::get<Play>(play("9S")).card);
        QVERIFY(!breaksConvention(seen, play("JD")));
        seen = defenderToLead();
        seen.sides.makers.add(seatAt(0));
        seen.sides.defenders = {};
        QVERIFY(!breaksConvention(seen, play("JD")));
    }

    void a_lead_against_the_convention_needs_a_clearly_better_score()
    {
        const Observation seen = defenderToLead();
        std::vector<Trials> trials { { play("JD"), { 1, -1, 2, -2 } },
            { play("AC"), { -1, -1, 2, -2 } }, { play("9S"), { -2, -2, -2, -2 } } };
        keepConventions(seen, trials);
        QCOMPARE(trials.size(), std::size_t(2));
        QCOMPARE(trials.front().action, play("AC"));
    }

    void a_lead_that_is_surely_better_is_kept()
    {
        const Observation seen = defenderToLead();
        std::vector<Trials> trials { { play("JD"), {} }, { play("AC"), {} } };
        for (int i = 0; i < 100; ++i) {
            trials[0].scores.push_back(i % 3);
            trials[1].scores.push_back(-1);
        }
        keepConventions(seen, trials);
        QCOMPARE(trials.front().action, play("JD"));
    }
};

REGISTER_TEST(ConventionsTest)
#include "conventions_test.moc"
