// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

class QImage;
class QWidget;

namespace sheepshead {

class StudyDraft;
struct StudyDiagram;

// The position that is looked at, for others: the draft must be sound.

/// What is shared as a picture or on paper.
StudyDiagram sharedDiagram(const StudyDraft& draft);

/// As text that other players can read in a mail, and that can be pasted again.
QString sharedStudyText(const StudyDraft& draft);

/// As pictures, black on white.
QByteArray studySvg(const StudyDiagram& diagram);
QImage studyImage(const StudyDiagram& diagram);

void copyStudyText(const StudyDraft& draft);
void copyStudyPicture(const StudyDraft& draft);

/// Each opens its own dialog and returns at once.
void askToSaveStudyPicture(const StudyDraft& draft, QWidget* parent);
void printStudy(const StudyDraft& draft, QWidget* parent);
void askToSaveStudyPdf(const StudyDraft& draft, QWidget* parent);

} // namespace sheepshead
