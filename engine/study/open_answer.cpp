// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/open_answer.h"

#include "engine/playout/play_position.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// Makers' points that stand for a tier.
int pointsOf(Tier tier)
{
    constexpr std::array points { 120, 100, 70, 50, 20, 0 };
    return points[static_cast<std::size_t>(tier)];
}

/// Fills in how a hand ended.
struct EndWriter {
    const HandState& hand;
    const OpenEnd& end;
    Seat toAct;

    bool operator()(PickedOutcome& outcome) const
    {
        if (!end.tier)
            return false;
        const SeatSet makers = hand.data().makers;
        if (!makers.contains(outcome.picker) && !makers.empty())
            outcome.picker = *makers.begin();
        outcome.partners = makers;
        outcome.partners.remove(outcome.picker);
        outcome.makersPoints = { pointsOf(*end.tier) };
        outcome.makersTookNoTrick = end.tier == Tier::LostNoTrick;
        outcome.makersTookAllTricks = end.tier == Tier::WonAllTricks;
        if (hand.data().sheepshead)
            outcome.sheepshead =
                end.tier == Tier::WonAllTricks ? SheepsheadBet::Made : SheepsheadBet::Missed;
        return true;
    }
    bool operator()(IndianaOutcome& outcome) const
    {
        if (!end.tier)
            return false;
        outcome.partner.reset();
        for (const Seat maker : hand.data().makers)
            if (maker != outcome.bidder)
                outcome.partner = maker;
        outcome.biddersPoints = { pointsOf(*end.tier) };
        outcome.biddersTookNoTrick = end.tier == Tier::LostNoTrick;
        outcome.biddersTookAllTricks = end.tier == Tier::WonAllTricks;
        return true;
    }
    bool operator()(TwoHandedOutcome& outcome) const
    {
        if (!end.points)
            return false;
        for (const Seat seat : hand.seats()) {
            const bool own = seat == toAct;
            outcome.points[seat] = own ? *end.points : deckPoints - *end.points;
            outcome.tricks[seat] = outcome.points[seat].value > 0 ? 1 : 0;
        }
        return true;
    }
    bool operator()(auto&) const { return false; }
};

/// What an end is worth to a seat, which need not be the one to act; the hand is in play.
StudyChoice choiceFor(const Action& action, const HandState& hand, const OpenEnd& end, Seat seat)
{
    StudyChoice choice { .action = action, .open = end };
    const Seat toAct = *hand.toAct();
    Outcome outcome = settingOf(hand).outcome;
    Ending ending = Ending::Even;
    if (end.score) {
        choice.score = *end.score;
        ending = *end.score > 0 ? Ending::Won : *end.score < 0 ? Ending::Lost : Ending::Even;
    } else if (std::visit(EndWriter { hand, end, toAct }, outcome)) {
        const HandScores scores = scoreHand(outcome, hand.seats(), *hand.variant());
        choice.score = scores.scores[seat].value;
        ending = endingOf(scores, seat);
    }
    choice.winChance = choice.score > 0 ? 1 : 0;
    choice.endings[static_cast<std::size_t>(ending)] = 1;
    return choice;
}

/// One way to solve all of a hand, with one table of the solver.
class OpenAnswer {
public:
    OpenAnswer(Seat seat, const std::stop_token& stop)
        : seat_(seat)
        , stop_(stop)
    {
    }

    std::vector<StudyChoice> of(const HandState& hand)
    {
        std::vector<StudyChoice> choices;
        if (hand.phase() == Phase::Playing) {
            for (const OpenCard& card : truth_.ofCards(hand, stop_))
                choices.push_back(choiceFor(Play { card.card }, hand, card.end, seat_));
        } else
            for (const Action& action : hand.legalActions()) {
                auto choice = after(hand, action);
                if (!choice)
                    return {};
                choices.push_back(*std::move(choice));
            }
        const auto better = [](const StudyChoice& one, const StudyChoice& two) {
            return one.score > two.score;
        };
        std::ranges::stable_sort(choices, better);
        return stop_.stop_requested() ? std::vector<StudyChoice>() : choices;
    }

private:
    /// The seat takes its best action. No seat raises.
    std::optional<StudyChoice> after(HandState hand, const Action& action)
    {
        hand.apply(action);
        while (hand.phase() == Phase::Raising)
            hand.apply(Decline {});
        if (hand.over() || stop_.stop_requested())
            return std::nullopt;
        if (hand.phase() == Phase::Playing) {
            const auto cards = truth_.ofCards(hand, stop_);
            return cards.empty() ? std::nullopt
                                 : std::optional(choiceFor(action, hand, cards.front().end, seat_));
        }
        if (hand.toAct() != seat_)
            return std::nullopt;
        auto next = of(hand);
        if (next.empty())
            return std::nullopt;
        StudyChoice choice = std::move(next.front());
        choice.then = choice.action;
        choice.action = action;
        return choice;
    }

    Seat seat_;
    std::stop_token stop_;
    OpenTruth truth_;
};

} // namespace

std::vector<StudyChoice> openChoices(const HandState& hand, const std::stop_token& stop)
{
    return OpenAnswer(*hand.toAct(), stop).of(hand);
}

} // namespace sheepshead
