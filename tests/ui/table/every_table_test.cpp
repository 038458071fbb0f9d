// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/match.h"
#include "engine/rules/presets.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"
#include "tests/support/to_string.h"
#include "tests/ui/table/table_user.h"
#include "ui/table/panels/choice_bar.h"
#include "ui/table/panels/result_panel.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/open_cards_item.h"
#include "ui/table/scene/table_scene.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

Q_DECLARE_METATYPE(sheepshead::CheckedVariant)

namespace {

/// Every preset, and the rules that ask something of a person that no preset asks.
struct Table {
    std::string name;
    CheckedVariant variant;
};

std::vector<Table> tables()
{
    std::vector<Table> all;
    for (const Preset& preset : presets())
        all.push_back({ std::string(preset.key), check(preset.variant).value() });
    for (const char* rules : { "call-sheepshead=on", "no-pick=vote", "redeal-hand=on-request",
             "renege=forfeits", "layout=5H-J partner=jack-of-diamonds call-up=next-jack",
             "call-hold=off", "crack=several blitz-black-queens=on blitz-when=in-play" })
        all.push_back({ rules, variantWith(rules) });
    return all;
}

/// One hand at each table. All seats decide at random, the person by mouse or keyboard.
class EveryTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_hand_is_played_by_mouse_data() { eachTable(); }
    void a_hand_is_played_by_mouse() { play(&TableUser::decideByMouse, 3); }
    void a_hand_is_played_by_keyboard_data() { eachTable(); }
    void a_hand_is_played_by_keyboard() { play(&TableUser::decideByKeys, 8); }

private:
    static void eachTable()
    {
        QTest::addColumn<CheckedVariant>("variant");
        for (const Table& table : tables())
            QTest::newRow(table.name.c_str()) << table.variant;
    }

    /// The viewer's cards, the open ones of every seat, and how many each holds: no more and no
    /// less.
    static void showsWhatIsKnown(PlayedTable& played)
    {
        const Observation seen = played.hand().observation(viewer);
        TableScene& scene = played.table().scene();
        if (seen.trickOnTable())
            return; // an uncovered card is turned after the trick
        QCOMPARE(scene.hand().cards(), seen.under ? seen.hand.with(*seen.under) : seen.hand);
        for (const Seat seat : seen.seats) {
            const bool inHand = seat == viewer && seen.variant.layout().piles == 0;
            const PileSlots& open = scene.openCards(seat).piles();
            QCOMPARE(open.open(), inHand ? CardSet() : seen.open[seat]);
            int covered = 0;
            for (const Card card : open.open())
                covered += open.covers(card) ? 1 : 0;
            QCOMPARE(static_cast<int>(scene.openCards(seat).backs().size()), covered);
            QCOMPARE(scene.seat(seat).state().cards + seen.open[seat].size() + covered,
                seen.cardsHeld[seat]);
        }
    }

    static void play(bool (TableUser::*decide)(const Action&), std::uint64_t seed)
    {
        QFETCH(CheckedVariant, variant);
        PlayedTable played(Match(variant, seed, seatAt(1)).dealHand(), viewer, seed);
        played.table().resize(1020, 740);
        played.table().show();
        QVERIFY(QTest::qWaitForWindowActive(&played.table()));
        TableUser user(played.table());
        RandomPlayer anySeat(seed + 1);
        played.setPerson([&] {
            const Turn turn = *played.turn();
            const Action action = anySeat.choose(turn.seen, turn.legal, {});
            QSignalSpy chosen(&played.table().turn(), &PersonsTurn::chosen);
            QVERIFY2((user.*decide)(action), actionText(action).c_str());
            QCOMPARE(chosen.size(), 1);
            QCOMPARE(chosen.first().first().value<Action>(), action);
        });
        played.setWatcher([&] { showsWhatIsKnown(played); });
        QVERIFY(played.playToEnd());
        QVERIFY(played.table().findChild<ResultPanel*>()->isVisible());
        QVERIFY(!played.table().findChild<ChoiceBar*>()->isVisible());
    }
};

} // namespace

REGISTER_WIDGET_TEST(EveryTableTest)
#include "every_table_test.moc"
