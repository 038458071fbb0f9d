// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/picture_process.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QThreadPool>

#include <atomic>
#include <cstdio>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

namespace sheepshead {

namespace {

// A deck of many fine lines takes two seconds of a slow processor.
constexpr int mostProcessorSeconds = 10;
// For what waits instead of working, and for a machine with much else to do.
constexpr qint64 mostMilliseconds = 60'000;
constexpr qint64 mostMemory = qint64 { 3 } << 30; // bytes, of address space
constexpr qint64 mostAnswer = qint64 { 512 } << 20;

std::atomic_bool drawingStopped = false;

PictureServer& pictureServer()
{
    static PictureServer server;
    return server;
}

#ifdef Q_OS_UNIX
void limit(int resource, qint64 most)
{
    const rlimit both { static_cast<rlim_t>(most), static_cast<rlim_t>(most) };
    setrlimit(resource, &both);
}
#endif

void limitThisProcess()
{
#ifdef Q_OS_UNIX
    limit(RLIMIT_CPU, mostProcessorSeconds);
    limit(RLIMIT_CORE, 0);
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) // which reserve terabytes
    limit(RLIMIT_AS, mostMemory);
#endif
#endif
}

/// Without a screen, and without a message for each fault of a picture.
void prepareProcess(QProcess& process)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
#endif
    environment.remove(QStringLiteral("QT_LINUX_ACCESSIBILITY_ALWAYS_ON"));
    process.setProcessEnvironment(environment);
    process.setStandardErrorFile(QProcess::nullDevice());
    process.setWorkingDirectory(QStringLiteral("/")); // whatever a picture names, it is not here
    process.setProgram(pictureServer().program);
    process.setArguments(pictureServer().arguments);
}

QByteArray bytesOf(const PictureTask& task)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << task;
    return bytes;
}

DrawnPictures pulled(const QByteArray& answer)
{
    QDataStream stream(answer);
    DrawnPictures drawn;
    stream >> drawn;
    return stream.status() == QDataStream::Ok ? drawn : noPictures(PictureFault::NotInTime);
}

DrawnPictures stoppedWith(QProcess& process, PictureFault fault)
{
    process.kill();
    process.waitForFinished();
    return noPictures(fault);
}

} // namespace

void setPictureServer(const PictureServer& server) { pictureServer() = server; }

bool hasPictureServer() { return !pictureServer().program.isEmpty(); }

int serveOnePicture()
{
    limitThisProcess();
    QFile in;
    QFile out;
    if (!in.open(stdin, QIODevice::ReadOnly) || !out.open(stdout, QIODevice::WriteOnly))
        return 1;
    QDataStream request(in.readAll());
    PictureTask task;
    request >> task;
    if (request.status() != QDataStream::Ok)
        return 1;
    QDataStream answer(&out);
    answer << drawnPictures(task);
    return answer.status() == QDataStream::Ok && out.flush() ? 0 : 1;
}

DrawnPictures drawElsewhere(const PictureTask& task)
{
    if (!hasPictureServer())
        return drawnPictures(task);
    QProcess process;
    prepareProcess(process);
    QElapsedTimer timer;
    timer.start();
    process.start();
    process.write(bytesOf(task));
    process.closeWriteChannel();
    while (process.state() != QProcess::NotRunning && !process.waitForFinished(50)) {
        if (drawingStopped)
            return stoppedWith(process, PictureFault::Stopped);
        if (timer.elapsed() > mostMilliseconds || process.bytesAvailable() > mostAnswer)
            return stoppedWith(process, PictureFault::NotInTime);
    }
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0
        || process.error() == QProcess::FailedToStart)
        return noPictures(PictureFault::NotInTime);
    return pulled(process.readAllStandardOutput());
}

void stopDrawing() { drawingStopped = true; }

PictureNews& pictureNews()
{
    static auto* const news = new PictureNews;
    return *news;
}

void workOnPictures(std::function<void()> work)
{
    if (!hasPictureServer())
        return work();
    QThreadPool::globalInstance()->start([work = std::move(work)] {
        work();
        QMetaObject::invokeMethod(
            &pictureNews(), [] { Q_EMIT pictureNews().arrived(); }, Qt::QueuedConnection);
    });
}

} // namespace sheepshead
