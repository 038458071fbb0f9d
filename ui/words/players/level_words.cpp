// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/players/level_words.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

struct LevelWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::LevelWords)
};

} // namespace

QString levelName(Level level)
{
    switch (level) {
    case Level::Beginner:
        return LevelWords::tr("Beginner");
    case Level::Regular:
        return LevelWords::tr("Regular");
    case Level::Strong:
        return LevelWords::tr("Strong");
    case Level::Expert:
        return LevelWords::tr("Expert");
    }
    return {};
}

QString levelDescription(Level level)
{
    switch (level) {
    case Level::Beginner:
        return LevelWords::tr(
            "Like people who are new to the game: passes good hands, picks weak ones, and gives "
            "points away.");
    case Level::Regular:
        return LevelWords::tr("Like people who have played for years: sound, by the rules of "
                              "thumb. You can read them.");
    case Level::Strong:
        return LevelWords::tr("Like the best at a good table: has learned from millions of hands "
                              "what each card is worth, and plays at once.");
    case Level::Expert:
        return LevelWords::tr(
            "Remembers every card and works out where the others may be. Mistakes cost you.");
    }
    return {};
}

} // namespace sheepshead
