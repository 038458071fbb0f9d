// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/rules/rule_words_calling.h"

#include <QtGlobal>

namespace sheepshead {

namespace {

constexpr ChoiceWords callHold[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not needed"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The picker may call any fail ace not in hand, with or without a card of its suit.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Needed"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The picker keeps a card of the called suit in hand until that suit is led.") },
};

constexpr ChoiceWords callTen[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "A picker with all the fail aces plays alone.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Allowed"),
        QT_TRANSLATE_NOOP("RuleWords",
            "A picker with all the fail aces may call the ten of a suit whose ace stays in "
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

constexpr ChoiceWords callKing[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "A picker with all the fail aces and all the fail tens plays alone.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Allowed"),
        QT_TRANSLATE_NOOP("RuleWords",
            "A picker with all the fail aces and all the fail tens may call the king of a suit "
            "whose ace stays in hand. The king ranks as a called ten would.") },
};

constexpr ChoiceWords running[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Only the called card"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The partner may lead the called card or another suit, but no other card of the called "
            "suit.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Any, with four of them"),
        QT_TRANSLATE_NOOP("RuleWords",
            "A partner with the called card and three more of its suit may lead any of them. The "
            "called card is then free to be played like any other.") },
};

constexpr ChoiceWords callUnder[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "Without an ordinary call the picker plays alone.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Allowed"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Without an ordinary call the picker may lay any card face down as a card of the "
            "called suit.") },
};

constexpr ChoiceWords underJudgedOn[] = {
    { "kept", QT_TRANSLATE_NOOP("RuleWords", "By the cards kept"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "No ordinary call is possible with the cards left after the bury.") },
    { "before-bury", QT_TRANSLATE_NOOP("RuleWords", "By all cards before the bury"),
        QT_TRANSLATE_NOOP("RuleWords", "No ordinary call was possible before the bury either.") },
};

constexpr ChoiceWords callOwnAce[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "The picker calls an ace that another player holds.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Allowed"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "A picker who calls an ace in hand plays alone in secret.") },
};

constexpr ChoiceWords alone[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "The picker plays alone only if no partner can be called.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "The picker may say “alone” after the bury.") },
};

constexpr ChoiceWords overcall[] = {
    { "first-bid", QT_TRANSLATE_NOOP("RuleWords", "First bid wins"),
        QT_TRANSLATE_NOOP("RuleWords", "The first player to bid plays, and the bidding ends.") },
    { "solo-overcalls", QT_TRANSLATE_NOOP("RuleWords", "Solo beats a call"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "After a call the later players may still bid a solo and play instead.") },
};

constexpr RuleWords wordsOfCalling[] = {
    { "partner", QT_TRANSLATE_NOOP("RuleWords", "Partner"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Who helps the picker against the others. The partner stays secret until the partner "
            "card is played. Example: you call the ace of clubs. Its holder is your partner and "
            "plays it when clubs are led for the first time."),
        {} },
    { "call-hold", QT_TRANSLATE_NOOP("RuleWords", "Card of the called suit"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether the picker must hold a fail card of the called suit, and keep it until that "
            "suit is led for the first time. Example: you call hearts with the nine and the seven "
            "of hearts. Before hearts are led you may discard one of them, not both."),
        callHold },
    { "call-ten", QT_TRANSLATE_NOOP("RuleWords", "Calling a ten"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What a picker with all the fail aces, in hand or buried, may call. Example: you bury "
            "the aces of spades and hearts and keep the ace of clubs. You may call the ten of "
            "clubs."),
        callTen },
    { "ten-beats-ace", QT_TRANSLATE_NOOP("RuleWords", "Called ten"),
        QT_TRANSLATE_NOOP("RuleWords",
            "How the called ten ranks when its suit is led for the first time and the trick is not "
            "trumped. Example: you called the ten of hearts. The ace, ten, nine and eight of "
            "hearts and the seven of spades are played: the ten takes the trick."),
        tenBeatsAce },
    { "call-king", QT_TRANSLATE_NOOP("RuleWords", "Calling a king"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What a picker with all the fail aces and all the fail tens, in hand or buried, may "
            "call. Example: you bury the ace and ten of hearts, and keep the ace of clubs. You may "
            "call the king of clubs."),
        callKing },
    { "call-under", QT_TRANSLATE_NOOP("RuleWords", "Calling under"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What a picker may do who can call no ace and lacks at least one of them. The card "
            "laid face down never wins, and its points go to the winner of the trick. Example: you "
            "kept ace and king of clubs and four trump. You lay the seven of diamonds face down "
            "and call the ace of hearts."),
        callUnder },
    { "under-judged-on", QT_TRANSLATE_NOOP("RuleWords", "When an under is allowed"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Which cards decide that no ordinary call is possible. Example: you buried your only "
            "heart and have nothing else to call with. By the cards kept, you may call hearts "
            "under. By all cards before the bury, you could have called hearts, so you may not."),
        underJudgedOn },
    { "call-own-ace", QT_TRANSLATE_NOOP("RuleWords", "Calling your own ace"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether the picker may call an ace in hand, and so play alone while the others look "
            "for a partner. Example: you hold the ace of clubs and call clubs. No other player "
            "ever shows it."),
        callOwnAce },
    { "running", QT_TRANSLATE_NOOP("RuleWords", "Running with the called suit"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What the partner may lead of the called suit before it was led. Example: clubs are "
            "called, and you hold the ace, king, nine and seven of clubs. If you may run, you may "
            "lead the seven and keep the ace."),
        running },
    { "alone", QT_TRANSLATE_NOOP("RuleWords", "Going alone"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The picker may announce after the bury: “I play alone”, even if a partner could be "
            "called. Example: five players. A picker who wins alone gets 4, and each of the four "
            "others loses 1."),
        alone },
    { "overcall", QT_TRANSLATE_NOOP("RuleWords", "Bidding"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether a solo beats a call. Example: Ada bids a call and Bruno has a good solo. "
            "Where a solo beats a call, Bruno may still bid it."),
        overcall },
};

} // namespace

std::span<const RuleWords> callingRuleWords() { return wordsOfCalling; }

} // namespace sheepshead
