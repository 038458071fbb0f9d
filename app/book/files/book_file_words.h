// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/support/result.h"

#include <QString>

#include <filesystem>
#include <string>
#include <vector>

namespace sheepshead {

class MainWindow;

/// The notices about exports, imports and backups: the newest one takes the place of the others.
const QString& filesTopic();

/// As the person reads it, and as the program opens it.
QString nameOfFile(const std::filesystem::path& file);
std::filesystem::path pathOfFile(const QString& file);

/// A line for each, with a dot before it.
QString bulleted(const std::vector<std::string>& lines);

/// What was not done with the score book, and why; only a notice if the person stopped it.
void tellBookProblem(MainWindow& window, const Problem& problem);

} // namespace sheepshead
