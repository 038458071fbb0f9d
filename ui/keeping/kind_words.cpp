// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/kind_words.h"

#include "engine/rules/layouts.h"
#include "ui/keeping/quick_entry.h"
#include "ui/words/terms/game_words.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

struct KindWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::KindWords)
};

void addPicked(FieldsShown& shown, const TypedHand& hand, const CheckedVariant& variant)
{
    const bool picking = variant.layout().opening == Opening::Picking;
    shown.first = picking ? KindWords::tr("Picker") : KindWords::tr("Maker");
    if (variant->partner != Partner::None)
        shown.second = picking ? KindWords::tr("Partner") : KindWords::tr("With");
    shown.tiers = true;
    shown.points = true;
    shown.raises = picking && (variant->crack != Cracking::Off || variant->hasBlitz());
    shown.forced = picking && (variant->noPick == NoPick::ForcedPick || variant->forcedSeat);
    shown.blind = picking && variant->blindPick;
    shown.trickless = variant->noTrick == NoTrick::PickerIfHeTrickless && !hand.partners.empty();
    shown.bet = picking && variant->callSheepshead;
}

void addBid(FieldsShown& shown, const TypedHand& hand)
{
    shown.first = KindWords::tr("Bidder");
    if (!hand.solo)
        shown.second = KindWords::tr("Partner");
    shown.tiers = true;
    shown.points = hand.solo != SoloKind::Billy;
    shown.solo = true;
}

} // namespace

FieldsShown fieldsOf(const TypedHand& hand, const CheckedVariant& variant)
{
    FieldsShown shown;
    switch (hand.kind) {
    case TypedKind::Picked:
        addPicked(shown, hand, variant);
        break;
    case TypedKind::Bid:
        addBid(shown, hand);
        break;
    case TypedKind::Moster:
        shown.everyTrick = true;
        [[fallthrough]];
    case TypedKind::Schwanzer:
        shown.first = KindWords::tr("Loser");
        if (hand.kind == TypedKind::Schwanzer && variant->schwanzerExempt)
            shown.second = KindWords::tr("Exempt");
        shown.takes = hand.kind == TypedKind::Moster;
        break;
    case TypedKind::Leaster:
        shown.trickless = !variant->leasterTrickNeeded;
        [[fallthrough]];
    case TypedKind::Mittler:
    case TypedKind::Schneidster:
        shown.first = KindWords::tr("Winner");
        shown.takes = true;
        break;
    case TypedKind::TwoHanded:
        shown.first = KindWords::tr("Winner");
        shown.takes = true;
        shown.tiers = hand.takes.empty();
        break;
    case TypedKind::Doubler:
    case TypedKind::Redeal:
        break;
    }
    if (!hand.takes.empty())
        shown.first.clear();
    return shown;
}

QString kindWords(TypedKind kind, const Variant& variant)
{
    switch (kind) {
    case TypedKind::Picked:
        return layoutOf(variant.layout).opening == Opening::Lead ? KindWords::tr("Played")
                                                                 : KindWords::tr("Picked");
    case TypedKind::Leaster:
        return noPickGameName(NoPickGame::Leaster);
    case TypedKind::Moster:
        return noPickGameName(NoPickGame::Moster);
    case TypedKind::Mittler:
        return noPickGameName(NoPickGame::Mittler);
    case TypedKind::Schneidster:
        return noPickGameName(NoPickGame::Schneidster);
    case TypedKind::Schwanzer:
        return KindWords::tr("Schwanzer");
    case TypedKind::TwoHanded:
        return KindWords::tr("Played");
    case TypedKind::Bid:
        return KindWords::tr("Bid");
    case TypedKind::Doubler:
        return KindWords::tr("Thrown in: doubler");
    case TypedKind::Redeal:
        return KindWords::tr("Thrown in: no score");
    }
    return {};
}

QString lineExample(const CheckedVariant& variant)
{
    const TypedKind usual = kindsAt(variant).front();
    if (usual == TypedKind::TwoHanded)
        return KindWords::tr("2 s: player 2 won, schneider");
    if (variant->partner == Partner::None)
        return KindWords::tr("3 87: player 3 picked, 87 points");
    if (usual == TypedKind::Bid)
        return KindWords::tr("3 1 87: player 3 called, with 1, 87 points; 3 side w: a solo won");
    return KindWords::tr("3 5 87: player 3 picked, with 5, 87 points");
}

} // namespace sheepshead
