// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/worlds/card_spread.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <span>

namespace sheepshead {

namespace {

constexpr int mostCards = 33;
using WaysToChoose = std::array<std::array<double, mostCards>, mostCards>;

constexpr WaysToChoose pascal()
{
    WaysToChoose table {};
    for (std::size_t n = 0; n < mostCards; ++n) {
        table[n][0] = 1;
        for (std::size_t k = 1; k <= n; ++k)
            table[n][k] = table[n - 1][k - 1] + (k < n ? table[n - 1][k] : 0);
    }
    return table;
}

constexpr WaysToChoose choices = pascal();

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
        left.push_back(cards.cards.size());
    weights_.assign((places_.size() + 1) * states_, unknown);
    count_ = weigh(0, states_ - 1, left, true);
    weights_.assign((places_.size() + 1) * states_, unknown);
    splitsOf_.assign(places_.size() * states_, {});
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
            same->cards.add(card);
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
        states_ *= static_cast<std::size_t>(cards.cards.size()) + 1;
    }
}

/// Walks all ways to fill one place from the cards of each class.
template <class Visit>
void CardSpread::forEachSplit(
    std::size_t place, const Counts& left, bool counting, const Visit& visit) const
{
    Taken taken {};
    const bool needs = !places_[place].needsOneOf.empty();
    const auto walk = [&](const auto& self, std::size_t index, int room, double weight,
                          std::size_t used, bool met) -> void {
        if (index == classes_.size()) {
            if (room == 0 && met)
                visit(taken, weight, used);
            return;
        }
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
            self(self, index + 1, room - count, weight * (choose(left[index], count) * leanings),
                used + cards.stride * static_cast<std::size_t>(count),
                met || (answers && count > 0));
        }
        taken[index] = 0;
    };
    walk(walk, 0, places_[place].room, 1, 0, !needs);
}

double CardSpread::weigh(std::size_t place, std::size_t state, Counts& left, bool counting)
{
    if (place == places_.size())
        return 1;
    const double known = weights_[place * states_ + state];
    if (known != unknown)
        return known;
    double sum = 0;
    std::vector<Split> found;
    std::vector<std::uint8_t> taken;
    forEachSplit(place, left, counting, [&](const auto& split, double weight, std::size_t used) {
        Counts rest = left;
        for (std::size_t i = 0; i < rest.size(); ++i)
            rest[i] -= split[i];
        const double here = weight * weigh(place + 1, state - used, rest, counting);
        sum += here;
        if (!counting && here > 0) {
            found.push_back({ sum, used });
            const auto all = std::span(split).first(classes_.size());
            taken.insert(taken.end(), all.begin(), all.end());
        }
    });
    weights_[place * states_ + state] = sum;
    if (!counting)
        keepSplits(place, state, found, taken);
    return sum;
}

void CardSpread::keepSplits(std::size_t place, std::size_t state, const std::vector<Split>& found,
    const std::vector<std::uint8_t>& taken)
{
    splitsOf_[place * states_ + state] = { splits_.size(), found.size() };
    splits_.insert(splits_.end(), found.begin(), found.end());
    taken_.insert(taken_.end(), taken.begin(), taken.end());
}

std::size_t CardSpread::anySplit(std::size_t place, std::size_t state, QuickRng& rng) const
{
    constexpr double fine = 4294967296.0;
    const Splits& among = splitsOf_[place * states_ + state];
    const auto splits = std::span(splits_).subspan(among.first, among.count);
    const double target = (rng.below(0xFFFFFFFFU) + 0.5) / fine * splits.back().upTo;
    const auto found = std::ranges::lower_bound(splits, target, {}, &Split::upTo);
    return among.first + static_cast<std::size_t>(found - splits.begin());
}

void CardSpread::draw(QuickRng& rng, Filling& filling) const
{
    assert(weight_ > 0);
    filling.assign(places_.size(), {});
    std::array<CardSet, 32> left;
    for (std::size_t i = 0; i < classes_.size(); ++i)
        left[i] = classes_[i].cards;
    std::size_t state = states_ - 1;
    for (std::size_t place = 0; place < places_.size(); ++place) {
        const std::size_t split = anySplit(place, state, rng);
        const auto taken = std::span(taken_).subspan(split * classes_.size(), classes_.size());
        for (std::size_t i = 0; i < classes_.size(); ++i)
            for (int k = 0; k < taken[i]; ++k) {
                const auto count = static_cast<std::uint32_t>(left[i].size());
                const Card any = left[i].fromBelow(static_cast<int>(rng.below(count)));
                filling[place].add(any);
                left[i].remove(any);
            }
        state -= splits_[split].used;
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
            if (cards.cards.contains(card))
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
