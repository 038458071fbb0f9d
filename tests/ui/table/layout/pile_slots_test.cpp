// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"
#include "ui/table/layout/pile_slots.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

class PileSlotsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        piles_ = {};
        settle("7H QC AS 9D", "7H QC AS 9D");
    }

    void piles_are_sorted_once_like_a_hand()
    {
        QCOMPARE(piles_.slotOf(card("QC")), 0);
        QCOMPARE(piles_.slotOf(card("9D")), 1);
        QCOMPARE(piles_.slotOf(card("AS")), 2);
        QCOMPARE(piles_.slotOf(card("7H")), 3);
        QVERIFY(piles_.covers(card("7H")));
    }

    void a_played_card_leaves_the_others_where_they_are()
    {
        QCOMPARE(piles_.take(card("9D")), 1);
        QVERIFY(!piles_.slotOf(card("9D")));
        QCOMPARE(piles_.slotOf(card("AS")), 2);
        QVERIFY(piles_.all()[1].covered);
        QVERIFY(!piles_.take(card("9D")));
    }

    void a_turned_card_lies_where_it_was_covered()
    {
        piles_.take(card("AS"));
        QCOMPARE(piles_.turn(card("QS")), 2);
        settle("7H QC QS 9D", "7H QC 9D");
        QCOMPARE(piles_.slotOf(card("QS")), 2);
        QVERIFY(!piles_.covers(card("QS")));
        QVERIFY(piles_.covers(card("QC")));
    }

    void an_uncovered_card_is_not_known_before_the_trick_is_over()
    {
        piles_.take(card("AS"));
        settle("7H QC QS 9D", "7H QC 9D", true);
        QVERIFY(!piles_.slotOf(card("QS")));
        QVERIFY(piles_.all()[2].covered);
        settle("7H QC QS 9D", "7H QC 9D");
        QCOMPARE(piles_.slotOf(card("QS")), 2);
    }

    void what_was_not_watched_fills_the_gaps()
    {
        settle("QC QS KH", "QC");
        QCOMPARE(piles_.open(), cards("QC QS KH"));
        QCOMPARE(piles_.slotOf(card("QC")), 0);
        QCOMPARE(piles_.slotOf(card("QS")), 1);
        QCOMPARE(piles_.slotOf(card("KH")), 2);
        QVERIFY(!piles_.all()[3].open && !piles_.all()[3].covered);
    }

    void a_pair_that_is_shown_covers_nothing()
    {
        piles_.clear();
        settle("QC QS", "-");
        QCOMPARE(piles_.all().size(), 2U);
        QVERIFY(!piles_.covers(card("QC")));
        piles_.take(card("QC"));
        settle("QS", "-", true);
        QCOMPARE(piles_.slotOf(card("QS")), 1);
    }

private:
    void settle(std::string_view open, std::string_view covering, bool duringTrick = false)
    {
        piles_.settle(cards(open), cards(covering), TrumpOrder(), duringTrick);
    }

    PileSlots piles_;
};

} // namespace

REGISTER_TEST(PileSlotsTest)
#include "pile_slots_test.moc"
