// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/system_motion.h"

#include "ui/files/outside_file.h"
#include "ui/widgets/desktop_motion.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QStyle>

namespace sheepshead {

namespace {

constexpr qint64 largestDesktopSettings = qint64 { 1024 } * 1024; // bytes

/// Both ways in which GTK writes a truth.
bool isNo(const QVariant& value)
{
    const QString text = value.toString().trimmed().toLower();
    return text == QStringLiteral("0") || text == QStringLiteral("false");
}

bool kdeStandsStill(const QString& folder)
{
    const QString file = folder + QStringLiteral("/kdeglobals");
    if (!problemOfOutsideFile(file, largestDesktopSettings).isEmpty())
        return false;
    const QSettings kde(file, QSettings::IniFormat);
    bool ok = false;
    const double factor =
        kde.value(QStringLiteral("KDE/AnimationDurationFactor")).toString().toDouble(&ok);
    return ok && factor == 0;
}

bool gtkStandsStill(const QString& folder, const QString& version)
{
    const QString file = folder + QStringLiteral("/gtk-%1/settings.ini").arg(version);
    if (!problemOfOutsideFile(file, largestDesktopSettings).isEmpty())
        return false;
    const QSettings gtk(file, QSettings::IniFormat);
    const QVariant moves = gtk.value(QStringLiteral("Settings/gtk-enable-animations"));
    return moves.isValid() && isNo(moves);
}

} // namespace

bool filesWantLessMotion(const QString& folder)
{
    return kdeStandsStill(folder) || gtkStandsStill(folder, QStringLiteral("3.0"))
        || gtkStandsStill(folder, QStringLiteral("4.0"));
}

bool systemWantsLessMotion()
{
    if (QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0)
        return true;
    return desktopWantsLessMotion()
        || filesWantLessMotion(
            QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation));
}

bool wantsLessMotion(LessMotion wish)
{
    return wish == LessMotion::AsSystem ? systemWantsLessMotion() : wish == LessMotion::Always;
}

} // namespace sheepshead
