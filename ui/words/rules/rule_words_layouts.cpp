// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/rules/rule_words_layouts.h"

#include <QtGlobal>

namespace sheepshead {

namespace {

constexpr ChoiceWords wordsOfLayouts[] = {
    { "2H-1", QT_TRANSLATE_NOOP("RuleWords", "Two players, hand and piles"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Eight cards in hand and four open ones, each on a face-down card. There is no picker: "
            "each plays against the other, from the hand and the open cards.") },
    { "2H-2", QT_TRANSLATE_NOOP("RuleWords", "Two players, all in piles"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Eight open cards each, every one on a face-down card, and no hand. There is no "
            "picker. A face-down card is turned up once the card on it is played.") },
    { "3H-1", QT_TRANSLATE_NOOP("RuleWords", "Three players, ten cards"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Ten cards each and two in the blind. The picker plays alone against the two "
            "others.") },
    { "3H-2", QT_TRANSLATE_NOOP("RuleWords", "Three players, nine cards"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Without the black sevens: nine cards each and three in the blind. The picker "
            "plays alone.") },
    { "3H-3", QT_TRANSLATE_NOOP("RuleWords", "Three players, eight cards"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Without the sevens and eights that are not trump: eight cards each and two in "
            "the blind. The picker plays alone.") },
    { "4H-1", QT_TRANSLATE_NOOP("RuleWords", "Four players, picker alone"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Seven cards each and four in the blind. The picker buries four and plays alone "
            "against the three others.") },
    { "4H-1P", QT_TRANSLATE_NOOP("RuleWords", "Four players, called ace"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Seven cards each and four in the blind. The picker buries four and calls an "
            "ace, or plays alone.") },
    { "4H-2", QT_TRANSLATE_NOOP("RuleWords", "Four players, partner by jack"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Without the black sevens: seven cards each and two in the blind. The holder of the "
            "partner jack plays with the picker.") },
    { "4H-3", QT_TRANSLATE_NOOP("RuleWords", "Four players, black queens"),
        QT_TRANSLATE_NOOP("RuleWords",
            "All cards are dealt, eight each, and there is no picker. The holders of the two black "
            "queens play together, in secret until both queens have fallen.") },
    { "4H-4", QT_TRANSLATE_NOOP("RuleWords", "Four players, first two queens"),
        QT_TRANSLATE_NOOP("RuleWords",
            "All cards are dealt, eight each, and there is no picker. The players of the first two "
            "queens are the makers.") },
    { "4H-5", QT_TRANSLATE_NOOP("RuleWords", "Four players, Indiana"),
        QT_TRANSLATE_NOOP("RuleWords",
            "All cards are dealt, eight each. Jacks rank above queens, hearts are trump, and the "
            "players bid a call or a solo. Only winners add to their score, up to 24.") },
    { "4H-6", QT_TRANSLATE_NOOP("RuleWords", "Four players, fixed partners"),
        QT_TRANSLATE_NOOP("RuleWords",
            "All cards are dealt, eight each, and there is no picker. Players who sit opposite "
            "each other are partners. The side that leads first needs 61 points.") },
    { "4H-7", QT_TRANSLATE_NOOP("RuleWords", "Four players, 24 cards"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Without the sevens and eights: six cards each, twelve of the 24 are trump, and there "
            "is no picker. The holders of the two black queens play together, in secret until both "
            "queens have fallen.") },
    { "5H-A", QT_TRANSLATE_NOOP("RuleWords", "Five players, called ace"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Six cards each and two in the blind. The picker calls an ace, and its holder is the "
            "partner.") },
    { "5H-J", QT_TRANSLATE_NOOP("RuleWords", "Five players, partner by jack"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Six cards each and two in the blind. The holder of the partner jack, usually the jack "
            "of diamonds, is the partner.") },
    { "6H-1", QT_TRANSLATE_NOOP("RuleWords", "Six players, partner by jack"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Five cards each and two in the blind. Picker and partner play against four.") },
    { "6H-2", QT_TRANSLATE_NOOP("RuleWords", "Six players, jack and ace"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Five cards each and two in the blind. The holders of the jack of diamonds and "
            "of the called ace play with the picker: three against three.") },
    { "7H-1", QT_TRANSLATE_NOOP("RuleWords", "Seven players, partner by jack"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Four cards each and four in the blind, all for the picker. The holder of the jack of "
            "diamonds is the partner: two against five.") },
    { "7H-2", QT_TRANSLATE_NOOP("RuleWords", "Seven players, shared blind"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Four cards each and four in the blind: two for the picker and two for the left "
            "neighbor, who is the partner. Each buries two.") },
    { "7H-3", QT_TRANSLATE_NOOP("RuleWords", "Seven players, three and one"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Four cards each and four in the blind: three for the picker and one for the left "
            "neighbor. The holder of the jack of diamonds is the partner.") },
    { "8H-1", QT_TRANSLATE_NOOP("RuleWords", "Eight players, black queens"),
        QT_TRANSLATE_NOOP("RuleWords",
            "All cards are dealt, four each, and there is no picker. The holders of the two black "
            "queens play against the six others.") },
    { "8H-2", QT_TRANSLATE_NOOP("RuleWords", "Eight players, three cards"),
        QT_TRANSLATE_NOOP("RuleWords",
            "All cards are dealt, four each, and there is no picker. The holders of the queen of "
            "clubs, the jack of diamonds and the seven of diamonds play together against five.") },
};

constexpr ChoiceWords partners[] = {
    { "called-ace", QT_TRANSLATE_NOOP("RuleWords", "Called ace"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The picker calls the ace of a fail suit, and its holder is the partner.") },
    { "jack-of-diamonds", QT_TRANSLATE_NOOP("RuleWords", "Jack of diamonds"),
        QT_TRANSLATE_NOOP("RuleWords", "The holder of the jack of diamonds is the partner.") },
    { "jack-of-clubs", QT_TRANSLATE_NOOP("RuleWords", "Jack of clubs"),
        QT_TRANSLATE_NOOP("RuleWords", "The holder of the jack of clubs is the partner.") },
    { "none", QT_TRANSLATE_NOOP("RuleWords", "No partner"),
        QT_TRANSLATE_NOOP("RuleWords", "The picker plays against everyone else.") },
    { "jack-and-ace", QT_TRANSLATE_NOOP("RuleWords", "Jack of diamonds and called ace"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Two partners, the holders of the jack of diamonds and of the ace that the "
            "picker calls; neither knows the other. One player may be both.") },
    { "neighbour", QT_TRANSLATE_NOOP("RuleWords", "Left neighbor"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The player left of the picker takes a part of the blind and is openly the partner.") },
    { "first-trick", QT_TRANSLATE_NOOP("RuleWords", "Taker of the first trick"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The winner of the first trick is the partner. A picker who takes the first trick "
            "plays alone.") },
    { "queen-of-clubs-and-seven",
        QT_TRANSLATE_NOOP("RuleWords", "Queen of clubs and seven of diamonds"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "Their holders play together; one player with both is alone.") },
    { "black-queens", QT_TRANSLATE_NOOP("RuleWords", "Black queens"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The holders of the queens of clubs and spades play together; one player with "
            "both is alone.") },
    { "first-queens", QT_TRANSLATE_NOOP("RuleWords", "First two queens"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The players of the first two queens are the makers; a player who plays both is "
            "alone.") },
    { "queen-jack-seven",
        QT_TRANSLATE_NOOP("RuleWords", "Queen of clubs, jack and seven of diamonds"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Their three holders play together. A player with two of them may call another "
            "card.") },
    { "bid-call", QT_TRANSLATE_NOOP("RuleWords", "Called by the bidder"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The bidder of a call names the ace of a fail suit, and its holder is the partner.") },
    { "across", QT_TRANSLATE_NOOP("RuleWords", "The player opposite"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "Players who sit opposite each other are partners in every hand.") },
};

constexpr ChoiceWords presetRows[] = {
    { "called-ace", QT_TRANSLATE_NOOP("RuleWords", "Called ace"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Five players; the picker calls an ace. Double on the bump, and a leaster when "
            "everyone passes.") },
    { "jack-of-diamonds", QT_TRANSLATE_NOOP("RuleWords", "Jack of diamonds"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Five players; the jack of diamonds is the partner. Double on the bump, and a leaster "
            "when everyone passes.") },
    { "two-rows", QT_TRANSLATE_NOOP("RuleWords", "Two: hand and piles"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Two players with eight cards in hand and four open cards on face-down ones.") },
    { "two-square", QT_TRANSLATE_NOOP("RuleWords", "Two: all in piles"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Two players with eight open cards each, all on face-down ones, and no hand.") },
    { "three-ten-cards", QT_TRANSLATE_NOOP("RuleWords", "Three: ten cards"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "Three players with ten cards and a blind of two; the picker is alone.") },
    { "three-nine-cards", QT_TRANSLATE_NOOP("RuleWords", "Three: nine cards"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Three players with nine cards and a blind of three; two sevens stay in the "
            "box.") },
    { "three-eight-cards", QT_TRANSLATE_NOOP("RuleWords", "Three: eight cards"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Three players with eight cards and a blind of two; six low cards stay in the "
            "box.") },
    { "four-alone", QT_TRANSLATE_NOOP("RuleWords", "Four: picker alone"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "Four players with a blind of four; the picker is alone against three.") },
    { "four-jack", QT_TRANSLATE_NOOP("RuleWords", "Four: jack of diamonds"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "Four players, two against two; the jack of diamonds is the partner.") },
    { "four-called-ace", QT_TRANSLATE_NOOP("RuleWords", "Four: called ace"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Four players, two against two; the picker calls an ace, and two sevens stay in the "
            "box.") },
    { "four-black-queens", QT_TRANSLATE_NOOP("RuleWords", "Four: black queens"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Four players; there is no picker, and the black queens play together in secret.") },
    { "four-queen-and-seven", QT_TRANSLATE_NOOP("RuleWords", "Four: queen of clubs and seven"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Four players; there is no picker, and the queen of clubs and the seven of diamonds "
            "play together.") },
    { "four-first-queens", QT_TRANSLATE_NOOP("RuleWords", "Four: first two queens"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Four players; there is no picker, and the first two queens played make the "
            "partners.") },
    { "four-indiana", QT_TRANSLATE_NOOP("RuleWords", "Four: Indiana"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Four players bid a call or a solo; jacks above queens, hearts trump, to 24.") },
    { "four-across", QT_TRANSLATE_NOOP("RuleWords", "Four: fixed partners"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Four players; there is no picker, and those who sit opposite each other are "
            "partners.") },
    { "four-short-deck", QT_TRANSLATE_NOOP("RuleWords", "Four: 24 cards"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Four players with six cards; the sevens and eights stay in the box, and the black "
            "queens play together in secret.") },
    { "jack-called-up", QT_TRANSLATE_NOOP("RuleWords", "Jack, called up"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Jack of diamonds; a picker who holds it may call the next jack up instead.") },
    { "jack-called-up-first", QT_TRANSLATE_NOOP("RuleWords", "Jack, called up before the blind"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Jack of diamonds; its holder may call the next jack up with the pick, before seeing "
            "the blind.") },
    { "leaster-with-blind", QT_TRANSLATE_NOOP("RuleWords", "Leaster with the blind"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "Jack of diamonds; in a leaster the blind goes with the first trick.") },
    { "doublers-in-line", QT_TRANSLATE_NOOP("RuleWords", "Called ace with doublers"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Called ace; each time everyone passes, one more hand counts double, and after three "
            "times the next player deals.") },
    { "redeal-doubled", QT_TRANSLATE_NOOP("RuleWords", "Redeal and double"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Jack of diamonds; when everyone passes, the next hand counts double, and never more "
            "than that.") },
    { "last-must-pick", QT_TRANSLATE_NOOP("RuleWords", "The last one picks"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "Called ace; the dealer has to pick when all the others have passed.") },
    { "ten-hands", QT_TRANSLATE_NOOP("RuleWords", "Ten hands"),
        QT_TRANSLATE_NOOP("RuleWords", "Called ace; the game is over after ten hands.") },
    { "five-first-trick", QT_TRANSLATE_NOOP("RuleWords", "Five: first trick"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "Five players; the winner of the first trick is the picker's partner.") },
    { "five-forced-seat", QT_TRANSLATE_NOOP("RuleWords", "Five: the dealer's left picks"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "Called ace, and the player left of the dealer always has to pick.") },
    { "six-jack", QT_TRANSLATE_NOOP("RuleWords", "Six: jack of diamonds"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Six players, two against four. A picker who finds the jack of diamonds in the "
            "blind may call the next one.") },
    { "six-jack-of-clubs", QT_TRANSLATE_NOOP("RuleWords", "Six: jack of clubs"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Six players, two against four. The jack of clubs is the partner, and its "
            "holder may call down to the jack of spades.") },
    { "six-jack-and-ace", QT_TRANSLATE_NOOP("RuleWords", "Six: jack and ace"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Six players, three against three: the jack of diamonds and the called ace play "
            "with the picker.") },
    { "six-dealer-sits-out", QT_TRANSLATE_NOOP("RuleWords", "Six at the table"),
        QT_TRANSLATE_NOOP("RuleWords", "Called ace with six players: the dealer sits out.") },
    { "seven-jack", QT_TRANSLATE_NOOP("RuleWords", "Seven: jack of diamonds"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "Seven players, two against five; the picker takes a blind of four.") },
    { "seven-neighbour", QT_TRANSLATE_NOOP("RuleWords", "Seven: the neighbor"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Seven players; the picker and the left neighbor share the blind and play together.") },
    { "seven-three-and-one", QT_TRANSLATE_NOOP("RuleWords", "Seven: three and one"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Seven players; the picker takes three cards of the blind, the left neighbor one. The "
            "jack of diamonds is the partner.") },
    { "eight-black-queens", QT_TRANSLATE_NOOP("RuleWords", "Eight: black queens"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Eight players; there is no picker, and the black queens play against six.") },
    { "eight-three-cards", QT_TRANSLATE_NOOP("RuleWords", "Eight: three cards"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Eight players; the queen of clubs, the jack and the seven of diamonds play "
            "against five.") },
    { "sheepshead-org", QT_TRANSLATE_NOOP("RuleWords", "sheepshead.org"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Called ace as in the basic rules of sheepshead.org: when the makers take no "
            "trick, the picker pays for the partner too.") },
    { "world-of-card-games", QT_TRANSLATE_NOOP("RuleWords", "World of Card Games"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Four players, called ace, each maker settling with each defender. A new deal when "
            "everyone passes; a game is four hands.") },
    { "playingcards-io", QT_TRANSLATE_NOOP("RuleWords", "playingcards.io"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Jack of diamonds as on playingcards.io: no double on the bump, the picker's left "
            "leads, the defenders need 31 to be out of schneider, without a trick the picker pays "
            "all, and the table votes when everyone passes.") },
    { "japanese-page", QT_TRANSLATE_NOOP("RuleWords", "Japanese page"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "Called ace as on a Japanese card game page: no double on the bump.") },
    { "crack-and-blitz", QT_TRANSLATE_NOOP("RuleWords", "Crack and blitz"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Jack of diamonds with all the raises: crack, crack back, around the corner, "
            "and queens shown before the first lead, up to ×16.") },
    { "blitz-instead-of-bump", QT_TRANSLATE_NOOP("RuleWords", "Blitz instead of bump"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Called ace without double on the bump; a crack, a crack back and queens shown double "
            "the stake instead.") },
};

} // namespace

std::span<const ChoiceWords> layoutWords() { return wordsOfLayouts; }
std::span<const ChoiceWords> partnerWords() { return partners; }
std::span<const ChoiceWords> presetWords() { return presetRows; }

} // namespace sheepshead
