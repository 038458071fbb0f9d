// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/recorded_study.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// How a hand goes on, as one seat sees it.
class SeenRest {
public:
    SeenRest(HandState hand, Seat viewer)
        : hand_(std::move(hand))
        , viewer_(viewer)
    {
    }

    std::vector<SeenAction> after(const Action& action)
    {
        std::vector<SeenAction> told;
        for (const Event& event : hand_.apply(action))
            if (const auto seen = seenActionOf(seenBy(viewer_, event, hand_.picker())))
                told.push_back(*seen);
        return told;
    }

private:
    HandState hand_;
    Seat viewer_;
};

} // namespace

std::size_t decisionsBefore(const HandRecord& record, Seat seat)
{
    const auto first = std::ranges::find(record.actions, seat, &SeatAction::seat);
    return static_cast<std::size_t>(first - record.actions.begin());
}

Result<StudyTree> studyOf(const HandRecord& record, Seat seat, std::size_t decisions)
{
    const std::size_t begun = std::min(decisions, record.actions.size());
    const Result<StudyPosition> start = positionOf(record, seat, begun, StudySight::Seat);
    if (!start)
        return start.problem();
    HandRecord before = record;
    before.actions.resize(begun);
    SeenRest rest(replay(before).value(), seat); // positionOf() has replayed it
    std::vector<SeenAction> line;
    for (std::size_t i = begun; i < record.actions.size(); ++i)
        for (const SeenAction& each : rest.after(record.actions[i].action))
            line.push_back(each);
    StudyTree study(*start);
    study.addLine(StudyTree::root, line); // what cannot be told is no reason to refuse the rest
    return study;
}

} // namespace sheepshead
