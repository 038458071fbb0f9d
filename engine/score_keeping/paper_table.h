// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score_keeping/kept_table.h"

#include <vector>

namespace sheepshead {

/// A line of a sheet that was kept on paper or in a spreadsheet: any number of members may have
/// points in it, also more than sit at one table.
struct PaperLine {
    PointsFor what = PointsFor::Evening;
    std::vector<MemberPoints> points; ///< one a member that played; 0 for who won nothing
    std::string note = {};

    bool operator==(const PaperLine&) const = default;
};

/// The book of a real table with these lines. Members sit down before their first line. Where no
/// more than maxSeats can sit, those leave who are not in the line, and a line of more members
/// becomes several. Members and points are in their ranges, and no member has points twice in a
/// line.
KeptTable paperTable(const std::vector<PaperLine>& lines);

} // namespace sheepshead
