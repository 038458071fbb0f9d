// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/characters.h"

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

constexpr double neverWanted = 1000;

/// Counts, and takes an ace home while it walks.
void cashesAces(Habits& habits)
{
    habits.leadAce += 4;
    habits.keepAce -= 2;
}

/// Keeps the high trump for the end.
void savesTrump(Habits& habits)
{
    habits.keepTopTrump += 4;
    habits.keepTrump += 1;
    habits.drawTrump -= 5;
}

/// Gives points to a trick before it is sure.
void schmearsEarly(Habits& habits)
{
    habits.schmearNow += 0.25;
    habits.schmear += 0.5;
}

/// Passes what is not sure.
void isCareful(Habits& habits)
{
    habits.pickEager -= 0.045;
    habits.crack += 0.04;
}

/// Draws trump, and needs no partner as soon as others.
void takesCharge(Habits& habits)
{
    habits.drawTrump += 8;
    habits.declareAlone -= 0.06;
}

/// Picks what others pass.
void isBold(Habits& habits) { habits.pickEager += 0.045; }

void neverGoesAlone(Habits& habits)
{
    habits.declareAlone += neverWanted;
    habits.solo += neverWanted;
    habits.pickEager -= 0.01;
}

/// Raises the stake with less than others.
void likesToCrack(Habits& habits)
{
    habits.crack -= 0.09;
    habits.answerCrack -= 0.05;
    habits.blitzAsMaker -= 0.05;
}

/// Trumps fail leads, and buries points to be void.
void trumpsIn(Habits& habits)
{
    habits.ruff += 2.5;
    habits.keepTrump -= 1;
    habits.buriedPoint += 0.3;
}

constexpr std::array cast {
    Character { "ada", "Ada", cashesAces },
    Character { "bruno", "Bruno", savesTrump },
    Character { "clara", "Clara", schmearsEarly },
    Character { "emil", "Emil", isCareful },
    Character { "frieda", "Frieda", takesCharge },
    Character { "gus", "Gus", isBold },
    Character { "lottie", "Lottie", neverGoesAlone, false },
    Character { "otto", "Otto", likesToCrack },
    Character { "wilma", "Wilma", trumpsIn },
};

} // namespace

std::span<const Character> characters() { return cast; }

const Character* characterOf(std::string_view key)
{
    const auto* const found = std::ranges::find(cast, key, &Character::key);
    return found == cast.end() ? nullptr : found;
}

Habits habitsOf(const Character* character) { return character ? character->over({}) : Habits(); }

} // namespace sheepshead
