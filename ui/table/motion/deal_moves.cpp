// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/motion/deal_moves.h"

#include "ui/cards/animations.h"
#include "ui/cards/card_flight.h"
#include "ui/cards/card_item.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/open_cards_item.h"
#include "ui/table/scene/table_scene.h"

#include <QParallelAnimationGroup>

namespace sheepshead {

namespace {

/// Where a card is dealt from, out of sight until it takes off. Straight and mostly in the size in
/// which it arrives: a turned or stretched picture takes four times as long to paint.
CardItem* undealt(CardItem* card, QPointF dealer, qreal width)
{
    card->setPose({ dealer, 0, width, 0 });
    card->hide();
    return card;
}

int roundsOf(const Dealt& event)
{
    int rounds = 0;
    for (const Seat seat : event.seats)
        rounds = qMax(rounds, event.sizes[seat]);
    return rounds;
}

PileShape pilesIn(const Dealt& event)
{
    const int piles = event.open[*event.seats.begin()].size();
    return { piles, roundsOf(event) > 2 * piles };
}

} // namespace

QPointF DealMoves::dealersPlace(const Dealt& event) const
{
    return scene_.layout().pilePose(scene_.placeOf(event.dealer)).centre;
}

// Each card waits for the one before.
QAbstractAnimation* DealMoves::deal(const Dealt& event)
{
    scene_.clearTable();
    scene_.setPiles(pilesIn(event));
    scene_.change(event.dealer, [](SeatState& state) { state.dealer = true; });
    layOutOfSight(event);
    auto* all = new QParallelAnimationGroup;
    int dealt = 0;
    for (int round = 0; round < roundsOf(event); ++round) {
        Seat seat = event.dealer;
        for (int i = 0; i < event.seats.size(); ++i) {
            seat = event.seats.nextAfter(seat);
            if (round < event.sizes[seat])
                all->addAnimation(after(dealt++ * times_.dealStep, dealTo(seat, round, event)));
        }
    }
    for (int i = 0; i < event.blindSize; ++i)
        all->addAnimation(after(dealt++ * times_.dealStep, dealToBlind(i, event)));
    return all;
}

// The viewer's cards and all piles are put in their places at once, where the flights find them;
// unseen cards get backs that melt into their fans.
void DealMoves::layOutOfSight(const Dealt& event)
{
    const QPointF from = dealersPlace(event);
    HandItem& hand = scene_.hand();
    for (const Seat seat : event.seats) {
        OpenCardsItem& piles = scene_.openCards(seat);
        piles.settle(event.open[seat], event.open[seat], hand.trumps(), false);
        for (const auto& cards : { piles.backs(), piles.items() })
            for (CardItem* card : cards)
                undealt(card, from, card->pose().width);
    }
    const Seat viewer = scene_.seating().viewer;
    for (const Card card : event.hands[viewer] | event.open[viewer])
        undealt(hand.add(card, {}), from, scene_.layout().smallCardWidth());
}

QAbstractAnimation* DealMoves::dealTo(Seat seat, int round, const Dealt& event)
{
    const int inPiles = 2 * event.open[seat].size();
    if (round < inPiles)
        return dealToPile(seat, round, inPiles / 2);
    HandItem& hand = scene_.hand();
    if (seat != scene_.seating().viewer || round - inPiles >= event.hands[seat].size())
        return dealToFan(seat, dealersPlace(event));
    CardItem* const card = hand.items().at(static_cast<std::size_t>(round - inPiles));
    return new CardFlight(card, hand.restPose(card), times_.deal);
}

// First the covered cards, then the open cards on them.
QAbstractAnimation* DealMoves::dealToPile(Seat seat, int round, int piles)
{
    OpenCardsItem& open = scene_.openCards(seat);
    const int slot = round % piles;
    const auto index = static_cast<std::size_t>(slot);
    const int place = scene_.placeOf(seat);
    if (round < piles)
        return new CardFlight(
            open.backs().at(index), scene_.layout().coveredPose(place, slot), times_.deal);
    const Card card = open.piles().all().at(index).open.value();
    CardItem* const item =
        seat == scene_.seating().viewer ? scene_.hand().item(card) : open.items().at(index);
    return new CardFlight(item, scene_.layout().openPose(place, slot), times_.deal);
}

QAbstractAnimation* DealMoves::dealToFan(Seat seat, QPointF from)
{
    const Pose to = scene_.layout().fanPose(scene_.placeOf(seat));
    CardItem* const card = undealt(scene_.newCard({}, to), from, to.width);
    QAbstractAnimation* const flight = flyAway(card, to, times_.deal);
    QObject::connect(flight, &QAbstractAnimation::finished, &scene_,
        [scene = &scene_, seat] { scene->change(seat, [](SeatState& state) { ++state.cards; }); });
    return flight;
}

QAbstractAnimation* DealMoves::dealToBlind(int index, const Dealt& event)
{
    const Pose to = scene_.layout().blindPose(index, event.blindSize);
    CardItem* const card = undealt(scene_.newCard({}, to), dealersPlace(event), to.width);
    card->setZValue(50 + index);
    std::vector<CardItem*> blind = scene_.takeBlind();
    blind.push_back(card);
    scene_.layBlind(std::move(blind));
    return new CardFlight(card, to, times_.deal);
}

} // namespace sheepshead
