// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/holding_odds.h"

#include "engine/playout/play_table.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

class HoldingOddsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_picker_is_likelier_to_hold_trump_and_a_void_is_remembered()
    {
        HandState hand = pickedHand(variantWith(""), "QC QS JC 9D KC 7C", "TS AS");
        while (hand.phase() != Phase::Playing || hand.toAct() == hand.data().picker)
            hand.apply(hand.legalActions().front());
        const PlaySetting setting = settingOf(hand);
        PlayPosition position = positionOf(hand, setting);
        HoldingOdds odds(setting);
        odds.look(position);
        const CardSet trump = odds.unseen() & setting.trumps.trump();
        const Seat picker = *setting.picker;
        const Seat viewer = odds.viewer();
        for (const Seat seat : setting.seats)
            if (seat != viewer && seat != picker)
                QVERIFY(odds.none(picker, trump) < odds.none(seat, trump));
        const Seat other = setting.seats.nextAfter(viewer) == picker
            ? setting.seats.nextAfter(picker)
            : setting.seats.nextAfter(viewer);
        position.voids[trumpKind].add(other);
        odds.look(position);
        QCOMPARE(odds.none(other, trump), 1.0F);
    }
};

REGISTER_TEST(HoldingOddsTest)
#include "holding_odds_test.moc"
