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

float pointsOf(Card card) { return static_cast<float>(card.points().value); }

} // namespace

void Playout::look(const PlayPosition& position)
{
    odds_.look(position);
    const Playing& play = position.play;
    view_.position = &position;
    view_.leads = play.cardsInTrick() == 0;
    view_.toPlay = static_cast<float>(setting_.seats.size() - play.cardsInTrick() - 1);
    view_.askedOurs = -1;
    if (view_.leads)
        planLead(position);
    else
        lookAtTrick(play);
}

/// Makers draw trump, defenders lead fail and the called suit.
void Playout::planLead(const PlayPosition& position)
{
    view_.led = {};
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
    const bool allSeen = play.trick().size() == play.cardsInTrick(); // no under among them
    const Points points = allSeen ? play.trickPoints() : play.trick().points();
    view_.led = play.ledSuit();
    view_.onTable = static_cast<float>(points.value);
    view_.bestIsOurs = odds_.friendly(play.winning());
    const CardSet counting = trump | view_.led;
    const CardSet rivals = play.trick() & counting;
    if (rivals.empty()) { // an under that was led
        view_.beating = counting;
        view_.standing = { view_.led, odds_.unseen() & view_.led, odds_.unseen() & trump };
        return;
    }
    const Card holding = setting_.trumps.strongest(rivals);
    view_.beating = setting_.trumps.isTrump(holding) ? above(holding) : above(holding) | trump;
    view_.standing = threatTo(holding, view_.led);
}

Threat Playout::threatTo(Card card, CardSet led) const
{
    const CardSet trump = setting_.trumps.trump();
    const CardSet over = above(card) & odds_.unseen();
    if (!setting_.trumps.isTrump(card))
        return { led, over, odds_.unseen() & trump };
    return led == trump ? Threat { led, over, {} } : Threat { led, {}, over };
}

/// The chance that his side takes the trick with this card on it.
float Playout::ours(Card card)
{
    if (!view_.leads && !(view_.beating.contains(card) && inHand(card)))
        return kept(view_.bestIsOurs, view_.standing);
    if (!inHand(card)) { // the under is led
        const CardSet led = view_.position->play.duty().suit;
        const CardSet unseen = odds_.unseen();
        return kept(1, { led, unseen & led, unseen & setting_.trumps.trump() });
    }
    return kept(1, threatTo(card, view_.leads ? setting_.trumps.suitOf(card) : view_.led));
}

float Playout::kept(float ours, const Threat& threat)
{
    if (view_.toPlay == 0)
        return ours;
    if (view_.askedOurs != ours || view_.asked != threat) {
        view_.askedOurs = ours;
        view_.asked = threat;
        view_.answer = odds_.kept(ours, threat);
    }
    return view_.answer;
}

float Playout::keeping(Card card) const
{
    const std::size_t kind = setting_.trumps.kindOf(card);
    const CardSet suit = setting_.trumps.ofKind(kind);
    const int rivals = (odds_.unseen() & suit).size();
    const CardSet over = above(card) & odds_.unseen();
    const float points = keepPoints * pointsOf(card);
    if (kind == trumpKind) {
        const float beaten =
            rivals == 0 ? 1 : 1 - static_cast<float>(over.size()) / static_cast<float>(rivals);
        return points + keepTrump + keepTopTrump * beaten * beaten;
    }
    const float walk = over.empty() ? std::min(1.0F, static_cast<float>(rivals) / sureToWalk) : 0;
    const bool makesVoid =
        (odds_.hand() & suit).size() == 1 && odds_.hand().meets(setting_.trumps.trump());
    return points + keepAce * walk - (makesVoid ? keepVoid : 0);
}

Playout::Stake Playout::stakeOf(Card card) const
{
    const float points = view_.onTable + pointsOf(card) + pointsToCome * view_.toPlay;
    const float opponents = view_.toPlay - odds_.friendsBehind();
    float later = 0;
    if (view_.leads) {
        const bool opens = !inHand(card) || view_.position->play.duty().suit.contains(card);
        later = opens ? view_.openingLead : setting_.trumps.isTrump(card) ? view_.trumpLead : 0;
    }
    return { later - keeping(card) - (points + schmear * opponents),
        2 * points + schmear * view_.toPlay };
}

float Playout::worth(Card card, float enough)
{
    const Stake stake = stakeOf(card);
    if (stake.ifLost + stake.swing <= enough)
        return enough;
    return stake.ifLost + ours(card) * stake.swing;
}

float Playout::mineInLeaster(Card card, CardSet led)
{
    if (!view_.leads && !view_.beating.contains(card))
        return 0;
    const CardSet following = odds_.unseen() & led;
    const CardSet over = above(card) & following;
    return odds_.leftToHim(over, following - over);
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
    const CardSet suit = setting_.trumps.suitOf(card);
    const float mine = mineInLeaster(card, view_.leads ? suit : view_.led);
    const CardSet unseenSuit = odds_.unseen() & suit;
    const float beaten = unseenSuit.empty() ? 1
                                            : 1
            - static_cast<float>((above(card) & unseenSuit).size())
                / static_cast<float>(unseenSuit.size());
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
