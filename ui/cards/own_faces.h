// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

#include <functional>

class QObject;

namespace sheepshead {

/// Pictures of the person's own as faces of players. They are kept as small copies in a folder of
/// their own, by names that follow from what they show, so that the pictures they were made of may
/// go. A face is a text for settings: "faces:" and the name of the file.

/// Where the copies are; before a face is added or shown. The folder need not be there yet.
void setFacesFolder(const QString& folder);

/// The form of such a text; the file may be missing.
bool isOwnFace(const QString& face);

/// The file of a face that can be shown; empty for another text, and for one that is gone.
QString ownFaceFile(const QString& face);
/// Its picture; null if it has gone bad.
QImage ownFacePicture(const QString& file);

struct AddedFace {
    QString face;    ///< empty, if there is a problem
    QString problem; ///< a sentence
};

/// Copies the middle of a picture, and calls `then` in this thread when that is done, unless the
/// context is gone by then; refuses what is no picture, is too large, or cannot be written.
void addOwnFace(QObject* context, const QString& file, std::function<void(const AddedFace&)> then);

} // namespace sheepshead
