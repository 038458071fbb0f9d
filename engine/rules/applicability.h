// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/rule_table.h"

#include <optional>

/// When a row of the rule table means something beside the other rules: nothing, or the reason why
/// not.
namespace sheepshead::applicability {

using Reason = std::optional<Inapplicable>;

Reason always(const Variant& variant);
Reason anyChoice(const Variant& variant, int choice);

Reason dealerMaySitOut(const Variant& variant);
Reason sevenOfTrump(const Variant& variant);
Reason picking(const Variant& variant);
Reason pickingWholeBlind(const Variant& variant);
Reason bidding(const Variant& variant);
Reason hasSides(const Variant& variant);
Reason makers(const Variant& variant);
Reason severalMakers(const Variant& variant);
Reason pickerAndPartner(const Variant& variant);

Reason partnerOfLayout(const Variant& variant, int choice);
Reason calledCard(const Variant& variant);
Reason calledTen(const Variant& variant);
Reason pickersCalledTen(const Variant& variant);
Reason anyCalledCard(const Variant& variant);
Reason holdKept(const Variant& variant);
Reason under(const Variant& variant);
Reason mayCallPartner(const Variant& variant);
Reason partnerJack(const Variant& variant);
Reason usesJackOfDiamonds(const Variant& variant);
Reason jackOfClubs(const Variant& variant);
Reason callingUp(const Variant& variant);
Reason callingUpAfter(const Variant& variant);
Reason neighbour(const Variant& variant);
Reason firstQueens(const Variant& variant);

Reason leaster(const Variant& variant);
Reason threeHandedLeaster(const Variant& variant);
Reason eachForHimself(const Variant& variant);
Reason schwanzer(const Variant& variant);
Reason schwanzerWithJack(const Variant& variant);
Reason doubler(const Variant& variant);
Reason multiplyingDoubler(const Variant& variant);
Reason forcedBump(const Variant& variant);
Reason withPot(const Variant& variant);

Reason cracking(const Variant& variant);
Reason crackingWithPartner(const Variant& variant);
Reason blitzing(const Variant& variant);
Reason blitzMoment(const Variant& variant, int choice);
Reason raising(const Variant& variant);
Reason sheepsheadWithPartner(const Variant& variant);
Reason sheepsheadJack(const Variant& variant);

Reason limitedLength(const Variant& variant);

} // namespace sheepshead::applicability
