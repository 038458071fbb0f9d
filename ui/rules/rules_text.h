// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant_check.h"

#include <QString>

namespace sheepshead {

/// The rules of a table as one page to read, in HTML for a QTextDocument: the cards, how a hand
/// goes, what is paid, what happens when everyone passes, and every house rule in force. Names
/// pictures of cards as cardPicture() does.
QString rulesHtml(const CheckedVariant& variant);

} // namespace sheepshead
