// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/random_player.h"
#include "engine/rules/presets.h"
#include "engine/solver/solver.h"
#include "engine/support/text.h"
#include "tests/support/hands.h"
#include "tests/support/positions.h"
#include "tests/support/registered_test.h"
#include "tests/support/solved_deal.h"
#include "tests/support/test_data.h"
#include "tests/support/to_string.h"

#include <QFile>
#include <QtTest>

using namespace sheepshead;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int smallGames = 2'000;
#else
constexpr int smallGames = 12'000;
#endif

/// The answer for a card: the answer after it.
OpenGame after(const OpenGame& game, Card card)
{
    OpenGame next = game;
    next.play.play(game.trumps, card);
    return next;
}

/// In the search's own numbering.
bool legalCardsAgree(const OpenGame& game)
{
    const analysis::OpenDeal deal(game.play, game.trumps, game.makers, analysis::Counting::Points);
    const analysis::OpenPosition position = analysis::positionOf(game.play, deal);
    return analysis::legal(deal, position, position.turn) == deal.bitsOf(game.play.legal());
}

/// Goes through a hand; gives every position between two sides in which a card is to be played.
template <class Use> void walk(const Variant& rules, std::uint64_t seed, const Use& use)
{
    const CheckedVariant variant = check(rules).value();
    HandState hand = HandState::fromDeal(variant, dealFromSeed(variant, seed, seatAt(0))).value();
    RandomPlayer anySeat(seed);
    while (const auto seat = hand.toAct()) {
        if (hand.phase() == Phase::Playing && !hand.data().noPickGame)
            use(testing::openGameOf(hand));
        hand.apply(anySeat.choose(hand.observation(*seat), hand.legalActions(), {}));
    }
}

std::vector<std::string> corpus()
{
    QFile file(QString::fromStdString(testing::testData("solved/deals.txt")));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no solved deals");
    const std::string text = file.readAll().toStdString();
    std::vector<std::string> lines;
    for (const std::string_view line : linesOf(text))
        if (!line.empty() && !line.starts_with('#'))
            lines.emplace_back(line);
    return lines;
}

} // namespace

class SolverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equals_trying_everything()
    {
        Rng rng(1);
        Solver solver(12);
        for (int i = 0; i < smallGames; ++i) {
            const OpenGame game = testing::smallGame(rng);
            const int points = testing::pointsByBruteForce(game);
            QCOMPARE(solver.makersPoints(game)->value, points);
            for (const int threshold : { points, points + 1, 31, 61 })
                QCOMPARE(*solver.makersReach(game, { threshold }), points >= threshold);
            QCOMPARE(*solver.tier(game), testing::tierByBruteForce(game));
            QCOMPARE(*solver.makersTricks(game), testing::tricksByBruteForce(game));
        }
    }

    void knows_what_every_card_leads_to()
    {
        Rng rng(2);
        Solver solver(12);
        for (int i = 0; i < smallGames / 8; ++i) {
            const OpenGame game = testing::smallGame(rng);
            const auto points = solver.makersPointsOfCards(game).value();
            const auto tiers = solver.tierOfCards(game).value();
            std::size_t next = 0;
            for (const Card card : game.play.legal()) {
                const OpenGame played = after(game, card);
                QCOMPARE(points[next].card, card);
                QCOMPARE(points[next].makers.value, testing::pointsByBruteForce(played));
                QCOMPARE(tiers[next].tier, testing::tierByBruteForce(played));
                ++next;
            }
            QCOMPARE(points.size(), next);
            QCOMPARE(tiers.size(), next);
        }
    }

    void equals_trying_everything_at_the_end_of_real_hands()
    {
        Solver solver(12);
        for (const Preset& preset : presets())
            for (std::uint64_t seed = 1; seed <= 12; ++seed)
                walk(preset.variant, seed, [&](const OpenGame& game) {
                    int cards = 0;
                    for (const Seat seat : game.play.seats())
                        cards += game.play.hand(seat).size();
                    if (cards <= 10)
                        QCOMPARE(
                            solver.makersPoints(game)->value, testing::pointsByBruteForce(game));
                });
    }

    void may_play_what_the_rules_of_the_hand_allow()
    {
        Rng rng(3);
        for (int i = 0; i < smallGames; ++i)
            QVERIFY(legalCardsAgree(testing::smallGame(rng)));
        for (const Preset& preset : presets())
            for (std::uint64_t seed = 1; seed <= 20; ++seed)
                walk(preset.variant, seed,
                    [](const OpenGame& game) { QVERIFY(legalCardsAgree(game)); });
    }

    void still_solves_five_hundred_deals_as_before()
    {
        const auto lines = corpus();
        QCOMPARE(lines.size(), std::size_t { 500 });
        Solver solver;
        for (const std::string& line : lines) {
            const testing::SolvedDeal deal = testing::parseSolved(line);
            const testing::SolvedDeal again = testing::solved(solver, deal.rules, deal.game);
            QCOMPARE(testing::solvedText(again), line);
        }
    }

    void a_guess_is_right_in_one_deal_of_five()
    {
        analysis::OpenSearch search(10);
        int right = 0;
        for (const std::string& line : corpus()) {
            const testing::SolvedDeal deal = testing::parseSolved(line);
            const OpenGame& game = deal.game;
            search.setDeal(
                analysis::OpenDeal(game.play, game.trumps, game.makers, analysis::Counting::Points),
                {});
            const auto position = analysis::positionOf(game.play, search.deal());
            const int guess = search.guess(position);
            QVERIFY(guess >= 0 && guess <= position.rest);
            right += game.makersBury.value + guess == deal.points.value ? 1 : 0;
        }
        QVERIFY(right >= 100);
    }

    void a_finished_hand_is_worth_what_was_taken()
    {
        Rng rng(4);
        OpenGame game = testing::smallGame(rng);
        while (!game.play.over())
            game.play.play(game.trumps, game.play.legal().first());
        Solver solver(10);
        QCOMPARE(solver.makersPoints(game)->value, testing::pointsByBruteForce(game));
        QCOMPARE(*solver.tier(game), testing::tierByBruteForce(game));
    }

    void no_trick_is_worse_than_few_points()
    {
        // The picker has buried two aces and two tens, 42 points, and takes no trick.
        PerSeat<CardSet> hands;
        hands[seatAt(0)] = testing::cards("7C 8C");
        hands[seatAt(1)] = testing::cards("QC QS");
        hands[seatAt(2)] = testing::cards("AH TH");
        const SeatSet seats = SeatSet::firstSeats(3);
        const OpenGame game { Playing(seats, hands, seatAt(1)), TrumpOrder(), { seatAt(0) },
            { 42 } };
        Solver solver(10);
        QCOMPARE(solver.makersPoints(game)->value, 42);
        QCOMPARE(*solver.tier(game), Tier::LostNoTrick);
        QCOMPARE(*solver.makersTricks(game), 0);
    }

    void answers_nothing_when_asked_to_stop()
    {
        Rng rng(5);
        const OpenGame game = testing::smallGame(rng);
        std::stop_source stop;
        stop.request_stop();
        Solver solver(10);
        QVERIFY(!solver.makersPoints(game, stop.get_token()));
        QVERIFY(!solver.makersPointsOfCards(game, stop.get_token()));
        QVERIFY(!solver.tier(game, {}, stop.get_token()));
        QVERIFY(!solver.makersReach(game, { 61 }, stop.get_token()));
        QVERIFY(solver.makersPoints(game));
    }

    void the_same_question_takes_the_same_work()
    {
        const testing::SolvedDeal deal = testing::parseSolved(corpus().front());
        Solver solver;
        const auto work = [&] {
            const std::uint64_t before = solver.nodes();
            solver.makersPoints(deal.game);
            return solver.nodes() - before;
        };
        const std::uint64_t first = work();
        QVERIFY(first > 0);
        QCOMPARE(work(), first);
        QCOMPARE(work(), first);
    }
};

REGISTER_TEST(SolverTest)
#include "solver_test.moc"
