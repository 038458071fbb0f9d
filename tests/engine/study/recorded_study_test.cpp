// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/recorded_study.h"

#include "engine/match/match.h"
#include "engine/players/rule/rule_player.h"
#include "engine/rules/presets.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

bool isRefusal(const SeenAction& each)
{
    const auto* const action = std::get_if<Action>(&each.what);
    return action != nullptr && std::holds_alternative<Decline>(*action);
}

} // namespace

class RecordedStudyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Whatever the rules, and for whichever seat.
    void the_main_line_is_how_the_hand_went_on_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < presets().size(); ++i)
            QTest::newRow(presets()[i].key.data()) << int(i);
    }
    void the_main_line_is_how_the_hand_went_on()
    {
        QFETCH(const int, number);
        const CheckedVariant variant =
            check(presets()[static_cast<std::size_t>(number)].variant).value();
        HandState hand = Match(variant, 5, seatAt(0)).dealHand();
        HandRecord record { variant, hand.deal(), hand.doubler(), {}, {}, false };
        RulePlayer player;
        record.actions = playOut(hand, player);
        for (const Seat seat : hand.seats()) {
            const StudyTree study = studyOf(record, seat, decisionsBefore(record, seat)).value();
            const auto line = study.mainLine();
            StudyPosition end = study.positionAt(line.empty() ? StudyTree::root : line.back());
            QVERIFY(checkPosition(end).example->over());
            auto told =
                positionOf(record, seat, record.actions.size(), StudySight::Seat).value().actions;
            std::erase_if(end.actions, isRefusal);
            std::erase_if(told, isRefusal); // the others heard nothing of it
            QVERIFY(end.actions == told);
        }
    }

    void a_record_that_cannot_be_replayed_is_a_problem()
    {
        HandRecord record { check(presets().front().variant).value(), {}, 1, {}, {}, false };
        QVERIFY(!studyOf(record, seatAt(0), 0));
    }
};

REGISTER_TEST(RecordedStudyTest)
#include "recorded_study_test.moc"
