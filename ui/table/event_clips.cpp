// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/event_clips.h"

#include "ui/table/card_flight.h"
#include "ui/table/card_item.h"
#include "ui/table/event_words.h"
#include "ui/table/hand_item.h"
#include "ui/table/table_scene.h"
#include "ui/table/trick_item.h"

#include <QCoreApplication>
#include <QParallelAnimationGroup>
#include <QPauseAnimation>
#include <QSequentialAnimationGroup>
#include <QTimer>

namespace sheepshead {

namespace {

QSequentialAnimationGroup* inTurn(std::initializer_list<QAbstractAnimation*> parts)
{
    auto* group = new QSequentialAnimationGroup;
    for (QAbstractAnimation* part : parts)
        group->addAnimation(part);
    return group;
}

QAbstractAnimation* pause(int duration) { return new QPauseAnimation(duration); }

QAbstractAnimation* after(int delay, QAbstractAnimation* animation)
{
    return delay > 0 ? inTurn({ pause(delay), animation }) : animation;
}

// The card is gone once it has arrived.
QAbstractAnimation* flyAway(CardItem* card, const Pose& to, int duration)
{
    auto* flight = new CardFlight(card, to, duration);
    QObject::connect(flight, &QAbstractAnimation::finished, card, &QObject::deleteLater);
    return flight;
}

/// Where a card is dealt from, out of sight until it takes off. Straight and mostly in the size in
/// which it arrives: a turned or stretched picture takes four times as long to paint.
CardItem* undealt(CardItem* card, QPointF dealer, qreal width)
{
    card->setPose({ dealer, 0, width, 0 });
    card->hide();
    return card;
}

// Without motion a ring shows for a moment which card is new.
void flash(CardItem* card)
{
    card->setFocusRing(true);
    QTimer::singleShot(highlight, card, [card] { card->setFocusRing(false); });
}

Pose faceDown(Pose pose)
{
    pose.flip = 0;
    return pose;
}

} // namespace

std::vector<Clip> EventClips::clipsOf(const Event& event)
{
    return std::visit([this](const auto& what) { return of(what); }, event);
}

std::vector<Clip> EventClips::of(const Dealt& event)
{
    return { { .begin = [this, event] { return deal(event); } } };
}

// Round the table one card at a time, the blind last; who is to get a card next waits for the one
// before.
QAbstractAnimation* EventClips::deal(const Dealt& event)
{
    scene_.clearTable();
    scene_.change(event.dealer, [](SeatState& state) { state.dealer = true; });
    auto* all = new QParallelAnimationGroup;
    int dealt = 0;
    int rounds = 0;
    for (const Seat seat : event.seats)
        rounds = qMax(rounds, event.sizes[seat]);
    for (int round = 0; round < rounds; ++round) {
        Seat seat = event.dealer;
        for (int i = 0; i < event.seats.size(); ++i) {
            seat = event.seats.nextAfter(seat);
            if (round < event.sizes[seat])
                all->addAnimation(after(dealt++ * times_.dealStep, dealTo(seat, round, event)));
        }
    }
    std::vector<CardItem*> blind;
    const QPointF from = scene_.layout().pilePose(scene_.placeOf(event.dealer)).centre;
    for (int i = 0; i < event.blindSize; ++i) {
        const Pose to = scene_.layout().blindPose(i, event.blindSize);
        CardItem* card = undealt(scene_.newCard({}, to), from, to.width);
        card->setZValue(50 + i);
        blind.push_back(card);
        all->addAnimation(after(dealt++ * times_.dealStep, new CardFlight(card, to, times_.deal)));
    }
    scene_.layBlind(std::move(blind));
    return all;
}

// The viewer's cards are put into his hand at once, where the flight finds its way to their sorted
// places; others get backs that melt into their fans.
QAbstractAnimation* EventClips::dealTo(Seat seat, int round, const Dealt& event)
{
    const TableLayout& layout = scene_.layout();
    const QPointF from = layout.pilePose(scene_.placeOf(event.dealer)).centre;
    const CardSet own =
        seat == scene_.seating().viewer ? event.hands[seat] | event.open[seat] : CardSet();
    if (round >= own.size()) {
        const Pose to = layout.fanPose(scene_.placeOf(seat));
        CardItem* card = undealt(scene_.newCard({}, to), from, to.width);
        QAbstractAnimation* flight = flyAway(card, to, times_.deal);
        QObject::connect(flight, &QAbstractAnimation::finished, &scene_,
            [this, seat] { scene_.change(seat, [](SeatState& state) { ++state.cards; }); });
        return flight;
    }
    HandItem& hand = scene_.hand();
    if (hand.items().empty())
        for (const Card card : own)
            undealt(hand.add(card, {}), from, layout.smallCardWidth());
    CardItem* card = hand.items().at(static_cast<std::size_t>(round));
    return new CardFlight(card, hand.restPose(card), times_.deal);
}

std::vector<Clip> EventClips::of(const RedealHandShown& event)
{
    return { { .begin = [this, event] {
        scene_.announce(eventText(event, scene_.seating()), bubbleStays);
        auto* all = new QParallelAnimationGroup;
        int index = 0;
        for (const Card card : event.hand) {
            const int place = scene_.placeOf(event.seat);
            CardItem* item = scene_.newCard(card, faceDown(scene_.layout().fanPose(place)));
            Pose to = scene_.layout().trickPose(place);
            to.centre.rx() += (index++ - (event.hand.size() - 1) / 2.0) * to.width * 0.5;
            all->addAnimation(new CardFlight(item, to, times_.play));
            QObject::connect(all, &QObject::destroyed, item, &QObject::deleteLater);
        }
        return inTurn({ all, pause(times_.trickRest * 2) });
    } } };
}

Clip EventClips::saying(const Event& event, Seat seat)
{
    return { .begin = [this, words = bubbleText(event), seat] {
        scene_.say(seat, words, bubbleStays);
        return pause(times_.said);
    } };
}

Clip EventClips::announcing(const Event& event)
{
    return { .begin = [this, event] {
        scene_.announce(eventText(event, scene_.seating()), bubbleStays);
        return pause(times_.trickRest);
    } };
}

std::vector<Clip> EventClips::of(const Passed& event) { return { saying(event, event.seat) }; }

std::vector<Clip> EventClips::of(const Picked& event)
{
    return { saying(event, event.seat), { .begin = [this, event] {
                scene_.change(event.seat, [](SeatState& state) { state.picker = true; });
                return takeBlind(event.seat, event.blind, event.blindSize);
            } } };
}

std::vector<Clip> EventClips::of(const NeighbourTook& event)
{
    return {
        { .begin = [this, event] { return takeBlind(event.seat, event.cards, event.count); } }
    };
}

// The cards are seen by their taker only; what he leaves goes on lying there.
QAbstractAnimation* EventClips::takeBlind(Seat seat, CardSet cards, int count)
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
                flyAway(card, scene_.layout().fanPose(scene_.placeOf(seat)), times_.collect));
        return all;
    }
    std::size_t next = 0;
    for (const Card card : cards) {
        const Pose from =
            next < blind.size() ? blind[next++]->pose() : scene_.layout().blindPose(0, 1);
        hand.add(card, from);
    }
    qDeleteAll(blind);
    return inTurn({ hand.arrange(times_.collect), pause(times_.played) });
}

std::vector<Clip> EventClips::of(const Buried& event)
{
    return { { .begin = [this, event] { return bury(event); } } };
}

std::vector<CardItem*> EventClips::cardsToBury(const Buried& event)
{
    std::vector<CardItem*> cards;
    for (const Card card : event.cards)
        if (CardItem* item = scene_.hand().release(card))
            cards.push_back(item);
    const Pose from = scene_.layout().fanPose(scene_.placeOf(event.seat));
    while (static_cast<int>(cards.size()) < event.count)
        cards.push_back(scene_.newCard({}, from));
    return cards;
}

QAbstractAnimation* EventClips::bury(const Buried& event)
{
    auto* all = new QParallelAnimationGroup;
    scene_.change(event.seat, [&event](SeatState& state) { state.cards -= event.count; });
    for (CardItem* card : cardsToBury(event)) {
        card->setParentItem(nullptr);
        card->setZValue(300);
        all->addAnimation(
            flyAway(card, scene_.layout().pilePose(scene_.placeOf(event.seat)), times_.collect));
    }
    all->addAnimation(scene_.hand().arrange(times_.collect));
    return inTurn({ all, pause(times_.played) });
}

std::vector<Clip> EventClips::of(const Called& event) { return { saying(event, event.seat) }; }
std::vector<Clip> EventClips::of(const WentAlone& event) { return { saying(event, event.seat) }; }

std::vector<Clip> EventClips::of(const Voted& event) { return { saying(event, event.seat) }; }
std::vector<Clip> EventClips::of(const BidMade& event) { return { saying(event, event.seat) }; }
std::vector<Clip> EventClips::of(const SoloNamed& event) { return { saying(event, event.seat) }; }
std::vector<Clip> EventClips::of(const Cracked& event) { return { saying(event, event.seat) }; }

std::vector<Clip> EventClips::of(const SheepsheadCalled& event)
{
    return { saying(event, event.seat) };
}

std::vector<Clip> EventClips::of(const Blitzed& event)
{
    return { saying(event, event.seat), announcing(event) };
}

std::vector<Clip> EventClips::of(const Turned& event) { return { announcing(event) }; }
std::vector<Clip> EventClips::of(const RenegeFound& event) { return { announcing(event) }; }

std::vector<Clip> EventClips::of(const LeasterBegan& event)
{
    return { { .begin = [this, event] {
        scene_.announce(eventText(event, scene_.seating()), bubbleStays);
        return inTurn({ pause(times_.said), moveBlindAside() });
    } } };
}

QAbstractAnimation* EventClips::moveBlindAside()
{
    auto* all = new QParallelAnimationGroup;
    const auto& blind = scene_.blind();
    for (std::size_t i = 0; i < blind.size(); ++i)
        all->addAnimation(new CardFlight(blind[i],
            scene_.layout().asidePose(static_cast<int>(i), static_cast<int>(blind.size())),
            times_.collect));
    return all;
}

std::vector<Clip> EventClips::of(const ThrownIn& event) { return { announcing(event) }; }

std::vector<Clip> EventClips::of(const Played& event)
{
    return { { .begin = [this, event] { return play(event); } } };
}

CardItem* EventClips::cardToPlay(const Played& event)
{
    if (CardItem* own = event.card ? scene_.hand().release(*event.card) : nullptr)
        return own;
    const Pose from = scene_.layout().fanPose(scene_.placeOf(event.seat));
    return scene_.newCard(event.card, faceDown(from));
}

QAbstractAnimation* EventClips::play(const Played& event)
{
    CardItem* card = cardToPlay(event);
    if (event.asUnder && event.card)
        card->setTag(QCoreApplication::translate("sheepshead::CardItem", "under"));
    TrickItem& trick = scene_.trick();
    trick.lay(event.seat, card);
    scene_.change(event.seat, [](SeatState& state) {
        state.cards = qMax(0, state.cards - 1);
        state.acting = false;
    });
    if (times_.play == 0)
        flash(card);
    auto* all = new QParallelAnimationGroup;
    all->addAnimation(new CardFlight(card, trick.poseOf(event.seat, card), times_.play));
    all->addAnimation(scene_.hand().arrange(times_.play));
    return inTurn({ all, pause(times_.played) });
}

std::vector<Clip> EventClips::of(const PartnerRevealed& event)
{
    return { { .begin = [this, event] {
        scene_.change(event.seat, [](SeatState& state) { state.partner = !state.picker; });
        scene_.say(event.seat, bubbleText(event), bubbleStays);
        return pause(times_.said / 2);
    } } };
}

std::vector<Clip> EventClips::of(const TrickTaken& event)
{
    Clip rest { .begin = [this, event] {
        scene_.trick().light(event.winner);
        return pause(times_.trickRest);
    } };
    rest.waits = waitAfterTrick_;
    Clip taking { .begin = [this, event] { return collect(event); } };
    taking.end = [this, event] {
        scene_.change(event.winner, [](SeatState& state) { ++state.tricks; });
    };
    return { std::move(rest), std::move(taking) };
}

QAbstractAnimation* EventClips::collect(const TrickTaken& event)
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

std::vector<Clip> EventClips::of(const HandScored&) { return {}; }

} // namespace sheepshead
