// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/openings/opening_book.h"

#include <QString>

namespace sheepshead {

/// An opening book that comes with the handbook: "ace" for called ace, "jack" for the jack of
/// diamonds. Read once.
const OpeningBook& handbookBook(const QString& game);

/// Fills in what an opening book says, in a line of a page. GAME is "ace" or "jack":
///
///     {book-GAME-command}            the command that makes the book
///     {book-GAME-deals}              the number of deals
///     {book-GAME-picks}              rows: trump, queens, how often each seat picks
///     {book-GAME-picks-all}          cells: the same for all hands
///     {book-GAME-gains}, …-gains-all what picking brings more than passing
///     …-with, …-without              the same of hands with the jack that makes the partner, or
///                                    without it
///     {book-GAME-buries}             rows: trump, queens, fail, frequency, score, buries
///     {book-GAME-calls}              rows: what was kept of the called suit, and the call
///     {book-GAME-call-KIND}          cells of another call: under, ten, jack, alone
///     {book-GAME-lead-ROLE-LEAD}     cells: how often held and led, and what it costs
///     {book-GAME-trumpleads-ROLE}    rows: trump held, and the same of a trump lead
///
/// Cells are joined by "|". A mean has twice its standard error, a share half of its 95 % interval.
QString withBookFigures(const QString& line);

} // namespace sheepshead
