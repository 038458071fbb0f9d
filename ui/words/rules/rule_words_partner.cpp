// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/rules/rule_words_partner.h"

#include <QtGlobal>

namespace sheepshead {

namespace {

constexpr ChoiceWords jackAloneAnnounced[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Says nothing"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "The others find out when the jack is played, or at the end.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Says so"),
        QT_TRANSLATE_NOOP("RuleWords", "The picker announces: “I play alone.”") },
};

constexpr ChoiceWords callUp[] = {
    { "none", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "A picker with the jack of diamonds plays alone.") },
    { "jack-of-hearts", QT_TRANSLATE_NOOP("RuleWords", "Jack of hearts only"),
        QT_TRANSLATE_NOOP("RuleWords", "A picker with both jacks plays alone.") },
    { "next-jack", QT_TRANSLATE_NOOP("RuleWords", "Next jack not held"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Hearts, then spades, then clubs. A picker with all four jacks plays alone.") },
};

constexpr ChoiceWords callUpWhen[] = {
    { "after-picking", QT_TRANSLATE_NOOP("RuleWords", "After the bury"),
        QT_TRANSLATE_NOOP("RuleWords", "The jack of diamonds may also come from the blind.") },
    { "before-blind", QT_TRANSLATE_NOOP("RuleWords", "With the pick"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Only with the jack of diamonds in the hand as dealt. If the called jack is in the "
            "blind, the picker is stuck alone.") },
};

constexpr ChoiceWords callUpSource[] = {
    { "any", QT_TRANSLATE_NOOP("RuleWords", "From anywhere"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "The jack of diamonds may have been dealt or come in the blind.") },
    { "blind-only", QT_TRANSLATE_NOOP("RuleWords", "Only from the blind"),
        QT_TRANSLATE_NOOP("RuleWords",
            "A picker who was dealt the jack of diamonds plays alone. Only a jack from the blind "
            "allows a call.") },
};

constexpr ChoiceWords callDown[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "A picker with the jack of clubs plays alone.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Jack of spades"),
        QT_TRANSLATE_NOOP("RuleWords",
            "A picker with the jack of clubs may call the jack of spades. A picker with both plays "
            "alone.") },
};

constexpr ChoiceWords buryPartnerJackAlone[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "A picker who plays alone keeps the jack in play.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Allowed"),
        QT_TRANSLATE_NOOP("RuleWords", "The jack may go down; the picker is still alone.") },
};

constexpr ChoiceWords buryTogetherOpen[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "Not seen"),
        QT_TRANSLATE_NOOP("RuleWords", "Neither sees what the other buried.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Seen"),
        QT_TRANSLATE_NOOP("RuleWords", "The picker and the neighbor see both buries.") },
};

constexpr ChoiceWords differentFirstQueens[] = {
    { "off", QT_TRANSLATE_NOOP("RuleWords", "One player or two"),
        QT_TRANSLATE_NOOP("RuleWords", "A player who plays both queens is alone.") },
    { "on", QT_TRANSLATE_NOOP("RuleWords", "Two players"),
        QT_TRANSLATE_NOOP(
            "RuleWords", "The first two queens from different players make the partners.") },
};

constexpr RuleWords wordsOfPartner[] = {
    { "jack-alone-announced", QT_TRANSLATE_NOOP("RuleWords", "Picker who has the partner jack"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What a picker with the partner jack says. Unless another jack is called, that picker "
            "plays alone. Example: you find the jack of diamonds in the blind."),
        jackAloneAnnounced },
    { "call-up", QT_TRANSLATE_NOOP("RuleWords", "Calling up"),
        QT_TRANSLATE_NOOP("RuleWords",
            "A picker with the jack of diamonds may openly call a higher jack instead of playing "
            "alone. Example: you have the jacks of diamonds and hearts. If the next jack not held "
            "may be called, you call the jack of spades."),
        callUp },
    { "call-up-when", QT_TRANSLATE_NOOP("RuleWords", "When to call up"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether the other jack is named before or after the picker sees the blind. Example: "
            "with the pick you call the jack of hearts and then find it in the blind: you play "
            "alone."),
        callUpWhen },
    { "call-up-source", QT_TRANSLATE_NOOP("RuleWords", "Jack of diamonds for calling up"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Which jack of diamonds lets the picker call another jack. Example: you were dealt it. "
            "If it must come from the blind, you play alone."),
        callUpSource },
    { "call-down", QT_TRANSLATE_NOOP("RuleWords", "Calling down"),
        QT_TRANSLATE_NOOP("RuleWords",
            "A picker with the jack of clubs may openly call the next lower jack instead of "
            "playing alone. Example: you have the jack of clubs and not the jack of spades. You "
            "call the jack of spades."),
        callDown },
    { "bury-partner-jack-alone", QT_TRANSLATE_NOOP("RuleWords", "Burying the partner jack"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether a picker who has the partner jack and plays alone may bury it. Example: you "
            "would rather keep a higher trump than the jack of diamonds and put its 2 points "
            "away."),
        buryPartnerJackAlone },
    { "bury-together-open", QT_TRANSLATE_NOOP("RuleWords", "Bury of picker and neighbor"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether the two players who share the blind see each other's bury. Example: your "
            "neighbor buried the ace of hearts. If you see it, you know that hearts will be "
            "trumped."),
        buryTogetherOpen },
    { "different-first-queens", QT_TRANSLATE_NOOP("RuleWords", "First two queens from one player"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Whether a player of the first two queens is alone. Example: Ada plays the first two "
            "queens and Bruno the third. Ada is alone, or Bruno is her partner."),
        differentFirstQueens },
};

} // namespace

std::span<const RuleWords> partnerRuleWords() { return wordsOfPartner; }

} // namespace sheepshead
