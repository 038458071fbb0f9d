// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/study/study_draft.h"

#include <QTreeWidget>

#include <map>

namespace sheepshead {

/// The variations of a study. The steps of a line stand below each other; what was tried instead of
/// a step hangs on it. The main line is bold. Behind a step is what was expected of it.
class StudyTreeView : public QTreeWidget {
    Q_OBJECT

public:
    explicit StudyTreeView(StudyDraft& draft, QWidget* parent = nullptr);

    void showDraft();
    /// The row of a node; null for what is not shown.
    QTreeWidgetItem* itemOf(StudyNodeId node) const;

private:
    void fill();
    void addLine(QTreeWidgetItem* parent, StudyNodeId first);
    QTreeWidgetItem* addStep(QTreeWidgetItem* parent, StudyNodeId node, bool instead);
    void showFigures();
    void showFiguresOf(StudyNodeId node, QTreeWidgetItem& item) const;

    StudyDraft& draft_;
    std::shared_ptr<const StudyTree> tree_; ///< what is shown
    QStringList names_;
    std::map<StudyNodeId, QTreeWidgetItem*> items_;
    std::map<StudyNodeId, double> ends_; ///< the person's score where the hand is over
    bool showing_ = false;
};

} // namespace sheepshead
