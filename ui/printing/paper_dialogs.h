// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/printing/paper.h"

#include <QPageSize>

#include <memory>
#include <optional>

class QWidget;

namespace sheepshead {

using PaperPointer = std::shared_ptr<const Paper>;

/// Print and save some paper. Each opens its own dialog and returns at once. Without a
/// size the paper is the printer's own.
void printPaper(
    const PaperPointer& paper, QWidget* parent, const std::optional<QPageSize>& size = {});
/// The question is the title of the dialog that asks for a file.
void savePaper(const PaperPointer& paper, const QString& question, QWidget* parent,
    const std::optional<QPageSize>& size = {});

} // namespace sheepshead
