// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tutor/mistake.h"

namespace sheepshead {

namespace {

constexpr int fewPoints = 4; ///< card points between two cards of which one is worth more

MistakeKind kindOfBury(const TrumpOrder& trumps, CardSet down, CardSet better)
{
    const auto trumpIn = [&trumps](CardSet cards) { return (cards & trumps.trump()).size(); };
    if (trumpIn(down) > trumpIn(better))
        return MistakeKind::BuriedTrump;
    return better.points().value - down.points().value >= fewPoints ? MistakeKind::BuriedTooFew
                                                                    : MistakeKind::BuriedOther;
}

MistakeKind kindOfPlay(const Observation& seen, Card played, Card better)
{
    if (seen.trickOnTable() == nullptr) {
        const bool isTrump = seen.trumps.trump().contains(played);
        if (isTrump == seen.trumps.trump().contains(better))
            return MistakeKind::LedOther;
        return isTrump ? MistakeKind::LedTrump : MistakeKind::LedFail;
    }
    const int given = played.points().value - better.points().value;
    if (given >= fewPoints)
        return MistakeKind::GavePoints;
    return given <= -fewPoints ? MistakeKind::KeptPoints : MistakeKind::FollowedOther;
}

} // namespace

MistakeKind mistakeOf(const Observation& seen, const Action& decided, const Action& better)
{
    if (std::holds_alternative<Pick>(decided) && std::holds_alternative<Pass>(better))
        return MistakeKind::PickedTooWeak;
    if (std::holds_alternative<Pass>(decided) && std::holds_alternative<Pick>(better))
        return MistakeKind::PassedTooStrong;
    const auto* const down = std::get_if<Bury>(&decided);
    const auto* const betterDown = std::get_if<Bury>(&better);
    if (down && betterDown)
        return kindOfBury(seen.trumps, down->cards, betterDown->cards);
    const auto* const played = std::get_if<Play>(&decided);
    const auto* const betterPlay = std::get_if<Play>(&better);
    if (played && betterPlay)
        return kindOfPlay(seen, played->card, betterPlay->card);
    const bool called = std::holds_alternative<Call>(decided);
    const bool betterCalls = std::holds_alternative<Call>(better);
    if (called && betterCalls)
        return MistakeKind::CalledOther;
    if (std::holds_alternative<GoAlone>(decided) && betterCalls)
        return MistakeKind::WentAlone;
    if (called && std::holds_alternative<GoAlone>(better))
        return MistakeKind::TookPartner;
    return MistakeKind::Other;
}

} // namespace sheepshead
