// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rule_words_table.h"

#include <QtGlobal>

namespace sheepshead {

namespace {

constexpr ChoiceWords layout[] = {
    { "5H-A", QT_TRANSLATE_NOOP("RuleWords", "Five players, called ace"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Six cards each and two in the blind. The picker calls an ace, and whoever holds it is "
            "the partner.") },
    { "5H-J", QT_TRANSLATE_NOOP("RuleWords", "Five players, partner by jack"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Six cards each and two in the blind. Whoever holds the partner jack, usually the jack "
            "of diamonds, is the partner.") },
};

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
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Played as dealt"),
        QT_TRANSLATE_NOOP("RuleWords", "Bad luck: the hand is played.") },
};

constexpr ChoiceWords partner[] = {
    { "called-ace", QT_TRANSLATE_NOOP("RuleWords", "Called ace"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The picker calls the ace of a fail suit, and whoever holds it is the partner.") },
    { "jack-of-diamonds", QT_TRANSLATE_NOOP("RuleWords", "Jack of diamonds"),
        QT_TRANSLATE_NOOP("RuleWords", "Whoever holds the jack of diamonds is the partner.") },
    { "jack-of-clubs", QT_TRANSLATE_NOOP("RuleWords", "Jack of clubs"),
        QT_TRANSLATE_NOOP("RuleWords", "Whoever holds the jack of clubs is the partner.") },
    { "none", QT_TRANSLATE_NOOP("RuleWords", "No partner"),
        QT_TRANSLATE_NOOP("RuleWords", "The picker plays against everybody else.") },
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

constexpr RuleWords table[] = {
    { "layout", QT_TRANSLATE_NOOP("RuleWords", "Game"),
        QT_TRANSLATE_NOOP("RuleWords",
            "How many play, how the cards are dealt and how a partner is found. Example: with five "
            "players everybody holds six cards, two lie in the blind, and the picker looks for one "
            "partner against three."),
        layout },
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
        partner },
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
    { "first-lead", QT_TRANSLATE_NOOP("RuleWords", "First lead"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Who plays the first card when somebody has picked; a leaster always begins at the "
            "dealer's left. Example: Ada deals, Bruno on her left passes, Clara picks. At the "
            "dealer's left Bruno leads, at the picker's left the player after Clara."),
        firstLead },
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
};

} // namespace

std::span<const RuleWords> ruleWordsTable() { return table; }

} // namespace sheepshead
