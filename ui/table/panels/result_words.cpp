// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/result_words.h"

#include "ui/words/hand/outcome_words.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/terms/card_words.h"

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

bool isGreat(const HandScored& scored)
{
    if (const auto* picked = std::get_if<PickedOutcome>(&scored.outcome))
        if (picked->sheepshead != SheepsheadBet::None)
            return true;
    const auto tier = scored.scores.tier;
    return tier && *tier != Tier::Won && *tier != Tier::Lost;
}

} // namespace

Mood moodOf(const HandScored& scored, Score score)
{
    if (score.value == 0)
        return Mood::Even;
    if (isGreat(scored))
        return score.value > 0 ? Mood::GreatJoy : Mood::GreatPity;
    return score.value > 0 ? Mood::Joy : Mood::Pity;
}

QString personsHeadline(Score score)
{
    if (score.value > 0)
        return ResultWords::tr("You win %1").arg(score.value);
    if (score.value < 0)
        return ResultWords::tr("You lose %1").arg(-score.value);
    return ResultWords::tr("You break even");
}

QString personsLine(const HandScored& scored, const Seating& seating)
{
    if (makersPoints(scored))
        return resultLine(scored, seating);
    const SeatSet winners = scored.scores.leasterWinners;
    const bool onlyYou = winners.size() == 1 && isYou(*winners.begin(), seating);
    if (onlyYou && std::holds_alternative<TwoHandedOutcome>(scored.outcome))
        return {};
    //: a sentence that says who wins
    return ResultWords::tr("%1.").arg(resultTitle(scored, seating));
}

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

QString blindCaption(const HandScored& scored)
{
    return scored.buried.empty() ? ResultWords::tr("In the blind") : ResultWords::tr("Blind");
}

} // namespace sheepshead
