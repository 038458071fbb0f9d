// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/moment.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

struct MomentWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::MomentWords)
};

Moment of(const PickedOutcome& outcome)
{
    if (outcome.reneged)
        return Moment::None;
    return outcome.makersTookAllTricks ? Moment::AllTricks
        : outcome.makersTookNoTrick    ? Moment::NoTrick
                                       : Moment::None;
}

/// A Billy is played for no trick: taking none is its aim, and nothing more.
Moment of(const IndianaOutcome& outcome)
{
    if (outcome.reneged || outcome.solo == SoloKind::Billy)
        return Moment::None;
    return outcome.biddersTookAllTricks ? Moment::AllTricks
        : outcome.biddersTookNoTrick    ? Moment::NoTrick
                                        : Moment::None;
}

Moment of(const LeasterOutcome& outcome, const HandScored& scored, SeatSet seats)
{
    if (outcome.game != NoPickGame::Leaster || outcome.reneged)
        return Moment::None;
    for (const Seat seat : seats)
        if (scored.scores.scores[seat].value > 0 && outcome.points[seat].value == 0)
            return Moment::LeasterWithNothing;
    return Moment::None;
}

} // namespace

Moment momentOf(const HandScored& scored, SeatSet seats, const std::vector<Mauer>& mauers)
{
    Moment moment = Moment::None;
    if (const auto* const picked = std::get_if<PickedOutcome>(&scored.outcome))
        moment = of(*picked);
    else if (const auto* const bid = std::get_if<IndianaOutcome>(&scored.outcome))
        moment = of(*bid);
    else if (const auto* const leaster = std::get_if<LeasterOutcome>(&scored.outcome))
        moment = of(*leaster, scored, seats);
    return moment == Moment::None && !mauers.empty() ? Moment::MauerFound : moment;
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
