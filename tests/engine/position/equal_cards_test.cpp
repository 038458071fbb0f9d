// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/position/equal_cards.h"

#include "engine/hand/state/hand_record.h"
#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;

namespace {

/// What seat 0 sees after some lines of this hand.
Observation seenAfter(int lines)
{
    HandRecord record = parseRecord(R"(sheepshead hand 1
variant layout=5H-A
deal dealer=3
hand 0 QC QH JS JH 9C 8C
hand 1 QS TD AC KC 7S 8H
hand 2 JC KD AS 9S TC 9H
hand 3 QD AD 8S TS AH 7H
hand 4 JD 8D 7D 7C KS KH
blind 9D TH
4 pass
0 pass
1 pick
1 bury KC 8H
1 alone
4 play 7C
0 play 9C
1 play AC
2 play TC
3 play AD
3 play QD
4 play JD
0 play QH
1 play QS
2 play JC
)")
                            .value();
    record.actions.resize(static_cast<std::size_t>(lines));
    return replay(record).value().observation(seatAt(0));
}

} // namespace

class EqualCardsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void neighbours_of_the_same_points_are_equal()
    {
        const Observation seen = seenAfter(0);
        QVERIFY(equalCards(seen, Card(Rank::Jack, Suit::Spades))
            == CardSet({ Card(Rank::Jack, Suit::Spades), Card(Rank::Jack, Suit::Hearts) }));
        QVERIFY(equalCards(seen, Card(Rank::Nine, Suit::Clubs))
            == CardSet({ Card(Rank::Nine, Suit::Clubs), Card(Rank::Eight, Suit::Clubs) }));
    }

    void a_card_that_another_player_may_hold_sets_them_apart()
    {
        const Observation seen = seenAfter(0); // the queen of spades is out
        QVERIFY(equalCards(seen, Card(Rank::Queen, Suit::Clubs))
            == CardSet({ Card(Rank::Queen, Suit::Clubs) }));
    }

    void a_card_on_the_table_sets_apart_and_one_that_is_gone_does_not()
    {
        const Card club(Rank::Eight, Suit::Clubs);
        QVERIFY(equalCards(seenAfter(6), club)
            == CardSet({ club, Card(Rank::Nine, Suit::Clubs) })); // the seven lies below both
        const Observation later = seenAfter(10);
        QCOMPARE(equalCards(later, club).size(), 1); // the nine was played
        QCOMPARE(equalCards(later, Card(Rank::Jack, Suit::Spades)).size(), 2);
    }

    void trump_and_fail_are_never_equal()
    {
        const Observation seen = seenAfter(0);
        for (const Card card : seen.hand)
            for (const Card other : equalCards(seen, card))
                QVERIFY(seen.trumps.isTrump(card) == seen.trumps.isTrump(other)
                    && card.points() == other.points());
    }

    void the_partners_jack_is_like_no_other()
    {
        Observation seen = seenAfter(0);
        seen.called = Card(Rank::Jack, Suit::Hearts);
        QCOMPARE(equalCards(seen, Card(Rank::Jack, Suit::Spades)).size(), 1);
        QCOMPARE(equalCards(seen, Card(Rank::Jack, Suit::Hearts)).size(), 1);
    }
};

REGISTER_TEST(EqualCardsTest)
#include "equal_cards_test.moc"
