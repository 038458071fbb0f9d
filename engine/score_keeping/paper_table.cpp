// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/score_keeping/paper_table.h"

#include <algorithm>

namespace sheepshead {

namespace {

bool hasPoints(const std::vector<MemberPoints>& points, Member member)
{
    return std::ranges::find(points, member, &MemberPoints::who) != points.end();
}

class PaperTable {
public:
    void add(const PaperLine& line)
    {
        for (std::size_t first = 0; first < line.points.size(); first += maxSeats) {
            const auto begin = line.points.begin() + static_cast<std::ptrdiff_t>(first);
            const auto count = std::min<std::size_t>(maxSeats, line.points.size() - first);
            addPart({ begin, begin + static_cast<std::ptrdiff_t>(count) }, line);
        }
    }

    KeptTable take() && { return std::move(table_); }

private:
    void addPart(const std::vector<MemberPoints>& points, const PaperLine& line)
    {
        seat(points);
        table_.add(TypedPoints {
            .what = line.what, .points = points, .intoPot = false, .note = line.note });
    }

    void seat(const std::vector<MemberPoints>& points)
    {
        TableChange change;
        for (const MemberPoints& each : points)
            if (std::ranges::find(seated_, each.who) == seated_.end())
                change.arrivals.push_back({ each.who, {} });
        if (change.arrivals.empty())
            return;
        if (seated_.size() + change.arrivals.size() > maxSeats)
            change.departures =
                takeAway(points, seated_.size() + change.arrivals.size() - maxSeats);
        for (const Arrival& arrival : change.arrivals)
            seated_.push_back(arrival.who);
        table_.add(change);
    }

    /// So many of those who are not in the line.
    Members takeAway(const std::vector<MemberPoints>& points, std::size_t count)
    {
        Members away;
        for (const Member member : seated_)
            if (away.size() < count && !hasPoints(points, member))
                away.push_back(member);
        std::erase_if(
            seated_, [&](Member member) { return std::ranges::find(away, member) != away.end(); });
        return away;
    }

    KeptTable table_;
    Members seated_;
};

} // namespace

KeptTable paperTable(const std::vector<PaperLine>& lines)
{
    PaperTable table;
    for (const PaperLine& line : lines)
        table.add(line);
    return std::move(table).take();
}

} // namespace sheepshead
