// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/hand_course.h"

#include "engine/players/rule/rule_player.h"
#include "engine/playout/play_position.h"
#include "engine/playout/playout.h"
#include "engine/worlds/deal_sampler.h"
#include "engine/worlds/leanings.h"
#include "engine/worlds/reconstruction.h"

namespace sheepshead {

namespace {

void playUntilFirstLead(HandState& hand)
{
    RulePlayer rules;
    while (!hand.over() && hand.phase() != Phase::Playing) {
        const auto legal = hand.legalActions();
        hand.apply(legal.size() == 1 ? legal.front()
                                     : rules.choose(hand.observation(*hand.toAct()), legal, {}));
    }
}

/// Who took the trick with the called card; nothing if it was never played.
std::optional<Seat> playToEnd(
    PlayPosition& position, const PlaySetting& setting, std::optional<Card> called)
{
    Playout playout(setting);
    std::optional<Seat> taker;
    bool fell = false;
    while (!position.play.over()) {
        const Card card = playout.choose(position);
        fell = fell || card == called;
        const int before = position.tricksDone;
        playCard(position, setting, card);
        if (fell && !taker && position.tricksDone > before)
            taker = position.play.leader();
    }
    return taker;
}

void follow(HandState hand, Seat viewer, HandCourse& course)
{
    hand.apply(course.action);
    playUntilFirstLead(hand);
    const auto picker = hand.picker();
    (!picker ? course.allPass : picker == viewer ? course.viewerPicks : course.othersPick) += 1;
    if (hand.over())
        return;
    const PlaySetting setting = settingOf(hand);
    PlayPosition end = positionOf(hand, setting);
    const auto taker = playToEnd(end, setting, hand.data().called);
    course.calledTrickOurs += taker && end.makers.contains(*taker) ? 1 : 0;
    course.handPoints += pointsOfSide(end, setting, viewer);
}

} // namespace

std::vector<HandCourse> coursesOf(const Observation& seen, std::span<const Action> legal,
    std::span<const Action> actions, int worlds, Rng& rng, const TimeIsUp& stop)
{
    const DealSampler sampler(seen, legal, usualLeaning(seen));
    std::vector<HandCourse> courses;
    for (const Action& action : actions)
        courses.push_back({ .action = action });
    int done = 0;
    for (; done < worlds && !(done > 0 && stop()); ++done) {
        const auto world = sampler.draw(rng);
        const auto hand = world ? reconstructHand(seen, *world, legal) : std::nullopt;
        if (!hand)
            return {};
        for (HandCourse& course : courses)
            follow(*hand, seen.viewer, course);
    }
    for (HandCourse& course : courses)
        for (double* value : { &course.viewerPicks, &course.othersPick, &course.allPass,
                 &course.handPoints, &course.calledTrickOurs })
            *value /= done;
    return courses;
}

} // namespace sheepshead
