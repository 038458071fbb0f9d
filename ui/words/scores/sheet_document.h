// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/stakes.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <vector>

namespace sheepshead {

/// Other house rules, from a row of the sheet on. What a point is worth is not among them.
struct RulesChange {
    int row = 0;         ///< the first played by them, from 0
    QString rules;       ///< in one line
    bool picking = true; ///< not at tables where the cards alone make the sides
    bool operator==(const RulesChange&) const = default;
};

/// A new player on a chair, from a row of the sheet on.
struct Newcomer {
    int row = 0; ///< from 0
    Seat seat {};
    QString before; ///< who had the chair
    bool operator==(const Newcomer&) const = default;
};

/// What the keeper of a sheet wrote beside a row.
struct RowRemark {
    QString before = {}; ///< what changed at the table just before it: "Bob joined."
    QString note = {};
    QString fault = {};     ///< why the line does not hold; it counts for nothing
    bool corrected = false; ///< typed or changed later
    bool operator==(const RowRemark&) const = default;
};

/// Who was given a hint in a hand.
struct HintedRow {
    int row = 0; ///< from 0
    SeatSet seats;
    bool operator==(const HintedRow&) const = default;
};

/// Which column of the sheet each seat of a row belongs to, seat 0 first.
using SeatColumns = std::vector<int>;

/// A score sheet with all that is written around it, ready to be shown and printed.
struct SheetDocument {
    QString title;
    QDateTime begun;
    QStringList players; ///< one a column: of a game one a seat, as they sit there now
    QString rules;       ///< as in RulesChange, those of the first hand
    bool picking = true; ///< by those of the first hand, as in RulesChange
    std::vector<StakeChange> stakes = {}; ///< as the rules named them, in the order of rows
    ScoreSheet sheet;
    std::vector<RulesChange> changes = {}; ///< where the rules were changed in mid-game
    std::vector<Newcomer> newcomers = {};  ///< in the order in which they came
    std::vector<HintedRow> hinted = {};    ///< the rows in which people were given hints
    /// One a row at a real table, where people come and go; empty: seats are columns.
    std::vector<SeatColumns> columns = {};
    std::vector<RowRemark> remarks = {}; ///< one a row, or none at all
    int pot = 0;                         ///< points that wait in it
    SeatSet people = {};                 ///< of a game: the seats of those who share the computer
};

} // namespace sheepshead
