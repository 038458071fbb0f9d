// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheepshead {

class FeltView;

/// A plain QGraphicsView shows a screen reader nothing. After this the table has children: the
/// announcer, the strip, every seat, the cards of the trick and of the hand, each with role, name,
/// description, place and press. May be called often.
void installTableAccessibility();

/// The cards are others than before.
void announceNewCards(FeltView& view);

} // namespace sheepshead
