// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/terms/factor_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

struct FactorText {
    Q_DECLARE_TR_FUNCTIONS(FactorWords)
};

struct FactorWords {
    FactorKind kind;
    const char* name;
    const char* word;
};

constexpr std::array allFactorWords {
    FactorWords { FactorKind::Schneider, "", QT_TRANSLATE_NOOP("FactorWords", "schneider") },
    FactorWords { FactorKind::AllTricks, "", QT_TRANSLATE_NOOP("FactorWords", "every trick") },
    FactorWords { FactorKind::Renege, "", QT_TRANSLATE_NOOP("FactorWords", "renege") },
    FactorWords { FactorKind::Sheepshead, "", QT_TRANSLATE_NOOP("FactorWords", "sheepshead") },
    FactorWords { FactorKind::Bump, QT_TRANSLATE_NOOP("FactorWords", "Double on the bump"),
        QT_TRANSLATE_NOOP("FactorWords", "bump") },
    FactorWords { FactorKind::BlindPick, QT_TRANSLATE_NOOP("FactorWords", "Picked blind"),
        QT_TRANSLATE_NOOP("FactorWords", "blind pick") },
    FactorWords { FactorKind::Raises, QT_TRANSLATE_NOOP("FactorWords", "Cracks and blitzes"),
        QT_TRANSLATE_NOOP("FactorWords", "raised") },
    FactorWords { FactorKind::Doubler, QT_TRANSLATE_NOOP("FactorWords", "Doubler"),
        QT_TRANSLATE_NOOP("FactorWords", "doubler") },
};

QString wordedFactor(FactorKind kind, const char* FactorWords::*which)
{
    const auto found = std::ranges::find(allFactorWords, kind, &FactorWords::kind);
    const char* const words = found == allFactorWords.end() ? "" : (*found).*which;
    return *words == '\0' ? QString() : FactorText::tr(words);
}

} // namespace

QString factorName(FactorKind kind) { return wordedFactor(kind, &FactorWords::name); }

QString factorWord(FactorKind kind) { return wordedFactor(kind, &FactorWords::word); }

} // namespace sheepshead
