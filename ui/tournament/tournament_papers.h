// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/tournament.h"
#include "ui/paper/text_paper.h"

namespace sheepshead {

// Papers of a tournament; a round is drawn.

/// Who sits where: by table, and by name for the wall.
class SeatPaper : public TextPaper {
public:
    SeatPaper(const Tournament& tournament, int round);
};

/// A slip for each player with their tables of all rounds that are drawn, to be cut apart.
class SeatSlips : public TextPaper {
public:
    explicit SeatSlips(const Tournament& tournament);
};

/// A page for each table to write a round on.
class ScoreCards : public TextPaper {
public:
    ScoreCards(const Tournament& tournament, int round);
};

class StandingsPaper : public TextPaper {
public:
    StandingsPaper(const Tournament& tournament, int round);
};

/// Who gets how much, with a box to tick for each.
class PayoutPaper : public TextPaper {
public:
    explicit PayoutPaper(const Tournament& tournament);
};

/// The tables of a round as they are shown and printed.
QString tablesHtml(const Tournament& tournament, int round);

} // namespace sheepshead
