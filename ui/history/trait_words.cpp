// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/trait_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace sheepshead {

namespace {

struct TraitText {
    Q_DECLARE_TR_FUNCTIONS(Traits)
};

struct TraitWords {
    const char* more;
    const char* less;
};

constexpr std::array<TraitWords, traitCount> traitWords {
    TraitWords { QT_TRANSLATE_NOOP("Traits", "Picks on less than most."),
        QT_TRANSLATE_NOOP("Traits", "Picks on strong hands only.") },
    TraitWords { QT_TRANSLATE_NOOP("Traits", "As a maker, leads trump more often than most."),
        QT_TRANSLATE_NOOP("Traits", "As a maker, leads trump less often than most.") },
    TraitWords { QT_TRANSLATE_NOOP("Traits", "As a defender, leads trump more often than most."),
        QT_TRANSLATE_NOOP("Traits", "As a defender, leads trump less often than most.") },
    TraitWords {
        QT_TRANSLATE_NOOP("Traits", "As a defender, leads fail aces more often than most."),
        QT_TRANSLATE_NOOP("Traits", "As a defender, holds fail aces back.") },
    TraitWords { QT_TRANSLATE_NOOP("Traits", "Schmears more points than most."),
        QT_TRANSLATE_NOOP("Traits", "Schmears fewer points than most.") },
    TraitWords { QT_TRANSLATE_NOOP("Traits", "Takes an opponent's trick more often than most."),
        QT_TRANSLATE_NOOP("Traits", "Leaves an opponent's trick more often than most.") },
    TraitWords { QT_TRANSLATE_NOOP("Traits", "Takes tricks that a friend already has."),
        QT_TRANSLATE_NOOP("Traits", "Leaves tricks to a friend more often than most.") },
    TraitWords { QT_TRANSLATE_NOOP("Traits", "Takes more tricks of a leaster than most."),
        QT_TRANSLATE_NOOP("Traits", "Takes fewer tricks of a leaster than most.") },
    TraitWords { QT_TRANSLATE_NOOP("Traits", "Buries more points than most."),
        QT_TRANSLATE_NOOP("Traits", "Buries fewer points than most.") },
    TraitWords { QT_TRANSLATE_NOOP("Traits", "Goes alone more often than most."),
        QT_TRANSLATE_NOOP("Traits", "Goes alone less often than most.") },
};

} // namespace

QString traitText(Trait trait, bool more)
{
    const TraitWords& words = traitWords.at(static_cast<std::size_t>(trait));
    return TraitText::tr(more ? words.more : words.less);
}

QString sureText(double chance)
{
    constexpr int tenths = 10;
    const int sure = std::min(tenths - 1, static_cast<int>(std::lround(chance * tenths)));
    //: how sure the program is of something: 8 times of 10 it is right
    return TraitText::tr("%1 of 10 sure").arg(sure);
}

QStringList noticingText()
{
    return {
        TraitText::tr(
            "After each hand the score book notices how each player played it, people and computer "
            "players. It keeps no cards, only numbers for each player: how likely the player "
            "picks, "
            "leads trump, schmears and so on."),
        TraitText::tr(
            "It learns from cards that all players at the table have seen: from hands that were "
            "played "
            "to their end. It does not learn from practice, from hands that were thrown in, or "
            "from "
            "your decisions in a hand with a hint."),
        TraitText::tr(
            "Experts and hints use what is known of the players at the table, you included. They "
            "never use cards that are hidden from them."),
        TraitText::tr(
            "Configure, page Players, turns this off. History and statistics, page How they play, "
            "shows what is known of a player and forgets it. Score sheets are not changed by "
            "that. Everything stays on this computer."),
    };
}

} // namespace sheepshead
