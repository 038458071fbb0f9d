// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/start_up.h"

#include "app/application.h"
#include "app/instance/running_program.h"
#include "ui/table/scene/felt_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QPaintEvent>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <cstdio>

namespace sheepshead {

namespace {

/// Of this process, where the system tells.
double residentMegabytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    static const QRegularExpression resident(QStringLiteral("VmRSS:\\s*(\\d+) kB"));
    return resident.match(QString::fromLatin1(status.readAll())).captured(1).toDouble() / 1024;
}

/// Ends the program after the first time the table was painted.
class FirstPaint : public QObject {
public:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        auto* const view = qobject_cast<FeltView*>(watched->parent());
        if (event->type() != QEvent::Paint || !view || watched != view->viewport())
            return false;
        qApp->removeEventFilter(this);
        QMetaObject::invokeMethod(
            qApp,
            [] {
                std::printf("%.1f\n", residentMegabytes());
                QCoreApplication::quit();
            },
            Qt::QueuedConnection);
        return false;
    }
};

} // namespace

StartTimes measureStartUp(const QString& program)
{
    QProcess process;
    QElapsedTimer timer;
    timer.start();
    process.start(program, { QString::fromLatin1(startUpArgument) });
    process.waitForReadyRead();
    const auto taken = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    process.waitForFinished();
    return { taken, process.readAllStandardOutput().trimmed().toDouble() };
}

int startUp(int argc, char** argv)
{
    QApplication qt(argc, argv);
    const QTemporaryDir folder;
    FirstPaint painted;
    qt.installEventFilter(&painted);
    CommandLine line;
    line.dataFolder = folder.path();
    line.seed = 1;
    RunningProgram running(line.dataFolder);
    Application application(line, running);
    application.start();
    return QApplication::exec();
}

} // namespace sheepshead
