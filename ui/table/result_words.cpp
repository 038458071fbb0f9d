// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/result_words.h"

#include "ui/table/card_words.h"
#include "ui/table/result_panel.h"

namespace sheepshead {

namespace {

/// What a seat was in the hand; defenders are the rest and have no word.
QString roleOf(Seat seat, const HandScored& scored, bool picking)
{
    if (const auto* indiana = std::get_if<IndianaOutcome>(&scored.outcome))
        return seat == indiana->bidder ? ResultPanel::tr("Bidder")
            : seat == indiana->partner ? ResultPanel::tr("Partner")
                                       : QString();
    const auto* const picked = std::get_if<PickedOutcome>(&scored.outcome);
    if (picked == nullptr)
        return {};
    if (seat == picked->picker)
        return picking ? ResultPanel::tr("Picker") : ResultPanel::tr("Maker");
    if (!picked->partners.contains(seat))
        return {};
    return picking ? ResultPanel::tr("Partner") : ResultPanel::tr("Maker");
}

QString takenBy(Seat seat, const PerSeat<Points>& points, const PerSeat<int>& tricks)
{
    return tricks[seat] == 0 ? ResultPanel::tr("no trick") : pointsText(points[seat]);
}

} // namespace

QString besideName(Seat seat, const HandScored& scored, bool picking)
{
    if (const auto* leaster = std::get_if<LeasterOutcome>(&scored.outcome))
        return takenBy(seat, leaster->points, leaster->tricks);
    if (const auto* two = std::get_if<TwoHandedOutcome>(&scored.outcome))
        return takenBy(seat, two->points, two->tricks);
    if (const auto* schwanzer = std::get_if<SchwanzerOutcome>(&scored.outcome))
        return ResultPanel::tr("counts %1").arg(schwanzer->count[seat]);
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
    return scored.buried.empty() ? ResultPanel::tr("In the blind") : ResultPanel::tr("Blind");
}

} // namespace sheepshead
