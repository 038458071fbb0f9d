// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/measure/simple_players.h"

#include "engine/playout/style.h"
#include "engine/support/rng.h"

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

namespace {

int pointsOnTable(const Trick& trick)
{
    int points = 0;
    for (const PlayedCard& played : trick.cards)
        points += played.card ? played.card->points().value : 0;
    return points;
}

bool isLast(const Observation& seen)
{
    return static_cast<int>(seen.trickOnTable()->cards.size()) == seen.seats.size() - 1;
}

Card lowestOf(const Observation& seen, CardSet cards)
{
    return bestBy(cards, [&](Card card) { return -power(seen, card); });
}

Card highestOf(const Observation& seen, CardSet cards)
{
    return bestBy(cards, [&](Card card) { return power(seen, card); });
}

/// The cheapest card to lose: few points first, then low.
Card discardOf(const Observation& seen, CardSet cards)
{
    return bestBy(
        cards, [&](Card card) { return -1000 * card.points().value - power(seen, card); });
}

/// The cards of a hand that follow the same suit as this one.
CardSet suitAround(const Observation& seen, CardSet cards, Card card)
{
    CardSet suit;
    for (const Card other : cards)
        if (seen.trumps.suitOf(other) == seen.trumps.suitOf(card))
            suit.add(other);
    return suit;
}

Card whistLead(const Observation& seen)
{
    const Card longest =
        bestBy(seen.proper, [&](Card card) { return suitAround(seen, seen.proper, card).size(); });
    const CardSet suit = suitAround(seen, seen.proper, longest);
    const Card top = highestOf(seen, suit);
    for (const Card card : suit)
        if (power(seen, top) - power(seen, card) == 1)
            return top;
    return suit.size() == 1 ? top : lowestOf(seen, suit);
}

Card whistFollow(const Observation& seen)
{
    const std::size_t before = seen.trickOnTable()->cards.size();
    const CardSet over = taking(seen);
    if (over.empty() || before == 1)
        return lowestOf(seen, seen.proper);
    return isLast(seen) || before > 2 ? lowestOf(seen, over) : highestOf(seen, over);
}

Card hoardedLead(const Observation& seen)
{
    const CardSet fail = seen.proper - seen.trumps.trump();
    return discardOf(seen, fail.empty() ? seen.proper : fail);
}

Card hoardedFollow(const Observation& seen)
{
    constexpr int rich = 10;
    const CardSet over = taking(seen);
    const CardSet cheap = over - seen.trumps.trump();
    if (seen.leaster())
        return seen.tricksTaken[seen.viewer] == 0 && !over.empty() ? lowestOf(seen, over)
                                                                   : discardOf(seen, seen.proper);
    if (!cheap.empty() && isLast(seen))
        return lowestOf(seen, cheap);
    if (!over.empty() && pointsOnTable(*seen.trickOnTable()) >= rich)
        return highestOf(seen, over);
    return discardOf(seen, seen.proper);
}

Card hastyFollow(const Observation& seen)
{
    const Trick& trick = *seen.trickOnTable();
    const bool maker = seen.isMaker(seen.viewer);
    const bool foe = maker ? seen.isDefender(trick.winning) : seen.isMaker(trick.winning);
    const CardSet over = taking(seen);
    if (foe || seen.leaster())
        return over.empty() ? lowestOf(seen, seen.proper) : lowestOf(seen, over);
    return bestBy(
        seen.proper, [&](Card card) { return 1000 * card.points().value - power(seen, card); });
}

/// One decision of eight, by what is held and was played.
bool isCarelessNow(const Observation& seen)
{
    return mixedSeed(seen.hand.bits(), seen.cardsSeenPlayed().bits()) % 8 == 0;
}

} // namespace

Action WhistPlayer::choose(
    const Observation& seen, std::span<const Action> legal, std::stop_token stop)
{
    if (seen.phase == Phase::Picking) {
        int worth = 0;
        for (const Card card : seen.hand& seen.trumps.trump())
            worth += card.rank() == Rank::Queen ? 3 : card.rank() == Rank::Jack ? 2 : 1;
        worth += (seen.hand & cardsOf(Rank::Ace)).size();
        return picked(legal, 6 * worth >= 8 * seen.hand.size());
    }
    if (seen.phase != Phase::Playing)
        return rest_.choose(seen, legal, stop);
    return Play { seen.trickOnTable() ? whistFollow(seen) : whistLead(seen) };
}

Action HoardingPlayer::choose(
    const Observation& seen, std::span<const Action> legal, std::stop_token stop)
{
    if (seen.phase == Phase::Picking) {
        const int queens = (seen.hand & cardsOf(Rank::Queen)).size();
        const int trump = (seen.hand & seen.trumps.trump()).size();
        return picked(legal, 6 * trump >= 5 * seen.hand.size() && queens >= 2);
    }
    if (seen.phase == Phase::Calling && std::holds_alternative<Call>(legal.front()))
        return legal.front();
    if (seen.phase != Phase::Playing)
        return rest_.choose(seen, legal, stop);
    return Play { seen.trickOnTable() ? hoardedFollow(seen) : hoardedLead(seen) };
}

Action HastyPlayer::choose(
    const Observation& seen, std::span<const Action> legal, std::stop_token stop)
{
    if (seen.phase == Phase::Picking) {
        CardSet black;
        for (const Card card : seen.hand& cardsOf(Rank::Queen))
            if (card.suit() == Suit::Clubs || card.suit() == Suit::Spades)
                black.add(card);
        return picked(legal, !black.empty());
    }
    if (seen.phase == Phase::Calling)
        if (const auto* const longest = &*std::ranges::max_element(legal, {},
                [&](const Action& action) {
                    const auto* const call = std::get_if<Call>(&action);
                    return call && !call->under ? suitAround(seen, seen.hand, call->card).size()
                                                : 0;
                });
            std::holds_alternative<Call>(*longest))
            return *longest;
    if (seen.phase != Phase::Playing)
        return rest_.choose(seen, legal, stop);
    if (isCarelessNow(seen))
        return legal[mixedSeed(seen.hand.bits(), legal.size()) % legal.size()];
    return Play { seen.trickOnTable() ? hastyFollow(seen) : highestOf(seen, seen.proper) };
}

std::unique_ptr<Player> playerOfKind(std::string_view name)
{
    if (name == "leaflet")
        return std::make_unique<LeafletPlayer>();
    if (name == "grabber")
        return std::make_unique<GrabbingPlayer>();
    if (name == "whist")
        return std::make_unique<WhistPlayer>();
    if (name == "hoarder")
        return std::make_unique<HoardingPlayer>();
    if (name == "hasty")
        return std::make_unique<HastyPlayer>();
    const Style* const style = styleOf(name);
    return style ? std::make_unique<RulePlayer>(*style, 1) : nullptr;
}

} // namespace sheepshead::measuring
