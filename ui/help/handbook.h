// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace sheepshead {

/// The language of the handbook's texts: that of the program's if there is a handbook in it.
QString handbookLanguage();

/// The names of the handbook's pages in their order: "01-start.md". The same in every language.
QStringList handbookPages();

/// A page as Markdown, in the language of the program's texts, else in English; with what is made
/// of the program's tables. Empty for an unknown name.
QString handbookMarkdown(const QString& page);

/// The first heading of a page.
QString handbookTitle(const QString& page);

/// What a link behind '#' calls a heading: small letters and digits, joined by hyphens.
QString anchorOf(const QString& heading);

} // namespace sheepshead
