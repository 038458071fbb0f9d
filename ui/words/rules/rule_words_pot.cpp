// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/rules/rule_words_pot.h"

#include <QtGlobal>

namespace sheepshead {

namespace {

constexpr ChoiceWords pot[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "No pot"),
        QT_TRANSLATE_NOOP("RuleWords", "The players settle a leaster among themselves.") },
    { "losers", QT_TRANSLATE_NOOP("RuleWords", "1 from each loser"),
        QT_TRANSLATE_NOOP("RuleWords", "Every loser of a leaster puts 1 in.") },
    { "everybody", QT_TRANSLATE_NOOP("RuleWords", "1 from each player"),
        QT_TRANSLATE_NOOP("RuleWords", "Every player puts 1 in.") },
    { "winner", QT_TRANSLATE_NOOP("RuleWords", "1 from the winner"),
        QT_TRANSLATE_NOOP("RuleWords", "Only the winner of the leaster puts 1 in.") },
};

constexpr ChoiceWords potLoss[] = {
    { "match", QT_TRANSLATE_NOOP("RuleWords", "Makers match it"),
        QT_TRANSLATE_NOOP("RuleWords", "They pay in what a win would have paid them.") },
    { "one-unit", QT_TRANSLATE_NOOP("RuleWords", "Makers add a leaster's worth"),
        QT_TRANSLATE_NOOP("RuleWords",
            "They pay in as much as one leaster does, no matter how large the pot is.") },
};

constexpr ChoiceWords potWin[] = {
    { "all", QT_TRANSLATE_NOOP("RuleWords", "All of it"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Each partner takes a third, rounded down, and the picker the rest. A picker alone "
            "takes all.") },
    { "one-unit", QT_TRANSLATE_NOOP("RuleWords", "A leaster's worth"),
        QT_TRANSLATE_NOOP("RuleWords",
            "They take as much as one leaster puts in; the rest stays for the next winners.") },
};

constexpr ChoiceWords potEnd[] = {
    { "divide", QT_TRANSLATE_NOOP("RuleWords", "Divided evenly"),
        QT_TRANSLATE_NOOP("RuleWords", "Odd points go one each from the dealer's left.") },
    { "showdown", QT_TRANSLATE_NOOP("RuleWords", "Best poker hand wins it"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Every player gets five cards face up, and the best poker hand takes the pot.") },
    { "showdown-each", QT_TRANSLATE_NOOP("RuleWords", "A poker hand for each pot"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The best poker hand takes as much as one leaster puts in, then five cards each are "
            "dealt for the next pot. The tenth takes all that is left.") },
};

constexpr ChoiceWords potJoin[] = {
    { "divide", QT_TRANSLATE_NOOP("RuleWords", "Divided first"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The players so far share the pot, and the next hand begins without one.") },
    { "buy-in", QT_TRANSLATE_NOOP("RuleWords", "Newcomer buys in"),
        QT_TRANSLATE_NOOP("RuleWords", "The newcomer adds 1 for every leaster in the pot.") },
};

constexpr RuleWords wordsOfPot[] = {
    { "pot", QT_TRANSLATE_NOOP("RuleWords", "Pot"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What a leaster puts into a pot that the makers of a later hand can win. "
            "Example: five players, 1 from each loser: the pot holds 4, and a picker with a "
            "partner who win the next hand take 3 and 1."),
        pot },
    { "pot-loss", QT_TRANSLATE_NOOP("RuleWords", "Makers who lose with a pot"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What losing makers put into the pot. Example: two leasters put in 4 each, and the "
            "makers lose. Matched, the pot holds 16, otherwise 12."),
        potLoss },
    { "pot-win", QT_TRANSLATE_NOOP("RuleWords", "Makers who win with a pot"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What winning makers take out of the pot. Example: two leasters put in 4 each. The "
            "makers take all 8, or 4 of them."),
        potWin },
    { "pot-end", QT_TRANSLATE_NOOP("RuleWords", "Pot at the end"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What happens to the pot when the game is over. Example: 7 points and five players. "
            "Everyone gets 1, and the first two from the dealer's left 1 more."),
        potEnd },
    { "pot-join", QT_TRANSLATE_NOOP("RuleWords", "Pot when a player joins"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What happens to the pot when a new player takes a seat. Example: two leasters put 4 "
            "each into the pot. It is divided first, or the newcomer adds 2."),
        potJoin },
};

} // namespace

std::span<const RuleWords> potRuleWords() { return wordsOfPot; }

} // namespace sheepshead
