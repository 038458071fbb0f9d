// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every dialog as a picture, for people to judge:
// dialog_pictures FOLDER [LANGUAGE] [PERCENT of the usual size of text] [dark]
#include "tests/ui/every_dialog.h"
#include "tests/ui/picture_words.h"
#include "ui/preferences/colour_scheme.h"
#include "ui/widgets/text_scale.h"

#include <QApplication>
#include <QDir>
#include <QPixmap>

using namespace sheepshead;
using namespace sheepshead::testing;

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    const QDir folder(arguments.value(1, QStringLiteral(".")));
    folder.mkpath(QStringLiteral("."));
    speak(arguments.value(2, QStringLiteral("en")));
    applyColourScheme(
        arguments.contains(QStringLiteral("dark")) ? ColourScheme::Dark : ColourScheme::Light);
    setTextScale(arguments.value(3, QStringLiteral("100")).toInt());
    for (const NamedDialog& each : everyDialog()) {
        const auto dialog = each.make();
        dialog->show();
        QCoreApplication::sendPostedEvents(); // shows and lays out what is new
        QCoreApplication::processEvents();
        dialog->grab().save(folder.filePath(QLatin1String(each.name) + QStringLiteral(".png")));
    }
    return 0;
}
