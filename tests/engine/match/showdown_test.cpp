// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/showdown.h"

#include "tests/support/registered_test.h"

#include <QtTest>

#include <string_view>

using namespace sheepshead;

namespace {

/// "AC KD TS 7H 2C"
PokerHand hand(std::string_view text)
{
    constexpr std::string_view ranks = "23456789TJQKA";
    constexpr std::string_view suits = "CSHD";
    PokerHand cards;
    for (std::size_t i = 0; i < cards.size(); ++i)
        cards[i] = { static_cast<std::uint8_t>(ranks.find(text[3 * i]) + 2),
            static_cast<std::uint8_t>(suits.find(text[3 * i + 1])) };
    return cards;
}

std::vector<PokerCard> dealtIn(const Showdown& showdown, SeatSet seats)
{
    std::vector<PokerCard> cards;
    for (const Seat seat : seats)
        cards.insert(cards.end(), showdown.hands[seat].begin(), showdown.hands[seat].end());
    return cards;
}

} // namespace

/// POT-END
class ShowdownTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void each_poker_hand_beats_the_one_before_it_data()
    {
        QTest::addColumn<QByteArray>("weaker");
        QTest::addColumn<QByteArray>("stronger");
        const char* const upwards[] = {
            "AC QD JS 9H 8C", // high card
            "AC KD TS 8H 7C",
            "7C 7D TS 9H 8C", // one pair
            "8C 8D TS 9H 7C",
            "8S 8H JS 9C 7D", // the same pair, a better card beside it
            "8C 8D 7S 7H 9C", // two pairs
            "AC AD 7S 7H 9C",
            "AC AD 7S 7H TC",
            "AC AD KS KH 7C",
            "7C 7D 7S 9H 8C", // three of a kind
            "QC QD QS 9H 8C",
            "AC 2D 3S 4H 5C", // a straight with the ace below
            "7C 8D 9S TH JC",
            "AC KD QS JH TC",
            "7C 8C 9C TC QC", // flush
            "AC 8C 9C TC QC",
            "7C 7D 7S AH AC", // full house
            "8C 8D 8S 7H 7C",
            "7C 7D 7S 7H 8C", // four of a kind
            "AC AD AS AH 8C",
            "7S 8S 9S TS JS", // straight flush
            "AD KD QD JD TD",
        };
        for (std::size_t i = 1; i < std::size(upwards); ++i)
            QTest::newRow(upwards[i]) << QByteArray(upwards[i - 1]) << QByteArray(upwards[i]);
    }

    void each_poker_hand_beats_the_one_before_it()
    {
        QFETCH(QByteArray, weaker);
        QFETCH(QByteArray, stronger);
        QVERIFY(
            pokerStrength(hand(weaker.constData())) < pokerStrength(hand(stronger.constData())));
    }

    void suits_break_no_tie()
    {
        QVERIFY(pokerStrength(hand("AC KD TS 8H 7C")) == pokerStrength(hand("AS KH TD 8C 7S")));
    }

    void each_player_gets_five_cards_and_the_best_hand_wins_data()
    {
        QTest::addColumn<int>("players");
        for (int players = 2; players <= maxSeats; ++players)
            QTest::addRow("%d players", players) << players;
    }

    void each_player_gets_five_cards_and_the_best_hand_wins()
    {
        QFETCH(int, players);
        const SeatSet seats = SeatSet::firstSeats(players);
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            const Showdown showdown = playShowdown(seats, seed);
            QVERIFY(showdown == playShowdown(seats, seed));
            const auto cards = dealtIn(showdown, seats);
            QCOMPARE(static_cast<int>(cards.size()), 5 * players);
            const int lowest = players > 6 ? 2 : 7; // seven players need more than 32 cards
            for (const PokerCard& each : cards) {
                QVERIFY(each.rank >= lowest);
                QCOMPARE(std::ranges::count(cards, each), 1);
            }
            QVERIFY(!showdown.winners.empty());
            const auto best = pokerStrength(showdown.hands[*showdown.winners.begin()]);
            for (const Seat seat : seats) {
                const auto strength = pokerStrength(showdown.hands[seat]);
                QVERIFY(strength <= best);
                QCOMPARE(showdown.winners.contains(seat), strength == best);
            }
        }
    }
};

REGISTER_TEST(ShowdownTest)
#include "showdown_test.moc"
