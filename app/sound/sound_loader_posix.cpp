// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/sound_loader.h"

#include "app/sound/sound_player.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLoggingCategory>
#include <QPluginLoader>

namespace sheepshead {

namespace {

Q_LOGGING_CATEGORY(soundLog, "sheepshead.sound")

/// Empty where there is none.
QString soundModuleFile()
{
#ifdef SHEEPSHEAD_SOUND_MODULE
    const QDir program(QCoreApplication::applicationDirPath());
    const QString name = QStringLiteral(SHEEPSHEAD_SOUND_MODULE);
    for (const QString& folder : { QString(), QStringLiteral(SHEEPSHEAD_MODULE_FOLDER "/") })
        if (const QString file = program.filePath(folder + name); QFileInfo(file).isFile())
            return QDir::cleanPath(file);
#endif
    return {};
}

} // namespace

bool hasSoundPlayer() { return !soundModuleFile().isEmpty(); }

SoundPlayer* loadSoundPlayer()
{
    const QString file = soundModuleFile();
    if (file.isEmpty())
        return nullptr;
    QPluginLoader loader(file);
    auto* const player = qobject_cast<SoundPlayer*>(loader.instance());
    if (!player)
        qCWarning(soundLog, "no sound: %ls", qUtf16Printable(loader.errorString()));
    return player;
}

} // namespace sheepshead
