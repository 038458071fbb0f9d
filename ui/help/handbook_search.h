// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace sheepshead {

/// Where a page speaks of what was looked for.
struct HandbookHit {
    QString page;     ///< the name of its file
    QString title;    ///< of the page
    QString heading;  ///< above the place; the page's own above its first
    QString excerpt;  ///< one line around it
    int position = 0; ///< in the document
    int length = 0;   ///< of what was found there
};

/// The sections of the handbook that answer a question, the best first, one hit each: those that
/// have the words in their heading, those that people call so (synonyms.txt of each language),
/// those that have them in their text. Small and capital letters and accents make no difference,
/// and words are found by their beginning. Only where nothing is found, one letter of each longer
/// word may be wrong, missing or too many.
std::vector<HandbookHit> searchHandbook(const QString& text);

/// The keys of synonyms.txt in a language ("en") that no section has: mistakes.
QStringList strayKeysOfSynonyms(const QString& language);

} // namespace sheepshead
