// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/asked_points.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// Whether these rules have no hand with so many partners, however it ends.
bool hasTooManyPartners(TypedHand hand, const EntryPlace& place)
{
    if (hand.partners.size() < 2 || hand.points)
        return false;
    hand.tier = Tier::Won;
    TableState state = place.table;
    const ScoredLine scored =
        scoreLine(hand, state, static_cast<int>(place.members.size()), place.number);
    return std::ranges::any_of(
        scored.faults, [](const LineFault& fault) { return fault.field == "partners"; });
}

/// Where the line ends with a number of one digit.
std::optional<qsizetype> lastDigit(const QString& line)
{
    const qsizetype at = line.size() - 1;
    const bool alone = at > 0 && line[at].isDigit() && line[at - 1].isSpace();
    return alone ? std::optional(at) : std::nullopt;
}

} // namespace

std::optional<qsizetype> askedPoints(
    const QString& line, const QuickEntry& entry, const EntryPlace& place)
{
    if (entry.mayBePoints)
        return entry.faultAt;
    const bool isClear = !entry.fault.isEmpty() || !hasTooManyPartners(entry.hand, place);
    return isClear ? std::nullopt : lastDigit(line);
}

} // namespace sheepshead
