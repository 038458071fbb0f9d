// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tutor/lesson.h"

#include <algorithm>

namespace sheepshead {

namespace {

bool sameAnswer(const LessonAnswer& one, const LessonAnswer& other)
{
    return one.pattern == other.pattern && one.right == other.right && one.next == other.next;
}

bool sameStep(const LessonStep& one, const LessonStep& other)
{
    return one.name == other.name && one.plays == other.plays && one.cards == other.cards
        && one.asked == other.asked && std::ranges::equal(one.answers, other.answers, sameAnswer);
}

} // namespace

std::string differenceBetween(const Lesson& lesson, const Lesson& translation)
{
    if (!(lesson.start == translation.start))
        return "hand";
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        if (i >= translation.steps.size() || !sameStep(lesson.steps[i], translation.steps[i]))
            return lesson.steps[i].name;
    return lesson.steps.size() < translation.steps.size()
        ? translation.steps[lesson.steps.size()].name
        : std::string();
}

} // namespace sheepshead
