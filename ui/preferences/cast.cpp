// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/cast.h"

#include "engine/playout/characters.h"
#include "ui/widgets/same_name.h"

#include <algorithm>

namespace sheepshead {

namespace {

QString fromLatin(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

bool isNamed(const CastMember& member, const QString& name)
{
    return isSameName(member.name, name);
}

/// The chair after a person's has number 0.
std::size_t chairAfter(Seat person, std::size_t seat)
{
    return (seat + maxSeats - static_cast<std::size_t>(indexOf(person)) - 1) % maxSeats;
}

/// The first face, from the one of the chair on, that is not taken.
QString freeFace(std::size_t chair, const std::vector<SeatInfo>& seats)
{
    const QStringList faces = faceNames();
    for (qsizetype i = 0; i < faces.size(); ++i) {
        const QString& face = faces[(static_cast<qsizetype>(chair) + i) % faces.size()];
        if (std::ranges::find(seats, face, &SeatInfo::portrait) == seats.end())
            return face;
    }
    return faces.front();
}

} // namespace

CastMember memberOf(const QString& character)
{
    const Character* const found = characterOf(character.toStdString());
    return found ? CastMember { fromLatin(found->name), character, character } : CastMember();
}

CastMember memberNamed(const Cast& cast, const QString& name)
{
    const auto own =
        std::ranges::find_if(cast, [&](const CastMember& member) { return isNamed(member, name); });
    if (own != cast.end())
        return *own;
    for (const Character& character : characters()) {
        CastMember usual = memberOf(fromLatin(character.key));
        if (isNamed(usual, name))
            return usual;
    }
    return { name, {}, {} };
}

void keepMember(Cast& cast, const CastMember& member)
{
    std::erase_if(cast, [&](const CastMember& one) { return isNamed(one, member.name); });
    if (member.name.isEmpty() || member == memberNamed({}, member.name))
        return;
    cast.push_back(member);
    if (cast.size() > mostCastMembers)
        cast.erase(cast.begin());
}

QStringList faceNames()
{
    QStringList names;
    for (const Character& character : characters())
        names << fromLatin(character.key);
    return names;
}

Seating seatingFor(const QStringList& players, Seat viewer, SeatSet people, const Cast& cast)
{
    Seating seating { {}, viewer };
    const Seat first = people.empty() ? viewer : *people.begin();
    for (qsizetype i = 0; i < players.size(); ++i) {
        const Seat seat = seatAt(static_cast<int>(i));
        if (people.contains(seat)) {
            const QString face = seat == first ? QStringLiteral("you") : QString();
            seating.seats.push_back({ players[i], face, true, {} });
            continue;
        }
        const CastMember member = memberNamed(cast, players[i]);
        seating.seats.push_back({ players[i], member.face, false, member.character });
    }
    for (std::size_t i = 0; i < seating.seats.size(); ++i) {
        QString& face = seating.seats[i].portrait;
        if (face.isEmpty())
            face = freeFace(chairAfter(first, i), seating.seats);
    }
    return seating;
}

} // namespace sheepshead
