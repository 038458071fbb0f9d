// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tutor/lesson_check.h"
#include "engine/tutor/lesson_text.h"
#include "tests/fuzz/fuzz.h"

using namespace sheepshead;

FUZZ(input)
{
    if (const auto lesson = parseLesson(input))
        faultOf(*lesson);
}
