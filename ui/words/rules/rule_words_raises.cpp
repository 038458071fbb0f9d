// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/rules/rule_words_raises.h"

#include <QtGlobal>

namespace sheepshead {

namespace {

constexpr ChoiceWords crack[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not played"),
        QT_TRANSLATE_NOOP("RuleWords", "The stake cannot be raised after the call.") },
    { "one", QT_TRANSLATE_NOOP("RuleWords", "Once a hand"),
        QT_TRANSLATE_NOOP("RuleWords", "Only the first crack doubles the hand.") },
    { "several", QT_TRANSLATE_NOOP("RuleWords", "Several times"),
        QT_TRANSLATE_NOOP("RuleWords", "Each defender may crack, and each crack doubles again.") },
};

constexpr ChoiceWords crackAfterPass[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Only without a chance to pick"),
        QT_TRANSLATE_NOOP("RuleWords", "A player who passed has had the chance to pick.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Players who passed, too"),
        QT_TRANSLATE_NOOP("RuleWords", "Every defender may crack.") },
};

constexpr ChoiceWords recrack[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "A crack cannot be answered.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "The picker may answer a crack, and the hand counts ×4.") },
};

constexpr ChoiceWords crackAroundTheCorner[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "The partner cannot answer a crack.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Allowed"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The partner may answer a crack, and is known as the partner from then on.") },
};

constexpr ChoiceWords blitzBlackQueens[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not counted"),
        QT_TRANSLATE_NOOP("RuleWords", "The pair raises nothing.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Doubles"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "A player who shows the queens of clubs and spades doubles the hand.") },
};

constexpr ChoiceWords blitzRedQueens[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not counted"),
        QT_TRANSLATE_NOOP("RuleWords", "The pair raises nothing.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Doubles"),
        QT_TRANSLATE_NOOP("RuleWords",
            "A player who shows the queens of hearts and diamonds doubles the hand.") },
};

constexpr ChoiceWords blitzBlackJacks[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not counted"),
        QT_TRANSLATE_NOOP("RuleWords", "The pair raises nothing.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Doubles"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "A player who shows the jacks of clubs and spades doubles the hand.") },
};

constexpr ChoiceWords blitzAllJacks[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not counted"),
        QT_TRANSLATE_NOOP("RuleWords", "The four jacks raise nothing.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Doubles"),
        QT_TRANSLATE_NOOP("RuleWords", "A player who shows all four jacks doubles the hand.") },
};

constexpr ChoiceWords blitzWhen[] = {
    { "after-crack", QT_TRANSLATE_NOOP("RuleWords", "After a crack"),
        QT_TRANSLATE_NOOP("RuleWords", "Only after a crack.") },
    { "before-lead", QT_TRANSLATE_NOOP("RuleWords", "Before the first lead"),
        QT_TRANSLATE_NOOP("RuleWords", "Cracked or not.") },
    { "before-pick", QT_TRANSLATE_NOOP("RuleWords", "At the pick"),
        QT_TRANSLATE_NOOP("RuleWords", "A player shows the pair when asked to pick or pass.") },
    { "in-play", QT_TRANSLATE_NOOP("RuleWords", "In play"),
        QT_TRANSLATE_NOOP("RuleWords",
            "A player who holds both black queens announces it when playing the second one.") },
};

constexpr ChoiceWords raiseCap[] = {
    { "none", QT_TRANSLATE_NOOP("RuleWords", "No limit"),
        QT_TRANSLATE_NOOP("RuleWords", "Every crack and blitz doubles.") },
    { "4", QT_TRANSLATE_NOOP("RuleWords", "×4"),
        QT_TRANSLATE_NOOP("RuleWords", "Two raises; more are refused.") },
    { "8", QT_TRANSLATE_NOOP("RuleWords", "×8"),
        QT_TRANSLATE_NOOP("RuleWords", "Three raises; more are refused.") },
    { "16", QT_TRANSLATE_NOOP("RuleWords", "×16"),
        QT_TRANSLATE_NOOP("RuleWords", "Four raises; more are refused.") },
    { "64", QT_TRANSLATE_NOOP("RuleWords", "×64"),
        QT_TRANSLATE_NOOP("RuleWords", "Six raises; more are refused.") },
};

constexpr ChoiceWords callSheepshead[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not played"),
        QT_TRANSLATE_NOOP("RuleWords", "There is no bet on every trick.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Allowed"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "The picker may bet on every trick before the first lead.") },
};

constexpr ChoiceWords sheepsheadAlone[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "With or without partner"),
        QT_TRANSLATE_NOOP("RuleWords", "The picker may bet together with a called partner.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Alone only"),
        QT_TRANSLATE_NOOP("RuleWords", "A picker who bets on every trick plays alone.") },
};

constexpr ChoiceWords sheepsheadNeedsJack[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Any picker"),
        QT_TRANSLATE_NOOP("RuleWords", "Any picker may bet.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "With the partner jack only"),
        QT_TRANSLATE_NOOP("RuleWords", "Only a picker with the partner jack may bet.") },
};

constexpr RuleWords wordsOfRaises[] = {
    { "crack", QT_TRANSLATE_NOOP("RuleWords", "Cracking"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether a defender who had no chance to pick may double the hand after the call. "
            "Example: Ada picks. Bruno, who had no turn yet, has good trump and cracks. A win of 1 "
            "becomes 2."),
        crack },
    { "crack-after-pass", QT_TRANSLATE_NOOP("RuleWords", "Cracking after a pass"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether a defender who passed may crack too. Example: you pass with a good hand, and "
            "the player on your left picks. Where everyone may crack, you can double the hand."),
        crackAfterPass },
    { "recrack", QT_TRANSLATE_NOOP("RuleWords", "Cracking back"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether the picker may double again after a crack. Example: cracked and cracked back, "
            "a loss of 2 becomes 8."),
        recrack },
    { "crack-around-the-corner", QT_TRANSLATE_NOOP("RuleWords", "Cracking around the corner"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether the partner may answer a crack in place of the picker. Example: Bruno "
            "cracks, and Clara, who holds the called ace, cracks back: the hand counts ×4."),
        crackAroundTheCorner },
    { "blitz-black-queens", QT_TRANSLATE_NOOP("RuleWords", "Blitz with the black queens"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether both black queens, shown to all, double the hand. Example: you hold Q♣ "
            "and Q♠ and show them: a win of 1 becomes 2."),
        blitzBlackQueens },
    { "blitz-red-queens", QT_TRANSLATE_NOOP("RuleWords", "Blitz with the red queens"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether both red queens, shown to all, double the hand. Example: a player with "
            "all four queens may show both pairs, and the hand counts ×4."),
        blitzRedQueens },
    { "blitz-black-jacks", QT_TRANSLATE_NOOP("RuleWords", "Blitz with the black jacks"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether both black jacks, shown to all, double the hand. Example: you hold J♣ "
            "and J♠ and show them: a win of 1 becomes 2."),
        blitzBlackJacks },
    { "blitz-all-jacks", QT_TRANSLATE_NOOP("RuleWords", "Blitz with all four jacks"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether all four jacks, shown to all by one player, double the hand. Example: you "
            "hold them and show them: a win of 1 becomes 2. Shown as four, the black ones are no "
            "pair of their own."),
        blitzAllJacks },
    { "blitz-when", QT_TRANSLATE_NOOP("RuleWords", "When to blitz"),
        QT_TRANSLATE_NOOP("RuleWords",
            "When a pair may be shown. Example: you hold both black queens and there is no crack. "
            "If a crack is needed, you keep them hidden."),
        blitzWhen },
    { "raise-cap", QT_TRANSLATE_NOOP("RuleWords", "Highest raise"),
        QT_TRANSLATE_NOOP("RuleWords",
            "How far cracks and blitzes can multiply a hand. Schneider, bump and doubler "
            "are not counted. Example: with ×8, after crack, crack back and black queens, "
            "the red queens are refused."),
        raiseCap },
    { "call-sheepshead", QT_TRANSLATE_NOOP("RuleWords", "Calling sheepshead"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether the picker may bet on every trick. Example: five players. A picker alone wins "
            "24 with every trick, and loses 24 with the first trick lost."),
        callSheepshead },
    { "sheepshead-alone", QT_TRANSLATE_NOOP("RuleWords", "Sheepshead and partner"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether the bet on every trick may be made with a partner. Example: five "
            "players; picker and partner take every trick: 12 and 6."),
        sheepsheadAlone },
    { "sheepshead-needs-jack", QT_TRANSLATE_NOOP("RuleWords", "Who may call sheepshead"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether the picker needs the partner jack for the bet. Example: another player has "
            "the jack of diamonds. If it is needed, you cannot bet."),
        sheepsheadNeedsJack },
};

} // namespace

std::span<const RuleWords> raiseRuleWords() { return wordsOfRaises; }

} // namespace sheepshead
