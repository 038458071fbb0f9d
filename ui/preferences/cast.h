// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/players/seating.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace sheepshead {

/// A computer player as this person wants it.
struct CastMember {
    QString name;
    QString character; ///< the key of its way of playing; empty: as any of its level
    QString face;      ///< a portrait, or an own face (ui/cards/own_faces.h); empty: as it comes

    bool operator==(const CastMember&) const = default;
};

/// Computer players that were renamed or changed, or got another face.
using Cast = std::vector<CastMember>;

inline constexpr std::size_t mostCastMembers = 64; ///< the oldest are forgotten

/// The player of a name, in small or capital letters: one of the cast, a character that is as it
/// comes, or a player without a character.
CastMember memberNamed(const Cast& cast, const QString& name);

/// A character as it comes.
CastMember memberOf(const QString& character);

/// Replaces the member of this name, or adds it. One that is as it comes is not kept.
void keepMember(Cast& cast, const CastMember& member);

/// The faces that a member may have, by their portraits: those of all characters.
QStringList faceNames();

/// The names, characters and faces at the table: people, of whom the viewer is one, and computer
/// players. A player without a face of its own gets one that no other has.
Seating seatingFor(const QStringList& players, Seat viewer, SeatSet people, const Cast& cast);

} // namespace sheepshead
