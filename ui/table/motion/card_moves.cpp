// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/motion/card_moves.h"

#include "engine/hand/phases/raising.h"
#include "ui/cards/animations.h"
#include "ui/cards/card_flight.h"
#include "ui/cards/card_item.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/open_cards_item.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/trick_item.h"

#include <QCoreApplication>
#include <QParallelAnimationGroup>
#include <QPauseAnimation>

namespace sheepshead {

namespace {

// Without motion a ring shows for a moment which card is new.
void flash(CardItem* card)
{
    card->setFocusRing(true);
    auto* const shown = new QPauseAnimation(highlight, card);
    QObject::connect(
        shown, &QAbstractAnimation::finished, card, [card] { card->setFocusRing(false); });
    shown->start(QAbstractAnimation::DeleteWhenStopped);
}

Pose faceDown(Pose pose)
{
    pose.flip = 0;
    return pose;
}

} // namespace

QAbstractAnimation* CardMoves::showHand(Seat seat, CardSet cards)
{
    auto* all = new QParallelAnimationGroup;
    const int place = scene_.placeOf(seat);
    int index = 0;
    for (const Card card : cards) {
        CardItem* const item = scene_.newCard(card, faceDown(scene_.layout().fanPose(place)));
        Pose to = scene_.layout().trickPose(place);
        to.centre.rx() += (index++ - (cards.size() - 1) / 2.0) * to.width * 0.5;
        all->addAnimation(new CardFlight(item, to, times_.play));
        QObject::connect(all, &QObject::destroyed, item, &QObject::deleteLater);
    }
    return inTurn({ all, pause(times_.trickRest * 2) });
}

QAbstractAnimation* CardMoves::takeBlind(Seat seat, CardSet cards, int count)
{
    std::vector<CardItem*> blind = scene_.takeBlind();
    const auto taken = qMin(static_cast<std::size_t>(count), blind.size());
    scene_.layBlind({ blind.begin() + static_cast<std::ptrdiff_t>(taken), blind.end() });
    blind.resize(taken);
    HandItem& hand = scene_.hand();
    if (cards.empty()) {
        auto* all = new QParallelAnimationGroup;
        for (CardItem* card : blind)
            all->addAnimation(
                flyAway(card, scene_.layout().fanPose(scene_.placeOf(seat)), times_.take));
        return inTurn({ all, pause(times_.played) });
    }
    std::size_t next = 0;
    for (const Card card : cards) {
        const Pose from =
            next < blind.size() ? blind[next++]->pose() : scene_.layout().blindPose(0, 1);
        hand.add(card, from);
    }
    qDeleteAll(blind);
    hand.setFresh(cards);
    return inTurn({ hand.arrange(times_.take), pause(times_.said) });
}

QAbstractAnimation* CardMoves::buryBlind(Seat seat)
{
    auto* all = new QParallelAnimationGroup;
    for (CardItem* card : scene_.takeBlind())
        all->addAnimation(
            flyAway(card, scene_.layout().pilePose(scene_.placeOf(seat)), times_.collect));
    return inTurn({ all, pause(times_.played) });
}

std::vector<CardItem*> CardMoves::cardsToBury(const Buried& event)
{
    std::vector<CardItem*> cards;
    for (const Card card : event.cards)
        if (CardItem* item = scene_.hand().release(card))
            cards.push_back(item);
        else if (CardItem* shown = scene_.openCards(event.seat).take(card))
            cards.push_back(shown);
    const Pose from = scene_.layout().fanPose(scene_.placeOf(event.seat));
    while (static_cast<int>(cards.size()) < event.count)
        cards.push_back(scene_.newCard({}, from));
    return cards;
}

QAbstractAnimation* CardMoves::bury(const Buried& event)
{
    auto* all = new QParallelAnimationGroup;
    const CardSet shown = event.open & scene_.openCards(event.seat).piles().open();
    const int fromFan = event.count - shown.size();
    scene_.change(event.seat, [fromFan](SeatState& state) { state.cards -= fromFan; });
    for (CardItem* card : cardsToBury(event)) {
        card->setParentItem(nullptr);
        card->setZValue(300);
        all->addAnimation(
            flyAway(card, scene_.layout().pilePose(scene_.placeOf(event.seat)), times_.collect));
    }
    scene_.hand().setFresh({});
    all->addAnimation(scene_.hand().arrange(times_.collect));
    return inTurn({ all, pause(times_.said) });
}

QAbstractAnimation* CardMoves::hideUnder(const Called& event)
{
    CardItem* const card =
        event.underLayOpen ? scene_.openCards(event.seat).take(*event.under) : nullptr;
    if (!card)
        return nullptr;
    scene_.change(event.seat, [](SeatState& state) { ++state.cards; });
    card->setParentItem(nullptr);
    const Pose fan = faceDown(scene_.layout().fanPose(scene_.placeOf(event.seat)));
    return flyAway(card, fan, times_.collect);
}

QAbstractAnimation* CardMoves::moveBlindAside()
{
    auto* all = new QParallelAnimationGroup;
    const auto& blind = scene_.blind();
    for (std::size_t i = 0; i < blind.size(); ++i)
        all->addAnimation(new CardFlight(blind[i],
            scene_.layout().asidePose(static_cast<int>(i), static_cast<int>(blind.size())),
            times_.collect));
    return all;
}

// Not where the second queen was just played with it, nor in the viewer's own hand.
QAbstractAnimation* CardMoves::showPair(const Blitzed& event)
{
    const CardSet pair = raising::cardsOf(event.pair);
    auto* all = new QParallelAnimationGroup;
    if (event.seat == scene_.seating().viewer || liesOnTrick(pair))
        return all;
    OpenCardsItem& open = scene_.openCards(event.seat);
    open.settle(open.piles().open() | pair, {}, scene_.hand().trumps(), false);
    scene_.change(event.seat, [&pair](SeatState& state) { state.cards -= pair.size(); });
    const Pose from = faceDown(scene_.layout().fanPose(scene_.placeOf(event.seat)));
    for (CardItem* card : open.items()) {
        if (!pair.contains(*card->card()))
            continue;
        card->setPose(from);
        all->addAnimation(new CardFlight(card, open.poseOf(*card->card()), times_.turn));
    }
    return all;
}

bool CardMoves::liesOnTrick(CardSet cards) const
{
    for (const auto& [seat, item] : scene_.trick().laid())
        if (item->card() && cards.contains(*item->card()))
            return true;
    return false;
}

// Out of the viewer's hand, from where it lay open, or from a fan that has one back less.
CardItem* CardMoves::cardToPlay(const Played& event)
{
    OpenCardsItem& open = scene_.openCards(event.seat);
    const bool wasOpen = event.card && open.piles().slotOf(*event.card);
    CardItem* const opened = wasOpen ? open.take(*event.card) : nullptr;
    if (CardItem* own = event.card ? scene_.hand().release(*event.card) : nullptr)
        return own;
    if (opened)
        return opened;
    scene_.change(event.seat, [](SeatState& state) { state.cards = qMax(0, state.cards - 1); });
    return scene_.newCard(
        event.card, faceDown(scene_.layout().fanPose(scene_.placeOf(event.seat))));
}

QAbstractAnimation* CardMoves::play(const Played& event)
{
    CardItem* card = cardToPlay(event);
    if (event.asUnder && event.card)
        card->setTag(CardItem::tr("under"));
    TrickItem& trick = scene_.trick();
    trick.lay(event.seat, card);
    scene_.change(event.seat, [](SeatState& state) { state.acting = false; });
    if (times_.play == 0)
        flash(card);
    auto* all = new QParallelAnimationGroup;
    all->addAnimation(new CardFlight(card, trick.poseOf(event.seat, card), times_.play));
    all->addAnimation(scene_.hand().arrange(times_.play));
    return inTurn({ all, pause(times_.played) });
}

QAbstractAnimation* CardMoves::collect(const TrickTaken& event)
{
    auto* all = new QParallelAnimationGroup;
    const Pose pile = scene_.layout().pilePose(scene_.placeOf(event.winner));
    for (const auto& [seat, card] : scene_.trick().takeAll()) {
        card->setLit(false);
        all->addAnimation(flyAway(card, pile, times_.collect));
    }
    if (event.withBlind)
        for (CardItem* card : scene_.takeBlind())
            all->addAnimation(flyAway(card, pile, times_.collect));
    return all;
}

// It turns over where it lay.
QAbstractAnimation* CardMoves::turn(const Turned& event)
{
    OpenCardsItem& open = scene_.openCards(event.seat);
    CardItem* card = open.turn(event.card);
    if (!card)
        return nullptr;
    if (event.seat == scene_.seating().viewer) {
        const Pose from = card->pose();
        delete card;
        card = scene_.hand().add(event.card, from);
    }
    return new CardFlight(card, open.poseOf(event.card), times_.turn);
}

} // namespace sheepshead
