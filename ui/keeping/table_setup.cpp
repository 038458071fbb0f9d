// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/table_setup.h"

#include <algorithm>

namespace sheepshead {

namespace {

Member memberNamed(const QString& name, QStringList& members)
{
    for (int i = 0; i < members.size(); ++i)
        if (members[i].compare(name, Qt::CaseInsensitive) == 0)
            return memberAt(i);
    members << name;
    return memberAt(static_cast<int>(members.size()) - 1);
}

bool isAmong(const Members& members, Member member)
{
    return std::ranges::find(members, member) != members.end();
}

Members without(Members members, const Members& others)
{
    std::erase_if(members, [&](Member member) { return !isAmong(others, member); });
    return members;
}

} // namespace

std::optional<TableChange> changeTo(
    const TableSetup& wanted, const TableState& now, QStringList& members)
{
    Members order;
    for (const QString& name : wanted.names)
        order.push_back(memberNamed(name.simplified(), members));
    TableChange change;
    const bool sameOrder = without(now.members, order) == without(order, now.members);
    for (const Member member : now.members)
        if (!sameOrder || !isAmong(order, member))
            change.departures.push_back(member);
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (sameOrder && isAmong(now.members, order[i]))
            continue;
        // The first of the circle sits to the left of the last.
        const bool atEnd = !sameOrder || now.members.empty();
        const Member right = i == 0 ? without(now.members, order).empty()
                ? order.front()
                : without(now.members, order).back()
                                    : order[i - 1];
        change.arrivals.push_back(
            { order[i], atEnd || right == order[i] ? std::nullopt : std::optional(right) });
    }
    const Member dealer = order[static_cast<std::size_t>(wanted.dealer)];
    if (now.dealer != dealer || !change.departures.empty())
        change.dealer = dealer;
    if (now.rules.empty() || now.rules.front() != wanted.rules)
        change.rules = wanted.rules;
    return change == TableChange {} ? std::nullopt : std::optional(change);
}

} // namespace sheepshead
