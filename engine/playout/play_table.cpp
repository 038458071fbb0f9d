// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/play_table.h"

#include "engine/rules/layouts.h"
#include "engine/worlds/hidden_cards.h"
#include "engine/worlds/reconstruction.h"

namespace sheepshead {

std::optional<PlayTable> PlayTable::of(
    const Observation& seen, const World& world, std::span<const Action> legal)
{
    if (seen.variant.layout().piles > 0)
        return PlayTable(seen);
    const auto hand = reconstructHand(seen, world, legal);
    return hand ? std::optional(PlayTable(*hand, seen)) : std::nullopt;
}

PlayTable::PlayTable(const HandState& hand, const Observation& seen)
    : setting_(settingOf(hand))
    , known_(positionOf(hand, setting_))
    , knownAtFirst_(hand.data().openMakers)
{
    const bool byFirstTrick = setting_.variant->partner == Partner::FirstTrick;
    if (byFirstTrick || setting_.variant->partner == Partner::FirstQueens)
        knownAtFirst_ = {};
    if (setting_.picker && !setting_.everyoneForHimself
        && setting_.variant->partner != Partner::FirstQueens)
        knownAtFirst_.add(*setting_.picker);
    readTricks(seen);
}

PlayTable::PlayTable(const Observation& seen)
    : setting_(seen.variant, seen.trumps, seen.seats)
{
    setting_.everyoneForHimself = true;
    setting_.outcome = TwoHandedOutcome {};
    known_.gone = seen.cardsSeenPlayed();
    for (const Trick& trick : seen.tricks)
        known_.tricksDone += static_cast<int>(trick.cards.size()) == seen.seats.size() ? 1 : 0;
    piles_ = true;
    readTricks(seen);
}

void PlayTable::readTricks(const Observation& seen)
{
    makers_ = seen.sides.makers;
    called_ = seen.called;
    const Trick* const onTable = seen.trickOnTable();
    leader_ = onTable ? onTable->leader() : *seen.turn;
    for (const Seat seat : seen.seats)
        known_.tricksBefore[seat] = static_cast<std::uint8_t>(seen.tricksTaken[seat]);
    for (const Trick& trick : seen.tricks) {
        for (const PlayedCard& played : trick.cards) {
            played_.push_back(played);
            if (&trick == onTable) {
                if (!played.asUnder)
                    onTable_[played.seat].add(*played.card);
                trick_[inTrick_++] = played;
            } else if (played.asUnder)
                underTaker_ = trick.winning;
            else
                points_[trick.winning] += played.card->points();
        }
        if (setting_.blindTrick == 1 && &trick == &seen.tricks.front() && &trick != onTable)
            blindTaker_ = trick.winning;
    }
}

SeatSet PlayTable::makersIn(const World& world) const
{
    SeatSet makers = makers_;
    if (makers.empty() && setting_.everyoneForHimself)
        return makers;
    if (setting_.variant->partner != Partner::FirstQueens)
        for (const Seat seat : setting_.seats)
            if ((world.hands[seat] | world.buried[seat]).meets(setting_.partnerCards))
                makers.add(seat);
    return makers;
}

CallDuty PlayTable::dutyIn(CallDuty duty, const PerSeat<CardSet>& hands) const
{
    if (duty.suit.empty())
        return duty;
    duty.partner = duty.picker;
    for (const Seat seat : setting_.seats)
        if (hands[seat].contains(duty.called))
            duty.partner = seat;
    return duty;
}

PlayPosition PlayTable::position(const World& world) const
{
    PlayPosition position = known_;
    PerSeat<CardSet> hands = world.hands;
    const bool underInPlay = world.under && !underTaker_;
    for (const Seat seat : setting_.seats)
        hands[seat] |= onTable_[seat];
    if (underInPlay)
        hands[*setting_.picker].add(*world.under);
    position.play = Playing(setting_.seats, hands, leader_);
    if (piles_)
        for (const Seat seat : setting_.seats)
            for (const Pile& pile : world.deal.piles[seat])
                if (pile.open != pile.covered)
                    position.play.cover(pile.open, pile.covered);
    position.play.setDuty(dutyIn(setting_.duty, hands));
    if (underInPlay)
        position.play.layUnder(*setting_.picker, *world.under);
    for (const Seat seat : setting_.seats)
        position.play.addPoints(seat, points_[seat]);
    if (underTaker_ && world.under)
        position.play.addPoints(*underTaker_, world.under->points());
    position.blind = world.deal.blind.points();
    if (blindTaker_)
        position.play.addPoints(*blindTaker_, position.blind);
    position.makers = makersIn(world);
    position.makersBury = {};
    for (const Seat seat : setting_.seats) {
        if (!setting_.blindPick)
            position.aside[seat] = world.buried[seat];
        if (position.makers.contains(seat))
            position.makersBury += world.buried[seat].points();
    }
    if (world.under && setting_.picker)
        position.aside[*setting_.picker].add(*world.under);
    for (std::size_t i = 0; i < inTrick_; ++i) {
        const auto card = trick_[i].card ? trick_[i].card : world.under;
        position.play.play(setting_.trumps, *card);
    }
    return position;
}

PlayPosition PlayTable::start(const World& world) const
{
    PlayPosition position;
    PerSeat<CardSet> hands = world.hands;
    for (const PlayedCard& played : played_)
        if (played.card && !played.asUnder)
            hands[played.seat].add(*played.card);
    if (world.under)
        hands[*setting_.picker].add(*world.under);
    position.play =
        Playing(setting_.seats, hands, played_.empty() ? leader_ : played_.front().seat);
    CallDuty duty = setting_.duty;
    if (called_ && setting_.picker && !setting_.trumps.isTrump(*called_))
        duty.suit = setting_.trumps.fail(called_->suit());
    position.play.setDuty(dutyIn(duty, hands));
    if (world.under)
        position.play.layUnder(*setting_.picker, *world.under);
    position.known = knownAtFirst_;
    position.makers = knownAtFirst_;
    if (!setting_.everyoneForHimself && setting_.variant->partner != Partner::FirstQueens)
        for (const Seat seat : setting_.seats)
            if ((hands[seat] | world.buried[seat]).meets(setting_.partnerCards))
                position.makers.add(seat);
    for (const Seat seat : setting_.seats)
        if (!setting_.blindPick)
            position.aside[seat] = world.buried[seat];
    if (world.under)
        position.aside[*setting_.picker].add(*world.under);
    position.blind = world.deal.blind.points();
    return position;
}

} // namespace sheepshead
