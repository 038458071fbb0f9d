// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/study/study_diagram.h"

#include <QWidget>

namespace sheepshead {

/// Shows a diagram, as high as it needs to be at its width. Its description says it in words.
class StudyDiagramView : public QWidget {
    Q_OBJECT

public:
    explicit StudyDiagramView(QWidget* parent = nullptr);

    void show(const StudyDiagram& diagram);
    using QWidget::show;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    StudyDiagram diagram_;
};

} // namespace sheepshead
