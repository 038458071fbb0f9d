// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/seen_play.h"

#include "engine/players/random_player.h"
#include "engine/playout/playout.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Seat 1 is the picker and called hearts, seat 3 is the partner.
HandState heartsCalled(std::string_view plays)
{
    const Deal deal = dealWith({},
        { { 0, "AS KH TH 8H 9C JS" }, { 1, "QC QH JC KD 9S 9H" }, { 2, "TS KS QS 7H TC AC" },
            { 3, "AH JH JD 8D 7C KC" } },
        "7S 8S");
    HandState hand = handAfter({}, deal, "pass, pick, bury 7S 8S, call AH");
    act(hand, plays);
    return hand;
}

/// How likely the seat to act takes another one for a companion.
float friendly(const HandState& hand, int seat)
{
    const SeenPlay seen(hand.observation(*hand.toAct()));
    HoldingOdds odds(seen.setting);
    odds.look(seen.position);
    return odds.friendly(seatAt(seat));
}

} // namespace

class SeenPlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_seat_judges_its_cards_as_it_would_in_a_playout_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const char* rules : { "", "call-ten=on call-under=on", "call-king=on ten-beats-ace=on",
                 "layout=5H-J", "no-pick=leaster", "no-pick=moster", "no-pick=schneidster",
                 "no-pick=mittler", "layout=4H-1", "layout=4H-2", "layout=4H-3", "layout=3H-1",
                 "layout=6H-1", "layout=7H-1", "layout=8H-1", "layout=8H-2" })
            QTest::newRow(rules) << QByteArray(rules);
    }

    void a_seat_judges_its_cards_as_it_would_in_a_playout()
    {
        QFETCH(QByteArray, rules);
        const auto variant = variantWith(rules.toStdString());
        RandomPlayer player(1);
        for (std::uint64_t deal = 0; deal < 40; ++deal) {
            HandState hand =
                HandState::fromDeal(variant, dealFromSeed(variant, 900 + deal, seatAt(0))).value();
            while (const auto seat = hand.toAct()) {
                const auto legal = hand.legalActions();
                if (hand.phase() == Phase::Playing && legal.size() > 1) {
                    const PlaySetting setting = settingOf(hand);
                    const SeenPlay seen(hand.observation(*seat));
                    const PlayPosition open = positionOf(hand, setting);
                    for (const Action& action : legal) {
                        const Card card = std::get<Play>(action).card;
                        QCOMPARE(Playout(seen.setting).worth(seen.position, card),
                            Playout(setting).worth(open, card));
                    }
                }
                hand.apply(player.choose(hand.observation(*seat), legal, {}));
            }
        }
    }

    void the_holder_of_the_called_ace_knows_all_sides()
    {
        const HandState hand = heartsCalled("play AS, play 9S, play TS");
        QCOMPARE(friendly(hand, 1), 1.0F);
        QCOMPARE(friendly(hand, 0), 0.0F);
    }

    void at_first_every_other_seat_may_be_the_partner()
    {
        const HandState hand = heartsCalled("");
        QCOMPARE(friendly(hand, 1), 0.0F);
        for (const int other : { 2, 3, 4 })
            QVERIFY(std::abs(friendly(hand, other) - 2.0F / 3) < 1e-6F);
    }

    void a_seat_that_schmears_to_the_picker_looks_like_the_partner()
    {
        const HandState hand = heartsCalled("play 9C, play QH, play TC, play 7C");
        QVERIFY(friendly(hand, 2) < friendly(hand, 3));
    }

    void the_called_ace_shows_the_partner_to_everyone()
    {
        const HandState hand = heartsCalled("play 8H, play 9H, play 7H, play AH");
        QCOMPARE(friendly(hand, 3), 0.0F);
        QCOMPARE(friendly(hand, 0), 1.0F);
    }

    /// 4H-4: two of four seats will be makers, and the one to act may be among them.
    void until_two_queens_fall_the_seat_to_act_may_become_a_maker()
    {
        const auto variant = variantWith("layout=4H-4");
        const HandState hand = handAfter(variant, dealWith(variant, { { 0, "QC QS QH QD" } }));
        for (const int other : { 1, 2, 3 })
            QCOMPARE(friendly(hand, other), 0.5F);
    }

    void the_player_of_both_first_queens_has_no_companion()
    {
        const auto variant = variantWith("layout=4H-4");
        HandState hand = handAfter(variant, dealWith(variant, { { 0, "QC QS QH QD" } }));
        act(hand, "play QC");
        while (*hand.toAct() != seatAt(0))
            hand.apply(hand.legalActions().front());
        act(hand, "play QS");
        QCOMPARE(friendly(hand, 0), 0.0F);
        for (const int other : { 2, 3 })
            QCOMPARE(friendly(hand, other), 1.0F);
    }

    void where_reneges_are_possible_not_following_proves_nothing()
    {
        const auto variant = variantWith("renege=forfeits");
        HandState hand = handAfter(variant,
            dealWith(variant, { { 0, "AS" }, { 1, "QC QS JC AD TD 9H" } }, "KC 8C"),
            "pass, pick, bury KC 8C, call AH, play AS, play QC");
        const SeenPlay seen(hand.observation(*hand.toAct()));
        for (const SeatSet voids : seen.position.voids)
            QVERIFY(voids.empty());
    }
};

REGISTER_TEST(SeenPlayTest)
#include "seen_play_test.moc"
