// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/rules/rule_words_no_pick.h"

#include <QtGlobal>

namespace sheepshead {

namespace {

constexpr ChoiceWords forcedSeat[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "No one"),
        QT_TRANSLATE_NOOP("RuleWords", "Everyone may pass.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Dealer's left"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "The player left of the dealer must pick and cannot pass.") },
};

constexpr ChoiceWords blindPick[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "The picker takes the blind and buries.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Counts ×2"),
        QT_TRANSLATE_NOOP("RuleWords",
            "A player who says “blind” leaves the blind face down as the bury and plays the hand "
            "as dealt, for twice the stake.") },
};

constexpr ChoiceWords noPick[] = {
    { "leaster", QT_TRANSLATE_NOOP("RuleWords", "Leaster"),
        QT_TRANSLATE_NOOP("RuleWords",
            "All play for themselves, and the fewest points win 1 from each of the others.") },
    { "doubler", QT_TRANSLATE_NOOP("RuleWords", "Doubler"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The cards are thrown in, the same dealer deals again, and the next hand counts "
            "double.") },
    { "forced-pick", QT_TRANSLATE_NOOP("RuleWords", "Last player must pick"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "When all the others have passed, the last player has to pick.") },
    { "redeal", QT_TRANSLATE_NOOP("RuleWords", "New deal"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The cards are thrown in and the next player deals. Nothing is doubled.") },
    { "vote", QT_TRANSLATE_NOOP("RuleWords", "The table votes"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Every player votes for a leaster or a doubler, and the majority decides.") },
    { "moster", QT_TRANSLATE_NOOP("RuleWords", "Moster"),
        QT_TRANSLATE_NOOP("RuleWords",
            "All play for themselves, and the most points lose 1 to each of the others. But a "
            "player who takes every trick wins.") },
    { "mittler", QT_TRANSLATE_NOOP("RuleWords", "Mittler"),
        QT_TRANSLATE_NOOP("RuleWords",
            "All play for themselves, and the player with the middle points wins 1 from each of "
            "the others. "
            "If two players share them, there is no winner.") },
    { "schneidster", QT_TRANSLATE_NOOP("RuleWords", "Schneidster"),
        QT_TRANSLATE_NOOP("RuleWords",
            "All play for themselves, and the player closest to 30 points without going over wins "
            "1 from each of the others.") },
    { "schwanzer", QT_TRANSLATE_NOOP("RuleWords", "Schwanzer"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The hands are laid open and nothing is played: 3 for a queen, 2 for a jack, 1 "
            "for any other trump. The most loses 1 to each of the others.") },
};

constexpr ChoiceWords schwanzerTie[] = {
    { "highest-trump", QT_TRANSLATE_NOOP("RuleWords", "The highest trump loses"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "Of those with the highest count, only the one with the highest trump.") },
    { "together", QT_TRANSLATE_NOOP("RuleWords", "They pay together"),
        QT_TRANSLATE_NOOP("RuleWords", "Each of them pays 1 to each of the others.") },
};

constexpr ChoiceWords schwanzerExempt[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Counted like the others"),
        QT_TRANSLATE_NOOP("RuleWords", "The partner card counts, and its holder may lose.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Exempt"),
        QT_TRANSLATE_NOOP("RuleWords", "The holder neither pays nor is paid.") },
};

constexpr ChoiceWords forcedNoPunish[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Doubled as well"),
        QT_TRANSLATE_NOOP("RuleWords", "The bump doubles a forced picker's loss like any other.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Not doubled"),
        QT_TRANSLATE_NOOP("RuleWords", "The bump spares a picker who had no choice.") },
};

constexpr ChoiceWords leasterBlind[] = {
    { "aside", QT_TRANSLATE_NOOP("RuleWords", "Set aside"),
        QT_TRANSLATE_NOOP("RuleWords", "Its points do not count.") },
    { "first-trick", QT_TRANSLATE_NOOP("RuleWords", "Goes with the first trick"),
        QT_TRANSLATE_NOOP("RuleWords", "Its points go to the winner of the first trick.") },
    { "last-trick", QT_TRANSLATE_NOOP("RuleWords", "Goes with the last trick"),
        QT_TRANSLATE_NOOP("RuleWords", "Its points go to the winner of the last trick.") },
};

constexpr ChoiceWords leasterTrickNeeded[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not needed"),
        QT_TRANSLATE_NOOP("RuleWords", "A player without a trick has 0 points and may win.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Needed"),
        QT_TRANSLATE_NOOP("RuleWords", "Only players with a trick can win.") },
};

constexpr ChoiceWords leasterDoubleTrickless[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Counts once"),
        QT_TRANSLATE_NOOP("RuleWords", "1 from each of the others, as for any winner.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Counts double"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "The only player without a trick wins 2 from each of the others.") },
};

constexpr ChoiceWords leasterTie[] = {
    { "wash", QT_TRANSLATE_NOOP("RuleWords", "No winner"),
        QT_TRANSLATE_NOOP("RuleWords", "Everyone scores 0.") },
    { "pair", QT_TRANSLATE_NOOP("RuleWords", "All of them win"),
        QT_TRANSLATE_NOOP("RuleWords", "Each loser pays 1 to each winner.") },
    { "fewer-tricks", QT_TRANSLATE_NOOP("RuleWords", "Fewer tricks win"),
        QT_TRANSLATE_NOOP("RuleWords", "When the tricks are equal too, there is no winner.") },
};

constexpr ChoiceWords doublerStack[] = {
    { "queue", QT_TRANSLATE_NOOP("RuleWords", "One more hand for each"),
        QT_TRANSLATE_NOOP("RuleWords", "Two throw-ins double the next two hands.") },
    { "multiply", QT_TRANSLATE_NOOP("RuleWords", "Double again"),
        QT_TRANSLATE_NOOP("RuleWords", "Two throw-ins make the next hand count ×4.") },
    { "flat", QT_TRANSLATE_NOOP("RuleWords", "Double once at most"),
        QT_TRANSLATE_NOOP("RuleWords", "The next hand counts ×2, after any number of throw-ins.") },
};

constexpr ChoiceWords doublerCap[] = {
    { "4", QT_TRANSLATE_NOOP("RuleWords", "×4"),
        QT_TRANSLATE_NOOP("RuleWords", "Two throw-ins; more change nothing.") },
    { "8", QT_TRANSLATE_NOOP("RuleWords", "×8"),
        QT_TRANSLATE_NOOP("RuleWords", "Three throw-ins; more change nothing.") },
    { "16", QT_TRANSLATE_NOOP("RuleWords", "×16"),
        QT_TRANSLATE_NOOP("RuleWords", "Four throw-ins; more change nothing.") },
    { "none", QT_TRANSLATE_NOOP("RuleWords", "No limit"),
        QT_TRANSLATE_NOOP("RuleWords", "Every throw-in doubles once more.") },
};

constexpr ChoiceWords doublerDealPasses[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Same dealer"),
        QT_TRANSLATE_NOOP("RuleWords", "The same player deals until there is a pick.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Next dealer after three"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "After three throw-ins in a row the deal passes to the left.") },
};

constexpr RuleWords wordsOfNoPick[] = {
    { "forced-seat", QT_TRANSLATE_NOOP("RuleWords", "Who must pick"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether one seat has no choice. Example: Ada deals, and Bruno on her left must take "
            "the blind with any hand."),
        forcedSeat },
    { "blind-pick", QT_TRANSLATE_NOOP("RuleWords", "Picking blind"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether a player may pick without looking at the blind, for twice the stake. Example: "
            "you hold five queens and jacks and pick blind. The two cards stay hidden until the "
            "end, and a win of 1 becomes 2. If the ace you call is there, you are alone without "
            "knowing it."),
        blindPick },
    { "no-pick", QT_TRANSLATE_NOOP("RuleWords", "All pass"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What happens when everyone passes. Example: five players pass and play a leaster; the "
            "winner gets 4, the others lose 1 each."),
        noPick },
    { "forced-no-punish", QT_TRANSLATE_NOOP("RuleWords", "Forced picker who loses"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether the bump doubles the loss of a player who had to pick. Example: five players. "
            "A forced picker with a partner loses 55 to 65 and pays 4 when it is doubled, 2 when "
            "it is not."),
        forcedNoPunish },
    { "leaster-blind", QT_TRANSLATE_NOOP("RuleWords", "Blind in a leaster"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Where the blind goes when everyone passes. It stays hidden until the end. Example: an "
            "ace and a ten are in the blind. If it goes with the last trick, that trick is worth "
            "21 points more."),
        leasterBlind },
    { "leaster-trick-needed", QT_TRANSLATE_NOOP("RuleWords", "Trick to win a leaster"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether a player needs a trick to win. Example: Bruno took none, Ada has 9 points, "
            "the others more. Ada wins where a trick is needed, Bruno where it is not."),
        leasterTrickNeeded },
    { "leaster-double-trickless", QT_TRANSLATE_NOOP("RuleWords", "Winner without a trick"),
        QT_TRANSLATE_NOOP("RuleWords",
            "With three players, what the winner of a leaster gets without any trick. Example: Ada "
            "took none and wins. Counted double she gets 4, and the others lose 2 each."),
        leasterDoubleTrickless },
    { "leaster-tie", QT_TRANSLATE_NOOP("RuleWords", "Tie in a leaster"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Two or more players share the fewest points. Example: five players, and two tie at "
            "20. If both win, they get 3 each and the others lose 2 each."),
        leasterTie },
    { "schwanzer-tie", QT_TRANSLATE_NOOP("RuleWords", "Tie in a schwanzer"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Two or more players share the highest count. Example: five players, and two count 6. "
            "The one with the higher trump loses 4, or both lose 3 and the others win 2 each."),
        schwanzerTie },
    { "schwanzer-exempt", QT_TRANSLATE_NOOP("RuleWords", "Partner card in a schwanzer"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What becomes of the holder of the partner jack when the hands are laid open. Example: "
            "five players, and the player with the jack of diamonds has the most. If exempt, that "
            "player gets 0. The next highest loses 3, and the three others win 1 each."),
        schwanzerExempt },
    { "doubler-stack", QT_TRANSLATE_NOOP("RuleWords", "Several doublers"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What another throw-in does while a doubler is still to be played. Example: everyone "
            "passes twice in a row; then two hands count ×2, or one ×4, or one ×2."),
        doublerStack },
    { "doubler-cap", QT_TRANSLATE_NOOP("RuleWords", "Highest doubler"),
        QT_TRANSLATE_NOOP("RuleWords",
            "How far throw-ins in a row can multiply the next hand. Example: with ×4 a third "
            "throw-in in a row changes nothing."),
        doublerCap },
    { "doubler-deal-passes", QT_TRANSLATE_NOOP("RuleWords", "Dealer of doublers"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether the same player keeps dealing when hand after hand is thrown in. Example: "
            "Ada's third deal in a row is thrown in. If the deal passes, Bruno deals the fourth."),
        doublerDealPasses },
};

} // namespace

std::span<const RuleWords> noPickRuleWords() { return wordsOfNoPick; }

} // namespace sheepshead
