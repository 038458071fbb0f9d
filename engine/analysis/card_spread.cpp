// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/card_spread.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace sheepshead {

namespace {

constexpr int mostCards = 33;
using Choices = std::array<std::array<double, mostCards>, mostCards>;

constexpr Choices pascal()
{
    Choices table {};
    for (std::size_t n = 0; n < mostCards; ++n) {
        table[n][0] = 1;
        for (std::size_t k = 1; k <= n; ++k)
            table[n][k] = table[n - 1][k - 1] + (k < n ? table[n - 1][k] : 0);
    }
    return table;
}

constexpr Choices choices = pascal();

double choose(int n, int k)
{
    return choices[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

/// Cards of each class.
using Taken = std::array<std::uint8_t, 32>;

constexpr double unknown = -1;

} // namespace

CardSpread::CardSpread(const HiddenCards& hidden, const Leaning& leaning)
    : places_(hidden.places)
{
    sortIntoClasses(hidden, leaning);
    number();
    int room = 0;
    for (const HiddenPlace& place : places_)
        room += place.room;
    if (room != hidden.cards.size())
        return;
    Counts left;
    for (const CardClass& cards : classes_)
        left.push_back(static_cast<int>(cards.cards.size()));
    weights_.assign((places_.size() + 1) * states_, unknown);
    count_ = weigh(0, states_ - 1, left, true);
    weights_.assign((places_.size() + 1) * states_, unknown);
    weight_ = weigh(0, states_ - 1, left, false);
}

void CardSpread::sortIntoClasses(const HiddenCards& hidden, const Leaning& leaning)
{
    for (const Card card : hidden.cards) {
        CardClass of;
        for (std::size_t i = 0; i < places_.size(); ++i) {
            const HiddenPlace& place = places_[i];
            of.leanings.push_back(place.allowed.contains(card) ? leaning(place, card) : 0);
            if (place.needsOneOf.contains(card))
                of.needed |= 1U << i;
        }
        const auto same = std::ranges::find_if(classes_, [&](const CardClass& other) {
            return other.leanings == of.leanings && other.needed == of.needed;
        });
        if (same != classes_.end()) {
            same->cards.push_back(card);
            continue;
        }
        of.cards = { card };
        classes_.push_back(of);
    }
}

void CardSpread::number()
{
    for (CardClass& cards : classes_) {
        cards.stride = states_;
        states_ *= cards.cards.size() + 1;
    }
}

/// Walks all ways to fill one place with so many cards of each class, until a visit answers that it
/// has seen enough.
template <class Visit>
void CardSpread::forEachSplit(
    std::size_t place, const Counts& left, bool counting, const Visit& visit) const
{
    Taken taken {};
    const bool needs = !places_[place].needsOneOf.empty();
    const auto walk = [&](const auto& self, std::size_t index, int room, double weight,
                          std::size_t used, bool met) -> bool {
        if (index == classes_.size())
            return room == 0 && met && visit(taken, weight, used);
        const CardClass& cards = classes_[index];
        const double leaning = cards.leanings[place];
        const int most = leaning > 0 ? std::min(room, left[index]) : 0;
        const bool answers = ((cards.needed >> place) & 1U) != 0;
        const bool last = index + 1 == classes_.size();
        double leanings = 1; // of all that are taken
        for (int count = 0; count <= most; ++count, leanings *= counting ? 1 : leaning) {
            if (last && count < room)
                continue;
            taken[index] = static_cast<std::uint8_t>(count);
            if (self(self, index + 1, room - count,
                    weight * (choose(left[index], count) * leanings),
                    used + cards.stride * static_cast<std::size_t>(count),
                    met || (answers && count > 0)))
                return true;
        }
        taken[index] = 0;
        return false;
    };
    walk(walk, 0, places_[place].room, 1, 0, !needs);
}

double CardSpread::weigh(std::size_t place, std::size_t state, Counts& left, bool counting)
{
    if (place == places_.size())
        return 1;
    double& known = weights_[place * states_ + state];
    if (known != unknown)
        return known;
    double sum = 0;
    forEachSplit(place, left, counting, [&](const auto& taken, double weight, std::size_t used) {
        Counts rest = left;
        for (std::size_t i = 0; i < rest.size(); ++i)
            rest[i] -= taken[i];
        sum += weight * weigh(place + 1, state - used, rest, counting);
        return false;
    });
    weights_[place * states_ + state] = sum;
    return sum;
}

void CardSpread::draw(QuickRng& rng, Filling& filling) const
{
    assert(weight_ > 0);
    filling.assign(places_.size(), {});
    Counts left;
    std::array<std::array<Card, 32>, 32> pools;
    for (std::size_t i = 0; i < classes_.size(); ++i) {
        left.push_back(static_cast<int>(classes_[i].cards.size()));
        std::ranges::copy(classes_[i].cards, pools[i].begin());
    }
    std::size_t state = states_ - 1;
    constexpr double fine = 4294967296.0;
    for (std::size_t place = 0; place < places_.size(); ++place) {
        Taken chosen {};
        std::size_t chosenUsed = 0;
        const double total = weights_[place * states_ + state];
        double target = (rng.below(0xFFFFFFFFU) + 0.5) / fine * total;
        forEachSplit(place, left, false, [&](const auto& taken, double weight, std::size_t used) {
            const double rest =
                place + 1 == places_.size() ? 1 : weights_[(place + 1) * states_ + state - used];
            if (rest <= 0 || weight <= 0)
                return false;
            chosen = taken; // the last possible one if rounding leaves something over
            chosenUsed = used;
            target -= weight * rest;
            return target <= 0;
        });
        for (std::size_t i = 0; i < classes_.size(); ++i)
            for (int k = 0; k < chosen[i]; ++k) {
                const std::uint32_t pick = rng.below(static_cast<std::uint32_t>(left[i]));
                filling[place].add(pools[i][pick]);
                --left[i];
                pools[i][pick] = pools[i][static_cast<std::size_t>(left[i])];
            }
        state -= chosenUsed;
    }
}

void CardSpread::forEach(const std::function<void(const Filling&, double)>& visit) const
{
    if (weight_ <= 0)
        return;
    Filling filling(places_.size());
    std::vector<CardSet> rest(1);
    for (const CardClass& cards : classes_)
        for (const Card card : cards.cards)
            rest[0].add(card);
    fill(filling, 0, 1, rest, visit);
}

void CardSpread::fill(Filling& filling, std::size_t place, double weight,
    std::vector<CardSet>& rest, const std::function<void(const Filling&, double)>& visit) const
{
    if (place == places_.size())
        return visit(filling, weight);
    const HiddenPlace& here = places_[place];
    const auto leaningOf = [&](Card card) {
        for (const CardClass& cards : classes_)
            if (std::ranges::find(cards.cards, card) != cards.cards.end())
                return cards.leanings[place];
        return 0.0;
    };
    const auto walk = [&](const auto& self, CardSet from, CardSet chosen, double so) -> void {
        if (chosen.size() == here.room) {
            if (!here.needsOneOf.empty() && !chosen.meets(here.needsOneOf))
                return;
            filling[place] = chosen;
            std::vector<CardSet> after { rest.back() - chosen };
            return fill(filling, place + 1, so, after, visit);
        }
        CardSet later = from;
        for (const Card card : from) {
            later.remove(card);
            if (here.allowed.contains(card))
                self(self, later, chosen.with(card), so * leaningOf(card));
        }
    };
    walk(walk, rest.back(), {}, weight);
}

} // namespace sheepshead
