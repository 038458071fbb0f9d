// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_files.h"

#include "engine/study/position_text.h"
#include "engine/study/recorded_study.h"
#include "engine/study/study_file.h"
#include "engine/support/text.h"
#include "ui/files/file_dialogs.h"
#include "ui/files/outside_file.h"
#include "ui/files/whole_file.h"
#include "ui/study/study_words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>

#include <algorithm>
#include <string_view>

namespace sheepshead {

namespace {

struct StudyFiles {
    Q_DECLARE_TR_FUNCTIONS(StudyFiles)
};

/// Notes for people may stand above it.
bool isHandText(std::string_view text)
{
    text = withoutByteOrderMark(text);
    while (text.starts_with('#'))
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    return text.starts_with("sheepshead hand ");
}

void warnOfStudyFile(QWidget* parent, const QString& text, const QString& more = {})
{
    auto* const box = new QMessageBox(
        QMessageBox::Warning, StudyFiles::tr("Study"), text, QMessageBox::Ok, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(more);
    box->open();
}

} // namespace

Result<StudyTree> studyInText(const std::string& text)
{
    if (isStudyText(text))
        return parseStudyFile(text);
    if (isHandText(text)) {
        constexpr Seat first = seatAt(0);
        const Result<HandRecord> record = parseRecord(text);
        return record ? studyOf(*record, first, decisionsBefore(*record, first))
                      : Result<StudyTree>(record.problem());
    }
    const Result<StudyPosition> position = parsePosition(text);
    return position ? Result<StudyTree>(StudyTree(*position))
                    : Result<StudyTree>(position.problem());
}

Result<StudyTree> readStudyFile(const QString& name)
{
    const OutsideFile file = readOutsideFile(name, longestStudyFile);
    if (!file.problem.isEmpty())
        return Problem { "file", file.problem.toStdString() };
    return studyInText(file.bytes.toStdString());
}

bool writeStudyFile(const QString& name, const StudyTree& study)
{
    return writeWholeFile(name, QByteArray::fromStdString(studyFileText(study)));
}

void openStudy(
    QWidget* parent, const QString& file, const std::function<void(const StudyTree&)>& take)
{
    if (const Result<StudyTree> study = readStudyFile(file))
        return take(*study);
    else
        warnOfStudyFile(parent,
            StudyFiles::tr("There is no study in %1 that can be opened. Nothing was changed.")
                .arg(QFileInfo(file).fileName()),
            studyProblemText(study.problem()));
}

void openStudyFile(QWidget* parent, std::function<void(const StudyTree&)> take)
{
    askWhatToOpen(StudyFiles::tr("Open a study"),
        StudyFiles::tr("Studies and hands (*.sheepstudy *.sheephand);;All files (*)"), parent,
        [parent, take = std::move(take)](const QString& file) { openStudy(parent, file, take); });
}

void saveStudyFile(QWidget* parent, const StudyTree& study)
{
    askWhereToSave({ StudyFiles::tr("Save the study"), StudyFiles::tr("Study.sheepstudy"),
                       StudyFiles::tr("Studies (*.sheepstudy);;All files (*)") },
        parent, [parent, study](const QString& file) {
            if (!writeStudyFile(file, study))
                warnOfStudyFile(parent,
                    StudyFiles::tr("The study was not saved: the file %1 could not be written. "
                                   "Choose another folder.")
                        .arg(QDir::toNativeSeparators(file)));
        });
}

} // namespace sheepshead
