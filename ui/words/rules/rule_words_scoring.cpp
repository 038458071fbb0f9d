// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/rules/rule_words_scoring.h"

#include <QtGlobal>

namespace sheepshead {

namespace {

constexpr ChoiceWords doubleOnTheBump[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Losses count once"),
        QT_TRANSLATE_NOOP("RuleWords", "The makers lose what they would have won.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Losses count double"),
        QT_TRANSLATE_NOOP("RuleWords", "The makers lose twice what they would have won.") },
};

constexpr ChoiceWords noTrick[] = {
    { "share", QT_TRANSLATE_NOOP("RuleWords", "Partner pays a share"),
        QT_TRANSLATE_NOOP("RuleWords", "As in any other loss.") },
    { "picker-if-side-trickless",
        QT_TRANSLATE_NOOP("RuleWords", "Picker pays all if the makers took no trick"),
        QT_TRANSLATE_NOOP("RuleWords", "The partner then pays nothing.") },
    { "picker-if-he-trickless",
        QT_TRANSLATE_NOOP("RuleWords", "Picker pays all if the picker took no trick"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "The partner then pays nothing, even after taking tricks.") },
};

constexpr ChoiceWords allTricksStake[] = {
    { "three", QT_TRANSLATE_NOOP("RuleWords", "Three times the stake"),
        QT_TRANSLATE_NOOP("RuleWords", "The usual steps: 1, 2 and 3, or 2, 4 and 6 doubled.") },
    { "four", QT_TRANSLATE_NOOP("RuleWords", "Four times the stake"),
        QT_TRANSLATE_NOOP("RuleWords", "Every step doubles: 1, 2 and 4, or 2, 4 and 8 doubled.") },
};

constexpr ChoiceWords defendersSafeAt[] = {
    { "30", QT_TRANSLATE_NOOP("RuleWords", "With 30 points"),
        QT_TRANSLATE_NOOP("RuleWords", "The makers need 91 to win schneider.") },
    { "31", QT_TRANSLATE_NOOP("RuleWords", "With 31 points"),
        QT_TRANSLATE_NOOP("RuleWords", "The makers need 90 to win schneider.") },
};

constexpr ChoiceWords settlement[] = {
    { "unit", QT_TRANSLATE_NOOP("RuleWords", "Picker takes the difference"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Partner and defenders win or lose the stake; the picker takes or pays the rest.") },
    { "pairwise", QT_TRANSLATE_NOOP("RuleWords", "Each maker with each defender"),
        QT_TRANSLATE_NOOP("RuleWords", "Every maker settles the stake with every defender.") },
};

constexpr ChoiceWords length[] = {
    { "open", QT_TRANSLATE_NOOP("RuleWords", "As long as you like"),
        QT_TRANSLATE_NOOP("RuleWords", "The game ends when you stop.") },
    { "hands", QT_TRANSLATE_NOOP("RuleWords", "A number of hands"),
        QT_TRANSLATE_NOOP("RuleWords", "The hands played are counted; throw-ins are not.") },
    { "rounds", QT_TRANSLATE_NOOP("RuleWords", "A number of rounds"),
        QT_TRANSLATE_NOOP("RuleWords", "In a round every player deals once.") },
    { "points", QT_TRANSLATE_NOOP("RuleWords", "Up to a score"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "The game ends with the hand in which a player reaches the score.") },
};

constexpr RuleWords wordsOfScoring[] = {
    { "double-on-the-bump", QT_TRANSLATE_NOOP("RuleWords", "Double on the bump"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether makers who lose pay double. Example: five players, picker and partner lose 55 "
            "to 65. Doubled, the picker pays 4, the partner 2, and each defender gets 2; "
            "otherwise half of that."),
        doubleOnTheBump },
    { "no-trick", QT_TRANSLATE_NOOP("RuleWords", "Losing without a trick"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether the partner pays when the picker lost without a trick. Example: five players, "
            "the makers take no trick, no bump: picker 6 and partner 3, or the picker all 9."),
        noTrick },
    { "all-tricks-stake", QT_TRANSLATE_NOOP("RuleWords", "Every trick"),
        QT_TRANSLATE_NOOP("RuleWords",
            "How much a hand pays when one side takes every trick. Example: five players, picker "
            "and partner take every trick: the picker wins 6 and the partner 3, or the picker 8 "
            "and the partner 4."),
        allTricksStake },
    { "defenders-safe-at", QT_TRANSLATE_NOOP("RuleWords", "Defenders out of schneider"),
        QT_TRANSLATE_NOOP("RuleWords",
            "How many points save the defenders from paying double. Example: at 90 to 30 they pay "
            "the single stake if 30 are enough, and double if 31 are needed."),
        defendersSafeAt },
    { "settlement", QT_TRANSLATE_NOOP("RuleWords", "Settling"),
        QT_TRANSLATE_NOOP("RuleWords",
            "How makers and defenders settle the stake. Example: five players, picker and partner "
            "win 70 to 50. Either picker +2, partner +1, each defender −1; or both makers +3 and "
            "each defender −2."),
        settlement },
    { "length", QT_TRANSLATE_NOOP("RuleWords", "Game length"),
        QT_TRANSLATE_NOOP("RuleWords",
            "When the game is over. Example: one round with five players is five hands, one deal "
            "each."),
        length },
    { "length-number", QT_TRANSLATE_NOOP("RuleWords", "How many"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The number of hands, rounds or points after which the game is over. Example: "
            "20 hands, or 24 points."),
        {} },
    { "cents-a-point", QT_TRANSLATE_NOOP("RuleWords", "Cents a point"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What a point is worth at the end. Example: at 25 cents a point, +12 is 3.00; "
            "with 0 you play for points alone. The first amount counts for all hands of the "
            "sheet. A later one counts from the next hand on, or once the pot is won."),
        {} },
};

} // namespace

std::span<const RuleWords> scoringRuleWords() { return wordsOfScoring; }

} // namespace sheepshead
