// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace sheepshead {

/// Shares the keys of undo and redo between the fields inside a widget and its window: they belong
/// to a field while it holds what the person types there, and else to the window. To be called
/// again when there are new fields.
void shareUndo(QWidget& form);

} // namespace sheepshead
