// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/applicability.h"

#include "engine/cards/seat.h"
#include "engine/rules/layouts.h"
#include "engine/rules/partner_cards.h"

namespace sheepshead::applicability {

namespace {

Reason unless(bool met, Inapplicable reason) { return met ? Reason() : reason; }

/// The first reason against, if any.
Reason both(Reason first, Reason second) { return first ? first : second; }

Opening openingOf(const Variant& v) { return layoutOf(v.layout).opening; }

bool pickerCallsCard(const Variant& v) { return callsCard(v) && v.partner != Partner::BidCall; }

} // namespace

Reason always(const Variant&) { return {}; }
Reason anyChoice(const Variant&, int) { return {}; }

/// SIT-OUT: for any number of players that leaves a chair, but those who sit opposite each other
/// are the same in every hand.
Reason dealerMaySitOut(const Variant& v)
{
    const Layout& layout = layoutOf(v.layout);
    const bool possible = layout.players < maxSeats && !layout.partners.has(Partner::Across);
    return unless(possible, Inapplicable::NotAtThisLayout);
}

/// SPITZ: not where the seven of trump stays in the box.
Reason sevenOfTrump(const Variant& v)
{
    const bool stays = !removedCards(v).contains({ Rank::Seven, v.trumpSuit });
    return unless(stays, Inapplicable::NotAtThisLayout);
}

Reason picking(const Variant& v)
{
    return unless(openingOf(v) == Opening::Picking, Inapplicable::NeedsPicking);
}

/// A blind pick needs a blind that goes to one player, who alone buries it (not 7H-2, 7H-3).
Reason pickingWholeBlind(const Variant& v)
{
    const bool whole = layoutOf(v.layout).neighbourTakes == 0;
    return both(picking(v), unless(whole, Inapplicable::NotAtThisLayout));
}

Reason bidding(const Variant& v)
{
    return unless(openingOf(v) == Opening::Bidding, Inapplicable::NeedsBidding);
}

Reason hasSides(const Variant& v)
{
    return unless(layoutOf(v.layout).players > 2, Inapplicable::NotAtThisLayout);
}

/// Makers whose losses can be doubled: not two players, nor Indiana, where only winners add, nor
/// sides that the seats make.
Reason makers(const Variant& v)
{
    const bool chosen = openingOf(v) != Opening::Bidding && v.partner != Partner::Across;
    return both(hasSides(v), unless(chosen, Inapplicable::NeedsMakers));
}

Reason severalMakers(const Variant& v)
{
    return both(makers(v), unless(v.partner != Partner::None, Inapplicable::NeedsPartner));
}

Reason pickerAndPartner(const Variant& v)
{
    return both(picking(v), unless(v.partner != Partner::None, Inapplicable::NeedsPartner));
}

Reason partnerOfLayout(const Variant& v, int choice)
{
    return unless(layoutOf(v.layout).partners.has(static_cast<Partner>(choice)),
        Inapplicable::NotAtThisLayout);
}

Reason calledCard(const Variant& v)
{
    return unless(pickerCallsCard(v), Inapplicable::NeedsCalledCard);
}

Reason calledTen(const Variant& v)
{
    return unless(callsCard(v) && v.callTen, Inapplicable::NeedsCalledTen);
}

Reason pickersCalledTen(const Variant& v) { return both(calledCard(v), calledTen(v)); }

/// PART-LEAD: by a picker or a bidder.
Reason anyCalledCard(const Variant& v)
{
    return unless(callsCard(v), Inapplicable::NeedsCalledCard);
}

Reason holdKept(const Variant& v)
{
    return both(calledCard(v), unless(v.callHold, Inapplicable::NeedsHold));
}

Reason under(const Variant& v)
{
    return unless(!holdKept(v) && v.callUnder, Inapplicable::NeedsUnder);
}

/// ALONE-1: where the picker could have a partner by a card.
Reason mayCallPartner(const Variant& v)
{
    return unless(pickerCallsCard(v) || partnerJackOf(v), Inapplicable::NeedsPartner);
}

Reason partnerJack(const Variant& v)
{
    return unless(partnerJackOf(v).has_value(), Inapplicable::NeedsPartnerJack);
}

Reason usesJackOfDiamonds(const Variant& v)
{
    return unless(v.partner == Partner::JackOfDiamonds, Inapplicable::NeedsJackOfDiamonds);
}

Reason jackOfClubs(const Variant& v)
{
    return unless(v.partner == Partner::JackOfClubs, Inapplicable::NeedsJackOfClubs);
}

Reason callingUp(const Variant& v)
{
    return unless(!usesJackOfDiamonds(v) && v.callUp != CallUp::None, Inapplicable::NeedsCallUp);
}

Reason callingUpAfter(const Variant& v)
{
    return unless(
        !callingUp(v) && v.callUpWhen == CallUpWhen::AfterPicking, Inapplicable::NeedsCallUp);
}

Reason neighbour(const Variant& v)
{
    return unless(v.partner == Partner::Neighbour, Inapplicable::NeedsNeighbour);
}

Reason firstQueens(const Variant& v)
{
    return unless(v.partner == Partner::FirstQueens, Inapplicable::NeedsFirstQueens);
}

/// A vote may choose a leaster.
Reason leaster(const Variant& v)
{
    const bool played = v.noPick == NoPick::Leaster || v.noPick == NoPick::Vote;
    return both(picking(v), unless(played, Inapplicable::NeedsLeaster));
}

Reason threeHandedLeaster(const Variant& v)
{
    const bool possible = layoutOf(v.layout).players == 3 && !v.leasterTrickNeeded;
    return both(leaster(v), unless(possible, Inapplicable::NeedsThreePlayers));
}

Reason eachForHimself(const Variant& v)
{
    const bool played = !leaster(v) || v.noPick == NoPick::Moster || v.noPick == NoPick::Mittler
        || v.noPick == NoPick::Schneidster;
    return both(picking(v), unless(played, Inapplicable::NeedsLeaster));
}

Reason schwanzer(const Variant& v)
{
    return both(picking(v), unless(v.noPick == NoPick::Schwanzer, Inapplicable::NeedsSchwanzer));
}

Reason schwanzerWithJack(const Variant& v) { return both(schwanzer(v), partnerJack(v)); }

Reason doubler(const Variant& v)
{
    const bool played = v.noPick == NoPick::Doubler || v.noPick == NoPick::Vote;
    return both(picking(v), unless(played, Inapplicable::NeedsDoubler));
}

Reason multiplyingDoubler(const Variant& v)
{
    return unless(!doubler(v) && v.doublerStack == DoublerStack::Multiply,
        Inapplicable::NeedsMultiplyingDoubler);
}

Reason forcedBump(const Variant& v)
{
    const bool forced = v.noPick == NoPick::ForcedPick || v.forcedSeat;
    if (picking(v) || !forced)
        return Inapplicable::NeedsForcedPick;
    return unless(v.doubleOnTheBump, Inapplicable::NeedsBump);
}

Reason withPot(const Variant& v)
{
    return unless(!leaster(v) && v.pot != Pot::Off, Inapplicable::NeedsPot);
}

Reason cracking(const Variant& v)
{
    return unless(!picking(v) && v.crack != Cracking::Off, Inapplicable::NeedsCrack);
}

Reason crackingWithPartner(const Variant& v) { return both(cracking(v), pickerAndPartner(v)); }

Reason blitzing(const Variant& v)
{
    return both(picking(v), unless(v.hasBlitz(), Inapplicable::NeedsBlitz));
}

/// A blitz after a crack needs cracking; a blitz in play is one of black queens.
Reason blitzMoment(const Variant& v, int choice)
{
    const auto when = static_cast<BlitzWhen>(choice);
    if (when == BlitzWhen::InPlay && !v.blitzBlackQueens)
        return Inapplicable::NeedsBlitz;
    const bool possible = when != BlitzWhen::AfterCrack || v.crack != Cracking::Off || blitzing(v);
    return unless(possible, Inapplicable::NeedsCrack);
}

Reason raising(const Variant& v)
{
    return unless(!cracking(v) || !blitzing(v), Inapplicable::NeedsRaises);
}

/// A table that plays without partners bets alone anyway, and with a neighbour never (7H-2).
Reason sheepsheadWithPartner(const Variant& v)
{
    const Reason layout = unless(v.partner != Partner::Neighbour, Inapplicable::NotAtThisLayout);
    const Reason bet = unless(v.callSheepshead, Inapplicable::NeedsSheepshead);
    return both(pickerAndPartner(v), both(layout, bet));
}

Reason sheepsheadJack(const Variant& v)
{
    return both(partnerJack(v), unless(v.callSheepshead, Inapplicable::NeedsSheepshead));
}

Reason limitedLength(const Variant& v)
{
    return unless(v.length != GameLength::Open, Inapplicable::NeedsLength);
}

} // namespace sheepshead::applicability
