// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/scores/sheet_document.h"

namespace sheepshead {

/// A score sheet as one page of HTML, to send to others: with its styles, without scripts, pictures
/// or links. Names and notes are shown as they were typed, whatever they are.
QString webPage(const SheetDocument& document);

/// A page of its own with this title and body, in the same looks: no script, nothing from
/// elsewhere.
QString webPageOf(const QString& title, const QString& body);

} // namespace sheepshead
