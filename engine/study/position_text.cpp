// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/position_text.h"

#include "engine/study/action_lines.h"
#include "engine/study/fact_lines.h"
#include "engine/study/position_check.h"
#include "engine/study/position_lines.h"
#include "engine/study/position_settling.h"
#include "engine/support/utf8.h"

namespace sheepshead {

namespace {

void readLine(TextCursor& text, FactLines& facts, ActionLines& actions)
{
    const std::string_view typed = text.takeLine();
    if (const auto junk = firstOutsideUtf8(typed))
        return text.failAt(text.placeOf(typed.substr(*junk)), "this is not text in UTF-8");
    const PositionLine line = positionLine(typed);
    if (!line.key.empty() && !facts.take(line) && !actions.take(line))
        text.failAt(TextCursor::placeOfColumn(text.lineNumber(), line.column),
            "'" + line.key + "': no such line in a position");
}

/// How well a mark fits the place of a fault; 0: not at all.
int fitOf(const StudyPlace& mark, const StudyPlace& place)
{
    if (mark.field != place.field)
        return 0;
    if (place.field == StudyField::Actions)
        return place.action && mark.action == place.action ? 2 : 0;
    if (mark.seat != place.seat && mark.seat && place.seat)
        return 0;
    return mark.card && mark.card == place.card ? 3 : mark.card ? 0 : 2;
}

} // namespace

Problem PositionReading::located(const StudyFault& fault) const
{
    Problem problem = problemOf(fault, position);
    const Mark* best = nullptr;
    const auto look = [&](const StudyPlace& place) {
        for (const Mark& mark : marks)
            if (fitOf(mark.place, place) > (best == nullptr ? 0 : fitOf(best->place, place)))
                best = &mark;
    };
    look(fault.place);
    if (best == nullptr && fault.place.field == StudyField::Actions && fault.place.seat)
        look({ StudyField::Bury, fault.place.seat }); // a bury is an action without a line
    if (best == nullptr)
        problem.reason = problem.place + ": " + problem.reason;
    problem.place =
        best == nullptr ? "position" : TextCursor::placeOfColumn(best->line, best->column);
    return problem;
}

Result<PositionReading> readPosition(std::string_view text, int firstLine)
{
    if (text.size() > longestPositionText)
        return Problem { "position", "longer than any position" };
    TextCursor cursor(text, firstLine);
    TypedPosition typed;
    FactLines facts(cursor, typed);
    ActionLines actions(cursor, typed);
    while (!cursor.atEnd())
        readLine(cursor, facts, actions);
    return cursor.failed() ? cursor.resultOf(PositionReading {}) : settled(std::move(typed));
}

std::string positionText(const StudyPosition& given)
{
    const StudyPosition position = normalized(given);
    std::string text = linesOfKinds(position);
    const Result<PositionReading> reading = readPosition(text);
    return reading && reading->position == position ? text : linesInOrder(position);
}

Result<StudyPosition> parsePosition(std::string_view text)
{
    const Result<PositionReading> reading = readPosition(text);
    if (!reading)
        return reading.problem();
    if (const auto fault = checkPosition(reading->position).fault)
        return reading->located(*fault);
    return reading->position;
}

} // namespace sheepshead
