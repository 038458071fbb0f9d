// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/seen_play.h"

#include "engine/rules/layouts.h"
#include "engine/rules/partner_cards.h"

namespace sheepshead {

namespace {

CallDuty dutyIn(const Observation& seen)
{
    if (!seen.called || !seen.picker)
        return {};
    return dutyOfCall(*seen.variant, seen.trumps, *seen.called, *seen.picker, seen.viewer);
}

PlaySetting settingOf(const Observation& seen)
{
    PlaySetting setting(seen.variant, seen.trumps, seen.seats);
    setting.picker = seen.picker;
    if (seen.picker && seen.called) {
        setting.partnerCards.add(*seen.called);
        if (seen.variant->partner == Partner::JackAndAce)
            setting.partnerCards.add(jackOfDiamonds);
        else
            setting.calledCard = setting.partnerCards;
    }
    setting.alone = seen.alone;
    setting.blindPick = seen.blindPick;
    setting.hiddenMakers = seen.alone ? 0 : makersInHiding(seen.variant->partner);
    setting.pointsAreBad = seen.leaster();
    setting.everyoneForHimself =
        seen.leaster() || (seen.sides.makers.empty() && seen.seats.size() == 2);
    setting.duty = dutyIn(seen);
    if (seen.noPickGame)
        setting.outcome = LeasterOutcome { .game = *seen.noPickGame };
    return setting;
}

/// The viewer's own under, or a card that no seat has shown.
Card underOf(const Observation& seen, CardSet unseen)
{
    for (const Trick& trick : seen.tricks)
        for (const PlayedCard& played : trick.cards)
            if (played.asUnder && played.card)
                return *played.card;
    return seen.under ? *seen.under : seen.trumps.weakest(unseen);
}

Playing beforeTheFirstCard(const Observation& seen, const CallDuty& duty, Card under)
{
    PerSeat<CardSet> hands;
    hands[seen.viewer] = seen.hand;
    for (const Trick& trick : seen.tricks)
        for (const PlayedCard& played : trick.cards)
            if (played.card && !played.asUnder)
                hands[played.seat].add(*played.card);
    const Seat leader = seen.tricks.empty() ? seen.viewer : seen.tricks.front().leader();
    Playing play(seen.seats, hands, leader);
    play.setDuty(duty);
    if (seen.calledWithUnder)
        play.layUnder(*seen.picker, under);
    return play;
}

PlayPosition positionOf(const Observation& seen, const PlaySetting& setting)
{
    PlayPosition position;
    const CardSet own = seen.dealt | seen.blind;
    const Card under = underOf(seen, setting.deck - own - seen.cardsSeenPlayed());
    position.play = beforeTheFirstCard(seen, setting.duty, under);
    for (const Trick& trick : seen.tricks)
        for (const PlayedCard& played : trick.cards)
            playCard(position, setting, played.asUnder ? under : *played.card);
    position.makers = seen.sides.makers;
    position.known = seen.sides.makers;
    position.aside[seen.viewer] = (own | seen.buried) - seen.hand;
    // Failing to follow proves nothing where reneges are possible, or while cards lie covered.
    if (seen.variant->renege != Renege::Refused || seen.variant.layout().piles > 0)
        position.voids = {};
    return position;
}

} // namespace

SeenPlay::SeenPlay(const Observation& seen)
    : setting(settingOf(seen))
    , position(positionOf(seen, setting))
{
}

} // namespace sheepshead
