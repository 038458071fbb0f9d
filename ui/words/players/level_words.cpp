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
            "Passes good hands, picks weak ones, and makes the mistakes of people who are new to "
            "the game.");
    case Level::Regular:
        return LevelWords::tr("Plays by the rules of thumb of experienced players.");
    case Level::Expert:
        return LevelWords::tr("Considers where the unseen cards may be, for up to a second.");
    }
    return {};
}

} // namespace sheepshead
