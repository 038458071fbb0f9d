// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/rules/rule_words_calling.h"

#include <QtGlobal>

namespace sheepshead {

namespace {

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

constexpr ChoiceWords callOwnAce[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "The picker calls an ace that somebody else holds.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Allowed"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "The picker who calls an ace of his own plays alone in secret.") },
};

constexpr ChoiceWords alone[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "The picker plays alone only when his cards leave him no partner.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "The picker may say “alone” after the bury.") },
};

constexpr ChoiceWords overcall[] = {
    { "first-bid", QT_TRANSLATE_NOOP("RuleWords", "First bid wins"),
        QT_TRANSLATE_NOOP("RuleWords", "The first who bids plays; nobody speaks after him.") },
    { "solo-overcalls", QT_TRANSLATE_NOOP("RuleWords", "Solo goes over a call"),
        QT_TRANSLATE_NOOP("RuleWords",
            "After a call the players behind may still bid a solo and play instead.") },
};

constexpr RuleWords wordsOfCalling[] = {
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
    { "overcall", QT_TRANSLATE_NOOP("RuleWords", "Bidding"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether a solo goes over a call. Example: Ada bids a call and Bruno has a fine "
            "solo; where it goes over, he may still bid it."),
        overcall },
};

} // namespace

std::span<const RuleWords> callingRuleWords() { return wordsOfCalling; }

} // namespace sheepshead
