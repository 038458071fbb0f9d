// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/playout.h"

#include "engine/playout/habits.h"
#include "engine/playout/leaster_worth.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr auto pointsToCome = static_cast<float>(regularHabits.pointsToCome);
constexpr auto schmear = static_cast<float>(regularHabits.schmear);
constexpr auto keepTrump = static_cast<float>(regularHabits.keepTrump);
constexpr auto keepTopTrump = static_cast<float>(regularHabits.keepTopTrump);
constexpr auto keepAce = static_cast<float>(regularHabits.keepAce);
constexpr auto keepVoid = static_cast<float>(regularHabits.keepVoid);
constexpr auto keepPoints = static_cast<float>(regularHabits.keepPoints);
constexpr auto drawTrump = static_cast<float>(regularHabits.drawTrump);
constexpr auto saveTrump = static_cast<float>(regularHabits.saveTrump);
constexpr auto findPartner = static_cast<float>(regularHabits.findPartner);
constexpr auto hideCalled = static_cast<float>(regularHabits.hideCalled);
constexpr auto plentyOfTrump = static_cast<float>(regularHabits.plentyOfTrump);
constexpr auto sureToWalk = static_cast<float>(regularHabits.sureToWalk);

/// The worth of keeping a trump, by the number of hidden trump and how many of them beat it.
constexpr auto worthByRank = [] {
    constexpr std::size_t most = 16;
    std::array<std::array<float, most>, most> worth {};
    for (std::size_t rivals = 0; rivals < most; ++rivals)
        for (std::size_t higher = 0; higher <= rivals; ++higher) {
            const float beaten =
                rivals == 0 ? 1 : 1 - static_cast<float>(higher) / static_cast<float>(rivals);
            worth[rivals][higher] = keepTopTrump * beaten * beaten;
        }
    return worth;
}();

/// The worth of keeping an unbeatable fail card, by the number of hidden cards of its suit.
constexpr auto worthOfWalk = [] {
    std::array<float, 8> worth {};
    for (std::size_t rivals = 0; rivals < worth.size(); ++rivals)
        worth[rivals] = keepAce * std::min(1.0F, static_cast<float>(rivals) / sureToWalk);
    return worth;
}();

} // namespace

void Playout::look(const PlayPosition& position)
{
    odds_.look(position);
    const Playing& play = position.play;
    view_.position = &position;
    view_.leads = play.cardsInTrick() == 0;
    view_.toPlay = static_cast<float>(odds_.toPlay());
    view_.pointsToCome = pointsToCome * view_.toPlay;
    view_.ifLost = schmear * (view_.toPlay - odds_.friendsBehind());
    view_.ifWon = schmear * view_.toPlay;
    standing_ = unanswered;
    if (view_.leads)
        planLead();
    else
        lookAtTrick(play);
}

/// Makers draw trump, defenders lead fail and the called suit.
void Playout::planLead()
{
    view_.onTable = 0;
    view_.beating = CardSet::deck();
    if (!odds_.maker()) {
        view_.trumpLead = -saveTrump;
        view_.openingLead = findPartner;
        return;
    }
    const float trumpOut = std::min(1.0F, odds_.trumpAgainst() / plentyOfTrump);
    view_.trumpLead = drawTrump * trumpOut;
    view_.openingLead = -hideCalled * trumpOut;
}

void Playout::lookAtTrick(const Playing& play)
{
    const CardSet trump = setting_.trumps.trump();
    const CardSet led = play.ledSuit();
    const bool allSeen = play.trick().size() == play.cardsInTrick(); // no under among them
    const Points points = allSeen ? play.trickPoints() : play.trick().points();
    view_.led = setting_.trumps.kindOf(led);
    view_.onTable = static_cast<float>(points.value);
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

inline Playout::KindView Playout::lookAtKind(std::size_t kind) const
{
    const CardSet suit = setting_.trumps.ofKind(kind);
    const auto rivals = static_cast<std::size_t>((odds_.unseen() & suit).size());
    KindView view;
    view.kind = kind;
    if (view_.leads) {
        const bool opens = suit == view_.position->play.duty().suit;
        view.later = opens ? view_.openingLead : kind == trumpKind ? view_.trumpLead : 0;
    }
    if (kind == trumpKind) {
        view.worthByHigher = worthByRank[rivals].data();
        return view;
    }
    const bool last = (odds_.hand() & suit).hasOne();
    view.voiding = last && odds_.hand().meets(setting_.trumps.trump()) ? keepVoid : 0;
    view.walk = worthOfWalk[rivals];
    return view;
}

/// Computes what each card is worth if the trick is lost, and how much more if it is won; how
/// likely that is only if the card can still be the best.
template <bool trump>
inline void Playout::weighKind(CardSet cards, const KindView& view, Best& best)
{
    Asked asked;
    Best here = best;
    while (!cards.empty()) {
        const Card card = cards.takeLast();
        const float points = pointsOf(card);
        const CountedCards higher(above(card) & odds_.unseen());
        const float keeping = trump
            ? keepPoints * points + keepTrump + view.worthByHigher[higher.count]
            : keepPoints * points + (higher.empty() ? view.walk : 0) - view.voiding;
        const float trick = view_.onTable + points + view_.pointsToCome;
        const float ifLost = view.later - keeping - (trick + view_.ifLost);
        const float swing = 2 * trick + view_.ifWon;
        if (ifLost + swing > here.worth)
            here.hold(card, ifLost + ours(card, higher, view.kind, asked) * swing);
    }
    best = here;
}

/// The under is played face down: which card it is matters only for what is kept.
void Playout::weighUnder(Card card, Best& best)
{
    const std::size_t kind = setting_.trumps.kindOf(card);
    const KindView view = lookAtKind(kind);
    const CountedCards higher(above(card) & odds_.unseen());
    const float points = pointsOf(card);
    const float keeping = keepPoints * points
        + (kind == trumpKind ? keepTrump + view.worthByHigher[higher.count]
                             : (higher.empty() ? view.walk : 0) - view.voiding);
    const float trick = view_.onTable + points + view_.pointsToCome;
    const float later = view_.leads ? view_.openingLead : 0;
    const float ifLost = later - keeping - (trick + view_.ifLost);
    const std::size_t led =
        view_.leads ? setting_.trumps.kindOf(view_.position->play.duty().suit) : view_.led;
    const float ours = view_.leads ? keptIfLaid(led, CountedCards(unseenOf(led))) : standing();
    best.hold(card, ifLost + ours * (2 * trick + view_.ifWon));
}

/// Compares these cards with the best so far.
void Playout::weigh(CardSet cards, Best& best)
{
    if (setting_.pointsAreBad) {
        while (!cards.empty()) {
            const Card card = cards.takeLast();
            best.hold(card, worthInLeaster(odds_, setting_, view_, card));
        }
        return;
    }
    for (const Card under : cards - odds_.hand())
        weighUnder(under, best);
    cards &= odds_.hand();
    while (!cards.empty()) {
        const std::size_t kind = setting_.trumps.kindOf(cards.last());
        const CardSet suit = setting_.trumps.ofKind(kind);
        if (kind == trumpKind)
            weighKind<true>(cards & suit, lookAtKind(kind), best);
        else
            weighKind<false>(cards & suit, lookAtKind(kind), best);
        cards -= suit;
    }
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

void Playout::finish(PlayPosition& position)
{
    while (!position.play.over())
        playCard(position, setting_, choose(position));
}

} // namespace sheepshead
