// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/next_card_lookahead.h"

#include "tests/support/registered_test.h"

#include <QtTest>

#include <numeric>

using namespace sheepshead;

namespace {

constexpr int worlds = 40;

/// Two cards; the first is the usual one.
NextCardLookahead::Branch branch(std::uint64_t seen, std::uint64_t alike, int usual, int other)
{
    NextCardLookahead::Branch branch;
    branch.seen = seen;
    branch.alike = alike;
    branch.cards = 2;
    branch.scores = { usual, other };
    return branch;
}

double total(const NextCardLookahead& lookahead)
{
    const auto scores = lookahead.scores();
    return std::accumulate(scores.begin(), scores.end(), 0.0);
}

} // namespace

class NextCardLookaheadTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scores_keep_the_order_of_the_worlds_and_their_counts()
    {
        NextCardLookahead lookahead;
        lookahead.add(-2, 1);
        lookahead.add(branch(1, 1, 4, 6), 2);
        QCOMPARE(lookahead.scores(), (std::vector<double> { -2, 4, 4 }));
    }

    void the_card_that_does_better_in_worlds_that_look_the_same_is_chosen()
    {
        NextCardLookahead lookahead;
        for (int i = 0; i < worlds; ++i)
            lookahead.add(branch(1, 1, 0, i % 4 == 0 ? -1 : 2), 1);
        constexpr int fours = worlds / 4;
        QCOMPARE(total(lookahead), fours * (3 * 2.0 - 1));
    }

    void rare_worlds_are_grouped_with_similar_ones()
    {
        NextCardLookahead lookahead;
        for (int i = 0; i < worlds; ++i)
            lookahead.add(branch(std::uint64_t(i), 1, 0, 2), 1);
        QCOMPARE(total(lookahead), 2.0 * worlds);
    }

    void a_single_world_keeps_the_usual_card()
    {
        NextCardLookahead lookahead;
        for (int i = 0; i < worlds; ++i)
            lookahead.add(branch(std::uint64_t(i), std::uint64_t(i), 0, 2), 1);
        QCOMPARE(total(lookahead), 0.0);
    }

    /// The player cannot know which of the worlds it is.
    void no_card_is_chosen_for_its_score_in_the_world_that_is_scored()
    {
        NextCardLookahead lookahead;
        lookahead.add(branch(1, 1, 0, 100), 1);
        for (int i = 1; i < worlds; ++i)
            lookahead.add(branch(1, 1, 0, -1), 1);
        QCOMPARE(lookahead.scores().front(), 0.0);
    }
};

REGISTER_TEST(NextCardLookaheadTest)
#include "next_card_lookahead_test.moc"
