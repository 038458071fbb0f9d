// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/opponents/traits.h"

#include "engine/players/rule/rule_player.h"
#include "engine/playout/style.h"
#include "engine/rules/variant_check.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

/// A difference from a regular that people would notice, in spreads of the library.
constexpr double noticeableSpreads = 0.5;
constexpr int weightDraws = 40; ///< of the weights that a player may have

/// How a trait shows in an option of a decision.
struct Shown {
    Decision decision;
    double (*value)(const Features& option);
    double least; ///< by which the options of a decision must differ
    std::size_t questions;
};

double trumpLed(const Features& option) { return -static_cast<double>(option[feature::KeepTrump]); }

double ifLikely(float chance) { return chance > 0.5F ? 1 : 0; }

constexpr std::array<Shown, traitCount> howShown {
    Shown { Decision::Pick, [](const Features& o) -> double { return o[feature::Always]; }, 1, 80 },
    Shown { Decision::MakersLead, trumpLed, 1, 40 },
    Shown { Decision::DefendersLead, trumpLed, 1, 40 },
    Shown { Decision::DefendersLead,
        [](const Features& o) -> double { return o[feature::LeadAce]; }, 1, 40 },
    Shown { Decision::Follow,
        [](const Features& o) -> double { return std::max(0.0F, o[feature::SchmearNow]); }, 6, 40 },
    Shown {
        Decision::Follow, [](const Features& o) { return ifLikely(o[feature::FromFoe]); }, 1, 40 },
    Shown { Decision::Follow, [](const Features& o) { return ifLikely(o[feature::FromFriend]); }, 1,
        40 },
    Shown {
        Decision::Leaster, [](const Features& o) -> double { return o[feature::Takes]; }, 1, 40 },
    Shown { Decision::Bury, [](const Features& o) -> double { return o[feature::BuriedPoints]; }, 4,
        8 },
    Shown { Decision::Call, [](const Features& o) -> double { return o[feature::Alone]; }, 1, 30 },
};

/// A hand of regulars, or of regulars who all pass.
HandRecord regularsHand(const CheckedVariant& variant, std::uint64_t seed, bool allPass)
{
    const Seat dealer = seatAt(static_cast<int>(seed) % variant.tableSeats());
    const Deal deal = dealFromSeed(variant, seed, dealer);
    HandState hand = HandState::fromDeal(variant, deal).value();
    HandRecord record { variant, deal, 1, {}, {} };
    RulePlayer regular;
    while (const auto seat = hand.toAct()) {
        const auto legal = hand.legalActions();
        const bool passes = allPass && hand.phase() == Phase::Picking;
        const Action action =
            passes ? Action(Pass {}) : regular.choose(hand.observation(*seat), legal, {});
        record.actions.push_back({ *seat, action });
        hand.applySilently(action);
    }
    return record;
}

using Questions = std::array<std::vector<SeenDecision>, traitCount>;

bool tellsOf(const Shown& trait, const SeenDecision& decision)
{
    if (decision.decision != trait.decision)
        return false;
    double least = trait.value(decision.options.front());
    double most = least;
    for (const Features& option : decision.options) {
        least = std::min(least, trait.value(option));
        most = std::max(most, trait.value(option));
    }
    return most - least >= trait.least;
}

/// Adds the decision where it tells of a trait that is not yet asked about often enough.
void askAbout(const SeenDecision& decision, Questions& questions)
{
    for (std::size_t trait = 0; trait < traitCount; ++trait)
        if (questions[trait].size() < howShown[trait].questions
            && tellsOf(howShown[trait], decision))
            questions[trait].push_back(decision);
}

/// Situations as they come in play, in which a trait can show: the same for all players.
const Questions& questions()
{
    static const Questions asked = [] {
        constexpr std::uint64_t hands = 120;
        constexpr std::uint64_t leasters = 20;
        Questions all;
        const CheckedVariant variant; // five players, called ace
        for (std::uint64_t i = 0; i < hands; ++i) {
            const auto decisions = decisionsOf(regularsHand(variant, i, i < leasters));
            for (const SeenDecision& decision : *decisions)
                askAbout(decision, all);
        }
        return all;
    }();
    return asked;
}

/// How much each way shows a trait, over all questions.
Ways shownBy(const PlayerGuess& guess, Trait trait)
{
    const auto which = static_cast<std::size_t>(trait);
    const Shown& how = howShown[which];
    Ways sum = allWays(0);
    for (const SeenDecision& question : questions()[which])
        for (std::size_t i = 0; i < question.options.size(); ++i) {
            const auto value = static_cast<float>(how.value(question.options[i]));
            if (value == 0)
                continue;
            const Ways likelihood = guess.likelihoodOf(how.decision, question.options, i);
            for (std::size_t way = 0; way < mostWays; ++way)
                sum.values[way] += value * likelihood.values[way];
        }
    return sum;
}

/// What counts as usual.
struct Usual {
    double from = 0;
    double to = 0;

    Usual(const Ways& values)
    {
        const auto library = styles();
        const double regular = static_cast<double>(values[0]);
        double squares = 0;
        for (std::size_t way = 0; way < library.size(); ++way) {
            const double off = static_cast<double>(values[way]) - regular;
            squares += library[way].share * off * off;
        }
        const double margin = noticeableSpreads * std::sqrt(squares);
        from = regular - margin;
        to = regular + margin;
    }

    void judge(double value, double chance, TraitBelief& belief) const
    {
        belief.more += value > to ? chance : 0;
        belief.less += value < from ? chance : 0;
    }
};

} // namespace

TraitBelief traitOf(const PersonBeliefs& beliefs, Trait trait)
{
    TraitBelief belief { trait };
    const auto guess = beliefs.guess();
    const Ways values = shownBy(*guess, trait);
    const Usual usual(values);
    for (std::size_t way = 0; way < styles().size(); ++way)
        usual.judge(
            static_cast<double>(values[way]), static_cast<double>(guess->chances()[way]), belief);
    const double learned = static_cast<double>(guess->chances()[learnedWay]);
    constexpr double hardlyEver = 0.01;
    if (learned < hardlyEver)
        return belief;
    Rng rng(static_cast<std::uint64_t>(trait));
    Ways certain {};
    certain.set(learnedWay, 1);
    for (int i = 0; i < weightDraws; ++i) {
        const PlayerGuess drawn(certain, beliefs.weights().drawn(rng).policy());
        usual.judge(
            static_cast<double>(shownBy(drawn, trait)[learnedWay]), learned / weightDraws, belief);
    }
    return belief;
}

NoticedTraits traitsOf(const PersonBeliefs& beliefs, int hands)
{
    NoticedTraits all { hands };
    for (std::size_t i = 0; i < traitCount; ++i)
        all.traits[i] = traitOf(beliefs, static_cast<Trait>(i));
    return all;
}

PickHabit pickHabitOf(const PersonBeliefs& beliefs, int hands)
{
    if (hands < handsToTell)
        return PickHabit::NothingToSay;
    const TraitBelief picks = traitOf(beliefs, Trait::Picks);
    if (picks.sure() < sureEnough)
        return PickHabit::NothingToSay;
    return picks.isMore() ? PickHabit::OnLittle : PickHabit::OnMuch;
}

} // namespace sheepshead
