// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/own_strength.h"

#include "engine/playout/playout.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

HandState handPicked(std::string_view kept, std::string_view call)
{
    HandState hand = pickedHand(variantWith(""), kept, "KC 7C");
    act(hand, call);
    return hand;
}

/// A hand played out by regulars; seat 0 has picked.
struct PlayedOut {
    PlayedOut(std::string_view kept, std::string_view call)
        : hand(handPicked(kept, call))
        , setting(settingOf(hand))
        , end(positionOf(hand, setting))
    {
        Playout(setting).finish(end);
    }

    int pointsAfter(Seat viewer) const
    {
        PlayPosition more = end;
        addOwnStrength(more, setting, viewer);
        return pointsOfSide(more, setting, *setting.picker);
    }
    int points() const { return pointsOfSide(end, setting, *setting.picker); }
    bool bothHaveTricks() const
    {
        int tricks = 0;
        for (const Seat maker : end.makers)
            tricks += end.tricks(maker);
        return tricks > 0 && tricks < end.tricksDone;
    }

    HandState hand;
    PlaySetting setting;
    PlayPosition end;
};

} // namespace

class OwnStrengthTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_picker_is_expected_to_take_more_than_its_playout_does()
    {
        const PlayedOut played("QC TH 8D 9H AS TS", "call AH");
        QVERIFY(played.bothHaveTricks());
        const Seat picker = *played.setting.picker;
        QVERIFY(played.pointsAfter(picker) > played.points());
    }

    void a_lone_picker_plays_all_cards_of_its_side_and_takes_twice_as_many()
    {
        const PlayedOut called("QC TH 8D 9H AS TS", "call AH");
        const PlayedOut alone("QC TH 8D 9H AS TS", "alone");
        QVERIFY(called.bothHaveTricks() && alone.bothHaveTricks());
        const auto more = [](const PlayedOut& played) {
            return played.pointsAfter(*played.setting.picker) - played.points();
        };
        QCOMPARE(more(alone), 2 * more(called));
    }

    void the_others_play_on_as_they_do()
    {
        const PlayedOut played("QC TH 8D 9H AS TS", "call AH");
        for (const Seat seat : played.setting.seats)
            if (seat != *played.setting.picker)
                QCOMPARE(played.pointsAfter(seat), played.points());
    }

    /// Neither a schneider nor all tricks come of it.
    void who_takes_every_trick_takes_no_more()
    {
        const PlayedOut played("QC QS QH QD JC JS", "alone");
        QVERIFY(!played.bothHaveTricks());
        QCOMPARE(played.pointsAfter(*played.setting.picker), played.points());
    }
};

REGISTER_TEST(OwnStrengthTest)

#include "own_strength_test.moc"
