// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/player_texts.h"

#include "engine/playout/characters.h"
#include "engine/support/utf8.h"
#include "ui/cards/own_faces.h"
#include "ui/widgets/suggest_names.h"

#include <algorithm>
#include <string>

namespace sheepshead {

Levels levelsFrom(const QStringList& keys, Levels levels)
{
    const auto count = std::min(static_cast<std::size_t>(keys.size()), levels.size());
    for (std::size_t i = 0; i < count; ++i)
        levels.at(i) =
            levelFrom(keys[static_cast<qsizetype>(i)].toStdString()).value_or(levels.at(i));
    return levels;
}

QString nameFrom(const QString& text)
{
    std::string name = text.left(longestName).toStdString();
    while (const auto strange = firstStrangeInName(name))
        name.replace(strange->at, strange->length, " ");
    return QString::fromStdString(name).simplified();
}

Cast castFrom(const QStringList& texts)
{
    Cast cast;
    for (qsizetype i = 0; i + 2 < texts.size(); i += 3) {
        CastMember member { nameFrom(texts[i]), texts[i + 1], texts[i + 2] };
        if (!characterOf(member.character.toStdString()))
            member.character.clear();
        if (!faceNames().contains(member.face) && !isOwnFace(member.face))
            member.face.clear();
        keepMember(cast, member);
    }
    return cast;
}

QStringList textsOf(const Cast& cast)
{
    QStringList texts;
    for (const CastMember& member : cast)
        texts << member.name << member.character << member.face;
    return texts;
}

SeatSet peopleFrom(const QStringList& seats)
{
    SeatSet people { seatAt(0) };
    for (qsizetype i = 0; i < std::min<qsizetype>(seats.size(), maxSeats - 1); ++i)
        if (seats[i] == QLatin1String("true"))
            people.add(seatAt(static_cast<int>(i) + 1));
    return people;
}

QStringList textsOf(SeatSet people)
{
    QStringList seats;
    for (int i = 1; i < maxSeats; ++i)
        seats << (people.contains(seatAt(i)) ? QStringLiteral("true") : QStringLiteral("false"));
    return seats;
}

QStringList keysOf(const Levels& levels)
{
    QStringList keys;
    for (const Level level : levels)
        keys << QString::fromUtf8(keyOf(level).data(), static_cast<qsizetype>(keyOf(level).size()));
    return keys;
}

} // namespace sheepshead
