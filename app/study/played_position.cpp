// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/study/played_position.h"

#include "engine/study/played_line.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// Finds the actions of a hand whose end and whose public course are known.
class Reenactment {
public:
    Reenactment(const StudyPosition& position, const HandState& end)
        : seen_(position.actions)
        , end_(end)
    {
        std::erase_if(seen_, [](const SeenAction& each) { // no event tells of them
            const auto* const action = std::get_if<Action>(&each.what);
            return action != nullptr && std::holds_alternative<Decline>(*action);
        });
    }

    Result<HandRecord> record()
    {
        HandRecord record { end_.variant(), end_.deal(), end_.doubler(), {}, {}, true };
        const Result<HandState> start = startOf(record);
        if (!start)
            return start.problem();
        HandState hand = *start;
        pass(hand.opening());
        while (!hasArrived(hand)) {
            const auto action = next(hand);
            if (!action)
                return Problem { "position", "this hand cannot be played from here" };
            record.actions.push_back({ *hand.toAct(), *action });
            pass(hand.apply(*action));
        }
        return record;
    }

private:
    bool hasArrived(const HandState& hand) const
    {
        return hand.over()
            || (hand.toAct() == end_.toAct() && hand.phase() == end_.phase()
                && hand.observation(*hand.toAct()) == end_.observation(*end_.toAct()));
    }

    static std::vector<SeenAction> toldBy(const std::vector<Event>& events)
    {
        std::vector<SeenAction> told;
        for (const Event& event : events)
            if (const auto action = seenActionOf(seenByAll(event)))
                told.push_back(*action);
        return told;
    }

    /// How many of these are what was seen next.
    std::size_t matching(const std::vector<SeenAction>& told) const
    {
        std::size_t count = 0;
        while (
            count < told.size() && at_ + count < seen_.size() && told[count] == seen_[at_ + count])
            ++count;
        return count;
    }

    void pass(const std::vector<Event>& events) { at_ += matching(toldBy(events)); }

    bool isTrue(const Action& action, const HandState& hand) const
    {
        const HandData& data = end_.data();
        if (const auto* const bury = std::get_if<Bury>(&action))
            return bury->cards == data.buried[*hand.toAct()];
        const auto* const call = std::get_if<Call>(&action);
        return call == nullptr || !call->under || call->under == data.under;
    }

    /// What was seen, else what no other seat hears of.
    std::optional<Action> next(const HandState& hand) const
    {
        std::optional<Action> silent;
        std::optional<Action> best;
        std::size_t most = 0;
        for (const Action& action : hand.legalActions()) {
            if (!isTrue(action, hand))
                continue;
            HandState after = hand;
            const std::vector<SeenAction> told = toldBy(after.apply(action));
            const std::size_t seen = matching(told);
            if (seen > most) {
                most = seen;
                best = action;
            }
            if (told.empty() || std::holds_alternative<Bury>(action))
                silent = silent ? silent : action;
        }
        if (!best && !silent)
            silent = unsaidCall(hand);
        return best ? best : silent;
    }

    /// The call that a jack game makes without a word.
    std::optional<Action> unsaidCall(const HandState& hand) const
    {
        for (const Action& action : hand.legalActions())
            if (const auto* const call = std::get_if<Call>(&action);
                call != nullptr && call->card == end_.data().called)
                return action;
        return std::nullopt;
    }

    std::vector<SeenAction> seen_;
    const HandState& end_;
    std::size_t at_ = 0;
};

} // namespace

StudyPosition turnedTo(const StudyPosition& position, Seat seat)
{
    const int seats = position.variant.tableSeats();
    const int by = indexOf(seat) - indexOf(position.seat) + seats;
    const auto turned = [&](Seat each) { return seatAt((indexOf(each) + by) % seats); };
    StudyPosition result = position;
    result.dealer = turned(position.dealer);
    result.seat = seat;
    for (const Seat each : SeatSet::firstSeats(seats)) {
        result.hands[turned(each)] = position.hands[each];
        result.open[turned(each)] = position.open[each];
        result.buried[turned(each)] = position.buried[each];
    }
    for (SeenAction& action : result.actions)
        action.seat = turned(action.seat);
    return result;
}

Result<HandRecord> recordLike(const StudyPosition& given, std::uint64_t seed)
{
    const StudyPosition position = normalized(given);
    const Result<HandState> hand = handDealtTo(position, seed);
    if (!hand)
        return hand.problem();
    if (hand->over())
        return Problem { "position", "the hand is over" };
    return Reenactment(position, *hand).record();
}

} // namespace sheepshead
