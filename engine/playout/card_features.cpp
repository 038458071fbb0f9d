// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/card_features.h"

namespace sheepshead {

namespace {

/// What simpler players look at besides.
void describeSimply(const HoldingOdds& odds, const PlaySetting& setting, const TrickView& view,
    const KindView& kind, Card card, Features& features)
{
    const float height = setting.height[static_cast<std::size_t>(card.index())];
    const bool trump = kind.kind == trumpKind;
    if (view.leads) {
        features[feature::LeadHigh] = height;
        features[feature::LeadAce] = !trump && card.rank() == Rank::Ace ? 1 : 0;
        features[feature::LeadLong] =
            trump ? 0 : static_cast<float>((odds.hand() & kind.suit).size() - 1);
        return;
    }
    const float friendly = view.friendHasIt;
    features[feature::PlayHigh] = height;
    features[feature::Ruff] = trump && view.led != trumpKind ? 1 : 0;
    if (!view.beating.contains(card)) {
        features[feature::SchmearNow] = pointsOf(card) * (2 * friendly - 1);
        return;
    }
    features[feature::FromFoe] = 1 - friendly;
    features[feature::FromFriend] = friendly;
    features[feature::TakeHigh] = height;
    features[feature::TakePoint] = pointsOf(card);
}

/// What the hand keeps without the card.
void describeKeeping(const HoldingOdds& odds, const PlaySetting& setting, const KindView& kind,
    Card card, Features& features)
{
    const CardSet above = setting.above[static_cast<std::size_t>(card.index())];
    const CountedCards higher(above & odds.unseen());
    features[feature::KeepPoints] = -pointsOf(card);
    if (kind.kind == trumpKind) {
        const float beaten = kind.beatenByHigher[higher.count];
        features[feature::KeepTrump] = -1;
        features[feature::KeepTop] = -beaten * beaten;
        return;
    }
    const auto rivals = static_cast<std::size_t>((odds.unseen() & kind.suit).size());
    const bool last = (odds.hand() & kind.suit).hasOne();
    features[feature::KeepAce] = higher.empty() ? -chancesToWalk[rivals] : 0;
    features[feature::KeepVoid] = last && odds.hand().meets(setting.trumps.trump()) ? 1 : 0;
}

} // namespace

Features featuresOf(const HoldingOdds& odds, const PlaySetting& setting, const TrickView& view,
    const KindView& kind, Card card, float share)
{
    Features features {};
    features[feature::TrickPoints] = (2 * share - 1) * (view.onTable + pointsOf(card));
    features[feature::ToCome] = (2 * share - 1) * view.toPlay;
    features[feature::Schmear] = share * view.toPlay - (view.toPlay - odds.friendsBehind());
    describeKeeping(odds, setting, kind, card, features);
    if (view.leads) {
        const bool maker = view.decision == Decision::MakersLead;
        const bool opens = kind.suit == view.position->play.duty().suit;
        features[feature::TrumpPlan] =
            kind.kind == trumpKind && !opens ? (maker ? view.trumpOut : -1) : 0;
        features[feature::CalledSuit] = opens ? (maker ? -view.trumpOut : 1) : 0;
    }
    describeSimply(odds, setting, view, kind, card, features);
    return features;
}

} // namespace sheepshead
