// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/study/played_line.h"
#include "ui/study/study_draft.h"

#include <QWidget>

class QBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace sheepshead {

struct BranchEnd;
class StudyDiagramView;
class StudyFaultLabel;
class StudyNextSteps;
class StudyTreeView;

/// Tries out how a position goes on, step by step or played by the computer's players: the
/// variations with their names and notes, the position at each step, and what two branches come
/// to.
class StudyStepsView : public QWidget {
    Q_OBJECT

public:
    /// The draft outlives it.
    explicit StudyStepsView(StudyDraft& draft, QWidget* parent = nullptr);
    ~StudyStepsView() override;

    void showDraft();

    StudyTreeView& steps() { return *steps_; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QLayout* makeTree();
    QLayout* makeHere();
    QLayout* makeComparison();
    QPushButton* newButton(const QString& text, const QString& tip, void (StudyStepsView::*act)());
    void connectTexts();
    void take();
    void playOn(LineEnd end);
    void add(const std::vector<SeenAction>& line);
    void remove();
    void promote();
    void showTexts();
    void showHere();
    void offerBranches();
    void compare();
    QString branchName(StudyNodeId last) const;
    static QString endText(const BranchEnd& end);

    StudyDraft& draft_;
    StudyTreeView* steps_;
    QLineEdit* name_;
    QPlainTextEdit* note_;
    StudyFaultLabel* textFault_;
    StudyDiagramView* diagram_;
    StudyNextSteps* next_;
    StudyFaultLabel* fault_;
    QComboBox* other_; ///< the branch to compare with
    QLabel* comparison_;
    QWidget* comparing_ = nullptr;
    QPushButton* promote_ = nullptr;
    QPushButton* remove_ = nullptr;
    std::vector<QPushButton*> ways_; ///< to go on
    QBoxLayout* sides_ = nullptr;
    bool showing_ = false;
};

} // namespace sheepshead
