// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

namespace sheepshead {

/// How often something happened, compared with its expectation.
struct Frequency {
    int happened = 0;
    double expected = 0;
};

/// A sum of yes-or-no events, each with a chance of its own.
class EventCount {
public:
    void add(double chance, bool happened);

    int times() const { return times_; }
    const Frequency& frequency() const { return frequency_; }
    /// The chance of a difference at least as large; nothing while there is too little to judge.
    std::optional<double> chance() const;

private:
    int times_ = 0;
    Frequency frequency_;
    double variance_ = 0;
};

/// How many cards of one kind the hands of a table were dealt, beside what a shuffle gives: how
/// often none, one, two …, and how many in all.
class CardCount {
public:
    /// Adds a hand by its number of the cards; the chances are those of none, one, two …
    void addHand(const std::vector<double>& chances, int found);
    /// All that is counted here of one deal, taken together: the hands of a deal are not
    /// independent of each other.
    void addDeal(const std::vector<double>& chances, int found);

    int hands() const { return hands_; }
    /// Hands with none, one, two … of the cards.
    const std::vector<Frequency>& byCount() const { return byCount_; }
    const Frequency& cards() const { return cards_; }

    /// The chance of differences at least as large, over all counts or in the number of cards. Over
    /// the counts only where no two hands are of one deal. Nothing while there is too little to
    /// judge.
    std::optional<double> chanceOfCounts() const;
    std::optional<double> chanceOfCards() const;

private:
    int hands_ = 0;
    std::vector<Frequency> byCount_;
    Frequency cards_;
    double variance_ = 0;
};

} // namespace sheepshead
