// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/players/character_words.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace sheepshead {

namespace {

struct CharacterWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::CharacterWords)
};

} // namespace

QString wayOf(const QString& character)
{
    static constexpr std::array ways {
        //: how a computer player plays, in a few words without a subject; so are the next ones
        std::pair("ada", QT_TRANSLATE_NOOP("sheepshead::CharacterWords", "Takes aces home early")),
        std::pair("bruno",
            QT_TRANSLATE_NOOP("sheepshead::CharacterWords", "Saves the best trump for the end")),
        std::pair(
            "clara", QT_TRANSLATE_NOOP("sheepshead::CharacterWords", "Trusting: schmears early")),
        std::pair("emil",
            QT_TRANSLATE_NOOP("sheepshead::CharacterWords", "Careful: passes what is not sure")),
        std::pair("frieda",
            QT_TRANSLATE_NOOP(
                "sheepshead::CharacterWords", "Takes charge: draws trump, and soon goes alone")),
        std::pair(
            "gus", QT_TRANSLATE_NOOP("sheepshead::CharacterWords", "Bold: picks what others pass")),
        std::pair("lottie",
            QT_TRANSLATE_NOOP("sheepshead::CharacterWords", "Likes company: never goes alone")),
        std::pair("otto", QT_TRANSLATE_NOOP("sheepshead::CharacterWords", "Likes to crack")),
        std::pair("wilma",
            QT_TRANSLATE_NOOP("sheepshead::CharacterWords", "Cheeky: trumps in wherever it can")),
    };
    for (const auto& [key, words] : ways)
        if (character == QLatin1String(key))
            return CharacterWords::tr(words);
    return {};
}

} // namespace sheepshead
