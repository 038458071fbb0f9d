// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"
#include "engine/playout/policy.h"

#include <span>
#include <vector>

namespace sheepshead {

/// Judges what to bury: points where they are safe, and whole suits; trump only if forced, and
/// never the last card that allows a call. `legal` must not be empty.
Action judgeBury(const Observation& seen, std::span<const Action> legal, const Habits& habits);

/// What a regular gains by burying these cards of `seen.hand` over keeping all, in the units of the
/// habits.
double worthOfBurying(const Observation& seen, CardSet buried, const Habits& habits = {});

/// How much better than `buried` the best bury of `seen.hand` would be, in the units of the habits.
/// Cards that may not be buried at this table are considered too. 0 for more than two cards.
double buryRegret(const Observation& seen, CardSet buried, const Habits& habits = {});

/// Judges what to call: the ace of the picker's shortest suit, the cheapest card as an under, or no
/// partner at all with a hand that is strong enough alone.
Action judgeCall(const Observation& seen, std::span<const Action> legal, const Habits& habits);

/// The price of calling the ace of a suit of which these fail cards were kept; the cheapest suit is
/// called. A partner is most useful in a suit where the picker is short: opponents trump long
/// suits.
double priceOfCalling(CardSet ofSuit, const Habits& habits = {});

/// The options of a decision before the first lead, and what each is judged by (policy.h).
struct PlannedOptions {
    std::vector<CardSet> cards; ///< buried; of a call the called card, none for going alone
    std::vector<Features> features;

    void clear()
    {
        cards.clear();
        features.clear();
    }
    void add(CardSet option, const Features& itsFeatures)
    {
        cards.push_back(option);
        features.push_back(itsFeatures);
    }
    /// Its place; size() if it is none of them.
    std::size_t find(CardSet option) const
    {
        std::size_t place = 0;
        while (place < cards.size() && cards[place] != option)
            ++place;
        return place;
    }
};

/// Every bury of as many cards of `seen.hand`, one or two; empty for others. Those that may not be
/// buried at this table are among them.
void describeBuries(const Observation& seen, int cards, PlannedOptions& options);

/// Every suit whose ace a picker with this hand may call after this bury, or the jack that makes
/// the partner, unless the picker has it; and going alone. `seen` is what the picker sees, with the
/// bury as its own.
void describeCalls(const Observation& seen, CardSet kept, CardSet buried, PlannedOptions& options);

} // namespace sheepshead
