// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/line_letters.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

struct Letters {
    const char* english;
    const char* meaning; ///< for translators
};

// A language takes letters that its players write on paper, in lower case and without digits, where
// the English short line has no use for them.
constexpr std::array allLetters {
    Letters QT_TRANSLATE_NOOP3("LineLetters", "w", "typed in short: won"),
    Letters QT_TRANSLATE_NOOP3("LineLetters", "s", "typed in short: schneider"),
    Letters QT_TRANSLATE_NOOP3("LineLetters", "a", "typed in short: every trick"),
    Letters QT_TRANSLATE_NOOP3("LineLetters", "l", "typed in short: lost"),
    Letters QT_TRANSLATE_NOOP3("LineLetters", "x", "typed in short: lost schneider"),
    Letters QT_TRANSLATE_NOOP3("LineLetters", "n", "typed in short: no trick"),
    Letters QT_TRANSLATE_NOOP3("LineLetters", "c", "typed in short: crack"),
    Letters QT_TRANSLATE_NOOP3("LineLetters", "b", "typed in short: blitz"),
    Letters QT_TRANSLATE_NOOP3("LineLetters", "f", "typed in short: had to pick"),
    Letters QT_TRANSLATE_NOOP3("LineLetters", "k", "typed in short: picked blind"),
    Letters QT_TRANSLATE_NOOP3("LineLetters", "t", "typed in short: took no trick"),
    Letters QT_TRANSLATE_NOOP3("LineLetters", "d", "typed in short: doubler"),
    Letters QT_TRANSLATE_NOOP3("LineLetters", "r", "typed in short: thrown in"),
    Letters QT_TRANSLATE_NOOP3("LineLetters", "best", "typed in short: best solo"),
    Letters QT_TRANSLATE_NOOP3("LineLetters", "side", "typed in short: side solo"),
    Letters QT_TRANSLATE_NOOP3("LineLetters", "billy", "typed in short: billy"),
};

QString localOf(const Letters& letters)
{
    return QCoreApplication::translate("LineLetters", letters.english, letters.meaning);
}

} // namespace

QString localLetters(const QString& english)
{
    const auto found = std::ranges::find_if(allLetters,
        [&](const Letters& letters) { return english == QLatin1String(letters.english); });
    return found == allLetters.end() ? english : localOf(*found);
}

QString englishLetters(const QString& typed)
{
    const auto found = std::ranges::find_if(
        allLetters, [&](const Letters& letters) { return typed == localOf(letters); });
    return found == allLetters.end() ? typed : QString::fromLatin1(found->english);
}

QStringList ownLetters()
{
    QStringList own;
    for (const Letters& letters : allLetters)
        if (const QString local = localOf(letters); local != QLatin1String(letters.english))
            own << local;
    std::ranges::stable_sort(own, std::greater {}, &QString::size);
    return own;
}

QStringList translatedLetters()
{
    QStringList english;
    for (const Letters& letters : allLetters)
        english << QString::fromLatin1(letters.english);
    return english;
}

} // namespace sheepshead
