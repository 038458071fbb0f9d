// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include <vector>

class QPainter;
class QRectF;

namespace sheepshead {

/// A role of a seat: a word on a tag, or an icon where the word has no room.
struct RoleTag {
    const char* icon; ///< of resources/icons
    QString word;
    QColor ground;
};

/// Sizes in pixels: the type of the words, and the side of an icon at most.
struct RoleSizes {
    int word;
    double icon;
};

/// Paints tags into the room, from its right end; the last tag comes first and becomes an icon
/// last.
void paintRoleTags(QPainter& painter, const std::vector<RoleTag>& tags, const QRectF& room,
    const RoleSizes& sizes);

void paintRoleIcon(QPainter& painter, const RoleTag& tag, const QRectF& place);

} // namespace sheepshead
