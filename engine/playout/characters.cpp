// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/characters.h"

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

constexpr double neverWanted = 1000;

/// Counts, and takes an ace home while it walks.
void cashAces(Habits& habits)
{
    habits.leadAce += 4;
    habits.keepAce -= 2;
}

/// Keeps the high trump for the end.
void saveTrump(Habits& habits)
{
    habits.keepTopTrump += 4;
    habits.keepTrump += 1;
    habits.drawTrump -= 5;
}

/// Gives points to a trick before it is sure.
void schmearEarly(Habits& habits)
{
    habits.schmearNow += 0.25;
    habits.schmear += 0.5;
}

/// Passes what is not sure.
void beCareful(Habits& habits)
{
    habits.pickEager -= 0.045;
    habits.crack += 0.04;
}

/// Draws trump, and needs no partner as soon as others.
void takeCharge(Habits& habits)
{
    habits.drawTrump += 8;
    habits.declareAlone -= 0.06;
}

/// Picks what others pass.
void beBold(Habits& habits) { habits.pickEager += 0.045; }

void neverGoAlone(Habits& habits)
{
    habits.declareAlone += neverWanted;
    habits.solo += neverWanted;
    habits.pickEager -= 0.01;
}

/// Raises the stake with less than others.
void crackReadily(Habits& habits)
{
    habits.crack -= 0.09;
    habits.answerCrack -= 0.05;
    habits.blitzAsMaker -= 0.05;
}

/// Trumps fail leads, and buries points to be void.
void trumpIn(Habits& habits)
{
    habits.ruff += 2.5;
    habits.keepTrump -= 1;
    habits.buriedPoint += 0.3;
}

constexpr std::array cast {
    Character { "ada", "Ada", cashAces },
    Character { "bruno", "Bruno", saveTrump },
    Character { "clara", "Clara", schmearEarly },
    Character { "emil", "Emil", beCareful },
    Character { "frieda", "Frieda", takeCharge },
    Character { "gus", "Gus", beBold },
    Character { "lottie", "Lottie", neverGoAlone, false },
    Character { "otto", "Otto", crackReadily },
    Character { "wilma", "Wilma", trumpIn },
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
