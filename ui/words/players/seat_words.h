// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/seat.h"
#include "ui/words/players/seating.h"

#include <QString>
#include <QStringList>

namespace sheepshead {

/// The seat is the person's in front of the table, who is spoken to as "you".
bool isYou(Seat seat, const Seating& seating);

/// The same seating where one person plays. Where several read the same words none of them is
/// "you".
Seating toldToAll(const Seating& seating);

/// A name for a sentence: one written from right to left does not turn the words around it. It is
/// as it was where nothing in it is.
QString inSentence(const QString& name);
QString nameAt(Seat seat, const Seating& seating);

/// "Ada, Bruno and Clara": a list as it is spoken, in the language of the program, not in the
/// locale is.
QString spokenList(const QStringList& words);

/// "You, Bruno and Clara": the viewer first, the others in the order of their seats.
QString seatNames(SeatSet seats, const Seating& seating);

} // namespace sheepshead
