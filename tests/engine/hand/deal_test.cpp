// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/deal.h"
#include "engine/hand/state/hand_state.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using sheepshead::testing::cards;
using sheepshead::testing::variantWith;

namespace {

const CheckedVariant calledAce;

/// A deal that is right, to be spoilt.
Deal goodDeal() { return dealFromSeed(calledAce, 24, seatAt(4)); }

std::string handsText(const Deal& deal, SeatSet seats)
{
    std::string text;
    for (const Seat seat : seats)
        text += cardsText(deal.hands[seat]) + " | ";
    return text + cardsText(deal.blind);
}

} // namespace

class DealTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Score books and bug reports name deals by their seeds: these must never change.
    void a_seed_deals_the_same_cards_everywhere_data()
    {
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<QByteArray>("cards");
        QTest::newRow("seed 1") << quint64 { 1 }
                                << QByteArray("QD JS 8D TS KS 8C | TD KD 9D 7C 7S KH | "
                                              "JH 7D 8S AH 9H 8H | QC AD AC 9C AS TH | "
                                              "QS QH JC JD KC 7H | TC 9S");
        QTest::newRow("seed 24") << quint64 { 24 }
                                 << QByteArray("JS 8D TS KH 9H 8H | QS QD AD KC 8C 9S | "
                                               "JH TD 7D AC 9C 8S | QC JD 9D 7C AH 7H | "
                                               "KD TC AS KS 7S TH | QH JC");
    }

    void a_seed_deals_the_same_cards_everywhere()
    {
        QFETCH(quint64, seed);
        QFETCH(QByteArray, cards);
        const Deal deal = dealFromSeed(calledAce, seed, seatAt(4));
        std::string expected;
        for (const QByteArray& hand : cards.split('|'))
            expected += (expected.empty() ? "" : " | ")
                + cardsText(testing::cards(hand.trimmed().toStdString()));
        QCOMPARE(handsText(deal, SeatSet::firstSeats(5)), expected);
        QCOMPARE(deal.seed.value(), seed);
    }

    void every_deal_is_fair_to_the_deck()
    {
        const CheckedVariant six = variantWith("dealer-sits-out=on");
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            QVERIFY(!faultOf(calledAce, dealFromSeed(calledAce, seed, seatAt(2))));
            QVERIFY(!faultOf(six, dealFromSeed(six, seed, seatAt(5))));
        }
    }

    void a_deck_is_dealt_as_it_lies()
    {
        const std::vector<Card> deck = unshuffledDeck(calledAce);
        QCOMPARE(deck.size(), std::size_t { 32 });
        const Deal deal = dealtFrom(calledAce, deck, seatAt(4));
        QVERIFY(!faultOf(calledAce, deal));
        for (int i = 0; i < 30; ++i)
            QVERIFY(deal.hands[seatAt(i / 6)].contains(deck[static_cast<std::size_t>(i)]));
        QVERIFY(deal.blind == CardSet({ deck[30], deck[31] }));
        QVERIFY(!deal.seed);
    }

    void the_cards_go_round_from_the_dealers_left()
    {
        const Deal last = dealFromSeed(calledAce, 24, seatAt(4));
        const Deal first = dealFromSeed(calledAce, 24, seatAt(0));
        for (int i = 0; i < 5; ++i)
            QCOMPARE(first.hands[seatAt((i + 1) % 5)], last.hands[seatAt(i)]);
        QCOMPARE(first.blind, last.blind);
    }

    void every_card_is_as_likely_in_the_blind_as_the_next()
    {
        PerSeat<int> blinds; // of eight groups of four cards each
        for (std::uint64_t seed = 0; seed < 4000; ++seed)
            for (const Card card : dealFromSeed(calledAce, seed, seatAt(4)).blind)
                ++blinds[seatAt(card.index() / 4)];
        for (int i = 0; i < 8; ++i)
            QVERIFY(blinds[seatAt(i)] > 880 && blinds[seatAt(i)] < 1120);
    }

    void a_dealer_who_sits_out_gets_no_cards()
    {
        const CheckedVariant six = variantWith("dealer-sits-out=on");
        const Deal deal = dealFromSeed(six, 24, seatAt(3));
        QVERIFY(deal.hands[seatAt(3)].empty());
        QCOMPARE(playingSeats(six, seatAt(3)).size(), 5);
        QVERIFY(!playingSeats(six, seatAt(3)).contains(seatAt(3)));
        QCOMPARE(deal.hands[seatAt(4)], dealFromSeed(calledAce, 24, seatAt(4)).hands[seatAt(0)]);
    }

    void all_play_where_no_dealer_sits_out()
    {
        QCOMPARE(playingSeats(calledAce, seatAt(3)), SeatSet::firstSeats(5));
    }

    void a_deal_that_cannot_be_is_a_problem_in_its_place_data()
    {
        QTest::addColumn<int>("spoilt");
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("card missing")
            << 0 << QByteArray("seat 1") << QByteArray("5 cards instead of 6");
        QTest::newRow("card dealt twice")
            << 1 << QByteArray("seat 2") << QByteArray("QS dealt twice");
        QTest::newRow("card in hand and blind")
            << 2 << QByteArray("blind") << QByteArray("QC dealt twice");
        QTest::newRow("blind too large")
            << 3 << QByteArray("blind") << QByteArray("3 cards instead of 2");
        QTest::newRow("a hand without a seat")
            << 4 << QByteArray("seat 6") << QByteArray("1 cards instead of 0");
        QTest::newRow("strange dealer")
            << 5 << QByteArray("dealer") << QByteArray("seat 5 is not at this table");
    }

    void a_deal_that_cannot_be_is_a_problem_in_its_place()
    {
        QFETCH(int, spoilt);
        QFETCH(QByteArray, place);
        QFETCH(QByteArray, reason);
        Deal deal = goodDeal();
        spoil(deal, spoilt);
        const auto fault = faultOf(calledAce, deal);
        QVERIFY(fault.has_value());
        QCOMPARE(fault->place, place.toStdString());
        QCOMPARE(fault->reason, reason.toStdString());
        QVERIFY(!HandState::fromDeal(calledAce, deal).ok());
    }

    void a_hand_without_ace_face_or_trump_is_a_redeal_hand_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("hand");
        QTest::addColumn<bool>("redeal");
        const auto row = [](const char* rules, const char* hand, bool redeal) {
            QTest::addRow("%s %s", rules, hand) << QByteArray(rules) << QByteArray(hand) << redeal;
        };
        row("", "TC 9C 8S 7S TH 9H", true);
        row("", "TC 9C 8S 7S TH 7D", false);
        row("", "TC 9C 8S 7S TH AH", false);
        row("", "TC 9C 8S 7S TH KH", false);
        row("", "TC 9C 8S 7S TH QH", false);
        row("", "TC 9C 8S 7S TH JH", false);
        row("trump-suit=clubs", "TD 9D 8S 7S TH 9H", true);
        row("trump-suit=clubs", "TC 9D 8S 7S TH 9H", false);
        row("trump-suit=clubs", "AD 9D 8S 7S TH 9H", false);
    }

    void a_hand_without_ace_face_or_trump_is_a_redeal_hand()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, hand);
        QFETCH(bool, redeal);
        QCOMPARE(isRedealHand(cards(hand.toStdString()), variantWith(rules.toStdString()).trumps()),
            redeal);
    }

    void a_redeal_hand_is_shown_and_ends_the_hand()
    {
        const Deal deal = testing::dealWith(calledAce, { { 3, "TC 9C 8S 7S TH 9H" } });
        const HandState hand = HandState::fromDeal(calledAce, deal).value();
        QVERIFY(hand.over());
        QVERIFY(hand.thrownIn() == ThrowIn::RedealHand);
        const std::vector<Event> opening = hand.opening();
        QCOMPARE(opening.size(), std::size_t { 3 });
        QVERIFY((opening[1] == Event(RedealHandShown { seatAt(3), deal.hands[seatAt(3)] })));
        QVERIFY(opening[2] == Event(ThrownIn { ThrowIn::RedealHand }));
    }

    void a_redeal_hand_is_played_where_the_table_wants_it_so()
    {
        const CheckedVariant off = variantWith("redeal-hand=off");
        const Deal deal = testing::dealWith(off, { { 3, "TC 9C 8S 7S TH 9H" } });
        const HandState hand = HandState::fromDeal(off, deal).value();
        QVERIFY(!hand.over());
        QCOMPARE(hand.opening().size(), std::size_t { 1 });
    }

private:
    static void spoil(Deal& deal, int how)
    {
        const auto at = [&](int seat) -> CardSet& { return deal.hands[seatAt(seat)]; };
        switch (how) {
        case 0:
            at(1).remove(at(1).first());
            break;
        case 1: // QS is in hand 1
            at(2).remove(at(2).first());
            at(2).add(testing::card("QS"));
            break;
        case 2: // QC is in hand 3
            deal.blind = cards("QC QH");
            break;
        case 3:
            deal.blind.add(testing::card("7H"));
            break;
        case 4:
            at(6).add(testing::card("7H"));
            break;
        default:
            deal.dealer = seatAt(5);
        }
    }
};

REGISTER_TEST(DealTest)
#include "deal_test.moc"
