// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/state/deal_text.h"

#include "engine/support/text.h"
#include "engine/support/text_cursor.h"

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

constexpr std::string_view dealHeading = "sheepshead deal 1";
constexpr std::string_view dealHeadingStart = "sheepshead deal ";
constexpr std::string_view recordHeadingStart = "sheepshead hand ";
constexpr std::array<std::string_view, 6> dealWords { "variant ", "deal ", "hand ", "piles ",
    "blind ", "neighbour " };

bool isOfDeal(std::string_view line)
{
    return std::ranges::any_of(
        dealWords, [&](std::string_view word) { return line.starts_with(word); });
}

/// The doubler is of the score, not of the cards.
std::string withoutDoubler(std::string_view line)
{
    std::string text;
    for (const std::string_view word : wordsOf(line))
        if (!word.starts_with("doubler="))
            text.append(text.empty() ? "" : " ").append(word);
    return text;
}

} // namespace

std::string dealText(const CheckedVariant& variant, const Deal& deal)
{
    return dealTextIn(recordText({ variant, deal, 1, {}, {} }));
}

std::string dealTextIn(std::string_view text)
{
    std::string deal(dealHeading);
    deal += '\n';
    TextCursor lines(text);
    lines.skipNotes();
    lines.takeLine(); // the heading
    while (isOfDeal(lines.nextLine())) {
        const std::string_view line = lines.takeLine();
        deal += line.starts_with("deal ") ? withoutDoubler(line) : std::string(line);
        deal += '\n';
    }
    return deal;
}

Result<HandRecord> parseDealText(std::string_view text)
{
    text = withoutByteOrderMark(text);
    if (!text.starts_with(dealHeadingStart))
        return parseRecord(text);
    text.remove_prefix(dealHeadingStart.size());
    auto record = parseRecord(std::string(recordHeadingStart) + std::string(text));
    if (record
        && (!record->actions.empty() || record->scores || record->doubler != 1 || record->practice))
        return Problem { "line 1", "a deal has no doubler, no actions and no scores" };
    return record;
}

bool followsFromSeed(const CheckedVariant& variant, const Deal& deal)
{
    return deal.seed && dealFromSeed(variant, *deal.seed, deal.dealer) == deal;
}

} // namespace sheepshead
