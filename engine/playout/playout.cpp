// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/playout.h"

#include "engine/playout/card_features.h"
#include "engine/playout/lapse_table.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// The share of the hidden trump that a trump beats, by their number and how many of them beat it.
constexpr auto shareBeaten = [] {
    constexpr std::size_t most = 16;
    std::array<std::array<float, most>, most> shares {};
    for (std::size_t rivals = 0; rivals < most; ++rivals)
        for (std::size_t higher = 0; higher <= rivals; ++higher)
            shares[rivals][higher] =
                rivals == 0 ? 1 : 1 - static_cast<float>(higher) / static_cast<float>(rivals);
    return shares;
}();

} // namespace

Playout::Playout(const PlaySetting& setting)
    : setting_(setting)
    , odds_(setting)
{
    for (const Seat seat : setting.seats)
        company_.policies[seat] = &regularPolicy();
}

void Playout::look(const PlayPosition& position)
{
    odds_.look(position);
    const Playing& play = position.play;
    view_.position = &position;
    view_.leads = play.cardsInTrick() == 0;
    view_.toPlay = static_cast<float>(odds_.toPlay());
    view_.decision = setting_.pointsAreBad ? Decision::Leaster
        : !view_.leads                     ? Decision::Follow
        : odds_.maker()                    ? Decision::MakersLead
                                           : Decision::DefendersLead;
    const Policy& policy = *company_.policies[odds_.viewer()];
    const Features& weights = policy.weights[indexOf(view_.decision)];
    plain_ = policy.plain[indexOf(view_.decision)];
    noise_ = policy.noise;
    view_.weights = &weights;
    view_.behind = pointsBehind(weights, view_.toPlay, odds_.friendsBehind());
    standing_ = unanswered;
    if (view_.leads)
        planLead();
    else
        lookAtTrick(play);
}

void Playout::planLead()
{
    const Features& weights = *view_.weights;
    view_.onTable = 0;
    view_.beating = CardSet::deck();
    if (!odds_.maker()) {
        view_.plan = planOfDefenders(weights);
        return;
    }
    view_.trumpOut = shareOfPlenty(odds_.trumpAgainst());
    view_.plan = planOfMakers(weights, view_.trumpOut);
}

void Playout::lookAtTrick(const Playing& play)
{
    const CardSet trump = setting_.trumps.trump();
    const CardSet led = play.ledSuit();
    const bool allSeen = play.trick().size() == play.cardsInTrick(); // no under among them
    const Points points = allSeen ? play.trickPoints() : play.trick().points();
    view_.led = setting_.trumps.kindOf(led);
    view_.onTable = static_cast<float>(points.value);
    if (!plain_)
        view_.friendHasIt = odds_.friendly(play.winning());
    const CardSet counting = trump | led;
    const CardSet rivals = play.trick() & counting;
    if (rivals.empty()) { // an under that was led
        view_.beating = counting;
        return;
    }
    const Card holding = setting_.trumps.strongest(rivals);
    view_.beating = setting_.trumps.isTrump(holding) ? above(holding) : above(holding) | trump;
}

/// The side's chance if the seat leaves the trick as it lies.
inline float Playout::standing()
{
    if (standing_ == unanswered)
        standing_ = standingAfterAll();
    return standing_;
}

float Playout::standingAfterAll()
{
    const Playing& play = view_.position->play;
    const float now = odds_.friendly(play.winning());
    if (odds_.toPlay() == 0)
        return now;
    const CardSet rivals = play.trick() & (setting_.trumps.trump() | play.ledSuit());
    if (rivals.empty()) // an under that was led
        return odds_.kept(now, view_.led, CountedCards(unseenOf(view_.led)));
    const Card holding = setting_.trumps.strongest(rivals);
    const CountedCards higher(above(holding) & odds_.unseen());
    return setting_.trumps.kindOf(holding) == view_.led ? odds_.kept(now, view_.led, higher)
                                                        : odds_.keptByRuff(now, view_.led, higher);
}

inline float Playout::keptIfLaid(std::size_t kind, const CountedCards& higher)
{
    if (odds_.toPlay() == 0)
        return 1;
    return view_.leads || kind == view_.led ? odds_.kept(1, kind, higher)
                                            : odds_.keptByRuff(1, view_.led, higher);
}

/// The side's chance to take the trick with this card.
inline float Playout::ours(Card card, const CountedCards& higher, std::size_t kind, Asked& asked)
{
    if (!view_.beating.contains(card))
        return standing();
    if (asked.higher != higher.cards)
        asked = { higher.cards, keptIfLaid(kind, higher) };
    return asked.answer;
}

inline KindView Playout::lookAtKind(std::size_t kind) const
{
    const CardSet suit = setting_.trumps.ofKind(kind);
    const auto rivals = static_cast<std::size_t>((odds_.unseen() & suit).size());
    const Features& weights = *view_.weights;
    KindView view;
    view.kind = kind;
    view.suit = suit;
    if (view_.leads) {
        const bool opens = suit == view_.position->play.duty().suit;
        view.later = opens ? view_.plan.called : kind == trumpKind ? view_.plan.trump : 0;
    }
    if (kind == trumpKind) {
        view.beatenByHigher = shareBeaten[rivals].data();
        return view;
    }
    const bool last = (odds_.hand() & suit).hasOne();
    view.voiding =
        last && odds_.hand().meets(setting_.trumps.trump()) ? weights[feature::KeepVoid] : 0;
    view.walk = weights[feature::KeepAce] * chancesToWalk[rivals];
    return view;
}

/// What simpler players look at besides.
float Playout::extraOf(Card card, float points, const KindView& view)
{
    const Features& weights = *view_.weights;
    const float height = setting_.height[static_cast<std::size_t>(card.index())];
    const float lapse = noise_ > 0 ? noise_ * LapseTable::all().of(company_.chance, card) : 0;
    if (view_.leads) {
        if (view.kind == trumpKind)
            return extraOfTrumpLead(weights, lapse, height);
        const auto further = static_cast<float>((odds_.hand() & view.suit).size() - 1);
        const float ace = card.rank() == Rank::Ace ? weights[feature::LeadAce] : 0;
        return extraOfFailLead(weights, lapse, height, ace, further);
    }
    const float friendly = view_.friendHasIt;
    const float ruff =
        view.kind == trumpKind && view_.led != trumpKind ? weights[feature::Ruff] : 0;
    const float any = extraOfAnyFollow(weights, lapse, height, ruff);
    return view_.beating.contains(card) ? extraOfTaking(weights, any, points, friendly, height)
                                        : extraOfLeaving(weights, any, points, friendly);
}

/// Computes what each card is worth if the trick is lost, and how much more if it is won; how
/// likely that is only if the card can still be the best.
template <bool trump, bool plain>
inline void Playout::weighKind(CardSet cards, const KindView& view, Best& best)
{
    const Features& weights = *view_.weights;
    Asked asked;
    Best here = best;
    while (!cards.empty()) {
        const Card card = cards.takeLast();
        const float points = pointsOf(card);
        const CountedCards higher(above(card) & odds_.unseen());
        const float keeping = trump
            ? worthOfTrumpKept(weights, points, view.beatenByHigher[higher.count])
            : worthOfFailKept(weights, points, higher.empty() ? view.walk : 0, view.voiding);
        float trick = view_.onTable + points;
        if constexpr (!plain)
            trick *= weights[feature::TrickPoints];
        trick += view_.behind.toCome;
        float ifLost = view.later - keeping - (trick + view_.behind.ifLost);
        if constexpr (!plain)
            ifLost += extraOf(card, points, view);
        const float swing = 2 * trick + view_.behind.ifWon;
        if (plain ? ifLost + swing > here.worth : ifLost + std::max(0.0F, swing) > here.worth)
            here.hold(card, ifLost + ours(card, higher, view.kind, asked) * swing);
    }
    best = here;
}

/// The under is played face down: which card it is matters only for what is kept.
void Playout::weighUnder(Card card, Best& best)
{
    const Features& weights = *view_.weights;
    const std::size_t kind = setting_.trumps.kindOf(card);
    const KindView view = lookAtKind(kind);
    const CountedCards higher(above(card) & odds_.unseen());
    const float points = pointsOf(card);
    float keeping = weights[feature::KeepPoints] * points;
    if (kind == trumpKind) {
        const float beaten = view.beatenByHigher[higher.count];
        keeping += weights[feature::KeepTrump] + weights[feature::KeepTop] * beaten * beaten;
    } else
        keeping += (higher.empty() ? view.walk : 0) - view.voiding;
    const float trick =
        weights[feature::TrickPoints] * (view_.onTable + points) + view_.behind.toCome;
    const float later = view_.leads ? view_.plan.called : 0;
    const float ifLost = later - keeping - (trick + view_.behind.ifLost);
    const std::size_t led =
        view_.leads ? setting_.trumps.kindOf(view_.position->play.duty().suit) : view_.led;
    const float ours = view_.leads ? keptIfLaid(led, CountedCards(unseenOf(led))) : standing();
    best.hold(card, ifLost + ours * (2 * trick + view_.behind.ifWon));
}

template <bool plain> void Playout::weighAll(CardSet cards, Best& best)
{
    while (!cards.empty()) {
        const std::size_t kind = setting_.trumps.kindOf(cards.last());
        const CardSet suit = setting_.trumps.ofKind(kind);
        if (kind == trumpKind)
            weighKind<true, plain>(cards & suit, lookAtKind(kind), best);
        else
            weighKind<false, plain>(cards & suit, lookAtKind(kind), best);
        cards -= suit;
    }
}

/// Compares these cards with the best so far.
void Playout::weigh(CardSet cards, Best& best)
{
    if (setting_.pointsAreBad) {
        while (!cards.empty()) {
            const Card card = cards.takeLast();
            const float lapse =
                noise_ > 0 ? noise_ * LapseTable::all().of(company_.chance, card) : 0;
            best.hold(card, worthInLeaster(odds_, setting_, view_, card, plain_) + lapse);
        }
        return;
    }
    for (const Card under : cards - odds_.hand())
        weighUnder(under, best);
    cards &= odds_.hand();
    if (plain_)
        weighAll<true>(cards, best);
    else
        weighAll<false>(cards, best);
}

Card Playout::choose(const PlayPosition& position)
{
    const CardSet legal = position.play.legal();
    if (legal.hasOne())
        return legal.last();
    look(position);
    Best best;
    weigh(legal, best);
    return best.card;
}

float Playout::worth(const PlayPosition& position, Card card)
{
    look(position);
    Best best;
    weigh({ card }, best);
    return best.worth;
}

float Playout::chanceToTake(const PlayPosition& position, Card card)
{
    look(position);
    Asked asked;
    const CountedCards higher(above(card) & odds_.unseen());
    return ours(card, higher, setting_.trumps.kindOf(card), asked);
}

Fate Playout::fate(const PlayPosition& position, Card card)
{
    look(position);
    return fateOf(odds_, setting_, view_, card);
}

float Playout::regret(const PlayPosition& position, Card card)
{
    const CardSet legal = position.play.legal();
    if (legal.hasOne())
        return 0;
    look(position);
    Best best;
    weigh({ card }, best);
    const float chosen = best.worth;
    weigh(legal.without(card), best);
    return best.worth - chosen;
}

void Playout::describe(const PlayPosition& position, Options& options)
{
    options.count = 0;
    const auto* const outcome = std::get_if<LeasterOutcome>(&setting_.outcome);
    CardSet cards = position.play.legal() & position.play.hand(position.play.turn());
    if (cards.size() > static_cast<int>(Options::most)
        || (setting_.pointsAreBad && (!outcome || outcome->game != NoPickGame::Leaster)))
        return;
    look(position);
    options.decision = view_.decision;
    if (view_.decision == Decision::Follow)
        view_.friendHasIt = odds_.friendly(position.play.winning());
    const auto add = [&](Card card) -> Features& {
        options.cards[options.count] = card;
        return options.features[options.count++];
    };
    if (setting_.pointsAreBad) {
        while (!cards.empty()) {
            const Card card = cards.takeLast();
            add(card) = featuresInLeaster(odds_, setting_, view_, card);
        }
        return;
    }
    while (!cards.empty()) {
        const std::size_t kind = setting_.trumps.kindOf(cards.last());
        CardSet ofKind = cards & setting_.trumps.ofKind(kind);
        const KindView view = lookAtKind(kind);
        cards -= ofKind;
        Asked asked;
        while (!ofKind.empty()) {
            const Card card = ofKind.takeLast();
            const float share = ours(card, CountedCards(above(card) & odds_.unseen()), kind, asked);
            add(card) = featuresOf(odds_, setting_, view_, view, card, share);
        }
    }
}

void Playout::finish(PlayPosition& position)
{
    while (!position.play.over())
        playCard(position, setting_, choose(position));
}

} // namespace sheepshead
