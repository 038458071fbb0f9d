// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solver/leaster_solver.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;

namespace {

/// Seats 0 … with these hands, the first to lead; each has taken a trick and these points.
LeasterGame leaster(std::initializer_list<std::pair<std::string_view, int>> hands)
{
    PerSeat<CardSet> cards;
    SeatSet seats;
    for (const auto& [hand, points] : hands) {
        const Seat seat = seatAt(seats.size());
        cards[seat] = testing::cards(hand);
        seats.add(seat);
    }
    LeasterGame game { Playing(seats, cards, seatAt(0)), TrumpOrder(), {}, {}, {} };
    game.rules.leasterTrickNeeded = false;
    int next = 0;
    for (const auto& [hand, points] : hands)
        game.play.addPoints(seatAt(next++), { points });
    return game;
}

} // namespace

class EachForHimselfTest : public QObject {
    Q_OBJECT

    /// The leader wins by giving the trick away with the seven. On the ace, seat 2, who has lost
    /// either way, may trump or not.
    const LeasterGame twoTricks_ = leaster({ { "AC 7S", 20 }, { "8S TC", 25 }, { "9S 7D", 60 } });

private Q_SLOTS:
    void the_last_trick_decides()
    {
        const LeasterGame game = leaster({ { "AC", 20 }, { "TC", 30 }, { "KC", 40 } });
        const auto scores = expectedScores(game).value();
        QCOMPARE(scores[seatAt(0)], -1.0); // 45 points: seat 0 took it
        QCOMPARE(scores[seatAt(1)], 2.0);
        QCOMPARE(scores[seatAt(2)], -1.0);
    }

    void a_seat_avoids_what_could_lose_it_the_game()
    {
        QCOMPARE(expectedScores(twoTricks_).value()[seatAt(0)], 2.0);
    }

    void between_equals_the_value_is_the_mean()
    {
        const auto cards = expectedScoresOfCards(twoTricks_).value();
        QCOMPARE(cards.size(), std::size_t { 2 });
        QCOMPARE(cards[0].card, testing::card("AC"));
        QCOMPARE(cards[0].scores[seatAt(0)], 0.5); // 2 if seat 2 trumps, -1 if not
        QCOMPARE(cards[0].scores[seatAt(1)], 0.5);
        QCOMPARE(cards[0].scores[seatAt(2)], -1.0);
        QCOMPARE(cards[1].scores[seatAt(0)], 2.0);
    }

    void the_blind_may_go_with_the_last_trick()
    {
        LeasterGame game = leaster({ { "AC", 20 }, { "7C", 32 }, { "8C", 40 } });
        QCOMPARE(expectedScores(game).value()[seatAt(0)], 2.0); // 31
        game.blindToLastTrick = { 2 };
        QCOMPARE(expectedScores(game).value()[seatAt(0)], -1.0); // 33
    }

    void answers_nothing_when_asked_to_stop()
    {
        std::stop_source stop;
        stop.request_stop();
        const LeasterGame game = leaster({ { "AC", 20 }, { "7C", 32 }, { "8C", 40 } });
        QVERIFY(!expectedScores(game, stop.get_token()));
        QVERIFY(!expectedScoresOfCards(game, stop.get_token()));
    }
};

REGISTER_TEST(EachForHimselfTest)
#include "leaster_solver_test.moc"
