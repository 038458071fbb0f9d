// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_share_view.h"

#include "ui/study/study_diagram_view.h"
#include "ui/study/study_sharing.h"
#include "ui/widgets/flow_layout.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace sheepshead {

StudyShareView::StudyShareView(StudyDraft& draft, QWidget* parent)
    : QWidget(parent)
    , draft_(draft)
    , diagram_(new StudyDiagramView)
{
    auto* const buttons = new FlowLayout(6, 4);
    const auto add = [&](const QString& text, const QString& tip, auto act) {
        auto* const button = new QPushButton(text);
        button->setToolTip(tip);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, act);
        buttons->addWidget(button);
    };
    add(tr("Copy as &text"), tr("Others can read it in a mail, and paste it into this window."),
        [this] { copyStudyText(draft_); });
    add(tr("Copy as &picture"), tr("What is shown here"), [this] { copyStudyPicture(draft_); });
    add(tr("&Save the picture…"), tr("As SVG or PNG"),
        [this] { askToSaveStudyPicture(draft_, window()); });
    add(tr("P&rint…"), tr("On one page"), [this] { printStudy(draft_, window()); });
    add(tr("Save as P&DF…"), tr("One page"), [this] { askToSaveStudyPdf(draft_, window()); });
    auto* const column = new QVBoxLayout(this);
    column->addLayout(buttons);
    column->addWidget(diagram_);
    column->addStretch(1);
}

void StudyShareView::showDraft()
{
    if (draft_.isSound())
        diagram_->show(sharedDiagram(draft_));
}

} // namespace sheepshead
