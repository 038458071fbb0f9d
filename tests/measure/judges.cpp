// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/measure/judges.h"

#include "engine/players/learned/plan_networks.h"
#include "engine/players/rule/special_play.h"
#include "engine/playout/card_judge.h"
#include "engine/playout/seen_play.h"
#include "engine/rules/layouts.h"

#include <algorithm>
#include <memory>

namespace sheepshead::measuring {

namespace {

template <class Network>
constexpr FloatNetwork::Shape shapeOf { Network::positionCount, Network::optionCount,
    Network::firstCount, Network::secondCount };

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

File opened(const std::string& path, const char* mode)
{
    return { std::fopen(path.c_str(), mode), std::fclose };
}

std::size_t placeOfBest(const std::vector<float>& values)
{
    return static_cast<std::size_t>(std::ranges::max_element(values) - values.begin());
}

} // namespace

Judges::Judges()
    : cards { FloatNetwork(shapeOf<CardNetwork>, 1), FloatNetwork(shapeOf<CardNetwork>, 2),
        FloatNetwork(shapeOf<CardNetwork>, 3) }
    , picks(shapeOf<PlanNetwork>, 4)
    , plans(shapeOf<PlanNetwork>, 5)
{
}

Judges Judges::ofProgram()
{
    Judges judges;
    for (const Decision decision : { Decision::MakersLead, Decision::Follow, Decision::Leaster })
        judges.cards[gameOf(decision)].take(cardNetwork(decision));
    judges.picks.take(pickNetwork());
    judges.plans.take(planNetwork());
    judges.picksLearned = judges.plansLearned = true;
    return judges;
}

void Judges::read(const std::string& path)
{
    const File file = opened(path, "rb");
    if (!file)
        return;
    for (FloatNetwork& network : cards)
        network.read(file.get());
    picksLearned = picks.read(file.get());
    plansLearned = plans.read(file.get());
}

void Judges::write(const std::string& path) const
{
    const File file = opened(path, "wb");
    for (const FloatNetwork& network : cards)
        network.write(file.get());
    if (picksLearned)
        picks.write(file.get());
    if (plansLearned)
        plans.write(file.get());
}

void Judges::mix(const Judges& other, float share)
{
    for (std::size_t i = 0; i < cards.size(); ++i)
        cards[i].mix(other.cards[i], share);
    picks.mix(other.picks, share);
    plans.mix(other.plans, share);
    picksLearned = other.picksLearned;
    plansLearned = other.plansLearned;
}

void Judges::writeSources(const std::string& root) const
{
    const File ofCards = opened(root + "/engine/playout/card_judge_weights.inc", "w");
    const File ofPlans = opened(root + "/engine/players/learned/plan_judge_weights.inc", "w");
    std::fprintf(ofCards.get(), "// Leads, follows, leasters.\n");
    for (const FloatNetwork& network : cards)
        network.writeSource(ofCards.get());
    std::fprintf(ofPlans.get(), "// Picks, plans.\n");
    picks.writeSource(ofPlans.get());
    plans.writeSource(ofPlans.get());
}

std::size_t Judges::gameOf(Decision decision)
{
    return decision == Decision::Leaster ? 2 : decision == Decision::Follow ? 1 : 0;
}

std::size_t Judges::bestCard(const CardInputs& inputs) const
{
    std::vector<float> values;
    const std::span options(inputs.each.front().data(), inputs.count * CardInputs::ofCard);
    cards[gameOf(inputs.decision)].judge(inputs.position, options, values);
    return placeOfBest(values);
}

float Judges::pick(const Observation& seen) const
{
    const Lesson lesson = lessonOf(seen, { { Pick {}, { seen.hand, {}, {}, {}, false } } });
    std::vector<float> values;
    picks.judge(lesson.position, lesson.options, values);
    return values.front();
}

std::vector<float> Judges::worthOf(
    const Observation& seen, const std::vector<PlannedAction>& planned) const
{
    const Lesson lesson = lessonOf(seen, planned);
    std::vector<float> values;
    plans.judge(lesson.position, lesson.options, values);
    return values;
}

Lesson lessonOf(const CardInputs& inputs)
{
    const std::span options(inputs.each.front().data(), inputs.count * CardInputs::ofCard);
    return { { inputs.position.begin(), inputs.position.end() }, { options.begin(), options.end() },
        std::vector<float>(inputs.count) };
}

Lesson lessonOf(const Observation& seen, const std::vector<PlannedAction>& planned)
{
    PlanInputs::Table table;
    describeTable(seen, table);
    Lesson lesson { { table.begin(), table.end() }, {}, std::vector<float>(planned.size()) };
    for (const PlannedAction& one : planned) {
        PlanInputs::Hand hand;
        describePlan(seen, one.plan, hand);
        lesson.options.insert(lesson.options.end(), hand.begin(), hand.end());
    }
    return lesson;
}

std::optional<Action> Pupil::learnedCard(const Observation& seen) const
{
    if (seen.proper.size() < 2 || isSpecialPlay(seen) || seen.variant.layout().piles > 0)
        return std::nullopt;
    const SeenPlay play(seen);
    CardInputs inputs;
    CardDescriber(play.setting).describe(play.position, inputs);
    if (inputs.count == 0)
        return std::nullopt;
    return Play { inputs.cards[judges_.bestCard(inputs)] };
}

std::optional<Action> Pupil::learned(const Observation& seen, std::span<const Action> legal) const
{
    if (seen.phase == Phase::Playing)
        return learnedCard(seen);
    if (const auto pick = judges_.picksLearned ? pickOrPass(seen, legal) : std::nullopt)
        return judges_.pick(seen) > 0 ? *pick : Action(Pass {});
    if (!judges_.plansLearned)
        return std::nullopt;
    const auto plans = plansFor(seen, legal);
    if (plans.empty())
        return std::nullopt;
    return plans[placeOfBest(judges_.worthOf(seen, plans))].action;
}

Action Pupil::choose(const Observation& seen, std::span<const Action> legal, std::stop_token stop)
{
    if (legal.size() == 1)
        return legal.front();
    const auto own = learned(seen, legal);
    return own ? *own : regular_.choose(seen, legal, stop);
}

} // namespace sheepshead::measuring
