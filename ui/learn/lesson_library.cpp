// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_library.h"

#include "engine/tutor/lesson_check.h"
#include "engine/tutor/lesson_text.h"

#include <QDir>
#include <QFile>
#include <QLocale>

namespace sheepshead {

namespace {

const QString lessonFolder = QStringLiteral(":/lessons/");
const QString lessonEnding = QStringLiteral(".lesson");

/// In the language of the texts if there is such a file; English lies in the folder itself.
QString fileOfLesson(const QString& key)
{
    const QString language = QLocale().name().section(u'_', 0, 0) + u'/';
    const QString translated = lessonFolder + language + key + lessonEnding;
    return QFile::exists(translated) ? translated : lessonFolder + key + lessonEnding;
}

} // namespace

QStringList lessonKeys()
{
    QStringList keys =
        QDir(lessonFolder).entryList({ u'*' + lessonEnding }, QDir::Files, QDir::Name);
    for (QString& key : keys)
        key.chop(lessonEnding.size());
    return keys;
}

Result<Lesson> lessonNamed(const QString& key)
{
    QFile file(fileOfLesson(key));
    if (!file.open(QIODevice::ReadOnly))
        return Problem { key.toStdString(), "there is no such lesson" };
    auto lesson = parseLesson(file.readAll().toStdString());
    if (!lesson)
        return lesson;
    if (const auto fault = faultOf(*lesson))
        return *fault;
    return lesson;
}

} // namespace sheepshead
