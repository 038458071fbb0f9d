// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/makers_chance.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// What this hand gives a picker when all seats before it have passed.
double chance(const std::string& rules, std::string_view hand, int seat = 0)
{
    const CheckedVariant variant = variantWith(rules);
    HandState state = handAfter(variant, dealWith(variant, { { seat, hand } }));
    for (int before = 0; before < seat; ++before)
        state.apply(Pass {});
    return chanceAsPicker(state.observation(seatAt(seat)));
}

/// The same after burying these two cards and keeping the others.
double chanceAlone(std::string_view kept)
{
    const HandState state = pickedHand({}, kept, "KC KS");
    return chanceAloneWithKept(state.observation(seatAt(0)));
}

} // namespace

class MakersChanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_stronger_hand_wins_more_often()
    {
        QVERIFY(chance("layout=5H-A", "QC QS JC AD TD 9H")
            > chance("layout=5H-A", "QD JD 9D 8D KC 9H") + 0.2);
    }

    void the_more_players_pass_the_better_the_unseen_cards()
    {
        const std::string_view hand = "QD JH 9D 8D KC 9H";
        QVERIFY(chance("layout=5H-A", hand, 4) > chance("layout=5H-A", hand, 0) + 0.1);
    }

    void a_partner_helps()
    {
        const std::string_view hand = "QD JH 9D 8D KC 9H 9S";
        QVERIFY(chance("layout=4H-1P", hand) > chance("layout=4H-1", hand) + 0.2);
    }

    void a_larger_blind_helps()
    {
        const std::string_view hand = "QD JH 9D 8D KC 9H KS";
        QVERIFY(chance("layout=4H-1P", hand) > chance("layout=4H-2 partner=called-ace", hand));
    }

    void the_holder_of_the_partner_jack_plays_alone_unless_calling_up_is_allowed()
    {
        const std::string_view hand = "QD JD 9D 8D KC 9H";
        const double secret = chance("layout=5H-J", hand);
        QVERIFY(chance("layout=5H-J call-up=next-jack", hand) > secret + 0.2);
        QVERIFY(chance("layout=5H-J partner=jack-of-clubs", hand) > secret + 0.2);
    }

    void with_all_four_jacks_there_is_none_to_call_up()
    {
        const std::string_view hand = "JC JS JH JD KC 9H";
        QCOMPARE(chance("layout=5H-J call-up=next-jack", hand), chance("layout=5H-J", hand));
    }

    void alone_it_takes_the_highest_cards()
    {
        QVERIFY(chanceAlone("QC QS QH QD JC AH") > 0.9);
        QVERIFY(chanceAlone("QH JD AD 9D 8D 9H") < 0.3);
    }
};

REGISTER_TEST(MakersChanceTest)
#include "makers_chance_test.moc"
