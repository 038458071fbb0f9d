// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/card_inputs.h"

#include "engine/playout/input_writer.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// What is one for each of a regular's features, so that most are between -1 and 1.
constexpr Features featureOnes(Decision decision)
{
    using namespace feature;
    Features ones {};
    ones.fill(1);
    if (decision == Decision::Leaster) {
        ones[OwnTrick] = 20;
        ones[OwnToCome] = 4;
        ones[Give] = 20;
        ones[AnyPoint] = 10;
        return ones;
    }
    ones[TrickPoints] = 20;
    ones[ToCome] = 4;
    ones[Schmear] = 4;
    ones[KeepPoints] = 10;
    if (decision == Decision::Follow) {
        ones[SchmearNow] = 10;
        ones[TakePoint] = 10;
    } else
        ones[LeadLong] = 3;
    return ones;
}

/// Ace, ten, king, nine … of a fail suit.
int placeOfRank(Card card)
{
    switch (card.rank()) {
    case Rank::Ace:
        return 0;
    case Rank::Ten:
        return 1;
    case Rank::King:
        return 2;
    case Rank::Nine:
        return 3;
    case Rank::Eight:
        return 4;
    case Rank::Seven:
        return 5;
    case Rank::Queen:
        return 6;
    default:
        return 7;
    }
}

/// A card among those of its suit.
void describeCard(
    InputWriter& to, const SightedPosition& sight, const PlaySetting& setting, Card card)
{
    const CardSet suit = setting.trumps.suitOf(card);
    const CardSet above = setting.above[static_cast<std::size_t>(card.index())];
    const CardSet own = (sight.hand & suit).without(card);
    const CardSet out = sight.unseen & suit;
    const int higher = (above & out).size();
    to.oneOf(higher, 3);
    to.count(higher, 4);
    to.count(out.size() - higher, 4);
    to.count(card.points().value, 10);
    const auto rival = sight.play.best();
    to.flag(sight.leads || !rival
        || setting.above[static_cast<std::size_t>(rival->index())].contains(card)
        || (setting.trumps.isTrump(card) && !setting.trumps.isTrump(*rival)));
    to.oneOf(own.size(), 3);
    to.count((own & above).size(), 2);
    to.count((own - above).size(), 2);
    to.count(out.size(), 5);
}

/// What its suit means in the trick and to the others.
void describeNeighbours(InputWriter& to, const SightedPosition& sight, const PlaySetting& setting,
    Playout& playout, Card card)
{
    const std::size_t kind = setting.trumps.kindOf(card);
    const CardSet suit = setting.trumps.ofKind(kind);
    const bool isTrump = kind == trumpKind;
    const bool follows = !sight.leads && kind == sight.led;
    to.flag(suit == sight.calledSuit);
    to.flag(follows);
    to.flag(!sight.leads && !follows && isTrump);
    to.flag(!sight.leads && !follows && !isTrump);
    float friends = 0;
    float foes = 0;
    for (const Seat seat : sight.behind& sight.at.voids[kind]) {
        const float share = playout.friendly(seat);
        friends += share;
        foes += 1 - share;
    }
    to.number(friends, 2);
    to.number(foes, 2);
    to.flag(!isTrump && (sight.unseen & suit).meets(cardsOf(Rank::Ace)));
    to.flag(!isTrump && (sight.hand & suit).without(card).meets(cardsOf(Rank::Ace)));
    to.flag(sight.partnerCards.contains(card));
}

} // namespace

CardDescriber::CardDescriber(const PlaySetting& setting)
    : setting_(setting)
    , playout_(setting)
    , trumps_(setting)
{
}

void CardDescriber::describe(const PlayPosition& position, CardInputs& inputs)
{
    inputs.count = 0;
    const Playing& play = position.play;
    const Partner partner = setting_.variant->partner;
    if (partner == Partner::FirstQueens || partner == Partner::QueenJackSeven
        || !play.hand(play.turn()).containsAll(play.legal()))
        return;
    playout_.describe(position, options_);
    inputs.decision = options_.decision;
    inputs.count = options_.count;
    if (inputs.count == 0)
        return;
    inputs.cards = options_.cards;
    const SightedPosition sight(position, setting_);
    describePosition(inputs.position, sight, trumps_, setting_, playout_);
    describeCards(sight, inputs);
}

/// What the features of each card come to for a regular; `inputs` learns which card is the best.
CardDescriber::Worths CardDescriber::judgeAsRegular(CardInputs& inputs) const
{
    const Features& weights = regularPolicy().weights[indexOf(options_.decision)];
    Worths worths {};
    inputs.regulars = 0;
    for (std::size_t i = 0; i < inputs.count; ++i) {
        for (std::size_t k = 0; k < feature::count; ++k)
            worths[i] += options_.features[i][k] * weights[k];
        if (worths[i] > worths[inputs.regulars])
            inputs.regulars = i;
    }
    return worths;
}

void CardDescriber::describeCards(const SightedPosition& sight, CardInputs& inputs)
{
    const Features ones = featureOnes(options_.decision);
    const Worths worths = judgeAsRegular(inputs);
    for (std::size_t i = 0; i < inputs.count; ++i) {
        const Card card = inputs.cards[i];
        InputWriter to(inputs.each[i]);
        const bool isTrump = setting_.trumps.isTrump(card);
        for (std::size_t k = 0; k < TrumpRanks::shown; ++k)
            to.flag(isTrump && k == trumps_.placeOf(card));
        for (int k = 0; k < 8; ++k)
            to.flag(!isTrump && k == placeOfRank(card));
        describeCard(to, sight, setting_, card);
        describeNeighbours(to, sight, setting_, playout_, card);
        to.count(static_cast<int>(inputs.count), 4);
        for (std::size_t k = 0; k < feature::count; ++k)
            to.number(options_.features[i][k], ones[k]);
        to.number(worths[i] - worths[inputs.regulars], 10);
        to.flag(i == inputs.regulars);
    }
}

} // namespace sheepshead
