// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/measure/school.h"

#include "engine/playout/play_table.h"
#include "engine/playout/style.h"
#include "engine/rules/variant_text.h"
#include "engine/worlds/deal_sampler.h"
#include "engine/worlds/leanings.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sheepshead::measuring {

namespace {

struct ShareOfTable {
    const char* rules;
    std::uint32_t percent;
};

constexpr std::array tablesOfSchool {
    ShareOfTable { "layout=5H-A", 28 },
    ShareOfTable { "layout=5H-J", 24 },
    ShareOfTable { "layout=3H-1", 6 },
    ShareOfTable { "layout=3H-2", 4 },
    ShareOfTable { "layout=4H-1", 5 },
    ShareOfTable { "layout=4H-1P", 5 },
    ShareOfTable { "layout=4H-2", 5 },
    ShareOfTable { "layout=4H-6", 4 },
    ShareOfTable { "layout=6H-1", 6 },
    ShareOfTable { "layout=6H-2", 4 },
    ShareOfTable { "layout=7H-1", 5 },
    ShareOfTable { "layout=8H-1", 4 },
};

// Subjects, by their numbers: three games of cards, then
constexpr std::size_t subjectPicks = 3;
constexpr std::size_t subjectPlans = 4;

/// The mean over results with a few card points more or less: what brings points is better even
/// where they do not decide this very deal.
float smoothedPay(PlayPosition& end, const PlaySetting& setting, SeatPayoff& payoff)
{
    struct Shift {
        int points;
        float share;
    };
    constexpr std::array shifts { Shift { 0, 0.28F }, Shift { -4, 0.2F }, Shift { 4, 0.2F },
        Shift { -8, 0.11F }, Shift { 8, 0.11F }, Shift { -12, 0.05F }, Shift { 12, 0.05F } };
    int makers = end.makersBury.value;
    int tricks = 0;
    for (const Seat maker : end.makers) {
        makers += end.play.points(maker).value;
        tricks += end.tricks(maker);
    }
    if (setting.everyoneForHimself || end.makers.empty() || tricks == 0 || tricks == end.tricksDone)
        return static_cast<float>(payoff.of(end));
    float sum = 0;
    const int bury = end.makersBury.value;
    for (const Shift shift : shifts) {
        end.makersBury.value =
            bury + std::clamp(makers + shift.points, 0, deckPoints.value) - makers;
        sum += shift.share * static_cast<float>(payoff.of(end));
    }
    end.makersBury.value = bury;
    return sum;
}

} // namespace

void Shelf::keep(Lesson lesson, QuickRng& rng, const std::function<void(const Lesson&)>& learn)
{
    constexpr std::size_t fewest = room / 20;
    if (lessons_.size() < room)
        lessons_.push_back(std::move(lesson));
    else
        lessons_[rng.below(room)] = std::move(lesson);
    if (lessons_.size() >= fewest)
        for (int i = 0; i < again_; ++i)
            learn(lessons_[rng.below(static_cast<std::uint32_t>(lessons_.size()))]);
}

struct School::Table {
    Table(const HandState& hand, const PerSeat<Actor>& actors, std::uint32_t chance)
        : setting(settingOf(hand))
        , playout(setting)
        , describer(setting)
    {
        for (const Seat seat : setting.seats)
            playout.seat(seat, *actors[seat].policy);
        playout.setChance(chance);
    }
    SeatPayoff& payoff(Seat seat)
    {
        if (!payoffs[seat])
            payoffs[seat] = std::make_unique<SeatPayoff>(setting, seat);
        return *payoffs[seat];
    }

    PlaySetting setting;
    Playout playout;
    CardDescriber describer;
    PerSeat<std::unique_ptr<SeatPayoff>> payoffs;
    CardInputs inputs;
};

School::School(Judges& judges, const Subjects& subjects, std::uint64_t seed)
    : judges_(judges)
    , subjects_(subjects)
    , rng_(seed)
    , slowRng_(seed)
    , shelves_(subjectKinds, Shelf(subjects.again))
{
    for (const ShareOfTable& table : tablesOfSchool)
        variants_.push_back(check(*parseVariant(table.rules)).value());
    usual_.fill(std::vector<Usual>(variants_.size()));
}

const CheckedVariant& School::drawTable()
{
    std::uint32_t draw = rng_.below(100);
    table_ = 0;
    while (table_ + 1 < variants_.size() && draw >= tablesOfSchool[table_].percent)
        draw -= tablesOfSchool[table_++].percent;
    return variants_[table_];
}

void School::seatActors(SeatSet seats)
{
    const std::uint32_t kind = rng_.below(100);
    const bool timid = subjects_.cards && chance(8); // for leasters
    Seat hero {};
    for (std::uint32_t steps = 1 + rng_.below(maxSeats); steps > 0; --steps)
        hero = seats.nextAfter(hero);
    for (const Seat seat : seats) {
        Actor& actor = actors_[seat];
        actor.pupil = seat == hero || (kind >= 60 && kind < 80 && chance(50));
        actor.asked = actor.pupil || (kind < 80 && chance(30));
        actor.policy = &regularPolicy();
        Habits habits;
        if (kind >= 80 && seat != hero) {
            const std::size_t style = rng_.below(static_cast<std::uint32_t>(styles().size()));
            actor.policy = &stylePolicies()[style];
            habits = styles()[style].habits;
        }
        if (timid)
            habits.lossToWin = 100;
        else if (chance(30))
            habits.lossToWin *= 0.3 + 0.1 * rng_.below(14);
        actor.before = std::make_unique<RulePlayer>(habits);
    }
}

void School::playHand(float rate)
{
    const CheckedVariant& variant = drawTable();
    const std::uint64_t seed = std::uint64_t { rng_.below(~0U) } << 32U | rng_.below(~0U);
    const auto chairs = static_cast<std::uint32_t>(variant.tableSeats());
    const Seat dealer = seatAt(static_cast<int>(rng_.below(chairs)));
    HandState hand = HandState::fromDeal(variant, dealFromSeed(variant, seed, dealer)).value();
    seatActors(hand.seats());
    while (!hand.over() && hand.phase() != Phase::Playing) {
        if (actors_[*hand.toAct()].asked)
            askBefore(hand, rate);
        hand.applySilently(actionBefore(hand, *hand.toAct()));
    }
    if (!hand.over() && subjects_.cards)
        playCards(hand, rate);
}

/// Who is asked, and who has learned, decides as it learned.
Action School::actionBefore(const HandState& hand, Seat asked)
{
    const auto legal = hand.legalActions();
    const Seat seat = *hand.toAct();
    if (legal.size() == 1)
        return legal.front();
    const Observation seen = hand.observation(seat);
    return seat == asked && actors_[seat].pupil ? Pupil(judges_).choose(seen, legal, {})
                                                : actors_[seat].before->choose(seen, legal, {});
}

bool School::comesToPlay(HandState& hand, Seat asked)
{
    while (!hand.over() && hand.phase() != Phase::Playing) {
        const auto legal = hand.legalActions();
        const Seat seat = *hand.toAct();
        const Observation seen = hand.observation(seat);
        hand.applySilently(legal.size() == 1 ? legal.front()
                : seat == asked              ? Pupil(judges_).choose(seen, legal, {})
                                             : actors_[seat].before->choose(seen, legal, {}));
    }
    return !hand.over();
}

void School::askBefore(const HandState& hand, float rate)
{
    const auto legal = hand.legalActions();
    const Observation seen = hand.observation(*hand.toAct());
    if (const auto pick = pickOrPass(seen, legal); pick && subjects_.picks)
        askPick(hand, seen, *pick, rate);
    if (subjects_.plans && legal.size() > 1
        && (hand.phase() == Phase::Burying || hand.phase() == Phase::Calling))
        askPlans(hand, seen, rate);
}

void School::askPick(const HandState& hand, const Observation& seen, const Action& pick, float rate)
{
    Lesson lesson = lessonOf(seen, { { pick, { seen.hand, {}, {}, {}, false } } });
    lesson.values.front() =
        worthAfter(hand, pick, seen.viewer) - worthAfter(hand, Pass {}, seen.viewer);
    learn(subjectPicks, std::move(lesson), rate);
}

/// Of many plans, those that seem best now, and some others.
void School::askPlans(const HandState& hand, const Observation& seen, float rate)
{
    constexpr std::size_t seemBest = 10;
    constexpr std::size_t most = 12;
    std::vector<PlannedAction> plans = plansFor(seen, hand.legalActions());
    if (plans.size() < 2)
        return;
    const std::vector<float> worths = judges_.worthOf(seen, plans);
    std::vector<std::size_t> order(plans.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    std::ranges::sort(order, std::ranges::greater {}, [&](std::size_t i) { return worths[i]; });
    if (order.size() > most)
        rng_.shuffle<std::size_t>(std::span(order).subspan(seemBest));
    order.resize(std::min(order.size(), most));
    std::vector<PlannedAction> asked;
    std::vector<float> values;
    for (const std::size_t i : order) {
        HandState after = hand;
        after.applySilently(plans[i].action);
        if (hand.phase() == Phase::Burying && after.phase() == Phase::Calling) {
            const auto calls = after.legalActions();
            const auto call = std::ranges::find_if(calls, [&](const Action& action) {
                const auto then =
                    planOfCall(seen, plans[i].plan.kept, plans[i].plan.buried, action);
                return then && (!plans[i].plan.called || then->called == plans[i].plan.called)
                    && then->alone == plans[i].plan.alone;
            });
            if (call == calls.end())
                continue;
            values.push_back(worthAfter(after, *call, seen.viewer));
        } else
            values.push_back(worthAfter(hand, plans[i].action, seen.viewer));
        asked.push_back(plans[i]);
    }
    if (asked.size() < 2)
        return;
    Lesson lesson = lessonOf(seen, asked);
    lesson.values = std::move(values);
    learn(subjectPlans, std::move(lesson), rate);
}

float School::worthAfter(HandState hand, const Action& action, Seat asked)
{
    hand.applySilently(action);
    if (!comesToPlay(hand, asked))
        return hand.scored() ? static_cast<float>(hand.scored()->scores.scores[asked].value) : 0;
    Table table(hand, actors_, 0);
    PlayPosition position = positionOf(hand, table.setting);
    finish(table, position, asked);
    return smoothedPay(position, table.setting, table.payoff(asked));
}

void School::playCards(HandState hand, float rate)
{
    Table table(hand, actors_, rng_.below(1U << 20U));
    PlayPosition position = positionOf(hand, table.setting);
    while (!position.play.over()) {
        const Actor& actor = actors_[position.play.turn()];
        CardInputs inputs;
        if (!position.play.legal().hasOne() && actor.asked)
            table.describer.describe(position, inputs);
        if (inputs.count > 1)
            askCard(table, hand, position, inputs, rate);
        Card card = table.playout.choose(position);
        if (actor.pupil && inputs.count > 1) {
            const auto any = rng_.below(static_cast<std::uint32_t>(inputs.count));
            card = inputs.cards[chance(10) ? any : judges_.bestCard(inputs)];
        }
        if (subjects_.worlds > 0)
            hand.applySilently(Play { card });
        playCard(position, table.setting, card);
    }
}

/// Adds what each card brings in a deal.
void School::tryCards(Table& table, const PlayPosition& position, const CardInputs& inputs,
    std::vector<float>& values)
{
    const Seat asked = position.play.turn();
    for (std::size_t i = 0; i < inputs.count; ++i) {
        PlayPosition end = position;
        playCard(end, table.setting, inputs.cards[i]);
        finish(table, end, asked);
        values[i] += smoothedPay(end, table.setting, table.payoff(asked));
    }
}

/// In the real deal, and in some that it could be as well.
void School::askCard(Table& table, const HandState& hand, const PlayPosition& position,
    const CardInputs& inputs, float rate)
{
    Lesson lesson = lessonOf(inputs);
    tryCards(table, position, inputs, lesson.values);
    if (subjects_.worlds > 0) {
        const auto legal = hand.legalActions();
        const Observation seen = hand.observation(position.play.turn());
        const PlayTable imagined(hand, seen);
        const DealSampler sampler(seen, legal, usualLeaning(seen));
        int tried = 1;
        for (; tried <= subjects_.worlds; ++tried) {
            const auto world = sampler.draw(slowRng_);
            if (!world)
                break;
            tryCards(table, imagined.position(*world), inputs, lesson.values);
        }
        for (float& value : lesson.values)
            value /= static_cast<float>(tried);
    }
    learn(Judges::gameOf(inputs.decision), std::move(lesson), rate);
}

void School::finish(Table& table, PlayPosition& position, Seat asked)
{
    while (!position.play.over())
        playCard(position, table.setting,
            subjects_.ownLearned && position.play.turn() == asked ? ownCard(table, position)
                                                                  : table.playout.choose(position));
}

Card School::ownCard(Table& table, const PlayPosition& position)
{
    const CardSet legal = position.play.legal();
    if (legal.hasOne())
        return legal.last();
    table.describer.describe(position, table.inputs);
    return table.inputs.count == 0 ? table.playout.choose(position)
                                   : table.inputs.cards[judges_.bestCard(table.inputs)];
}

/// What counts is the order of the options: no table is more important for its higher stakes.
void School::learn(std::size_t subject, Lesson lesson, float rate)
{
    constexpr double follow = 0.0005;
    const bool ofOrder = subject != subjectPicks;
    const float mean = ofOrder ? std::accumulate(lesson.values.begin(), lesson.values.end(), 0.0F)
            / static_cast<float>(lesson.values.size())
                               : 0;
    double square = 0;
    for (float& value : lesson.values) {
        value -= mean;
        square += static_cast<double>(value) * value;
    }
    double& usual = usual_[subject][table_].square;
    usual = usual == 0 ? square + 1 : usual + follow * (square - usual);
    for (float& value : lesson.values)
        value = static_cast<float>(value / std::sqrt(usual));
    ++asked_;
    FloatNetwork& network = subject == subjectPicks ? judges_.picks
        : subject == subjectPlans                   ? judges_.plans
                                                    : judges_.cards[subject];
    shelves_[subject].keep(std::move(lesson), rng_, [&](const Lesson& one) {
        network.learn(one, rate, { ofOrder, ofOrder ? subjects_.softness : 0 });
    });
}

} // namespace sheepshead::measuring
