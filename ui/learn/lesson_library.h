// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tutor/lesson.h"

#include <QStringList>

namespace sheepshead {

/// The keys of the program's lessons, in the order in which they are best taken. Keys never change.
QStringList lessonKeys();

/// A lesson in the language of the program's texts, else in English. The problem is an unknown key
/// or a lesson that is not sound; its place is the line or the step.
Result<Lesson> lessonNamed(const QString& key);

} // namespace sheepshead
