// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/typed_draft.h"

#include <algorithm>

namespace sheepshead {

bool namesOnly(const TypedHand& hand, const Members& members)
{
    Members named = hand.partners;
    named.insert(named.end(), hand.winners.begin(), hand.winners.end());
    for (const TypedTake& take : hand.takes)
        named.push_back(take.who);
    for (const auto& one : { hand.dealer, hand.maker, hand.reneged })
        if (one)
            named.push_back(*one);
    if (hand.out)
        named.insert(named.end(), hand.out->begin(), hand.out->end());
    return std::ranges::all_of(
        named, [&](Member one) { return std::ranges::find(members, one) != members.end(); });
}

bool isWritten(const TypedDraft& draft, const TableLines& lines)
{
    if (draft.line >= lines.size() || !draft.hand
        || (!draft.correcting && lines.size() == draft.lines))
        return false;
    const auto* const there = std::get_if<TypedHand>(&lines[draft.line]);
    TypedHand plain = there ? *there : TypedHand();
    plain.corrected = draft.hand->corrected;
    return there && plain == *draft.hand;
}

} // namespace sheepshead
