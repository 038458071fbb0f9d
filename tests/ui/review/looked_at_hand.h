// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/hand_review.h"
#include "engine/match/match.h"
#include "engine/players/rule/rule_player.h"
#include "tests/support/cards.h"
#include "ui/words/players/seating.h"

#include <QStringList>

/// A finished hand, ready to be looked back at.
namespace sheepshead::testing {

struct LookedAtHand {
    explicit LookedAtHand(std::uint64_t seed = 4, std::string_view rules = "")
    {
        const CheckedVariant variant = variantWith(rules);
        HandState hand = Match(variant, seed, seatAt(0)).dealHand();
        record = { hand.variant(), hand.deal(), hand.doubler(), {}, {} };
        RulePlayer player;
        while (const auto seat = hand.toAct()) {
            const auto legal = hand.legalActions();
            record.actions.push_back({ *seat, player.choose(hand.observation(*seat), legal, {}) });
            hand.apply(record.actions.back().action);
        }
        steps = stepsOf(record).value();
        for (int i = 0; i < variant.tableSeats(); ++i)
            seating.seats.push_back({ names.at(i), QStringLiteral("ada"), i == 0 });
    }

    HandState end() const { return replay(record).value(); }
    std::size_t firstCard() const
    {
        std::size_t step = 0;
        while (steps[step].before.phase() != Phase::Playing)
            ++step;
        return step;
    }

    const QStringList names { QStringLiteral("You"), QStringLiteral("Ada"), QStringLiteral("Bruno"),
        QStringLiteral("Clara"), QStringLiteral("Emil"), QStringLiteral("Frieda"),
        QStringLiteral("Gus"), QStringLiteral("Lottie") };
    HandRecord record;
    std::vector<HandStep> steps;
    Seating seating;
};

/// A decision that cost so much; with open cards, if it is a card, it gave the hand away.
inline ReviewedDecision costing(const HandStep& step, double cost)
{
    ReviewedDecision review;
    const auto legal = step.before.legalActions();
    const Action better = legal.front() == step.decision.action ? legal.back() : legal.front();
    review.prospects = { { better, 0.5, 0.05, 0.6 },
        { step.decision.action, 0.5 - cost, 0.05, 0.4 } };
    review.cost = cost;
    if (const auto* play = std::get_if<Play>(&step.decision.action))
        review.openCards = { { std::get<Play>(better).card,
                                 { true, Tier::Won, Points { 67 }, {} } },
            { play->card, { false, Tier::Lost, Points { 55 }, {} } } };
    return review;
}

} // namespace sheepshead::testing
