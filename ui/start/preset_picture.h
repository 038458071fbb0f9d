// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant.h"

#include <QPixmap>
#include <QSize>

namespace sheepshead {

/// A table as a small picture: its chairs, the person's in gold, a dealer who sits out hollow, how
/// many cards each is dealt, those of the blind, and the card that makes a partner.
QPixmap presetPicture(const Variant& variant, QSize size, qreal dpr);

/// Some trump in a hand: the picture for people who want a lesson first.
QPixmap teachingPicture(QSize size, qreal dpr);
/// A score sheet of a real table, in the same manner.
QPixmap scoringPicture(QSize size, qreal dpr);

} // namespace sheepshead
