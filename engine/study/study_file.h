// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/study/study_tree.h"

#include <string>
#include <string_view>

namespace sheepshead {

/// The form of studies as files (`.sheepstudy`), UTF-8 in lines:
///
///     sheepshead study 1
///     name Trump or fail?
///     note A hand from Tuesday.
///     note Ada would lead hearts.
///     position
///     rules: layout=5H-A
///     …
///     variations
///     1 0 play QC
///     name The old way
///     2 1 play 7D
///     1 0 play 9H
///
/// A variation is its depth, and its action as the table sees it, with its hidden cards where they
/// are known. The first one of each depth continues the main line. Names and notes belong to the
/// line before them; a note has a line for each of its lines, which are kept as they are. Lines
/// that begin with "#" are remarks.
std::string studyFileText(const StudyTree& tree);

/// Takes what studyFileText() writes and what older versions wrote. All of a file or nothing; the
/// problem's place is "line 7", or "line 7, column 12" within the position. A file of a newer
/// version is refused, saying so.
Result<StudyTree> parseStudyFile(std::string_view text);

/// Whether a text begins as a study does; else it may be a bare position.
bool isStudyText(std::string_view text);

inline constexpr std::string_view studyFileEnding = ".sheepstudy";
/// In bytes; a longer file is not read at all.
inline constexpr std::size_t longestStudyFile = std::size_t { 4 } << 20U;

} // namespace sheepshead
