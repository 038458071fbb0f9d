// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/playout.h"

#include <algorithm>

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

constexpr std::size_t mostHeld = 17;
constexpr std::size_t mostUnseen = 33;
constexpr std::size_t mostAsked = 16;

using NoneTable = std::array<std::array<std::array<float, mostAsked>, mostUnseen>, mostHeld>;

/// That none of n unseen cards is in a hand of k, when m are unseen in all.
const NoneTable& noneTable()
{
    static const NoneTable table = [] {
        NoneTable none {};
        for (std::size_t k = 0; k < mostHeld; ++k)
            for (std::size_t m = 0; m < mostUnseen; ++m) {
                const float miss =
                    m == 0 || k >= m ? 0.0F : 1 - static_cast<float>(k) / static_cast<float>(m);
                none[k][m][0] = 1;
                for (std::size_t n = 1; n < mostAsked; ++n)
                    none[k][m][n] = none[k][m][n - 1] * miss;
            }
        return none;
    }();
    return table;
}

float noneOf(const float* none, CardSet cards) { return none[cards.size()]; }

float pointsOf(Card card) { return static_cast<float>(card.points().value); }

} // namespace

/// Makers know themselves, everybody knows who was shown, and the rest is a share.
void Playout::learnSides(const PlayPosition& position)
{
    if (learned_ && position.makers == makers_ && position.known == known_)
        return;
    learned_ = true;
    makers_ = position.makers;
    known_ = position.known;
    const int shown = known_.size() - (setting_.picker ? 1 : 0);
    const int hidden = std::max(0, setting_.hiddenMakers - shown);
    for (const Seat seat : setting_.seats) {
        auto& friendly = friendly_[static_cast<std::size_t>(seat)];
        const bool maker = makers_.contains(seat);
        const bool secret = maker && !known_.contains(seat);
        const int others = setting_.seats.size() - known_.size() - (known_.contains(seat) ? 0 : 1);
        const float share = others <= 0
            ? 0.0F
            : std::clamp(static_cast<float>(hidden - (secret ? 1 : 0)) / static_cast<float>(others),
                0.0F, 1.0F);
        float foes = 0;
        for (const Seat other : setting_.seats) {
            const float makes = known_.contains(other) ? 1 : share;
            const float theirs = setting_.everyoneForHimself ? 0 : maker ? makes : 1 - makes;
            const float ours = other == seat ? 1 : theirs;
            friendly[static_cast<std::size_t>(other)] = ours;
            foes += 1 - ours;
        }
        foes_[static_cast<std::size_t>(seat)] = foes;
    }
}

Playout::View Playout::look(const PlayPosition& position) const
{
    const Playing& play = position.play;
    View view;
    view.seat = play.turn();
    view.hand = play.hand(view.seat);
    view.unseen = setting_.deck - position.gone - view.hand - position.aside[view.seat];
    view.leads = play.cardsInTrick() == 0;
    view.toPlay = setting_.seats.size() - play.cardsInTrick() - 1;
    const auto held = static_cast<std::size_t>(
        std::min(view.hand.size() + (play.under() ? 1 : 0), static_cast<int>(mostHeld) - 1));
    view.none = noneTable()[held][static_cast<std::size_t>(view.unseen.size())].data();
    if (!view.leads) {
        view.led = play.ledSuit();
        view.trick = play.trick();
        view.onTable = static_cast<float>(view.trick.points().value);
        view.bestIsOurs = friendly_[static_cast<std::size_t>(view.seat)]
                                   [static_cast<std::size_t>(play.winning())];
    }
    Seat seat = view.seat;
    for (int i = 0; i < view.toPlay; ++i) {
        seat = setting_.seats.nextAfter(seat);
        view.friendsToPlay +=
            friendly_[static_cast<std::size_t>(view.seat)][static_cast<std::size_t>(seat)];
    }
    return view;
}

/// The chance that his side takes the trick with this card on it.
float Playout::ours(const PlayPosition& position, const View& view, Card card, CardSet led) const
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
    if (view.toPlay == 0)
        return ours;
    const CardSet over = above(best) & view.unseen;
    const bool bestIsTrump = trump.contains(best) && (takes || !rivals.empty());
    float follows = 0; // that a seat to come beats it, following or not
    float ruffs = 0;   // that one void in the led suit does
    if (led == trump)
        follows = 1 - noneOf(view.none, over);
    else {
        const CardSet ruffing = bestIsTrump ? over : view.unseen & trump;
        ruffs = 1 - noneOf(view.none, ruffing);
        const float isVoid = noneOf(view.none, view.unseen & led);
        follows = isVoid * ruffs + (bestIsTrump ? 0 : 1 - noneOf(view.none, over & led));
    }
    const auto& friendly = friendly_[static_cast<std::size_t>(view.seat)];
    Seat seat = view.seat;
    for (int i = 0; i < view.toPlay; ++i) {
        seat = setting_.seats.nextAfter(seat);
        const CardSet voids = position.voids[seat];
        float beats = follows;
        if (voids.meets(led))
            beats = led == trump || voids.meets(trump) ? 0 : ruffs;
        const float friendOf = friendly[static_cast<std::size_t>(seat)];
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
    const float share = 1 - view.none[1];
    const auto out = static_cast<float>((view.unseen & setting_.trumps.trump()).size());
    const float against = out * share * foes_[static_cast<std::size_t>(view.seat)];
    const float trumpOut = std::min(1.0F, against / plentyOfTrump);
    if (opens)
        return -hideCalled * trumpOut;
    return trump ? drawTrump * trumpOut : 0;
}

float Playout::worth(const PlayPosition& position, const View& view, Card card) const
{
    const CardSet led = !view.leads ? view.led
        : view.hand.contains(card)  ? setting_.trumps.suitOf(card)
                                    : position.play.duty().suit;
    const float win = ours(position, view, card, led);
    const auto toPlay = static_cast<float>(view.toPlay);
    const float points = view.onTable + pointsOf(card) + pointsToCome * toPlay;
    const float opponents = toPlay - view.friendsToPlay;
    const float trick =
        win * (points + schmear * view.friendsToPlay) - (1 - win) * (points + schmear * opponents);
    const float later = view.leads ? plan(position, view, card) : 0;
    return trick - keeping(view, card) + later;
}

/// Duck and throw points on others, but make sure of a cheap trick where one is needed.
float Playout::worthInLeaster(const PlayPosition& position, const View& view, Card card) const
{
    const TrumpOrder& trumps = setting_.trumps;
    const CardSet suit = trumps.suitOf(card);
    const CardSet led = view.leads ? suit : view.led;
    const CardSet counting = trumps.trump() | led;
    const CardSet rivals = view.trick & counting;
    const bool takes = counting.contains(card)
        && (rivals.empty() || trumps.power(card) > trumps.power(trumps.strongest(rivals)));
    float mine = 0;
    if (takes) {
        const CardSet following = view.unseen & led;
        const CardSet over = above(card) & following;
        const float forced = (1 - noneOf(view.none, over)) * noneOf(view.none, following - over);
        mine = 1;
        Seat seat = view.seat;
        for (int i = 0; i < view.toPlay; ++i) {
            seat = setting_.seats.nextAfter(seat);
            if (!position.voids[seat].meets(led))
                mine *= 1 - forced;
        }
    }
    const CardSet unseenSuit = view.unseen & suit;
    const float beaten = unseenSuit.empty() ? 1
                                            : 1
            - static_cast<float>((above(card) & unseenSuit).size())
                / static_cast<float>(unseenSuit.size());
    const bool needs = setting_.variant->leasterTrickNeeded && position.tricks(view.seat) == 0;
    const float need =
        needs ? leasterNeed + leasterNeedGrows * static_cast<float>(position.tricksDone) : 0;
    const float trick =
        view.onTable + pointsOf(card) + leasterToCome * static_cast<float>(view.toPlay);
    return mine * (need - trick) + (1 - mine) * leasterGive * pointsOf(card) + leasterShed * beaten;
}

Card Playout::choose(const PlayPosition& position)
{
    CardSet rest = position.play.legal();
    Card best = rest.last();
    rest.remove(best);
    if (rest.empty())
        return best;
    learnSides(position);
    const View view = look(position);
    const auto worthOf = [&](Card card) {
        return setting_.pointsAreBad ? worthInLeaster(position, view, card)
                                     : worth(position, view, card);
    };
    float bestWorth = worthOf(best);
    while (!rest.empty()) {
        const Card card = rest.last();
        rest.remove(card);
        const float worthHere = worthOf(card);
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
    learnSides(position);
    const View view = look(position);
    float best = 0;
    float chosen = 0;
    bool first = true;
    for (const Card other : legal) {
        const float worthHere = setting_.pointsAreBad ? worthInLeaster(position, view, other)
                                                      : worth(position, view, other);
        best = first ? worthHere : std::max(best, worthHere);
        first = false;
        if (other == card)
            chosen = worthHere;
    }
    return best - chosen;
}

void Playout::finish(PlayPosition& position)
{
    while (!position.play.over())
        playCard(position, setting_, choose(position));
}

} // namespace sheepshead
