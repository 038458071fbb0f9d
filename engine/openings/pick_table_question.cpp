// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/openings/pick_table_question.h"

#include "engine/cards/card_text.h"
#include "engine/rules/layouts.h"

namespace sheepshead {

namespace {

/// Why these cards cannot be given there.
std::optional<PickTableFault> faultOfCards(
    const CheckedVariant& variant, CardSet cards, int room, PickTableField field)
{
    if (const CardSet strange = cards - deckOf(*variant); !strange.empty())
        return PickTableFault { field, PickTableReason::NotInDeck, strange };
    if (cards.size() > room)
        return PickTableFault { field, PickTableReason::TooManyCards, cards, room };
    return std::nullopt;
}

bool dealsAlike(const CheckedVariant& one, const CheckedVariant& other)
{
    const Layout& first = one.layout();
    const Layout& second = other.layout();
    return first.players == second.players && first.hand == second.hand
        && first.blind == second.blind && first.pickerTakes() == second.pickerTakes()
        && deckOf(*one) == deckOf(*other) && one->dealerSitsOut == other->dealerSitsOut;
}

std::optional<PickTableFault> faultOfRules(const PickTableQuestion& question)
{
    if (question.variant.layout().opening != Opening::Picking)
        return PickTableFault { PickTableField::Rules, PickTableReason::NothingToPick };
    if (!question.against)
        return std::nullopt;
    if (question.against->layout().opening != Opening::Picking)
        return PickTableFault { PickTableField::Against, PickTableReason::NothingToPick };
    if (!dealsAlike(question.variant, *question.against))
        return PickTableFault { PickTableField::Against, PickTableReason::DealsOthers };
    return std::nullopt;
}

std::string reasonTextOf(const PickTableFault& fault)
{
    switch (fault.reason) {
    case PickTableReason::NothingToPick:
        return "no blind is picked at this table";
    case PickTableReason::DealsOthers:
        return "these rules deal other cards, so that no deal can be compared";
    case PickTableReason::NotInDeck:
        return cardsText(fault.cards) + ": not in the deck of this table";
    case PickTableReason::TooManyCards:
        return std::to_string(fault.cards.size()) + " cards where " + std::to_string(fault.room)
            + " are dealt";
    case PickTableReason::InHandToo:
        return cardsText(fault.cards) + ": in the hand too";
    case PickTableReason::DealCount:
        break;
    }
    return "there must be 1 to " + std::to_string(mostPickTableDeals);
}

} // namespace

std::optional<PickTableFault> faultOf(const PickTableQuestion& question)
{
    if (auto fault = faultOfRules(question))
        return fault;
    const Layout& layout = question.variant.layout();
    if (auto fault =
            faultOfCards(question.variant, question.hold, layout.hand, PickTableField::Hold))
        return fault;
    if (auto fault = faultOfCards(
            question.variant, question.blind, layout.pickerTakes(), PickTableField::Blind))
        return fault;
    if (question.hold.meets(question.blind))
        return PickTableFault { PickTableField::Blind, PickTableReason::InHandToo,
            question.hold & question.blind };
    if (question.deals < 1 || question.deals > mostPickTableDeals)
        return PickTableFault { PickTableField::Deals, PickTableReason::DealCount };
    return std::nullopt;
}

Problem problemOf(const PickTableFault& fault)
{
    return { std::string(keyIn(pickTableFieldKeys, fault.field)), reasonTextOf(fault) };
}

} // namespace sheepshead
