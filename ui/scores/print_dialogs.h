// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/sheet_document.h"

class QWidget;

namespace sheepshead {

/// Putting a score sheet on paper, from the question to the last page. Each asks in a dialog of its
/// own and returns at once.
void printSheet(const SheetDocument& document, QWidget* parent);
void previewSheet(const SheetDocument& document, QWidget* parent);
void exportSheet(const SheetDocument& document, QWidget* parent);

} // namespace sheepshead
