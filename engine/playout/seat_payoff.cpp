// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/seat_payoff.h"

#include "engine/scoring/scoring.h"

namespace sheepshead {

namespace {

std::size_t bitsOf(SeatSet seats)
{
    std::size_t bits = 0;
    for (const Seat seat : seats)
        bits |= std::size_t { 1 } << indexOf(seat);
    return bits;
}

/// 0 none, 1 some, 2 all of them.
int shareOf(int tricks, int all) { return tricks == 0 ? 0 : tricks == all ? 2 : 1; }

} // namespace

SeatPayoff::SeatPayoff(const PlaySetting& setting, Seat seat)
    : setting_(setting)
    , seat_(seat)
{
}

ScoredEnding SeatPayoff::scoredEnding(const PlayPosition& end)
{
    const bool sides = std::holds_alternative<PickedOutcome>(setting_.outcome)
        || std::holds_alternative<IndianaOutcome>(setting_.outcome);
    return sides || !end.makers.empty() ? ofSides(end) : ofLoners(end);
}

ScoredEnding SeatPayoff::ofSides(const PlayPosition& end)
{
    int points = end.makersBury.value;
    int tricks = 0;
    for (const Seat maker : end.makers) {
        points += end.play.points(maker).value;
        tricks += end.tricks(maker);
    }
    const Seat named = setting_.picker.value_or(*end.makers.begin());
    const bool pickerTrickless = end.tricks(named) == 0;
    const int share = shareOf(tricks, end.tricksDone);
    auto& row = rows_[bitsOf(end.makers)];
    if (!row) {
        row = std::make_unique<Row>();
        row->fill({ unknown });
    }
    const int place = (points * 3 + share) * 2 + (pickerTrickless ? 1 : 0);
    ScoredEnding& known = (*row)[static_cast<std::size_t>(place)];
    if (known.score == unknown)
        known = scoredEnding(outcomeOf(end.makers, points, share, pickerTrickless));
    return known;
}

ScoredEnding SeatPayoff::scoredEnding(const Outcome& outcome) const
{
    const HandScores scores = scoreHand(outcome, setting_.seats, *setting_.variant);
    return { scores.scores[seat_].value, endingOf(scores, seat_) };
}

Outcome SeatPayoff::outcomeOf(SeatSet makers, int points, int share, bool pickerTrickless) const
{
    if (const auto* const bid = std::get_if<IndianaOutcome>(&setting_.outcome)) {
        IndianaOutcome outcome = *bid;
        outcome.partner.reset();
        for (const Seat maker : makers)
            if (maker != outcome.bidder)
                outcome.partner = maker;
        outcome.biddersPoints = { points };
        outcome.biddersTookNoTrick = share == 0;
        outcome.biddersTookAllTricks = share == 2;
        return outcome;
    }
    PickedOutcome outcome;
    if (const auto* const picked = std::get_if<PickedOutcome>(&setting_.outcome))
        outcome = *picked;
    if (!makers.contains(outcome.picker))
        outcome.picker = *makers.begin();
    outcome.partners = makers;
    outcome.partners.remove(outcome.picker);
    outcome.makersPoints = { points };
    outcome.makersTookNoTrick = share == 0;
    outcome.makersTookAllTricks = share == 2;
    outcome.pickerTookNoTrick = pickerTrickless;
    if (outcome.sheepshead != SheepsheadBet::None)
        outcome.sheepshead = share == 2 ? SheepsheadBet::Made : SheepsheadBet::Missed;
    return outcome;
}

ScoredEnding SeatPayoff::ofLoners(const PlayPosition& end) const
{
    Outcome outcome = setting_.outcome;
    if (auto* const leaster = std::get_if<LeasterOutcome>(&outcome))
        for (const Seat seat : setting_.seats) {
            leaster->points[seat] = end.play.points(seat);
            leaster->tricks[seat] = end.tricks(seat);
        }
    if (auto* const two = std::get_if<TwoHandedOutcome>(&outcome))
        for (const Seat seat : setting_.seats) {
            two->points[seat] = end.play.points(seat);
            two->tricks[seat] = end.tricks(seat);
        }
    return scoredEnding(outcome);
}

} // namespace sheepshead
