// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/measure/simple_players.h"

#include <algorithm>

namespace sheepshead::measuring {

namespace {

int power(const Observation& seen, Card card)
{
    return (seen.trumps.isTrump(card) ? 100 : 0) + seen.trumps.power(card);
}

/// Whether a card would take the trick on the table as it lies.
bool takes(const Observation& seen, Card card)
{
    const Trick& trick = *seen.trickOnTable();
    const auto best = std::ranges::find(trick.cards, trick.winning, &PlayedCard::seat);
    if (!best->card || best->asUnder)
        return true;
    const bool follows = seen.trumps.suitOf(card) == seen.trumps.suitOf(*best->card);
    return follows ? seen.trumps.power(card) > seen.trumps.power(*best->card)
                   : seen.trumps.isTrump(card);
}

Card bestBy(CardSet cards, const auto& worth)
{
    Card best = cards.first();
    for (const Card card : cards)
        if (worth(card) > worth(best))
            best = card;
    return best;
}

CardSet taking(const Observation& seen)
{
    CardSet cards;
    for (const Card card : seen.proper)
        if (takes(seen, card))
            cards.add(card);
    return cards;
}

Action picked(std::span<const Action> legal, bool wants)
{
    return wants || !std::holds_alternative<Pass>(legal.front()) ? legal.back() : legal.front();
}

} // namespace

Card LeafletPlayer::lead(const Observation& seen) const
{
    const CardSet trump = seen.proper & seen.trumps.trump();
    const CardSet fail = seen.proper - trump;
    if (seen.isMaker(seen.viewer) && !trump.empty())
        return bestBy(trump, [&](Card card) { return power(seen, card); });
    const CardSet aces = fail & cardsOf(Rank::Ace);
    if (!aces.empty())
        return aces.first();
    if (!fail.empty())
        return bestBy(fail, [&](Card card) { return -power(seen, card); });
    return bestBy(trump, [&](Card card) { return -power(seen, card); });
}

Card LeafletPlayer::follow(const Observation& seen) const
{
    const Trick& trick = *seen.trickOnTable();
    const bool maker = seen.isMaker(seen.viewer);
    const bool winnerMakes = seen.isMaker(trick.winning);
    const auto points = [&](Card card) { return 40 * card.points().value - power(seen, card); };
    if (seen.leaster())
        return bestBy(seen.proper,
            [&](Card card) { return (takes(seen, card) ? -1000 : 0) + power(seen, card); });
    if (maker == winnerMakes && trick.cards.size() > 1)
        return bestBy(seen.proper, points);
    const CardSet over = taking(seen);
    int onTable = 0;
    for (const PlayedCard& played : trick.cards)
        onTable += played.card ? played.card->points().value : 0;
    const bool last = static_cast<int>(trick.cards.size()) == seen.seats.size() - 1;
    if (!over.empty() && (last || onTable >= 10 || maker))
        return bestBy(over, [&](Card card) { return -power(seen, card); });
    return bestBy(
        seen.proper, [&](Card card) { return -10 * card.points().value - power(seen, card); });
}

Action LeafletPlayer::choose(
    const Observation& seen, std::span<const Action> legal, std::stop_token stop)
{
    if (seen.phase == Phase::Picking) {
        const int honours = (seen.hand & (cardsOf(Rank::Queen) | cardsOf(Rank::Jack))).size();
        const int trump = (seen.hand & seen.trumps.trump()).size();
        return picked(legal, 3 * trump >= 2 * seen.hand.size() && honours >= 2);
    }
    if (seen.phase != Phase::Playing)
        return rest_.choose(seen, legal, stop);
    return Play { seen.trickOnTable() ? follow(seen) : lead(seen) };
}

Action GrabbingPlayer::choose(
    const Observation& seen, std::span<const Action> legal, std::stop_token stop)
{
    if (seen.phase == Phase::Picking)
        return picked(legal, 2 * (seen.hand & seen.trumps.trump()).size() >= seen.hand.size());
    if (seen.phase == Phase::Burying) {
        const auto points = [](const Action& action) {
            return std::get<Bury>(action).cards.points().value;
        };
        return *std::ranges::min_element(legal, {}, points);
    }
    if (seen.phase != Phase::Playing)
        return rest_.choose(seen, legal, stop);
    const auto highest = [&](Card card) { return power(seen, card); };
    if (!seen.trickOnTable())
        return Play { bestBy(seen.proper, highest) };
    const CardSet over = taking(seen);
    if (!over.empty())
        return Play { bestBy(over, highest) };
    return Play { bestBy(seen.proper, [&](Card card) { return -power(seen, card); }) };
}

} // namespace sheepshead::measuring
