// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/scores/sheet_document.h"

class QWidget;

namespace sheepshead {

/// Print and save a score sheet. Each opens its own dialog and returns at once.
void printSheet(const SheetDocument& document, QWidget* parent);
void exportSheet(const SheetDocument& document, QWidget* parent);
/// A file that is there is replaced whole, or stays.
void saveWebPage(const SheetDocument& document, QWidget* parent);

} // namespace sheepshead
