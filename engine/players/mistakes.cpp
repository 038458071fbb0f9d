// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/mistakes.h"

#include <array>

namespace sheepshead::mistakes {

namespace {

constexpr double never = 1000;

constexpr Habits keepsPoints()
{
    Habits habits;
    habits.schmear = -4;
    habits.pointsToCome = 0;
    habits.keepPoints = 1.5;
    return habits;
}

constexpr Habits hoardsTrump()
{
    Habits habits;
    habits.keepTrump = 12;
    habits.keepTopTrump = 30;
    habits.drawTrump = -6;
    return habits;
}

constexpr Habits spendsTrump()
{
    Habits habits;
    habits.keepTrump = -6;
    habits.keepTopTrump = -12;
    return habits;
}

constexpr Habits leadsTrumpAgainstThePicker()
{
    Habits habits;
    habits.saveTrump = -30;
    habits.findPartner = -6;
    return habits;
}

constexpr Habits savesAces()
{
    Habits habits;
    habits.keepAce = 30;
    return habits;
}

constexpr Habits trustsEveryTrick()
{
    Habits habits;
    habits.schmear = 12;
    habits.keepAce = -10;
    return habits;
}

constexpr Habits takesEveryTrick()
{
    Habits habits;
    habits.leasterNeed = 60;
    habits.leasterToCome = 0;
    habits.keepVoid = -4;
    return habits;
}

constexpr Habits plansWith(double lossToWin)
{
    Habits habits;
    habits.lossToWin = lossToWin;
    habits.declareAlone = never;
    habits.crack = never;
    habits.answerCrack = never;
    habits.buriedPoint = 0.2;
    habits.failSuit = 0;
    habits.failCard = 0;
    return habits;
}

constexpr std::array cardMistakes { keepsPoints(), hoardsTrump(), spendsTrump(),
    leadsTrumpAgainstThePicker(), savesAces(), trustsEveryTrick(), takesEveryTrick() };

constexpr double timid = 3;
constexpr double bold = 0.3;
constexpr std::array planMistakes { plansWith(timid), plansWith(bold),
    plansWith(Habits {}.lossToWin) };

} // namespace

std::span<const Habits> ofCards() { return cardMistakes; }

std::span<const Habits> ofPlans() { return planMistakes; }

} // namespace sheepshead::mistakes
