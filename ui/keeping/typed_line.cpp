// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/typed_line.h"

#include "ui/keeping/hand_entry.h"

#include <utility>

namespace sheepshead {

void ShownSheet::work()
{
    scored = scoreTable(sheet.table.lines(), static_cast<int>(sheet.members.size()));
    shown = keptDocument(sheet, scored);
}

TypedLine::TypedLine(const ShownSheet& sheet, HandEntry& entry)
    : sheet_(sheet)
    , entry_(entry)
{
}

bool TypedLine::isNextHand() const { return at_ == lines().size() && !entry_.isCorrecting(); }

TypedDraft TypedLine::draft() const
{
    return { lines().size(), at_, entry_.isCorrecting(), entry_.hand(), entry_.line() };
}

std::optional<TypedDraft> TypedLine::unwritten() const
{
    return entry_.isUntouched() ? aside_ : draft();
}

void TypedLine::beginNextHand()
{
    at_ = lines().size();
    entry_.begin(sheet_.placeBefore(at_));
    if (const auto typed = std::exchange(aside_, {}))
        resume(*typed);
}

void TypedLine::beginBefore(std::size_t line)
{
    setAside();
    at_ = line;
    entry_.begin(sheet_.placeBefore(line));
}

void TypedLine::correct(std::size_t line, const TypedHand& hand)
{
    setAside();
    at_ = line;
    entry_.correct(sheet_.placeBefore(line), hand);
}

void TypedLine::setAside()
{
    if (isNextHand() && !entry_.isUntouched())
        aside_ = draft();
}

void TypedLine::resume(const TypedDraft& draft)
{
    const bool samePlace = lines().size() == draft.lines && draft.line < lines().size();
    const auto* const old =
        samePlace && draft.correcting ? std::get_if<TypedHand>(&lines()[draft.line]) : nullptr;
    at_ = samePlace && (old || !draft.correcting) ? draft.line : lines().size();
    const EntryPlace place = sheet_.placeBefore(at_);
    if (old)
        entry_.correct(place, *old);
    else
        entry_.begin(place);
    const bool known = draft.hand && namesOnly(*draft.hand, place.table.members);
    entry_.resumeTyping(known ? draft.hand : std::nullopt, draft.text);
}

std::optional<TypedDraft> TypedLine::after(ReplacedLines replaced, std::size_t newLines) const
{
    const std::size_t before = lines().size();
    const bool isBehind = at_ >= replaced.at + replaced.removed;
    const bool isGone =
        entry_.isCorrecting() && !isBehind && at_ >= replaced.at && newLines < before;
    TypedDraft typed = draft();
    if (isGone || (!typed.correcting && entry_.isUntouched()))
        return std::nullopt;
    typed.lines = newLines;
    typed.line = isBehind ? at_ + newLines - before : at_;
    return typed;
}

} // namespace sheepshead
