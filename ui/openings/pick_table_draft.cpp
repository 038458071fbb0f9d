// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/openings/pick_table_draft.h"

#include "engine/cards/card_text.h"
#include "engine/study/typed_cards.h"
#include "ui/openings/pick_table_words.h"

#include <cassert>

namespace sheepshead {

namespace {

bool isOfCards(PickTableField field)
{
    return field == PickTableField::Hold || field == PickTableField::Blind;
}

PickTableField besides(PickTableField field)
{
    return field == PickTableField::Hold ? PickTableField::Blind : PickTableField::Hold;
}

} // namespace

CardSet& PickTableDraft::cardsAt(PickTableField field)
{
    assert(isOfCards(field));
    return field == PickTableField::Hold ? question_.hold : question_.blind;
}

PickTableDraft::Typed& PickTableDraft::typedAt(PickTableField field)
{
    assert(isOfCards(field));
    return field == PickTableField::Hold ? hold_ : blind_;
}

const PickTableDraft::Typed& PickTableDraft::typedAt(PickTableField field) const
{
    assert(isOfCards(field));
    return field == PickTableField::Hold ? hold_ : blind_;
}

CardSet PickTableDraft::cards(PickTableField field) const
{
    assert(isOfCards(field));
    return field == PickTableField::Hold ? question_.hold : question_.blind;
}

const QString& PickTableDraft::text(PickTableField field) const { return typedAt(field).text; }

void PickTableDraft::type(PickTableField field, const QString& text)
{
    const Result<CardSet> cards = typedCards(text.toStdString());
    typedAt(field) = { text, cards ? std::nullopt : std::optional(cards.problem()) };
    if (cards)
        cardsAt(field) = *cards;
}

void PickTableDraft::set(PickTableField field, CardSet cards)
{
    cardsAt(field) = cards;
    typedAt(field) = { cards.empty() ? QString() : QString::fromStdString(cardsText(cards)) };
}

void PickTableDraft::toggle(PickTableField field, Card card)
{
    const CardSet one { card };
    const bool isThere = cards(field).contains(card);
    set(field, isThere ? cards(field) - one : cards(field) | one);
    if (const PickTableField other = besides(field); cards(other).contains(card))
        set(other, cards(other) - one);
}

QString PickTableDraft::faultText(PickTableField field) const
{
    if (isOfCards(field) && typedAt(field).problem)
        return typedCardsFaultText(*typedAt(field).problem);
    const auto fault = faultOf(question_);
    return fault && fault->field == field ? pickTableFaultText(*fault) : QString();
}

bool PickTableDraft::isSound() const
{
    return !hold_.problem && !blind_.problem && !faultOf(question_);
}

bool asksTheSame(const PickTableQuestion& one, const PickTableQuestion& other)
{
    return one.variant == other.variant && one.against == other.against && one.hold == other.hold
        && one.blind == other.blind && one.deals == other.deals && one.seed == other.seed
        && one.judge == other.judge;
}

} // namespace sheepshead
