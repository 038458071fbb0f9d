// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/picture_work.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace sheepshead {

/// Pictures from elsewhere are drawn by a process of their own, this program once more: a file can
/// be made so that drawing it never ends, takes all memory, or crashes, and only a process can be
/// stopped then. The file is read here, the process gets its bytes and gives pixels back.

/// How the process is started. Without it (tests, fuzz targets) all is drawn at once by the caller.
struct PictureServer {
    QString program;
    QStringList arguments;
};
void setPictureServer(const PictureServer& server);
bool hasPictureServer();

/// The argument with which this program draws pictures and does nothing else.
inline constexpr auto drawPicturesArgument = "--draw-pictures";

/// The main() of such a process, which has a QGuiApplication already: the task comes in, the
/// pictures go out. It gets only so much time and memory. Returns the status.
int serveOnePicture();

/// Draws in a process; takes as long as that takes, or is allowed to. For threads that may wait.
DrawnPictures drawElsewhere(const PictureTask& task);

/// At the end of the program nobody waits for pictures any more.
void stopDrawing();

/// Tells the thread of the windows that pictures have come for which something waits: whatever
/// shows pictures from elsewhere asks for them again.
class PictureNews : public QObject {
    Q_OBJECT

Q_SIGNALS:
    void arrived();
};
PictureNews& pictureNews();

/// Does the work in a thread, where there is a server, and then tells the news; else at once.
void workOnPictures(std::function<void()> work);

} // namespace sheepshead
