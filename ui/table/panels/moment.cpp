// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/moment.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

struct MomentWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::MomentWords)
};

bool isForfeit(const Outcome& outcome)
{
    return std::visit(
        [](const auto& of) {
            if constexpr (requires { of.reneged; })
                return of.reneged.has_value();
            else
                return false;
        },
        outcome);
}

/// What the makers took, as their tier tells; where there are no makers, what the stake tells.
Moment ofAllTricks(const HandScores& scores)
{
    if (!scores.tier)
        return scores.factors.has(FactorKind::AllTricks) ? Moment::AllTricks : Moment::None;
    return *scores.tier == Tier::WonAllTricks ? Moment::AllTricks
        : *scores.tier == Tier::LostNoTrick   ? Moment::NoTrick
                                              : Moment::None;
}

/// The seats that are paid for the hand. A tie without payment has no winners.
SeatSet paidWinners(const HandScores& scores, SeatSet seats)
{
    SeatSet winners;
    for (const Seat seat : seats)
        if (scores.scores[seat].value > 0)
            winners.add(seat);
    return winners;
}

/// The winners of a leaster who took no point.
SeatSet winnersWithNothing(const HandScored& scored, SeatSet seats)
{
    const auto* const leaster = std::get_if<LeasterOutcome>(&scored.outcome);
    SeatSet winners;
    if (leaster == nullptr || leaster->game != NoPickGame::Leaster)
        return winners;
    for (const Seat seat : paidWinners(scored.scores, seats))
        if (scored.scores.leasterWinners.contains(seat) && leaster->points[seat].value == 0)
            winners.add(seat);
    return winners;
}

} // namespace

Moment momentOf(const HandScored& scored, SeatSet seats, const std::vector<Mauer>& mauers)
{
    if (!isForfeit(scored.outcome)) {
        if (const Moment moment = ofAllTricks(scored.scores); moment != Moment::None)
            return moment;
        if (!winnersWithNothing(scored, seats).empty())
            return Moment::LeasterWithNothing;
    }
    return mauers.empty() ? Moment::None : Moment::MauerFound;
}

SeatSet momentSeats(
    Moment moment, const HandScored& scored, SeatSet seats, const std::vector<Mauer>& mauers)
{
    switch (moment) {
    case Moment::None:
        break;
    case Moment::AllTricks:
    case Moment::NoTrick:
        return paidWinners(scored.scores, seats);
    case Moment::LeasterWithNothing:
        return winnersWithNothing(scored, seats);
    case Moment::MauerFound: {
        SeatSet held;
        for (const Mauer& mauer : mauers)
            held.add(mauer.seat);
        return held;
    }
    }
    return {};
}

QString momentText(Moment moment)
{
    switch (moment) {
    case Moment::None:
        break;
    case Moment::AllTricks:
        return MomentWords::tr("Every single trick!");
    case Moment::NoTrick:
        return MomentWords::tr("Not one trick for the makers!");
    case Moment::LeasterWithNothing:
        return MomentWords::tr("A leaster won without a point!");
    case Moment::MauerFound:
        return MomentWords::tr("A mauer was at the table!");
    }
    return {};
}

} // namespace sheepshead
