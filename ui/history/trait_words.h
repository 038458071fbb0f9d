// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/opponents/traits.h"

#include <QString>
#include <QStringList>

namespace sheepshead {

/// What a player does more or less than most, as a sentence without its subject: "Picks on less
/// than most."
QString traitText(Trait trait, bool more);

/// "8 of 10 sure"
QString sureText(double chance);

/// What is noticed, of whom, and how to have it forgotten: for Help, as sentences of one paragraph
/// each.
QStringList noticingText();

} // namespace sheepshead
