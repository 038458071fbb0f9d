// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/support/quick_rng.h"
#include "engine/worlds/hidden_cards.h"

#include <functional>
#include <vector>

namespace sheepshead {

/// The relative weight of a card in a place. With 1 for all, every spread is equally likely.
using Leaning = std::function<double(const HiddenPlace&, Card)>;

/// All ways to spread hidden cards over their places. Counts them without listing them, by classes
/// of cards that may lie in the same places, so that each is drawn exactly in proportion to its
/// weight: the product of the leanings of its cards.
class CardSpread {
public:
    /// A set of cards for each place, in the order of the places.
    using Filling = std::vector<CardSet>;

    CardSpread(const HiddenCards& hidden, const Leaning& leaning);

    const std::vector<HiddenPlace>& places() const { return places_; }

    /// The sum of all weights, and the number of spreads; exact far beyond 10^12.
    double weight() const { return weight_; }
    double count() const { return count_; }

    /// weight() must be positive.
    void draw(QuickRng& rng, Filling& filling) const;

    /// Visits every way with its weight.
    void forEach(const std::function<void(const Filling&, double)>& visit) const;

private:
    struct CardClass {
        CardSet cards;
        std::vector<double> leanings; ///< by place; 0: never
        std::uint32_t needed = 0;     ///< places that need one of these, as bits
        std::size_t stride = 0;       ///< in the number of a state
    };
    using Counts = std::vector<int>;

    /// One way to fill a place: how many cards of each class go there. All ways to do so from one
    /// state lie side by side, so that one is found by its weight.
    struct Split {
        double upTo = 0;      ///< weights of this one and those before it, with all that follows
        std::size_t used = 0; ///< in the number of a state
    };
    struct Splits {
        std::size_t first = 0;
        std::size_t count = 0;
    };

    void sortIntoClasses(const HiddenCards& hidden, const Leaning& leaning);
    void number();
    double weigh(std::size_t place, std::size_t state, Counts& left, bool counting);
    void keepSplits(std::size_t place, std::size_t state, const std::vector<Split>& found,
        const std::vector<std::uint8_t>& taken);
    std::size_t anySplit(std::size_t place, std::size_t state, QuickRng& rng) const;
    template <class Visit>
    void forEachSplit(
        std::size_t place, const Counts& left, bool counting, const Visit& visit) const;
    void fill(Filling& filling, std::size_t place, double weight, std::vector<CardSet>& rest,
        const std::function<void(const Filling&, double)>& visit) const;

    std::vector<HiddenPlace> places_;
    std::vector<CardClass> classes_;
    std::size_t states_ = 1;
    std::vector<double> weights_;  ///< of filling the places from one on, by place and state
    std::vector<Splits> splitsOf_; ///< by place and state
    std::vector<Split> splits_;
    std::vector<std::uint8_t> taken_; ///< cards of each class, by split
    double weight_ = 0;
    double count_ = 0;
};

} // namespace sheepshead
