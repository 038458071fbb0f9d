// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card.h"
#include "engine/support/result.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace sheepshead {

/// A term of the game, as the glossary explains it.
struct GlossaryTerm {
    QString key; ///< the same in every language
    QString name;
    QStringList also;        ///< other forms that are recognised in a text
    QString meaning;         ///< one or two sentences
    std::vector<Card> cards; ///< a picture where it helps
};

/// A term that is named in a text.
struct FoundTerm {
    const GlossaryTerm* term;
    qsizetype at;
    qsizetype length;
};

/// Reads a glossary. A line that begins with blanks continues the one above it; blank lines and
/// lines that begin with # are left out.
///
///     term: blitz
///     name: Blitz
///     also: blitzes, blitzed
///     tell: To show both black queens …
///     cards: QC QS
///
/// The problem's place is the line ("line 7").
Result<std::vector<GlossaryTerm>> parseGlossary(const QString& text);

/// Every term in the language of the program's texts, else in English, in the order of their names.
const std::vector<GlossaryTerm>& glossary();

/// Nothing for an unknown key.
const GlossaryTerm* termNamed(const QString& key);

/// The terms that a text names, each where it is named first, in their order.
std::vector<FoundTerm> termsIn(const QString& text);

/// A term with its meaning: "Blitz: To show both black queens …".
QString termText(const GlossaryTerm& term);

/// What the terms in a text mean, for a tool tip: a line for each, at most `most` of them. Empty
/// where it names none.
QString termsText(const QString& text, int most = 5);

} // namespace sheepshead
