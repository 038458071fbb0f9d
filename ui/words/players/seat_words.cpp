// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/players/seat_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace sheepshead {

namespace {

struct SeatWords {
    Q_DECLARE_TR_FUNCTIONS(SeatWords)
};

bool containsRightToLeft(const QString& name)
{
    return std::ranges::any_of(name, [](QChar letter) {
        return letter.direction() == QChar::DirR || letter.direction() == QChar::DirAL;
    });
}

} // namespace

bool isYou(Seat seat, const Seating& seating)
{
    return seat == seating.viewer && seating.at(seat).person;
}

Seating toldToAll(const Seating& seating)
{
    Seating told = seating;
    if (std::ranges::count(seating.seats, true, &SeatInfo::person) > 1)
        for (SeatInfo& seat : told.seats)
            seat.person = false;
    return told;
}

QString inSentence(const QString& name)
{
    constexpr QChar firstStrongIsolate(0x2068);
    constexpr QChar popIsolate(0x2069);
    return containsRightToLeft(name) ? firstStrongIsolate + name + popIsolate : name;
}

QString nameAt(Seat seat, const Seating& seating) { return inSentence(seating.at(seat).name); }

QString spokenList(const QStringList& words)
{
    if (words.size() < 2)
        return words.join(QString());
    const QString others = words.mid(0, words.size() - 1).join(SeatWords::tr(", ", "in a list"));
    return SeatWords::tr("%1 and %2", "the end of a list").arg(others, words.last());
}

QString seatNames(SeatSet seats, const Seating& seating)
{
    QStringList names;
    for (const Seat seat : seats) {
        if (isYou(seat, seating))
            names.prepend(SeatWords::tr("You"));
        else
            names << nameAt(seat, seating);
    }
    return spokenList(names);
}

} // namespace sheepshead
