// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QTextEdit;

namespace sheepshead {

/// Explains the terms of the game that a label names: in its tool tip, and to a screen reader in
/// its description. Call it again with a new text; a label that names none loses both.
void explainTerms(QLabel& label);

/// Explains the terms that a page names: the first time each is underlined with dots and has its
/// meaning as tool tip; a screen reader finds their names in the page's description. Headings stay
/// as they are. Call it again with a new text.
void explainTerms(QTextEdit& page);

} // namespace sheepshead
