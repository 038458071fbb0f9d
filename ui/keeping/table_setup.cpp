// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/table_setup.h"

#include "ui/widgets/same_name.h"
#include "ui/words/scores/sheet_words.h"

#include <algorithm>

namespace sheepshead {

namespace {

bool isAmong(const Members& members, Member member)
{
    return std::ranges::find(members, member) != members.end();
}

/// Of several members of one name, who were two people before a merge, one at the table comes
/// first. Those who are taken have their seats.
Member memberNamed(
    const QString& name, const Members& atTable, const Members& taken, QStringList& members)
{
    const auto fits = [&](Member member) {
        return isSameName(members.value(indexOf(member)), name) && !isAmong(taken, member);
    };
    const auto there = std::ranges::find_if(atTable, fits);
    if (there != atTable.end())
        return *there;
    for (int i = 0; i < members.size(); ++i)
        if (fits(memberAt(i)))
            return memberAt(i);
    members << name;
    return memberAt(static_cast<int>(members.size()) - 1);
}

Members without(Members members, const Members& others)
{
    std::erase_if(members, [&](Member member) { return !isAmong(others, member); });
    return members;
}

} // namespace

std::optional<TableSetup> setupOf(const TableState& table, const QStringList& members)
{
    if (table.members.size() < 2 || table.rules.empty())
        return std::nullopt;
    const auto rules = table.rulesFor(static_cast<int>(table.members.size()));
    TableSetup setup { {}, 0, rules.value_or(table.rules.front()) };
    for (const Member member : table.members)
        setup.names << playerName(indexOf(member), members);
    const auto dealer = std::ranges::find(table.members, table.dealer);
    if (dealer != table.members.end())
        setup.dealer = static_cast<int>(dealer - table.members.begin());
    return setup;
}

std::optional<TableChange> changeTo(
    const TableSetup& wanted, const TableState& now, QStringList& members)
{
    Members order;
    for (const QString& name : wanted.names)
        order.push_back(memberNamed(name.simplified(), now.members, order, members));
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
