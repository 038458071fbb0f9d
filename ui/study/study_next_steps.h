// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/study/study_draft.h"

#include <QListWidget>

#include <vector>

namespace sheepshead {

/// All that may happen next in a study, one of which is taken as the next step, with what is
/// expected of it where that was asked. Of a seat whose hand is not known every card may come that
/// it can have.
class StudyNextSteps : public QListWidget {
    Q_OBJECT

public:
    explicit StudyNextSteps(QWidget* parent = nullptr);

    void showStepsAfter(const StudyDraft& draft);
    /// What others see of the step that is marked; empty if there is none.
    std::vector<SeenAction> chosen() const;

private:
    void addKnown(const StudyDraft& draft, const HandState& hand);
    void addUnknown(const StudyDraft& draft, const HandState& hand);
    void addStep(const StudyDraft& draft, std::vector<SeenAction> told);

    std::vector<std::vector<SeenAction>> steps_;
};

} // namespace sheepshead
