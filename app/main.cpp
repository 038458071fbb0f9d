// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/command_line.h"
#include "app/folders.h"
#include "app/instance/running_program.h"
#include "app/settings/languages.h"
#include "app/this_system.h"
#include "ui/cards/picture_process.h"
#include "ui/widgets/line_accessible.h"
#include "ui/widgets/scroll_accessible.h"
#include "ui/widgets/selection_guard.h"
#include "ui/widgets/wheel_guard.h"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <QProcess>

#include <algorithm>
#include <cstdio>
#include <span>
#include <string_view>

using namespace sheepshead;

namespace {

/// Help and version are printed without a screen too.
bool needsNoScreen(std::span<char*> arguments)
{
    constexpr std::array printing { "-h", "--help", "-v", "--version" };
    return std::ranges::any_of(arguments, [&](std::string_view argument) {
        return std::ranges::find(printing, argument) != printing.end();
    });
}

std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv)
{
    if (needsNoScreen({ argv, static_cast<std::size_t>(argc) }))
        return std::make_unique<QCoreApplication>(argc, argv);
    return std::make_unique<QApplication>(argc, argv);
}

int reply(const CommandLineReply& reply)
{
    std::fputs(qUtf8Printable(reply.text), reply.status == 0 ? stdout : stderr);
    return reply.status;
}

QString languageOf(const CommandLine& line)
{
    if (!line.language.isEmpty())
        return line.language;
    return PreferencesStore(foldersFor(line.dataFolder).preferences).language();
}

/// What was asked for when this program was about to end.
void openElsewhere(const QStringList& files, const QString& dataFolder)
{
    if (files.isEmpty())
        return;
    const QStringList folder = dataFolder.isEmpty()
        ? QStringList()
        : QStringList { QStringLiteral("--data-dir"), dataFolder };
    QProcess::startDetached(QCoreApplication::applicationFilePath(), folder + files);
}

} // namespace

int main(int argc, char** argv)
{
    prepareForThisSystem();
    if (argc == 2 && std::string_view(argv[1]) == drawPicturesArgument) {
        const QGuiApplication drawing(argc, argv);
        return serveOnePicture();
    }
    const auto qt = makeApplication(argc, argv);
    // The name of the menu entry: Wayland, task bars and portals know the program by it.
    QGuiApplication::setDesktopFileName(QStringLiteral("games.sheepshead.Sheepshead"));
    QCoreApplication::setApplicationName(QStringLiteral("sheepshead"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SHEEPSHEAD_VERSION));

    const auto line = readCommandLine(QCoreApplication::arguments(), languagesToTry());
    if (const auto* const text = std::get_if<CommandLineReply>(&line))
        return reply(*text);
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/sheepshead.svg")));
    setPictureServer(
        { QCoreApplication::applicationFilePath(), { QString::fromLatin1(drawPicturesArgument) } });
    installLineAccessibility();
    installWheelGuard();
    installSelectionGuard();
    installScrollAccessibility();
    auto options = std::get<CommandLine>(line);
    const Folders folders = foldersFor(options.dataFolder);
    makePrivate(folders, options.dataFolder.isEmpty());
    RunningProgram running(QFileInfo(folders.scoreBook).path());
    const QStringList files = filesOf(options);
    if (!files.isEmpty() && running.handOver(requestFor(files)))
        return 0;
    running.listen();
    running.add(requestFor(options.moreFiles).files);
    QObject::connect(qt.get(), &QCoreApplication::aboutToQuit, &running, &RunningProgram::stop);
    for (LeftStudy study;;) {
        speak(languageOf(options));
        Application application(options, running, std::move(study));
        application.start();
        const int status = QCoreApplication::exec();
        if (!application.beginsAgain()) {
            stopDrawing();
            openElsewhere(running.waiting(), options.dataFolder);
            return status;
        }
        running.listen();
        options = goingOn(options);
        study = application.leaveStudy();
    }
}
