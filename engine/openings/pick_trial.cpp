// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/openings/pick_trial.h"

#include "engine/players/search/search_player.h"
#include "engine/playout/playout.h"
#include "engine/playout/seat_payoff.h"
#include "engine/support/rng.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr Seat tablesDealer = seatAt(0);

/// An expert judges with a quarter of its usual budget: even so it takes most of the time. It picks
/// up to three hands of a hundred more than one with 1600 worlds.
constexpr SearchBudget judgeBudget { .bidWorlds = 100 };

std::optional<Action> pickAmong(const std::vector<Action>& legal)
{
    std::optional<Action> pick;
    for (const Action& action : legal) // the last one calls the highest jack (JACK-UP-WHEN)
        if (const auto* const one = std::get_if<Pick>(&action); one && !one->blind)
            pick = action;
    return pick;
}

} // namespace

DrawnCards::DrawnCards(const PickTableQuestion& question, int number)
    : variant_(question.variant)
{
    std::vector<Card> rest;
    for (const Card card : unshuffledDeck(variant_))
        if (!(question.hold | question.blind).contains(card))
            rest.push_back(card);
    Rng(mixedSeed(question.seed, static_cast<std::uint64_t>(number))).shuffle<Card>(rest);
    const auto fill = [&](CardSet given, int size) {
        std::vector<Card> cards(given.begin(), given.end());
        for (; static_cast<int>(cards.size()) < size; rest.pop_back())
            cards.push_back(rest.back());
        return cards;
    };
    const Layout& layout = variant_.layout();
    own_ = fill(question.hold, layout.hand);
    blind_ = fill(question.blind, layout.blind); // what the picker takes comes first
    others_ = std::move(rest);
}

CardSet DrawnCards::own() const
{
    CardSet cards;
    for (const Card card : own_)
        cards.add(card);
    return cards;
}

Deal DrawnCards::deal(int place) const
{
    const auto before = static_cast<std::ptrdiff_t>(place - 1) * variant_.layout().hand;
    std::vector<Card> deck(others_.begin(), others_.begin() + before);
    deck.insert(deck.end(), own_.begin(), own_.end());
    deck.insert(deck.end(), others_.begin() + before, others_.end());
    deck.insert(deck.end(), blind_.begin(), blind_.end());
    return dealtFrom(variant_, deck, tablesDealer);
}

Seat DrawnCards::seat(int place) const
{
    const SeatSet seats = playingSeats(variant_, tablesDealer);
    Seat seat = tablesDealer;
    for (int i = 0; i < place; ++i)
        seat = seats.nextAfter(seat);
    return seat;
}

DealTrial::DealTrial(const PickTableQuestion& question)
    : judge_(question.judge == Level::Expert
            ? std::make_unique<SearchPlayer>(question.seed, judgeBudget)
            : playerOf(question.judge, question.seed))
{
}

std::optional<Tried> DealTrial::of(const CheckedVariant& variant, const Deal& deal, Seat seat)
{
    HandState hand = HandState::fromDeal(variant, deal).value();
    if (!comesToPick(hand, seat))
        return std::nullopt;
    const auto legal = hand.legalActions();
    const auto pick = pickAmong(legal);
    if (!pick || std::ranges::count(legal, Action(Pass {})) == 0)
        return std::nullopt;
    const Action choice = judge_->choose(hand.observation(seat), legal, {});
    return Tried { std::holds_alternative<Pick>(choice), scoreAfter(hand, *pick, seat),
        scoreAfter(hand, Pass {}, seat) };
}

void DealTrial::act(HandState& hand)
{
    const auto legal = hand.legalActions();
    hand.applySilently(legal.size() == 1
            ? legal.front()
            : regular_.choose(hand.observation(*hand.toAct()), legal, {}));
}

/// Regulars decide until the seat is asked to pick.
bool DealTrial::comesToPick(HandState& hand, Seat seat)
{
    while (hand.toAct() && !hand.picker() && hand.phase() != Phase::Playing) {
        if (hand.phase() == Phase::Picking && hand.toAct() == seat)
            return true;
        act(hand);
    }
    return false;
}

int DealTrial::scoreAfter(HandState hand, const Action& action, Seat seat)
{
    hand.applySilently(action);
    while (!hand.over() && hand.phase() != Phase::Playing)
        act(hand);
    if (hand.over())
        return hand.scored() ? hand.scored()->scores.scores[seat].value : 0;
    const PlaySetting setting = settingOf(hand);
    PlayPosition end = positionOf(hand, setting);
    Playout(setting).finish(end);
    return SeatPayoff(setting, seat).of(end);
}

} // namespace sheepshead
