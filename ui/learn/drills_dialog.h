// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tutor/drill.h"
#include "engine/tutor/drill_progress.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QPushButton;
class QTreeWidget;

namespace sheepshead {

/// A drill as it stands in the list.
struct DrillEntry {
    DrillKind kind = DrillKind::Pick;
    DrillProgress progress;
    int ownHands = 0; ///< hands in the score book in which the person gave something away there
};

/// The list of drills with how well the person does in each, and whether the questions come from
/// new deals or from the person's own costly decisions.
class DrillsDialog : public QDialog {
    Q_OBJECT

public:
    /// Only the drills that the table has.
    explicit DrillsDialog(std::vector<DrillEntry> drills, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The dialog has closed.
    void chosen(sheepshead::DrillKind kind, bool ownHands);

private:
    void fill();
    void showButtons();
    void choose();
    const DrillEntry* current() const;

    std::vector<DrillEntry> drills_;
    QTreeWidget* list_;
    QCheckBox* own_;
    QPushButton* begin_;
};

} // namespace sheepshead
