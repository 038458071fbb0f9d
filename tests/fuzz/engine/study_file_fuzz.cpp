// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/study_file.h"
#include "tests/fuzz/fuzz.h"

using namespace sheepshead;

FUZZ(input)
{
    const auto tree = parseStudyFile(input);
    if (!tree)
        return;
    const auto again = parseStudyFile(studyFileText(*tree));
    fuzzing::holds(again && again->isSameAs(*tree), "a study comes back as it was written");
}
