// SPDX-License-Identifier: GPL-3.0-or-later
// Every step of every lesson as a picture, to look at: lesson_pictures FOLDER [LANGUAGE] [dark]
#include "app/settings/languages.h"
#include "tests/app/learn/school.h"
#include "ui/preferences/colour_scheme.h"

#include <QApplication>
#include <QDir>

#include <array>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

constexpr std::array sizes { QSize(800, 600), QSize(1280, 800) };

void takePictures(School& school, const QString& key, const QString& file)
{
    Pupil pupil(school, lessonNamed(key).value());
    int number = 0;
    pupil.onSight([&](const QString& name) {
        QCoreApplication::sendPostedEvents(); // shows and lays out what is new
        QCoreApplication::processEvents();
        school.window.grab().save(
            file + QStringLiteral("-%1-%2.png").arg(++number, 2, 10, QLatin1Char('0')).arg(name));
    });
    pupil.goTo(pupil.course().lesson().steps.size());
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    const QDir folder(arguments.value(1, QStringLiteral(".")));
    speak(arguments.value(2, QStringLiteral("en")));
    if (arguments.contains(QStringLiteral("dark")))
        applyColourScheme(ColourScheme::Dark);
    for (const QSize size : sizes)
        for (const QString& key : lessonKeys()) {
            School school;
            school.window.resize(size);
            for (const QString& before : lessonKeys())
                school.settings.store().save(before, LessonProgress { before < key, {} });
            school.lessons.teach();
            takePictures(
                school, key, folder.filePath(QStringLiteral("%1-%2").arg(size.width()).arg(key)));
        }
    return 0;
}
