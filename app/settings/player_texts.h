// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences.h"

#include <QStringList>

namespace sheepshead {

/// The players of the preferences as lists of texts for a settings file. What is read may be
/// anything: what is no player, level or seat is passed over.

/// A level that is none stays what it was.
Levels levelsFrom(const QStringList& keys, Levels levels);
QStringList keysOf(const Levels& levels);

/// A name as it may stand on the table, whatever a file says: one line, not too long, and nothing
/// that turns the text around it. Empty where none is left.
QString nameFrom(const QString& text);

Cast castFrom(const QStringList& texts);
QStringList textsOf(const Cast& cast);

/// Whether a person has the seat, for each after the first, which always has one.
SeatSet peopleFrom(const QStringList& seats);
QStringList textsOf(SeatSet people);

} // namespace sheepshead
