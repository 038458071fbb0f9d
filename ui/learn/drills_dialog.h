// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tutor/drill.h"
#include "engine/tutor/drill_progress.h"
#include "engine/tutor/mistake.h"

#include <QDialog>

#include <vector>

class QPushButton;
class QTreeWidget;

namespace sheepshead {

/// A drill as it stands in the list.
struct DrillEntry {
    DrillKind kind = DrillKind::Pick;
    DrillProgress progress;
};

/// The list of drills with how well the person does in each; the person's own mistakes come first.
class DrillsDialog : public QDialog {
    Q_OBJECT

public:
    DrillsDialog(
        std::vector<DrillEntry> drills, const MistakeFigures& mistakes, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The dialog has closed.
    void chosen(sheepshead::DrillKind kind);

private:
    void fill();
    QStringList textsOf(const DrillEntry& drill) const;
    bool canStart(const DrillEntry& drill) const;
    void showButton();
    void choose();
    const DrillEntry* current() const;

    std::vector<DrillEntry> drills_;
    MistakeFigures mistakes_;
    QTreeWidget* list_;
    QPushButton* begin_;
};

} // namespace sheepshead
