// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/statistics/card_count.h"

#include "engine/statistics/deal_odds.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

/// The measures below do not work for rarer events.
constexpr double fewestExpected = 5;

std::optional<double> chanceOf(const Frequency& frequency, double variance)
{
    if (variance < fewestExpected)
        return std::nullopt;
    return chanceOfDeviations((frequency.happened - frequency.expected) / std::sqrt(variance));
}

/// Neighbours taken together until each group is large enough.
std::vector<Frequency> groupsOf(const std::vector<Frequency>& counts)
{
    std::vector<Frequency> groups;
    Frequency group;
    for (const Frequency& count : counts) {
        group.happened += count.happened;
        group.expected += count.expected;
        if (group.expected >= fewestExpected) {
            groups.push_back(group);
            group = {};
        }
    }
    if (!groups.empty()) {
        groups.back().happened += group.happened;
        groups.back().expected += group.expected;
    }
    return groups;
}

} // namespace

void EventCount::add(double chance, bool happened)
{
    ++times_;
    frequency_.happened += happened ? 1 : 0;
    frequency_.expected += chance;
    variance_ += chance * (1 - chance);
}

std::optional<double> EventCount::chance() const { return chanceOf(frequency_, variance_); }

void CardCount::addHand(const std::vector<double>& chances, int found)
{
    ++hands_;
    byCount_.resize(std::max(byCount_.size(), chances.size()));
    ++byCount_[static_cast<std::size_t>(found)].happened;
    for (std::size_t count = 0; count < chances.size(); ++count)
        byCount_[count].expected += chances[count];
}

void CardCount::addDeal(const std::vector<double>& chances, int found)
{
    double mean = 0;
    double square = 0;
    for (std::size_t count = 0; count < chances.size(); ++count) {
        const auto cards = static_cast<double>(count);
        mean += cards * chances[count];
        square += cards * cards * chances[count];
    }
    cards_.happened += found;
    cards_.expected += mean;
    variance_ += square - mean * mean;
}

std::optional<double> CardCount::chanceOfCounts() const
{
    const std::vector<Frequency> groups = groupsOf(byCount_);
    if (groups.size() < 2)
        return std::nullopt;
    double chiSquare = 0;
    for (const Frequency& group : groups) {
        const double difference = group.happened - group.expected;
        chiSquare += difference * difference / group.expected;
    }
    return chanceOfChiSquare(chiSquare, static_cast<int>(groups.size()) - 1);
}

std::optional<double> CardCount::chanceOfCards() const { return chanceOf(cards_, variance_); }

} // namespace sheepshead
