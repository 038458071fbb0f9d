// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/study/study_tree.h"

#include <QString>

#include <functional>

class QWidget;

namespace sheepshead {

/// The study in a text: of a study, of a position, or of a recorded hand, which begins before the
/// first decision of seat 0. The problem's place is the line, an action, or "position".
Result<StudyTree> studyInText(const std::string& text);

/// The same in a file; the problem's place may be "file".
Result<StudyTree> readStudyFile(const QString& file);

/// Writes the whole file or leaves what was there before; false if it cannot be written.
bool writeStudyFile(const QString& file, const StudyTree& study);

/// Opens a file. One without a study is told and changes nothing.
void openStudy(
    QWidget* parent, const QString& file, const std::function<void(const StudyTree&)>& take);

/// Asks for a file and opens it. A file without a study is told and changes nothing.
void openStudyFile(QWidget* parent, std::function<void(const StudyTree&)> take);

/// Asks for a file and saves the study there.
void saveStudyFile(QWidget* parent, const StudyTree& study);

} // namespace sheepshead
