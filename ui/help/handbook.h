// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace sheepshead {

/// Where a page speaks of what was looked for.
struct HandbookHit {
    QString page;     ///< the name of its file
    QString title;    ///< of the page
    QString heading;  ///< above the place; the page's own above its first
    QString excerpt;  ///< one line around it
    int position = 0; ///< in the document
};

/// The names of the handbook's pages in their order: "01-start.md". The same in every language.
QStringList handbookPages();

/// A page as Markdown, in the language of the program's texts, else in English; with what is made
/// of the program's tables. Empty for an unknown name.
QString handbookMarkdown(const QString& page);

/// The first heading of a page.
QString handbookTitle(const QString& page);

/// What a link behind '#' calls a heading: small letters and digits, joined by hyphens.
QString anchorOf(const QString& heading);

/// Where a text stands in the handbook, one hit below each heading; headings that are or
/// have it come first.
/// Words are looked for as they are typed, in small or capital letters.
std::vector<HandbookHit> searchHandbook(const QString& text);

} // namespace sheepshead
