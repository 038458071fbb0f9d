// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/study/study_draft.h"

#include <QWidget>

namespace sheepshead {

class StudyDiagramView;

/// Gives the position that is looked at to others: as text, as a picture, and on paper. Shows what
/// they get.
class StudyShareView : public QWidget {
    Q_OBJECT

public:
    /// The draft outlives it.
    explicit StudyShareView(StudyDraft& draft, QWidget* parent = nullptr);

    void showDraft();

private:
    StudyDraft& draft_;
    StudyDiagramView* diagram_;
};

} // namespace sheepshead
