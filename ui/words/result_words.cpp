// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/result_words.h"

#include "ui/words/card_words.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

class ResultWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::ResultWords)
};

/// What a seat was in the hand; defenders are the rest and have no word.
QString roleOf(Seat seat, const HandScored& scored, bool picking)
{
    if (const auto* indiana = std::get_if<IndianaOutcome>(&scored.outcome))
        return seat == indiana->bidder ? ResultWords::tr("Bidder")
            : seat == indiana->partner ? ResultWords::tr("Partner")
                                       : QString();
    const auto* const picked = std::get_if<PickedOutcome>(&scored.outcome);
    if (picked == nullptr)
        return {};
    if (seat == picked->picker)
        return picking ? ResultWords::tr("Picker") : ResultWords::tr("Maker");
    if (!picked->partners.contains(seat))
        return {};
    return picking ? ResultWords::tr("Partner") : ResultWords::tr("Maker");
}

QString takenBy(Seat seat, const PerSeat<Points>& points, const PerSeat<int>& tricks)
{
    return tricks[seat] == 0 ? ResultWords::tr("no trick") : pointsText(points[seat]);
}

} // namespace

QString besideName(Seat seat, const HandScored& scored, bool picking)
{
    if (const auto* leaster = std::get_if<LeasterOutcome>(&scored.outcome))
        return takenBy(seat, leaster->points, leaster->tricks);
    if (const auto* two = std::get_if<TwoHandedOutcome>(&scored.outcome))
        return takenBy(seat, two->points, two->tricks);
    if (const auto* schwanzer = std::get_if<SchwanzerOutcome>(&scored.outcome))
        return ResultWords::tr("counts %1").arg(schwanzer->count[seat]);
    return roleOf(seat, scored, picking);
}

std::optional<Points> makersPoints(const HandScored& scored)
{
    if (const auto* picked = std::get_if<PickedOutcome>(&scored.outcome))
        return picked->reneged || picked->sheepshead != SheepsheadBet::None
            ? std::nullopt
            : std::optional(picked->makersPoints);
    const auto* const indiana = std::get_if<IndianaOutcome>(&scored.outcome);
    const bool counted =
        indiana != nullptr && !indiana->reneged && indiana->solo != SoloKind::Billy;
    return counted ? std::optional(indiana->biddersPoints) : std::nullopt;
}

std::vector<Points> marksOf(const Variant& variant)
{
    const bool thirty = variant.defendersSafeAt == DefendersSafeAt::Thirty;
    return { { 31 }, { 61 }, { thirty ? 91 : 90 } };
}

QString blindCaption(const HandScored& scored)
{
    return scored.buried.empty() ? ResultWords::tr("In the blind") : ResultWords::tr("Blind");
}

} // namespace sheepshead
