// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/playout.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

// In card points; what the rule player's habits are, as far as they are weighed here.
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

/// From winning, in points: who has the most loses a moster, the middle score wins a mittler, and
/// whoever is closest to 30, not over, a schneidster.
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

Playout::View Playout::look(const PlayPosition& position)
{
    odds_.look(position);
    const Playing& play = position.play;
    View view;
    view.seat = play.turn();
    view.hand = odds_.hand();
    view.unseen = odds_.unseen();
    view.leads = play.cardsInTrick() == 0;
    view.toPlay = setting_.seats.size() - play.cardsInTrick() - 1;
    if (view.leads)
        view.trumpAgainst = position.makers.contains(view.seat) ? odds_.trumpAgainst() : 0;
    else {
        view.led = play.ledSuit();
        view.trick = play.trick();
        view.onTable = static_cast<float>(view.trick.points().value);
        view.bestIsOurs = odds_.friendly(play.winning());
    }
    Seat seat = view.seat;
    for (int i = 0; i < view.toPlay; ++i) {
        seat = setting_.seats.nextAfter(seat);
        view.friendsToPlay += odds_.friendly(seat);
    }
    return view;
}

/// The chance that his side takes the trick with this card on it.
float Playout::ours(const View& view, Card card, CardSet led) const
{
    const TrumpOrder& trumps = setting_.trumps;
    const CardSet trump = trumps.trump();
    const CardSet counting = trump | led;
    const bool asUnder = !view.hand.contains(card);
    const CardSet rivals = view.trick & counting;
    bool takes = !asUnder && counting.contains(card);
    Card best = card;
    if (!rivals.empty()) {
        const Card holding = trumps.strongest(rivals);
        takes = takes && trumps.power(card) > trumps.power(holding);
        if (!takes)
            best = holding;
    }
    float ours = takes || view.leads ? 1 : view.bestIsOurs;
    const bool unbeaten = !takes && rivals.empty(); // an under that was led
    const CardSet over = (unbeaten ? counting : above(best)) & view.unseen;
    const CardSet following = over & led;
    const CardSet ruffing = led == trump    ? CardSet()
        : trumps.isTrump(best) && !unbeaten ? over
                                            : view.unseen & trump;
    Seat seat = view.seat;
    for (int i = 0; i < view.toPlay; ++i) {
        seat = setting_.seats.nextAfter(seat);
        float beats = 1 - odds_.none(seat, following);
        if (!ruffing.empty())
            beats += odds_.cannotFollow(seat, led) * (1 - odds_.none(seat, ruffing));
        const float friendOf = odds_.friendly(seat);
        ours = ours * (1 - (1 - friendOf) * beats) + (1 - ours) * friendOf * beats;
    }
    return ours;
}

float Playout::keeping(const View& view, Card card) const
{
    const CardSet suit = setting_.trumps.suitOf(card);
    const CardSet rivals = view.unseen & suit;
    const int over = (above(card) & rivals).size();
    const float points = keepPoints * pointsOf(card);
    if (setting_.trumps.isTrump(card)) {
        const float beaten =
            rivals.empty() ? 1 : 1 - static_cast<float>(over) / static_cast<float>(rivals.size());
        return points + keepTrump + keepTopTrump * beaten * beaten;
    }
    const float walk =
        over == 0 ? std::min(1.0F, static_cast<float>(rivals.size()) / sureToWalk) : 0;
    const bool makesVoid =
        (view.hand & suit).size() == 1 && view.hand.meets(setting_.trumps.trump());
    return points + keepAce * walk - (makesVoid ? keepVoid : 0);
}

/// Makers draw trump, defenders lead fail and the called suit.
float Playout::plan(const PlayPosition& position, const View& view, Card card) const
{
    const CardSet called = position.play.duty().suit;
    const bool trump = setting_.trumps.isTrump(card) && view.hand.contains(card);
    const bool opens = called.contains(card) || !view.hand.contains(card);
    if (!position.makers.contains(view.seat))
        return trump ? -saveTrump : opens ? findPartner : 0;
    const float trumpOut = std::min(1.0F, view.trumpAgainst / plentyOfTrump);
    if (opens)
        return -hideCalled * trumpOut;
    return trump ? drawTrump * trumpOut : 0;
}

float Playout::worth(const PlayPosition& position, const View& view, Card card) const
{
    const CardSet led = !view.leads ? view.led
        : view.hand.contains(card)  ? setting_.trumps.suitOf(card)
                                    : position.play.duty().suit;
    const float win = ours(view, card, led);
    const auto toPlay = static_cast<float>(view.toPlay);
    const float points = view.onTable + pointsOf(card) + pointsToCome * toPlay;
    const float opponents = toPlay - view.friendsToPlay;
    const float trick =
        win * (points + schmear * view.friendsToPlay) - (1 - win) * (points + schmear * opponents);
    const float later = view.leads ? plan(position, view, card) : 0;
    return trick - keeping(view, card) + later;
}

float Playout::mineInLeaster(const View& view, Card card, CardSet led) const
{
    const TrumpOrder& trumps = setting_.trumps;
    const CardSet counting = trumps.trump() | led;
    const CardSet rivals = view.trick & counting;
    const bool takes = counting.contains(card)
        && (rivals.empty() || trumps.power(card) > trumps.power(trumps.strongest(rivals)));
    if (!takes)
        return 0;
    const CardSet following = view.unseen & led;
    const CardSet over = above(card) & following;
    float mine = 1;
    Seat seat = view.seat;
    for (int i = 0; i < view.toPlay; ++i) { // who has nothing lower is forced over it
        seat = setting_.seats.nextAfter(seat);
        mine *= 1 - (1 - odds_.none(seat, over)) * odds_.none(seat, following - over);
    }
    return mine;
}

/// What taking a trick of so many points is worth.
float Playout::gainInLeaster(const PlayPosition& position, const View& view, float trick) const
{
    const auto* const outcome = std::get_if<LeasterOutcome>(&setting_.outcome);
    const NoPickGame game = outcome ? outcome->game : NoPickGame::Leaster;
    if (game != NoPickGame::Leaster) {
        const auto own = static_cast<float>(position.play.points(view.seat).value);
        const int seats = setting_.seats.size();
        return distance(game, own, seats) - distance(game, own + trick, seats);
    }
    const bool needs = setting_.variant->leasterTrickNeeded && position.tricks(view.seat) == 0;
    const auto begun = static_cast<float>(position.tricksDone + (view.leads ? 0 : 1));
    return (needs ? leasterNeed + leasterNeedGrows * begun : 0) - trick;
}

/// Duck and throw points on others, but make sure of a cheap trick where one is needed.
float Playout::worthInLeaster(const PlayPosition& position, const View& view, Card card) const
{
    const CardSet suit = setting_.trumps.suitOf(card);
    const float mine = mineInLeaster(view, card, view.leads ? suit : view.led);
    const CardSet unseenSuit = view.unseen & suit;
    const float beaten = unseenSuit.empty() ? 1
                                            : 1
            - static_cast<float>((above(card) & unseenSuit).size())
                / static_cast<float>(unseenSuit.size());
    const float trick =
        view.onTable + pointsOf(card) + leasterToCome * static_cast<float>(view.toPlay);
    return mine * gainInLeaster(position, view, trick) + (1 - mine) * leasterGive * pointsOf(card)
        + leasterShed * beaten;
}

float Playout::worthOf(const PlayPosition& position, const View& view, Card card) const
{
    return setting_.pointsAreBad ? worthInLeaster(position, view, card)
                                 : worth(position, view, card);
}

Card Playout::choose(const PlayPosition& position)
{
    CardSet rest = position.play.legal();
    Card best = rest.last();
    rest.remove(best);
    if (rest.empty())
        return best;
    const View view = look(position);
    float bestWorth = worthOf(position, view, best);
    while (!rest.empty()) {
        const Card card = rest.last();
        rest.remove(card);
        const float worthHere = worthOf(position, view, card);
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
    const View view = look(position);
    const float chosen = worthOf(position, view, card);
    float best = chosen;
    for (const Card other : legal)
        best = std::max(best, worthOf(position, view, other));
    return best - chosen;
}

void Playout::finish(PlayPosition& position)
{
    while (!position.play.over())
        playCard(position, setting_, choose(position));
}

} // namespace sheepshead
