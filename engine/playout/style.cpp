// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/style.h"

#include <algorithm>
#include <vector>

namespace sheepshead {

namespace {

constexpr double never = 1000;

/// A regular whose choices vary.
constexpr Lapses careless { .another = 1, .temperature = 2, .noise = 2 };
constexpr Lapses wild { .another = 0, .temperature = 5, .noise = 6 };
/// Somebody whose rules are simple and kept to.
constexpr Lapses simple { .another = 1.5, .temperature = 1.5, .noise = 0.5 };

constexpr Habits timid()
{
    Habits habits;
    habits.pickEager = -0.12;
    habits.declareAlone = never;
    habits.crack = never;
    habits.drawTrump = 4;
    habits.keepTrump = 4;
    return habits;
}

/// Picks with four queens and jacks at least, and otherwise never.
constexpr Habits picksOnHonours()
{
    Habits habits = timid();
    habits.pickEager = -0.35;
    habits.pickHonours = 0.6;
    return habits;
}

constexpr Habits bold()
{
    Habits habits;
    habits.pickEager = 0.12;
    habits.pickAnyTrump = 1;
    habits.declareAlone = 0.7;
    habits.keepTrump = 0;
    return habits;
}

constexpr Habits picksAnything()
{
    Habits habits = bold();
    habits.pickEager = 0.5;
    return habits;
}

constexpr Habits leadsTrump()
{
    Habits habits;
    habits.saveTrump = -10;
    habits.findPartner = 0;
    return habits;
}

constexpr Habits neverSchmears()
{
    Habits habits;
    habits.schmear = -2;
    habits.schmearNow = -0.6;
    habits.keepPoints = 0.8;
    habits.pointsToCome = 0;
    return habits;
}

/// Throws points on whatever a companion has, and takes nothing away from it.
constexpr Habits schmears()
{
    Habits habits;
    habits.schmearNow = 1;
    habits.takeFromFriend = -15;
    habits.trickPoint = 0.6;
    return habits;
}

constexpr Habits hoardsTrump()
{
    Habits habits;
    habits.keepTrump = 10;
    habits.keepTopTrump = 25;
    habits.drawTrump = -6;
    habits.ruff = -6;
    return habits;
}

/// Takes every trick that it can, as low as it can.
constexpr Habits takesCheaply()
{
    Habits habits;
    habits.takeFromFoe = 25;
    habits.takeFromFriend = -10;
    habits.takeHigh = -12;
    habits.trickPoint = 0.5;
    habits.keepTopTrump = 2;
    habits.keepPoints = 0.5;
    habits.schmearNow = 0.6;
    return habits;
}

/// Takes every trick that it can, with its best card, in a leaster too.
constexpr Habits takesHigh()
{
    Habits habits;
    habits.leasterNeed = 40;
    habits.leasterGive = -0.5;
    habits.takeFromFoe = 25;
    habits.takeHigh = 14;
    habits.trickPoint = 0.5;
    habits.keepTopTrump = -6;
    habits.leadHigh = 14;
    return habits;
}

constexpr Habits playsHigh()
{
    Habits habits = bold();
    habits.playHigh = 22;
    habits.leadHigh = 22;
    habits.trickPoint = 0.3;
    habits.keepTopTrump = 0;
    habits.keepTrump = 0;
    habits.keepAce = 0;
    return habits;
}

/// Buries low too, and keeps what counts.
constexpr Habits playsLow()
{
    Habits habits = timid();
    habits.buriedPoint = 0.2;
    habits.failSuit = 0;
    habits.failCard = 0;
    habits.playHigh = -18;
    habits.leadHigh = -18;
    habits.trickPoint = 0.3;
    habits.leasterHigh = -5;
    return habits;
}

/// Leads aces, then whatever is long; saves nothing for later.
constexpr Habits leadsAces()
{
    Habits habits;
    habits.leadAce = 15;
    habits.leadLong = 2;
    habits.keepAce = 0;
    habits.drawTrump = 6;
    habits.findPartner = 0;
    return habits;
}

constexpr std::array library {
    Style { "regular", {}, {}, 0.5 },
    Style { "careless", {}, careless, 0.08 },
    Style { "timid", timid(), simple, 0.03 },
    Style { "honours", picksOnHonours(), simple, 0.03 },
    Style { "bold", bold(), simple, 0.03 },
    Style { "anything", picksAnything(), careless, 0.02 },
    Style { "leads-trump", leadsTrump(), simple, 0.03 },
    Style { "no-schmear", neverSchmears(), simple, 0.03 },
    Style { "schmears", schmears(), simple, 0.04 },
    Style { "hoards", hoardsTrump(), simple, 0.03 },
    Style { "takes-cheaply", takesCheaply(), simple, 0.08 },
    Style { "takes-high", takesHigh(), simple, 0.03 },
    Style { "plays-high", playsHigh(), careless, 0.02 },
    Style { "plays-low", playsLow(), careless, 0.02 },
    Style { "leads-aces", leadsAces(), simple, 0.03 },
};

} // namespace

std::span<const Style> styles() { return library; }

std::span<const Policy> stylePolicies()
{
    static const auto policies = [] {
        std::vector<Policy> all;
        all.reserve(library.size());
        for (const Style& style : library)
            all.push_back(policyOf(style.habits, style.lapses));
        return all;
    }();
    return policies;
}

const Style* styleOf(std::string_view key)
{
    const auto* const found = std::ranges::find(library, key, &Style::key);
    return found == library.end() ? nullptr : found;
}

} // namespace sheepshead
