// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/playout.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

// In card points; what the rule player's habits are, as far as they are weighed
// here.
constexpr float pointsToCome = 1.1F;
constexpr float schmear = 2;
constexpr float keepTrump = 2;
constexpr float keepTopTrump = 12;
constexpr float keepAce = 6;
constexpr float keepVoid = 1.5F;
constexpr float keepPoints = 0.1F;
constexpr float drawTrump = 12;
constexpr float saveTrump = 30;
constexpr float findPartner = 6;
constexpr float hideCalled = 10;
constexpr float plentyOfTrump = 3;
constexpr float sureToWalk = 5;
constexpr float leasterNeed = 12;
constexpr float leasterNeedGrows = 2;
constexpr float leasterToCome = 3.5F;
constexpr float leasterGive = 0.7F;
constexpr float leasterShed = 2;

constexpr float leastWorth = -1000;

/// From winning, in points: who has the most loses a moster, the middle score
/// wins a mittler, and whoever is closest to 30, not over, a schneidster.
float distance(NoPickGame game, float points, int seats)
{
    constexpr float deck = 120;
    constexpr float schneider = 30;
    constexpr float tooMany = 60;
    if (game == NoPickGame::Mittler)
        return std::abs(points - deck / static_cast<float>(seats));
    if (game == NoPickGame::Schneidster)
        return points > schneider ? tooMany : schneider - points;
    return points;
}

/// A quick way to what is asked of every card.
constexpr std::array<float, 32> pointsByCard = [] {
    std::array<float, 32> points {};
    for (int i = 0; i < 32; ++i)
        points[static_cast<std::size_t>(i)] = static_cast<float>(Card::fromIndex(i).points().value);
    return points;
}();

float pointsOf(Card card) { return pointsByCard[static_cast<std::size_t>(card.index())]; }

/// What it is worth to keep a trump that so many of so many others beat.
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
    view_.standingKnown = false;
    kind_.kind = noKind;
    if (view_.leads)
        planLead(position);
    else
        lookAtTrick(play);
}

/// Makers draw trump, defenders lead fail and the called suit.
void Playout::planLead(const PlayPosition& position)
{
    view_.onTable = 0;
    if (!position.makers.contains(odds_.viewer())) {
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

/// The chance of his side where he leaves the trick as it lies.
float Playout::standing()
{
    if (view_.standingKnown)
        return view_.standing;
    view_.standingKnown = true;
    const Playing& play = view_.position->play;
    const float now = odds_.friendly(play.winning());
    if (odds_.toPlay() == 0)
        return view_.standing = now;
    const CardSet rivals = play.trick() & (setting_.trumps.trump() | play.ledSuit());
    if (rivals.empty())
        return view_.standing = odds_.kept(now, view_.led, UnseenCards(unseenOf(view_.led)));
    const Card holding = setting_.trumps.strongest(rivals);
    const UnseenCards higher(above(holding) & odds_.unseen());
    const bool follows = setting_.trumps.kindOf(holding) == view_.led;
    return view_.standing = follows ? odds_.kept(now, view_.led, higher)
                                    : odds_.keptByRuff(now, view_.led, higher);
}

float Playout::keptIfLaid(const Candidate& candidate)
{
    const std::size_t led = view_.leads ? kind_.kind : view_.led;
    return kind_.kind == led ? odds_.kept(1, led, candidate.higher)
                             : odds_.keptByRuff(1, led, candidate.higher);
}

/// The chance that his side takes the trick with this card on it.
float Playout::ours(const Candidate& candidate)
{
    if (!view_.leads && !view_.beating.contains(candidate.card))
        return standing();
    if (odds_.toPlay() == 0)
        return 1;
    if (kind_.answer == unanswered || kind_.asked != candidate.higher.cards) {
        kind_.asked = candidate.higher.cards;
        kind_.answer = keptIfLaid(candidate);
    }
    return kind_.answer;
}

void Playout::lookAtKind(std::size_t kind)
{
    const CardSet suit = setting_.trumps.ofKind(kind);
    kind_.kind = kind;
    kind_.rivals = (odds_.unseen() & suit).size();
    kind_.answer = unanswered;
    kind_.later = 0;
    if (view_.leads) {
        const bool opens = suit == view_.position->play.duty().suit;
        kind_.later = opens ? view_.openingLead : kind == trumpKind ? view_.trumpLead : 0;
    }
    if (kind == trumpKind)
        return;
    const bool makesVoid =
        (odds_.hand() & suit).size() == 1 && odds_.hand().meets(setting_.trumps.trump());
    kind_.voiding = makesVoid ? keepVoid : 0;
    kind_.walk = keepAce * std::min(1.0F, static_cast<float>(kind_.rivals) / sureToWalk);
}

float Playout::keeping(const Candidate& candidate) const
{
    const float points = keepPoints * pointsOf(candidate.card);
    if (kind_.kind == trumpKind)
        return points + keepTrump
            + worthByRank[static_cast<std::size_t>(kind_.rivals)]
                         [static_cast<std::size_t>(candidate.higher.count)];
    return points + (candidate.higher.empty() ? kind_.walk : 0) - kind_.voiding;
}

Playout::Stake Playout::stakeOf(Card card, float later, float keeping) const
{
    const float points = view_.onTable + pointsOf(card) + view_.pointsToCome;
    return { later - keeping - (points + view_.ifLost), 2 * points + view_.ifWon };
}

float Playout::worth(Card card, float enough)
{
    if (!inHand(card))
        return worthOfUnder(card);
    const std::size_t kind = setting_.trumps.kindOf(card);
    if (kind != kind_.kind)
        lookAtKind(kind);
    const Candidate candidate { card, UnseenCards(above(card) & odds_.unseen()) };
    const Stake stake = stakeOf(card, kind_.later, keeping(candidate));
    if (stake.ifLost + stake.swing <= enough)
        return enough;
    return stake.ifLost + ours(candidate) * stake.swing;
}

/// The under lies face down: what it is counts only for what is kept.
float Playout::worthOfUnder(Card card)
{
    lookAtKind(setting_.trumps.kindOf(card));
    const Candidate candidate { card, UnseenCards(above(card) & odds_.unseen()) };
    const Stake stake = stakeOf(card, view_.leads ? view_.openingLead : 0, keeping(candidate));
    if (!view_.leads)
        return stake.ifLost + standing() * stake.swing;
    const std::size_t led = setting_.trumps.kindOf(view_.position->play.duty().suit);
    const float ours = odds_.toPlay() == 0 ? 1 : odds_.kept(1, led, UnseenCards(unseenOf(led)));
    return stake.ifLost + ours * stake.swing;
}

/// What taking a trick of so many points is worth.
float Playout::gainInLeaster(float trick) const
{
    const PlayPosition& position = *view_.position;
    const auto* const outcome = std::get_if<LeasterOutcome>(&setting_.outcome);
    const NoPickGame game = outcome ? outcome->game : NoPickGame::Leaster;
    if (game != NoPickGame::Leaster) {
        const auto own = static_cast<float>(position.play.points(odds_.viewer()).value);
        const int seats = setting_.seats.size();
        return distance(game, own, seats) - distance(game, own + trick, seats);
    }
    const bool needs = setting_.variant->leasterTrickNeeded && position.tricks(odds_.viewer()) == 0;
    const auto begun = static_cast<float>(position.tricksDone + (view_.leads ? 0 : 1));
    return (needs ? leasterNeed + leasterNeedGrows * begun : 0) - trick;
}

/// Duck and throw points on others, but make sure of a cheap trick where one is
/// needed.
float Playout::worthInLeaster(Card card)
{
    const std::size_t kind = setting_.trumps.kindOf(card);
    const UnseenCards suit(unseenOf(kind));
    const UnseenCards higher(above(card) & odds_.unseen());
    const float beaten =
        suit.empty() ? 1 : 1 - static_cast<float>(higher.count) / static_cast<float>(suit.count);
    float mine = 0;
    if (view_.leads)
        mine = odds_.leftToHim(kind, higher, UnseenCards(suit.cards - higher.cards));
    else if (view_.beating.contains(card)) {
        const CardSet following = unseenOf(view_.led);
        const CardSet over = above(card) & following;
        mine = odds_.leftToHim(view_.led, UnseenCards(over), UnseenCards(following - over));
    }
    const float trick = view_.onTable + pointsOf(card) + leasterToCome * view_.toPlay;
    return mine * gainInLeaster(trick) + (1 - mine) * leasterGive * pointsOf(card)
        + leasterShed * beaten;
}

float Playout::worthOf(Card card, float enough)
{
    return setting_.pointsAreBad ? worthInLeaster(card) : worth(card, enough);
}

Card Playout::choose(const PlayPosition& position)
{
    CardSet rest = position.play.legal();
    Card best = rest.last();
    rest.remove(best);
    if (rest.empty())
        return best;
    look(position);
    float bestWorth = worthOf(best, leastWorth);
    while (!rest.empty()) {
        const Card card = rest.last();
        rest.remove(card);
        const float worthHere = worthOf(card, bestWorth);
        if (worthHere > bestWorth) {
            best = card;
            bestWorth = worthHere;
        }
    }
    return best;
}

float Playout::regret(const PlayPosition& position, Card card)
{
    const CardSet legal = position.play.legal();
    if (legal.size() == 1)
        return 0;
    look(position);
    const float chosen = worthOf(card, leastWorth);
    float best = chosen;
    for (const Card other : legal.without(card))
        best = std::max(best, worthOf(other, best));
    return best - chosen;
}

void Playout::finish(PlayPosition& position)
{
    while (!position.play.over())
        playCard(position, setting_, choose(position));
}

} // namespace sheepshead
