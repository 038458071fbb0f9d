// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/command_line.h"
#include "app/folders.h"
#include "app/settings/languages.h"
#include "app/this_system.h"
#include "ui/cards/picture_process.h"
#include "ui/widgets/line_accessible.h"
#include "ui/widgets/scroll_accessible.h"

#include <QApplication>
#include <QIcon>

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

} // namespace

int main(int argc, char** argv)
{
    prepareForThisSystem();
    if (argc == 2 && std::string_view(argv[1]) == drawPicturesArgument) {
        const QGuiApplication drawing(argc, argv);
        return serveOnePicture();
    }
    const auto qt = makeApplication(argc, argv);
    QCoreApplication::setOrganizationDomain(QStringLiteral("sheepshead.invalid"));
    QCoreApplication::setApplicationName(QStringLiteral("sheepshead"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SHEEPSHEAD_VERSION));

    const auto line = readCommandLine(QCoreApplication::arguments(), languagesToTry());
    if (const auto* const text = std::get_if<CommandLineReply>(&line))
        return reply(*text);
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/sheepshead.svg")));
    setPictureServer(
        { QCoreApplication::applicationFilePath(), { QString::fromLatin1(drawPicturesArgument) } });
    installLineAccessibility();
    installScrollAccessibility();
    auto options = std::get<CommandLine>(line);
    for (;;) {
        speak(languageOf(options));
        Application application(options);
        application.start();
        const int status = QCoreApplication::exec();
        if (!application.beginsAgain()) {
            stopDrawing();
            return status;
        }
        options = goingOn(options);
    }
}
