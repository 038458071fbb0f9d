// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rule_words_table.h"

#include <QtGlobal>

namespace sheepshead {

namespace {

constexpr ChoiceWords dealerSitsOut[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "No"),
        QT_TRANSLATE_NOOP("RuleWords", "Everybody at the table plays every hand.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Yes"),
        QT_TRANSLATE_NOOP("RuleWords", "One more sits at the table than plays the hand.") },
};

constexpr ChoiceWords trumpSuit[] = {
    { "clubs", QT_TRANSLATE_NOOP("RuleWords", "Clubs"),
        QT_TRANSLATE_NOOP("RuleWords", "Diamonds become an ordinary suit.") },
    { "spades", QT_TRANSLATE_NOOP("RuleWords", "Spades"),
        QT_TRANSLATE_NOOP("RuleWords", "Diamonds become an ordinary suit.") },
    { "hearts", QT_TRANSLATE_NOOP("RuleWords", "Hearts"),
        QT_TRANSLATE_NOOP("RuleWords", "Diamonds become an ordinary suit.") },
    { "diamonds", QT_TRANSLATE_NOOP("RuleWords", "Diamonds"),
        QT_TRANSLATE_NOOP("RuleWords", "As nearly everybody plays.") },
};

constexpr ChoiceWords spitz[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "No spitz"),
        QT_TRANSLATE_NOOP("RuleWords", "The seven of trump is the lowest trump.") },
    { "second", QT_TRANSLATE_NOOP("RuleWords", "Second-highest trump"),
        QT_TRANSLATE_NOOP("RuleWords", "Only the queen of clubs beats the seven of trump.") },
    { "first", QT_TRANSLATE_NOOP("RuleWords", "Highest trump"),
        QT_TRANSLATE_NOOP("RuleWords", "The seven of trump beats even the queen of clubs.") },
};

constexpr ChoiceWords redealHand[] = {
    { "mandatory", QT_TRANSLATE_NOOP("RuleWords", "Dealt again"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The hand is shown and the same dealer deals again; the stakes stay as they were.") },
    { "on-request", QT_TRANSLATE_NOOP("RuleWords", "Dealt again on request"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Its holder may show it for a new deal by the same dealer, or keep it and say "
            "nothing.") },
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Played as dealt"),
        QT_TRANSLATE_NOOP("RuleWords", "Bad luck: the hand is played.") },
};

constexpr ChoiceWords callHold[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not needed"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The picker may call any fail ace that he lacks, with or without a card of its "
            "suit.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Needed"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The picker keeps a card of the called suit in hand until that suit is led.") },
};

constexpr ChoiceWords callTen[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "A picker with all the fail aces plays alone.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Allowed"),
        QT_TRANSLATE_NOOP("RuleWords",
            "A picker with all the fail aces may call the ten of a suit whose ace he keeps in "
            "hand.") },
};

constexpr ChoiceWords tenBeatsAce[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Loses to the ace"),
        QT_TRANSLATE_NOOP("RuleWords", "The called ten ranks below the ace, as always.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Beats the ace the first time"),
        QT_TRANSLATE_NOOP("RuleWords",
            "On the first trick of its suit the called ten ranks above the ace; any trump still "
            "beats both.") },
};

constexpr ChoiceWords callUnder[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "Without an ordinary call the picker plays alone.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Allowed"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Without an ordinary call the picker may lay any card of his hand face down as a card "
            "of the called suit.") },
};

constexpr ChoiceWords underJudgedOn[] = {
    { "kept", QT_TRANSLATE_NOOP("RuleWords", "By the cards kept"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "No ordinary call is possible with the cards left after the bury.") },
    { "before-bury", QT_TRANSLATE_NOOP("RuleWords", "By all cards before the bury"),
        QT_TRANSLATE_NOOP("RuleWords", "Nor was one possible before the bury.") },
};

constexpr ChoiceWords alone[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "The picker plays alone only when his cards leave him no partner.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "The picker may say “alone” after the bury.") },
};

constexpr ChoiceWords jackAloneAnnounced[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Says nothing"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "The others find out when the jack is played, or at the end.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Says so"),
        QT_TRANSLATE_NOOP("RuleWords", "He announces that he plays alone.") },
};

constexpr ChoiceWords callUp[] = {
    { "none", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "A picker with the jack of diamonds plays alone.") },
    { "jack-of-hearts", QT_TRANSLATE_NOOP("RuleWords", "Jack of hearts only"),
        QT_TRANSLATE_NOOP("RuleWords", "A picker who has that one too plays alone.") },
    { "next-jack", QT_TRANSLATE_NOOP("RuleWords", "Next jack not held"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Hearts, then spades, then clubs. A picker with all four jacks plays alone.") },
};

constexpr ChoiceWords callUpWhen[] = {
    { "after-picking", QT_TRANSLATE_NOOP("RuleWords", "After the bury"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "It counts as well when the jack of diamonds comes in the blind.") },
    { "before-blind", QT_TRANSLATE_NOOP("RuleWords", "With the pick"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Only with the jack of diamonds in the hand as dealt. When that jack or the one called "
            "lies in the blind, the picker is stuck alone.") },
};

constexpr ChoiceWords callDown[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "A picker with the jack of clubs plays alone.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Jack of spades"),
        QT_TRANSLATE_NOOP("RuleWords",
            "A picker with the jack of clubs may call the jack of spades, unless he has it too.") },
};

constexpr ChoiceWords buryPartnerJackAlone[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "A picker who plays alone keeps the jack in play.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "The jack may go down; the picker is still alone.") },
};

constexpr ChoiceWords firstLead[] = {
    { "dealers-left", QT_TRANSLATE_NOOP("RuleWords", "Dealer's left"),
        QT_TRANSLATE_NOOP("RuleWords", "The player left of the dealer leads the first trick.") },
    { "pickers-left", QT_TRANSLATE_NOOP("RuleWords", "Picker's left"),
        QT_TRANSLATE_NOOP("RuleWords", "The player left of the picker leads the first trick.") },
};

constexpr ChoiceWords noPick[] = {
    { "leaster", QT_TRANSLATE_NOOP("RuleWords", "Leaster"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Everybody plays for himself, and the fewest points win 1 from each of the others.") },
    { "doubler", QT_TRANSLATE_NOOP("RuleWords", "Doubler"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The cards are thrown in, the same dealer deals again, and the next hand counts "
            "double.") },
    { "forced-pick", QT_TRANSLATE_NOOP("RuleWords", "Last player must pick"),
        QT_TRANSLATE_NOOP("RuleWords", "When all others have passed, the last one has to pick.") },
    { "redeal", QT_TRANSLATE_NOOP("RuleWords", "New deal"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The cards are thrown in and the next player deals. Nothing is doubled.") },
    { "vote", QT_TRANSLATE_NOOP("RuleWords", "The table votes"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "Everybody says leaster or doubler, and the majority decides.") },
    { "moster", QT_TRANSLATE_NOOP("RuleWords", "Moster"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Everybody plays for himself, and the most points lose 1 to each of the others; "
            "but whoever takes every trick wins.") },
    { "mittler", QT_TRANSLATE_NOOP("RuleWords", "Mittler"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Everybody plays for himself, and the points in the middle win 1 from each of "
            "the others; nobody wins where two share them.") },
    { "schneidster", QT_TRANSLATE_NOOP("RuleWords", "Schneidster"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Everybody plays for himself, and who comes closest to 30 points and not over "
            "wins 1 from each of the others.") },
    { "schwanzer", QT_TRANSLATE_NOOP("RuleWords", "Schwanzer"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The hands are laid open and nothing is played: 3 for a queen, 2 for a jack, 1 "
            "for any other trump. The most loses 1 to each of the others.") },
};

constexpr ChoiceWords forcedNoPunish[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Doubled as well"),
        QT_TRANSLATE_NOOP("RuleWords", "The bump doubles a forced picker's loss like any other.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Not doubled"),
        QT_TRANSLATE_NOOP("RuleWords", "The bump spares a picker who had no choice.") },
};

constexpr ChoiceWords leasterBlind[] = {
    { "aside", QT_TRANSLATE_NOOP("RuleWords", "Set aside"),
        QT_TRANSLATE_NOOP("RuleWords", "Its points count for nobody.") },
    { "first-trick", QT_TRANSLATE_NOOP("RuleWords", "Goes with the first trick"),
        QT_TRANSLATE_NOOP("RuleWords", "Its points go to whoever takes the first trick.") },
    { "last-trick", QT_TRANSLATE_NOOP("RuleWords", "Goes with the last trick"),
        QT_TRANSLATE_NOOP("RuleWords", "Its points go to whoever takes the last trick.") },
};

constexpr ChoiceWords leasterTrickNeeded[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not needed"),
        QT_TRANSLATE_NOOP("RuleWords", "A player without a trick has 0 points and may win.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Needed"),
        QT_TRANSLATE_NOOP("RuleWords", "Only those who took a trick can win.") },
};

constexpr ChoiceWords leasterTie[] = {
    { "wash", QT_TRANSLATE_NOOP("RuleWords", "Nobody wins"),
        QT_TRANSLATE_NOOP("RuleWords", "Everybody scores 0.") },
    { "pair", QT_TRANSLATE_NOOP("RuleWords", "All of them win"),
        QT_TRANSLATE_NOOP("RuleWords", "Each loser pays 1 to each winner.") },
    { "fewer-tricks", QT_TRANSLATE_NOOP("RuleWords", "Fewer tricks win"),
        QT_TRANSLATE_NOOP("RuleWords", "When the tricks are equal too, nobody wins.") },
};

constexpr ChoiceWords doublerStack[] = {
    { "queue", QT_TRANSLATE_NOOP("RuleWords", "One hand more for each"),
        QT_TRANSLATE_NOOP("RuleWords", "Two throw-ins double the next two hands.") },
    { "multiply", QT_TRANSLATE_NOOP("RuleWords", "Double again"),
        QT_TRANSLATE_NOOP("RuleWords", "Two throw-ins make the next hand count ×4.") },
    { "flat", QT_TRANSLATE_NOOP("RuleWords", "Double once at most"),
        QT_TRANSLATE_NOOP("RuleWords", "However many throw-ins, the next hand counts ×2.") },
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

constexpr ChoiceWords doubleOnTheBump[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Losses count once"),
        QT_TRANSLATE_NOOP("RuleWords", "The makers lose what they would have won.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Losses count double"),
        QT_TRANSLATE_NOOP("RuleWords", "The makers lose twice what they would have won.") },
};

constexpr ChoiceWords noTrick[] = {
    { "share", QT_TRANSLATE_NOOP("RuleWords", "Partner pays his share"),
        QT_TRANSLATE_NOOP("RuleWords", "As in any other loss.") },
    { "picker-if-side-trickless",
        QT_TRANSLATE_NOOP("RuleWords", "Picker pays all if the makers took no trick"),
        QT_TRANSLATE_NOOP("RuleWords", "The partner then pays nothing.") },
    { "picker-if-he-trickless",
        QT_TRANSLATE_NOOP("RuleWords", "Picker pays all if he took no trick"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The partner then pays nothing, whatever tricks he took and however they lost.") },
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

constexpr ChoiceWords jacksOverQueens[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Queens above jacks"),
        QT_TRANSLATE_NOOP("RuleWords", "All four queens beat all four jacks.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Jacks above queens"),
        QT_TRANSLATE_NOOP("RuleWords", "All four jacks beat all four queens.") },
};

constexpr ChoiceWords callOwnAce[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "The picker calls an ace that somebody else holds.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Allowed"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "The picker who calls an ace of his own plays alone in secret.") },
};

constexpr ChoiceWords callUpSource[] = {
    { "any", QT_TRANSLATE_NOOP("RuleWords", "From anywhere"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "The jack of diamonds may have been dealt or come in the blind.") },
    { "blind-only", QT_TRANSLATE_NOOP("RuleWords", "Only from the blind"),
        QT_TRANSLATE_NOOP("RuleWords",
            "A picker who was dealt the jack of diamonds plays alone; only one that came in "
            "the blind lets him call.") },
};

constexpr ChoiceWords buryTogetherOpen[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not seen"),
        QT_TRANSLATE_NOOP("RuleWords", "Neither sees what the other buried.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Seen"),
        QT_TRANSLATE_NOOP("RuleWords", "The picker and his neighbor see both buries.") },
};

constexpr ChoiceWords differentFirstQueens[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Perhaps one player"),
        QT_TRANSLATE_NOOP("RuleWords", "Who plays both of the first two queens is alone.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Two players"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "The first two queens from different players make the partners.") },
};

constexpr ChoiceWords overcall[] = {
    { "first-bid", QT_TRANSLATE_NOOP("RuleWords", "First bid wins"),
        QT_TRANSLATE_NOOP("RuleWords", "The first who bids plays; nobody speaks after him.") },
    { "solo-overcalls", QT_TRANSLATE_NOOP("RuleWords", "Solo goes over a call"),
        QT_TRANSLATE_NOOP("RuleWords",
            "After a call the players behind may still bid a solo and play instead.") },
};

constexpr ChoiceWords renege[] = {
    { "refused", QT_TRANSLATE_NOOP("RuleWords", "Not possible"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "A card that may not be played is refused with the reason.") },
    { "forfeits", QT_TRANSLATE_NOOP("RuleWords", "Forfeits the hand"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Any card may be played. When the cards prove that somebody did not follow "
            "suit, his side loses as if it had taken no trick.") },
};

constexpr ChoiceWords forcedSeat[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Nobody"),
        QT_TRANSLATE_NOOP("RuleWords", "Everybody may pass.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Dealer's left"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "The player left of the dealer must pick and cannot pass.") },
};

constexpr ChoiceWords leasterDoubleTrickless[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Counts once"),
        QT_TRANSLATE_NOOP("RuleWords", "He wins 1 from each of the others, like any winner.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Counts double"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "A player alone without a trick wins 2 from each of the others.") },
};

constexpr ChoiceWords pot[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "No pot"),
        QT_TRANSLATE_NOOP("RuleWords", "Leasters are settled among the players.") },
    { "losers", QT_TRANSLATE_NOOP("RuleWords", "1 from each loser"),
        QT_TRANSLATE_NOOP("RuleWords", "Everybody who loses a leaster puts 1 in.") },
    { "everybody", QT_TRANSLATE_NOOP("RuleWords", "1 from everybody"),
        QT_TRANSLATE_NOOP("RuleWords", "Every player puts 1 in.") },
    { "winner", QT_TRANSLATE_NOOP("RuleWords", "1 from the winner"),
        QT_TRANSLATE_NOOP("RuleWords", "Only the winner of the leaster puts 1 in.") },
};

constexpr ChoiceWords potLoss[] = {
    { "match", QT_TRANSLATE_NOOP("RuleWords", "Makers match it"),
        QT_TRANSLATE_NOOP("RuleWords", "They put in as much as they would have taken.") },
    { "one-unit", QT_TRANSLATE_NOOP("RuleWords", "Makers put 1 in"),
        QT_TRANSLATE_NOOP("RuleWords", "They put one point in, however large the pot is.") },
};

constexpr ChoiceWords potWin[] = {
    { "all", QT_TRANSLATE_NOOP("RuleWords", "All of it"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Each partner takes a third, rounded down, and the picker the rest; alone he "
            "takes all.") },
    { "one-unit", QT_TRANSLATE_NOOP("RuleWords", "One at a time"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "The picker takes one point of it; the rest stays for the next winner.") },
};

constexpr ChoiceWords potEnd[] = {
    { "divide", QT_TRANSLATE_NOOP("RuleWords", "Divided evenly"),
        QT_TRANSLATE_NOOP("RuleWords", "Odd points go one each from the dealer's left.") },
    { "showdown", QT_TRANSLATE_NOOP("RuleWords", "Played for at poker"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Everybody gets five cards face up, and the best poker hand takes the pot.") },
};

constexpr ChoiceWords crack[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not played"),
        QT_TRANSLATE_NOOP("RuleWords", "Nobody raises the stake after the call.") },
    { "one", QT_TRANSLATE_NOOP("RuleWords", "Once a hand"),
        QT_TRANSLATE_NOOP("RuleWords", "The first of them to speak doubles the hand.") },
    { "several", QT_TRANSLATE_NOOP("RuleWords", "Several may"),
        QT_TRANSLATE_NOOP("RuleWords", "Each of them may crack, and each doubles once more.") },
};

constexpr ChoiceWords recrack[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "A crack stands unanswered.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "The picker may answer a crack, and the hand counts ×4.") },
};

constexpr ChoiceWords crackAroundTheCorner[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "Only the picker could answer.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Allowed"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The partner may answer a crack, and all know then that he is the partner.") },
};

constexpr ChoiceWords blitzBlackQueens[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not counted"),
        QT_TRANSLATE_NOOP("RuleWords", "The pair raises nothing.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Doubles"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "Who shows the queens of clubs and spades doubles the hand.") },
};

constexpr ChoiceWords blitzRedQueens[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not counted"),
        QT_TRANSLATE_NOOP("RuleWords", "The pair raises nothing.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Doubles"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "Who shows the queens of hearts and diamonds doubles the hand.") },
};

constexpr ChoiceWords blitzBlackJacks[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not counted"),
        QT_TRANSLATE_NOOP("RuleWords", "The pair raises nothing.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Doubles"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "Who shows the jacks of clubs and spades doubles the hand.") },
};

constexpr ChoiceWords blitzWhen[] = {
    { "after-crack", QT_TRANSLATE_NOOP("RuleWords", "After a crack"),
        QT_TRANSLATE_NOOP("RuleWords", "Only when somebody has cracked.") },
    { "before-lead", QT_TRANSLATE_NOOP("RuleWords", "Before the first lead"),
        QT_TRANSLATE_NOOP("RuleWords", "Cracked or not.") },
    { "before-pick", QT_TRANSLATE_NOOP("RuleWords", "At the pick"),
        QT_TRANSLATE_NOOP("RuleWords", "Shown by a player when he is asked whether he picks.") },
    { "in-play", QT_TRANSLATE_NOOP("RuleWords", "In play"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Said by the player of both black queens when he plays the second of them.") },
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
        QT_TRANSLATE_NOOP("RuleWords", "Nobody bets on every trick.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Allowed"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "The picker may bet on every trick before the first lead.") },
};

constexpr ChoiceWords sheepsheadAlone[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "With or without partner"),
        QT_TRANSLATE_NOOP("RuleWords", "The picker may bet together with a called partner.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Alone only"),
        QT_TRANSLATE_NOOP("RuleWords", "Who bets on every trick plays alone.") },
};

constexpr ChoiceWords sheepsheadNeedsJack[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Anybody who picks"),
        QT_TRANSLATE_NOOP("RuleWords", "Any picker may bet.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "With the partner jack only"),
        QT_TRANSLATE_NOOP("RuleWords", "Only a picker who has the partner jack himself may bet.") },
};

constexpr ChoiceWords length[] = {
    { "open", QT_TRANSLATE_NOOP("RuleWords", "As long as you like"),
        QT_TRANSLATE_NOOP("RuleWords", "The game ends when you stop.") },
    { "hands", QT_TRANSLATE_NOOP("RuleWords", "A number of hands"),
        QT_TRANSLATE_NOOP("RuleWords", "The hands played are counted; throw-ins are not.") },
    { "rounds", QT_TRANSLATE_NOOP("RuleWords", "A number of rounds"),
        QT_TRANSLATE_NOOP("RuleWords", "In a round everybody deals once.") },
    { "points", QT_TRANSLATE_NOOP("RuleWords", "Up to a score"),
        QT_TRANSLATE_NOOP("RuleWords", "The game ends with the hand that brings somebody there.") },
};

constexpr RuleWords table[] = {
    { "layout", QT_TRANSLATE_NOOP("RuleWords", "Game"),
        QT_TRANSLATE_NOOP("RuleWords",
            "How many play, how the cards are dealt and how a partner is found. Example: with five "
            "players everybody holds six cards, two lie in the blind, and the picker looks for one "
            "partner against three."),
        {} },
    { "dealer-sits-out", QT_TRANSLATE_NOOP("RuleWords", "Dealer sits out"),
        QT_TRANSLATE_NOOP("RuleWords",
            "One more sits at the table than plays: the dealer deals, sees no cards, and scores 0 "
            "for the hand. Example: six at a five-handed game; this hand Ada deals and watches, "
            "the next one her left neighbor."),
        dealerSitsOut },
    { "trump-suit", QT_TRANSLATE_NOOP("RuleWords", "Trump suit"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Queens and jacks are always trump; below them the ace, ten, king, nine, eight and "
            "seven of this suit are trump too. Example: with clubs as trump the ace of clubs is "
            "trump, and the ace of diamonds is a fail ace that can be called."),
        trumpSuit },
    { "spitz", QT_TRANSLATE_NOOP("RuleWords", "Spitz"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The seven of the trump suit may stand among the highest trump; it is still worth no "
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
            "Which of the two stand highest among trump. Example: with jacks above queens "
            "the jack of diamonds takes the queen of clubs."),
        jacksOverQueens },
    { "redeal-hand", QT_TRANSLATE_NOOP("RuleWords", "Hand without ace, face or trump"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Somebody is dealt nothing but tens, nines, eights and sevens, and no trump. Example: "
            "10♣ 9♣ 8♠ 7♠ 9♥ 7♥."),
        redealHand },
    { "partner", QT_TRANSLATE_NOOP("RuleWords", "Partner"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Who helps the picker against the others. Nobody says so: the card tells when it is "
            "played. Example: you call the ace of clubs; its holder is your partner and plays it "
            "when clubs are led for the first time."),
        {} },
    { "call-hold", QT_TRANSLATE_NOOP("RuleWords", "Card of the called suit"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether the picker must hold a fail card of the suit he calls, and keep it until that "
            "suit is led for the first time. Example: you call hearts with the nine and the seven "
            "of hearts; you may throw off one of them before, not both."),
        callHold },
    { "call-ten", QT_TRANSLATE_NOOP("RuleWords", "Calling a ten"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What a picker does who has all the fail aces himself, in hand or buried. Example: you "
            "bury the aces of spades and hearts and keep the ace of clubs; you may call the ten of "
            "clubs."),
        callTen },
    { "ten-beats-ace", QT_TRANSLATE_NOOP("RuleWords", "Called ten"),
        QT_TRANSLATE_NOOP("RuleWords",
            "How the called ten ranks when its suit is led for the first time and nobody trumps. "
            "Example: you called the ten of hearts, and ace, ten, nine and eight of hearts and the "
            "seven of spades fall: the ten takes the trick."),
        tenBeatsAce },
    { "call-under", QT_TRANSLATE_NOOP("RuleWords", "Calling under"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What a picker does who can call no ace and lacks at least one of them. The card laid "
            "face down never wins, and its points go to whoever takes the trick. Example: you kept "
            "ace and king of clubs and four trump; you lay the seven of diamonds face down and "
            "call the ace of hearts."),
        callUnder },
    { "under-judged-on", QT_TRANSLATE_NOOP("RuleWords", "When an under is allowed"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Which cards must leave no ordinary call. Example: you buried your only heart and have "
            "nothing else to call with. By the cards kept, you may call hearts under; by all cards "
            "before the bury, you could have called hearts, so you may not."),
        underJudgedOn },
    { "call-own-ace", QT_TRANSLATE_NOOP("RuleWords", "Calling an own ace"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether the picker may call an ace that he has himself, and so play alone "
            "while the others look for his partner. Example: you hold the ace of clubs and "
            "call clubs; nobody else ever shows it."),
        callOwnAce },
    { "alone", QT_TRANSLATE_NOOP("RuleWords", "Going alone"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The picker may announce after the bury that he plays against everybody else, even if "
            "he could have a partner. Example: at five players a picker who wins alone gets 4, and "
            "each of the four others loses 1."),
        alone },
    { "jack-alone-announced", QT_TRANSLATE_NOOP("RuleWords", "Picker who has the partner jack"),
        QT_TRANSLATE_NOOP("RuleWords",
            "A picker who has the partner jack himself, dealt, from the blind or buried, plays "
            "alone unless he calls another jack. Example: you find the jack of diamonds in the "
            "blind."),
        jackAloneAnnounced },
    { "call-up", QT_TRANSLATE_NOOP("RuleWords", "Calling up"),
        QT_TRANSLATE_NOOP("RuleWords",
            "A picker with the jack of diamonds may call a higher jack that he lacks, for all to "
            "hear, instead of playing alone. Example: you have the jacks of diamonds and hearts; "
            "when the next jack not held may be called, you call the jack of spades."),
        callUp },
    { "call-up-when", QT_TRANSLATE_NOOP("RuleWords", "When to call up"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether the other jack is named before or after the picker sees the blind. Example: "
            "with the pick you call the jack of hearts and then find it in the blind: you play "
            "alone."),
        callUpWhen },
    { "call-up-source", QT_TRANSLATE_NOOP("RuleWords", "Jack of diamonds for calling up"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Which jack of diamonds lets the picker call another jack. Example: you were "
            "dealt it; where it must come from the blind, you play alone."),
        callUpSource },
    { "call-down", QT_TRANSLATE_NOOP("RuleWords", "Calling down"),
        QT_TRANSLATE_NOOP("RuleWords",
            "A picker with the jack of clubs may call the next lower jack, for all to hear, "
            "instead of playing alone. Example: you have the jack of clubs and not the jack of "
            "spades; you call the jack of spades."),
        callDown },
    { "bury-partner-jack-alone", QT_TRANSLATE_NOOP("RuleWords", "Burying the partner jack"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether a picker who has the partner jack and plays alone may bury it. Example: you "
            "would rather keep a higher trump than the jack of diamonds and put its 2 points "
            "away."),
        buryPartnerJackAlone },
    { "bury-together-open", QT_TRANSLATE_NOOP("RuleWords", "Bury of picker and neighbor"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether the two who share the blind see each other's bury. Example: your "
            "neighbor buried the ace of hearts; where it is seen, you know that hearts will "
            "be trumped."),
        buryTogetherOpen },
    { "different-first-queens", QT_TRANSLATE_NOOP("RuleWords", "First two queens from one player"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether one player who plays the first two queens is alone. Example: Ada plays "
            "two queens before anybody else plays one, and Bruno the third. Ada is alone, "
            "or Bruno is her partner."),
        differentFirstQueens },
    { "overcall", QT_TRANSLATE_NOOP("RuleWords", "Bidding"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether a solo goes over a call. Example: Ada bids a call and Bruno has a fine "
            "solo; where it goes over, he may still bid it."),
        overcall },
    { "first-lead", QT_TRANSLATE_NOOP("RuleWords", "First lead"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Who plays the first card when somebody has picked; a leaster always begins at the "
            "dealer's left. Example: Ada deals, Bruno on her left passes, Clara picks. At the "
            "dealer's left Bruno leads, at the picker's left the player after Clara."),
        firstLead },
    { "renege", QT_TRANSLATE_NOOP("RuleWords", "Not following suit"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What happens to a player who could follow suit and does not. Example: hearts "
            "are led, you hold the nine of hearts and play a trump; when you play the nine "
            "later, the renege is found."),
        renege },
    { "forced-seat", QT_TRANSLATE_NOOP("RuleWords", "Who must pick"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether one seat has no choice. Example: Ada deals; Bruno on her left takes "
            "the blind, whatever he holds."),
        forcedSeat },
    { "no-pick", QT_TRANSLATE_NOOP("RuleWords", "Nobody picks"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What happens when everybody passes. Example: five players pass and play a leaster; "
            "the winner gets 4, the others lose 1 each."),
        noPick },
    { "forced-no-punish", QT_TRANSLATE_NOOP("RuleWords", "Forced picker who loses"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether the double on the bump holds for a player who had to pick. Example: at five "
            "players he loses 55 to 65 with a partner: he pays 4 when it is doubled, 2 when it is "
            "not."),
        forcedNoPunish },
    { "leaster-blind", QT_TRANSLATE_NOOP("RuleWords", "Blind in a leaster"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What becomes of the blind that nobody took. Nobody sees it before the end. Example: "
            "an ace and a ten lie in the blind; where it goes with the last trick, that trick is "
            "21 points dearer."),
        leasterBlind },
    { "leaster-trick-needed", QT_TRANSLATE_NOOP("RuleWords", "Trick to win a leaster"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether one must have taken a trick to win. Example: Bruno took none, Ada has 9 "
            "points, all others more. Ada wins where a trick is needed, Bruno where it is not."),
        leasterTrickNeeded },
    { "leaster-double-trickless", QT_TRANSLATE_NOOP("RuleWords", "Winner without a trick"),
        QT_TRANSLATE_NOOP("RuleWords",
            "With three players, what a leaster brings a winner who took no trick at all. "
            "Example: Ada took none and wins; counted double she gets 4, and the others "
            "lose 2 each."),
        leasterDoubleTrickless },
    { "leaster-tie", QT_TRANSLATE_NOOP("RuleWords", "Tie in a leaster"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Two or more players share the fewest points. Example: at five players two tie at 20; "
            "where all of them win, they get 3 each and the others lose 2 each."),
        leasterTie },
    { "doubler-stack", QT_TRANSLATE_NOOP("RuleWords", "Several doublers"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What another throw-in does while a doubler is still to be played. Example: everybody "
            "passes twice in a row; then two hands count ×2, or one ×4, or one ×2."),
        doublerStack },
    { "doubler-cap", QT_TRANSLATE_NOOP("RuleWords", "Highest doubler"),
        QT_TRANSLATE_NOOP("RuleWords",
            "How far throw-ins in a row can multiply the next hand. Example: with ×4 a third "
            "throw-in in a row changes nothing."),
        doublerCap },
    { "pot", QT_TRANSLATE_NOOP("RuleWords", "Pot"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What a leaster puts into a pot that the makers of a later hand can win. "
            "Example: five players, 1 from each loser: the pot holds 4, and a picker with a "
            "partner who win the next hand take 3 and 1."),
        pot },
    { "pot-loss", QT_TRANSLATE_NOOP("RuleWords", "Makers who lose with a pot"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What makers who lose put into the pot. Example: 4 lie in it and they lose: "
            "matched it holds 8, otherwise 5."),
        potLoss },
    { "pot-win", QT_TRANSLATE_NOOP("RuleWords", "Makers who win with a pot"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What makers who win take out of the pot. Example: 4 lie in it. They take all "
            "4, or one point of it."),
        potWin },
    { "pot-end", QT_TRANSLATE_NOOP("RuleWords", "Pot at the end"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What becomes of a pot that nobody won when the game is over. Example: 7 points "
            "and five players: everybody gets 1, and the first two from the dealer's left 1 "
            "more."),
        potEnd },
    { "crack", QT_TRANSLATE_NOOP("RuleWords", "Cracking"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether a defender who had no chance to pick may double the hand after the "
            "call. Example: Ada picks; Bruno behind her has good trump and cracks. A win of "
            "1 becomes 2."),
        crack },
    { "recrack", QT_TRANSLATE_NOOP("RuleWords", "Cracking back"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether the picker may double again when somebody cracked. Example: cracked "
            "and cracked back, a loss of 2 becomes 8."),
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
    { "blitz-when", QT_TRANSLATE_NOOP("RuleWords", "When to blitz"),
        QT_TRANSLATE_NOOP("RuleWords",
            "When a pair may be shown. Example: you hold both black queens and nobody "
            "cracks; where a crack is needed, you keep them hidden."),
        blitzWhen },
    { "raise-cap", QT_TRANSLATE_NOOP("RuleWords", "Highest raise"),
        QT_TRANSLATE_NOOP("RuleWords",
            "How far cracks and blitzes can multiply a hand. Schneider, bump and doubler "
            "are not counted. Example: with ×8, after crack, crack back and black queens, "
            "the red queens are refused."),
        raiseCap },
    { "call-sheepshead", QT_TRANSLATE_NOOP("RuleWords", "Calling sheepshead"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether the picker may bet on every trick. Example: alone at five players he "
            "wins 24 with every trick, and loses 24 as soon as one goes to the others."),
        callSheepshead },
    { "sheepshead-alone", QT_TRANSLATE_NOOP("RuleWords", "Sheepshead and partner"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether the bet on every trick may be made with a partner. Example: five "
            "players; picker and partner take every trick: 12 and 6."),
        sheepsheadAlone },
    { "sheepshead-needs-jack", QT_TRANSLATE_NOOP("RuleWords", "Who may call sheepshead"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether the picker needs the partner jack for the bet. Example: the jack of "
            "diamonds is somewhere else; where it is needed, you cannot bet."),
        sheepsheadNeedsJack },
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
    { "defenders-safe-at", QT_TRANSLATE_NOOP("RuleWords", "Defenders out of schneider"),
        QT_TRANSLATE_NOOP("RuleWords",
            "How many points save the defenders from paying double. Example: at 90 to 30 they pay "
            "the single stake where 30 are enough, and double where 31 are needed."),
        defendersSafeAt },
    { "settlement", QT_TRANSLATE_NOOP("RuleWords", "Settling"),
        QT_TRANSLATE_NOOP("RuleWords",
            "How the stake is shared out among makers and defenders. Example: five players, picker "
            "and partner win 70 to 50. Either picker +2, partner +1, each defender −1; or both "
            "makers +3 and each defender −2."),
        settlement },
    { "length", QT_TRANSLATE_NOOP("RuleWords", "Game length"),
        QT_TRANSLATE_NOOP("RuleWords",
            "When the game is over. Example: one round at five players is five hands, each "
            "of you dealing once."),
        length },
    { "length-number", QT_TRANSLATE_NOOP("RuleWords", "How many"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The number of hands, rounds or points after which the game is over. Example: "
            "20 hands, or 24 points."),
        {} },
    { "cents-a-point", QT_TRANSLATE_NOOP("RuleWords", "Cents a point"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What a point is worth at the end. Example: at 25 cents a point, +12 is 3.00; "
            "with 0 you play for points alone."),
        {} },
};

} // namespace

std::span<const RuleWords> ruleWordsTable() { return table; }

} // namespace sheepshead
