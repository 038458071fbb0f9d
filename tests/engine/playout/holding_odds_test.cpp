// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/holding_odds.h"

#include "engine/players/rule/rule_player.h"
#include "engine/playout/play_table.h"
#include "engine/playout/playout.h"
#include "engine/rules/variant_text.h"
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

    void a_playout_plays_the_cards_that_rule_players_would_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const char* rules : { "", "layout=5H-J", "no-pick=leaster", "layout=4H-1",
                 "layout=3H-1", "layout=6H-1", "layout=8H-1" })
            QTest::newRow(rules) << QByteArray(rules);
    }

    void a_playout_plays_the_cards_that_rule_players_would()
    {
        QFETCH(QByteArray, rules);
        const auto variant = variantWith(rules.toStdString());
        RulePlayer player;
        int asked = 0;
        int same = 0;
        for (std::uint64_t deal = 0; deal < 40; ++deal) {
            HandState hand =
                HandState::fromDeal(variant, dealFromSeed(variant, 900 + deal, seatAt(0))).value();
            while (const auto seat = hand.toAct()) {
                const auto legal = hand.legalActions();
                const Action action = player.choose(hand.observation(*seat), legal, {});
                if (hand.phase() == Phase::Playing && legal.size() > 1) {
                    const PlaySetting setting = settingOf(hand);
                    const Card card = Playout(setting).choose(positionOf(hand, setting));
                    ++asked;
                    same += card == std::get<Play>(action).card;
                }
                hand.apply(action);
            }
        }
        QVERIFY2(same >= 0.97 * asked, qPrintable(QStringLiteral("%1 of %2").arg(same).arg(asked)));
    }
};

REGISTER_TEST(HoldingOddsTest)
#include "holding_odds_test.moc"
