// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/play_position.h"

#include "engine/hand/phases/ending.h"
#include "engine/hand/phases/leaster.h"
#include "engine/playout/card_height.h"
#include "engine/playout/suspicious_play.h"
#include "engine/rules/layouts.h"

namespace sheepshead {

int makersInHiding(Partner partner)
{
    switch (partner) {
    case Partner::CalledAce:
    case Partner::BidCall:
    case Partner::JackOfDiamonds:
    case Partner::JackOfClubs:
    case Partner::FirstTrick:
        return 1;
    case Partner::JackAndAce:
    case Partner::BlackQueens:
    case Partner::QueenOfClubsAndSeven:
    case Partner::FirstQueens:
        return 2;
    case Partner::QueenJackSeven:
        return 3;
    case Partner::Neighbour:
    case Partner::Across:
    case Partner::None:
        break;
    }
    return 0;
}

namespace {

int blindTrickOf(const HandData& hand)
{
    for (int number = 1; number <= hand.tricksToPlay(); ++number)
        if (leaster::blindGoesWith(hand, number))
            return number;
    return 0;
}

} // namespace

PlaySetting::PlaySetting(const CheckedVariant& rules, const TrumpOrder& order, SeatSet playing)
    : variant(rules)
    , trumps(order)
    , deck(deckOf(*rules))
    , seats(playing)
    , fallingQueens(rules->partner == Partner::FirstQueens ? cardsOf(Rank::Queen) : CardSet())
{
    for (std::size_t kind = 0; kind < suitKinds; ++kind) {
        CardSet rest = order.ofKind(kind);
        CardSet stronger;
        while (!rest.empty()) {
            const Card card = order.strongest(rest);
            above[static_cast<std::size_t>(card.index())] = stronger;
            height[static_cast<std::size_t>(card.index())] =
                static_cast<float>(heightOf(order, card));
            stronger.add(card);
            rest.remove(card);
        }
    }
}

namespace {

/// Suspicions matter only until the called card is seen.
void suspect(PlayPosition& position, const PlaySetting& setting, Seat seat, Card card,
    std::optional<Card> best, Seat holder)
{
    if (setting.picker && seat != *setting.picker)
        position.suspicion[static_cast<std::size_t>(seat)] *=
            suspicionOf(setting.trumps, card, best, holder == *setting.picker);
}

} // namespace

PlaySetting settingOf(const HandState& state)
{
    const HandData& hand = state.data();
    PlaySetting setting(hand.variant, hand.trumps(), hand.seats);
    setting.picker = hand.picker;
    setting.partnerCards = hand.partnerCards;
    if (hand.picker && hand.partnerCards.size() == 1)
        setting.calledCard = hand.partnerCards;
    setting.alone = hand.alone;
    setting.blindPick = hand.blindPick;
    setting.hiddenMakers = hand.alone ? 0 : makersInHiding(hand.variant->partner);
    setting.pointsAreBad = hand.noPickGame.has_value();
    setting.everyoneForHimself = hand.noPickGame || (hand.makers.empty() && hand.seats.size() == 2);
    setting.blindTrick = blindTrickOf(hand);
    setting.duty = hand.play.duty();
    setting.outcome = ending::outcomeOf(hand);
    return setting;
}

PlayPosition positionOf(const HandState& state, const PlaySetting& setting)
{
    const HandData& hand = state.data();
    PlayPosition position;
    position.play = hand.play;
    position.makers = hand.makers;
    position.known = hand.openMakers;
    if (hand.picker && !hand.noPickGame)
        position.known.add(*hand.picker);
    for (const Seat seat : hand.seats) {
        if (!hand.blindPick)
            position.aside[seat] = hand.buried[seat];
        if (hand.makers.contains(seat))
            position.makersBury += hand.buried[seat].points();
    }
    if (hand.under)
        position.aside[*hand.picker].add(*hand.under);
    for (int i = 0; i < hand.trickCount; ++i) {
        const TrickRecord& trick = hand.tricks[static_cast<std::size_t>(i)];
        const bool underLed = hand.under == trick.cards[0];
        const CardSet led = underLed ? hand.trumps().fail(hand.called->suit())
                                     : hand.trumps().suitOf(trick.cards[0]);
        std::optional<Card> best;
        Seat holder {};
        for (std::size_t k = 0; k < trick.count; ++k) {
            const Card card = trick.cards[k];
            if (hand.under != card) {
                suspect(position, setting, trick.seats[k], card, best, holder);
                if (!best || setting.above[static_cast<std::size_t>(best->index())].contains(card)
                    || (hand.trumps().isTrump(card) && !hand.trumps().isTrump(*best))) {
                    best = card;
                    holder = trick.seats[k];
                }
            }
            if (hand.under == card || !led.contains(card))
                position.voids[setting.trumps.kindOf(led)].add(trick.seats[k]);
            if (hand.under == card)
                continue;
            position.gone.add(card);
            if (hand.shownPartnerCards.contains(card))
                position.known.add(trick.seats[k]);
        }
        position.tricksDone += trick.count == hand.seats.size() ? 1 : 0;
    }
    if (position.tricksDone < setting.blindTrick)
        position.blind = hand.deal.blind.points();
    return position;
}

bool onOneSide(const PlayPosition& end, const PlaySetting& setting, Seat one, Seat other)
{
    if (setting.everyoneForHimself || end.makers.empty())
        return one == other;
    return end.makers.contains(one) == end.makers.contains(other);
}

int pointsOfSide(const PlayPosition& end, const PlaySetting& setting, Seat seat)
{
    if (setting.everyoneForHimself || end.makers.empty())
        return end.play.points(seat).value;
    int makers = end.makersBury.value;
    for (const Seat maker : end.makers)
        makers += end.play.points(maker).value;
    return end.makers.contains(seat) ? makers : deckPoints.value - makers;
}

namespace detail {

void noteSuspicion(PlayPosition& position, const PlaySetting& setting, Card card)
{
    const Playing& play = position.play;
    const bool leads = play.cardsInTrick() == 0;
    suspect(position, setting, play.turn(), card, leads ? std::nullopt : play.best(),
        leads ? play.turn() : play.winning());
}

/// 4H-4: the next queen that falls.
void queenFell(PlayPosition& position, const PlaySetting& setting, Seat seat)
{
    const int before = (position.gone & cardsOf(Rank::Queen)).size();
    const bool again = position.makers.contains(seat);
    if (setting.variant->differentFirstQueens ? again || position.makers.size() == 2 : before > 2)
        return;
    position.makers.add(seat);
    position.known.add(seat);
}

void endTrick(PlayPosition& position, const PlaySetting& setting)
{
    ++position.tricksDone;
    const Seat winner = position.play.leader();
    if (position.tricksDone == setting.blindTrick) {
        position.play.addPoints(winner, position.blind);
        position.blind = {};
    }
    const bool finds = setting.variant->partner == Partner::FirstTrick && setting.picker
        && !setting.alone && !setting.everyoneForHimself;
    if (finds && position.tricksDone == 1) {
        position.makers.add(winner);
        position.known.add(winner);
    }
}

} // namespace detail

} // namespace sheepshead
