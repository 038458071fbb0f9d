// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/rules/rule_words_deal.h"

#include <QtGlobal>

namespace sheepshead {

namespace {

constexpr ChoiceWords dealerSitsOut[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "No"),
        QT_TRANSLATE_NOOP("RuleWords", "Everyone at the table plays every hand.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Yes"),
        QT_TRANSLATE_NOOP("RuleWords", "The table has one player more than the hand.") },
};

constexpr ChoiceWords trumpSuit[] = {
    { "clubs", QT_TRANSLATE_NOOP("RuleWords", "Clubs"),
        QT_TRANSLATE_NOOP("RuleWords", "Diamonds become an ordinary suit.") },
    { "spades", QT_TRANSLATE_NOOP("RuleWords", "Spades"),
        QT_TRANSLATE_NOOP("RuleWords", "Diamonds become an ordinary suit.") },
    { "hearts", QT_TRANSLATE_NOOP("RuleWords", "Hearts"),
        QT_TRANSLATE_NOOP("RuleWords", "Diamonds become an ordinary suit.") },
    { "diamonds", QT_TRANSLATE_NOOP("RuleWords", "Diamonds"),
        QT_TRANSLATE_NOOP("RuleWords", "The usual trump suit.") },
};

constexpr ChoiceWords spitz[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "No spitz"),
        QT_TRANSLATE_NOOP("RuleWords", "The seven of trump is the lowest trump.") },
    { "second", QT_TRANSLATE_NOOP("RuleWords", "Second-highest trump"),
        QT_TRANSLATE_NOOP("RuleWords", "Only the queen of clubs beats the seven of trump.") },
    { "first", QT_TRANSLATE_NOOP("RuleWords", "Highest trump"),
        QT_TRANSLATE_NOOP("RuleWords", "The seven of trump beats even the queen of clubs.") },
};

constexpr ChoiceWords jacksOverQueens[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Queens above jacks"),
        QT_TRANSLATE_NOOP("RuleWords", "All four queens beat all four jacks.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Jacks above queens"),
        QT_TRANSLATE_NOOP("RuleWords", "All four jacks beat all four queens.") },
};

constexpr ChoiceWords redealHand[] = {
    { "mandatory", QT_TRANSLATE_NOOP("RuleWords", "Dealt again"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The hand is shown and the same dealer deals again; the stakes stay as they were.") },
    { "on-request", QT_TRANSLATE_NOOP("RuleWords", "Dealt again on request"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The holder may show the hand for a new deal by the same dealer, or keep it "
            "silently.") },
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Played as dealt"),
        QT_TRANSLATE_NOOP("RuleWords", "The hand is played. Bad luck.") },
};

constexpr ChoiceWords firstLead[] = {
    { "dealers-left", QT_TRANSLATE_NOOP("RuleWords", "Dealer's left"),
        QT_TRANSLATE_NOOP("RuleWords", "The player left of the dealer leads the first trick.") },
    { "pickers-left", QT_TRANSLATE_NOOP("RuleWords", "Picker's left"),
        QT_TRANSLATE_NOOP("RuleWords", "The player left of the picker leads the first trick.") },
};

constexpr ChoiceWords renege[] = {
    { "refused", QT_TRANSLATE_NOOP("RuleWords", "Not possible"),
        QT_TRANSLATE_NOOP("RuleWords", "An illegal card is refused, with the reason.") },
    { "forfeits", QT_TRANSLATE_NOOP("RuleWords", "Forfeits the hand"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Any card may be played. When the cards prove that a player did not follow suit, that "
            "side loses as if it had taken no trick.") },
};

constexpr RuleWords wordsOfDeal[] = {
    { "layout", QT_TRANSLATE_NOOP("RuleWords", "Game"),
        QT_TRANSLATE_NOOP("RuleWords",
            "How many players there are, how the cards are dealt and how a partner is found. "
            "Example: with five players everyone holds six cards, the blind has two, and the "
            "picker has one partner against three."),
        {} },
    { "dealer-sits-out", QT_TRANSLATE_NOOP("RuleWords", "Dealer sits out"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The table has one player more than the hand: the dealer deals, sees no cards, and "
            "scores 0. Example: six players at a five-handed game. In this hand Ada deals and "
            "watches, in the next hand her left neighbor."),
        dealerSitsOut },
    { "trump-suit", QT_TRANSLATE_NOOP("RuleWords", "Trump suit"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Queens and jacks are always trump; below them the ace, ten, king, nine, eight and "
            "seven of this suit are trump too. Example: with clubs as trump the ace of clubs is "
            "trump, and the ace of diamonds is a fail ace that can be called."),
        trumpSuit },
    { "spitz", QT_TRANSLATE_NOOP("RuleWords", "Spitz"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The seven of the trump suit may be one of the highest trump. It is still worth no "
            "points. Example: as second-highest trump the seven of diamonds takes the queen of "
            "spades and loses to the queen of clubs."),
        spitz },
    { "queen-order", QT_TRANSLATE_NOOP("RuleWords", "Order of the queens"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Which queen beats which, from the strongest down. Example: with ♠ ♣ ♥ ♦ the "
            "queen of spades beats the queen of clubs."),
        {} },
    { "jack-order", QT_TRANSLATE_NOOP("RuleWords", "Order of the jacks"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Which jack beats which, from the strongest down. Example: with ♦ ♥ ♠ ♣ the "
            "jack of diamonds beats the three other jacks."),
        {} },
    { "jacks-over-queens", QT_TRANSLATE_NOOP("RuleWords", "Jacks and queens"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Which of the two are the highest trump. Example: with jacks above queens the jack of "
            "diamonds takes the queen of clubs."),
        jacksOverQueens },
    { "redeal-hand", QT_TRANSLATE_NOOP("RuleWords", "Hand without ace, face or trump"),
        QT_TRANSLATE_NOOP("RuleWords",
            "A player is dealt only tens, nines, eights and sevens, and no trump. Example: 10♣ 9♣ "
            "8♠ 7♠ 9♥ 7♥."),
        redealHand },
    { "first-lead", QT_TRANSLATE_NOOP("RuleWords", "First lead"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Who plays the first card after a pick. A leaster always begins at the dealer's left. "
            "Example: Ada deals, Bruno on her left passes, Clara picks. At the dealer's left Bruno "
            "leads, at the picker's left the player after Clara."),
        firstLead },
    { "renege", QT_TRANSLATE_NOOP("RuleWords", "Not following suit"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What happens to a player who could follow suit and does not. Example: hearts are led, "
            "you hold the nine of hearts and play a trump. When you play the nine later, the "
            "renege is found."),
        renege },
};

} // namespace

std::span<const RuleWords> dealRuleWords() { return wordsOfDeal; }

} // namespace sheepshead
