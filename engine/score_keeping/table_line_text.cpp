// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/score_keeping/table_line_text.h"

#include "engine/cards/card_text.h"
#include "engine/rules/variant_text.h"
#include "engine/score_keeping/table_line_keys.h"
#include "engine/scoring/outcome_keys.h"
#include "engine/support/text.h"

#include <algorithm>
#include <array>
#include <span>

namespace sheepshead {

namespace {

using Words = std::span<const std::string_view>;

std::string numberText(Member member) { return std::to_string(indexOf(member)); }

std::string listText(const Members& members)
{
    std::string text;
    for (const Member member : members)
        text += (text.empty() ? "" : ",") + numberText(member);
    return text.empty() ? "-" : text;
}

std::string escaped(std::string_view text)
{
    std::string made;
    for (const char c : text)
        if (c == '\\')
            made += "\\\\";
        else if (c == '\n')
            made += "\\n";
        else if (c != '\r')
            made += c;
    return made;
}

/// Writes "key=value" words; a value at its default is left out.
class LineWriter {
public:
    explicit LineWriter(std::string_view kind)
        : text_(kind)
    {
    }

    std::string text() && { return std::move(text_); }

    void word(std::string_view key, std::string_view value)
    {
        ((text_ += ' ') += key) += '=';
        text_ += value;
    }
    void flag(std::string_view key, bool set)
    {
        if (set)
            (text_ += ' ') += key;
    }
    void number(std::string_view key, int value)
    {
        if (value != 0)
            word(key, std::to_string(value));
    }
    void member(std::string_view key, std::optional<Member> member)
    {
        if (member)
            word(key, numberText(*member));
    }
    void members(std::string_view key, const Members& members)
    {
        if (!members.empty())
            word(key, listText(members));
    }
    /// Takes the rest of the line.
    void rest(std::string_view key, const std::string& value)
    {
        if (!value.empty())
            ((text_ += ' ') += key) += ' ' + value;
    }

private:
    std::string text_;
};

std::string takesText(const std::vector<TypedTake>& takes)
{
    std::string text;
    for (const TypedTake& take : takes)
        text += (text.empty() ? "" : ",") + numberText(take.who) + ':' + std::to_string(take.points)
            + '/' + std::to_string(take.tricks);
    return text;
}

std::string textOf(const TypedHand& hand)
{
    LineWriter line(keyIn(lineKinds, hand.kind));
    line.member("dealer", hand.dealer);
    if (hand.out)
        line.word("out", listText(*hand.out));
    line.member("by", hand.maker);
    line.members("with", hand.partners);
    if (hand.points)
        line.word("points", std::to_string(*hand.points));
    if (hand.tier)
        line.word("tier", keyIn(tierKeys, *hand.tier));
    line.flag("trickless", hand.trickless);
    line.flag("forced", hand.forced);
    line.flag("blind", hand.blind);
    line.number("cracks", hand.cracks);
    line.number("blitzes", hand.blitzes);
    if (hand.bet != SheepsheadBet::None)
        line.word("sheepshead", keyIn(betKeys, hand.bet));
    if (hand.solo)
        line.word("solo", keyIn(soloKeys, *hand.solo));
    if (hand.called)
        line.word("called", cardText(*hand.called));
    line.members("winners", hand.winners);
    line.flag("every-trick", hand.everyTrick);
    if (!hand.takes.empty())
        line.word("took", takesText(hand.takes));
    line.member("reneged", hand.reneged);
    line.flag("corrected", hand.corrected);
    line.rest("note", escaped(hand.note));
    return std::move(line).text();
}

std::string arrivalsText(const std::vector<Arrival>& arrivals)
{
    std::string text;
    for (const Arrival& arrival : arrivals) {
        text += (text.empty() ? "" : ",") + numberText(arrival.who);
        if (arrival.after)
            text += '@' + numberText(*arrival.after);
    }
    return text;
}

std::string textOf(const TableChange& change)
{
    LineWriter line("table");
    line.members("leaves", change.departures);
    if (!change.arrivals.empty())
        line.word("arrives", arrivalsText(change.arrivals));
    line.member("dealer", change.dealer);
    if (change.rules)
        line.rest("rules", variantText(**change.rules));
    return std::move(line).text();
}

std::string textOf(const PotShared& shared)
{
    LineWriter line("pot");
    line.members("winners", shared.winners);
    line.rest("note", escaped(shared.note));
    return std::move(line).text();
}

std::string pointsText(const std::vector<MemberPoints>& points)
{
    std::string text;
    for (const MemberPoints& each : points)
        text +=
            (text.empty() ? "" : ",") + numberText(each.who) + ':' + std::to_string(each.points);
    return text;
}

std::string textOf(const TypedPoints& typed)
{
    LineWriter line(keyIn(pointsForKeys, typed.what));
    if (!typed.points.empty())
        line.word("points", pointsText(typed.points));
    line.flag("into-pot", typed.intoPot);
    line.flag("corrected", typed.corrected);
    line.rest("note", escaped(typed.note));
    return std::move(line).text();
}

} // namespace

std::string tableLineText(const TableLine& line)
{
    return std::visit([](const auto& of) { return textOf(of); }, line);
}

} // namespace sheepshead
