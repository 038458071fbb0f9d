// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/players/seat_words.h"

#include <QCoreApplication>

namespace sheepshead {

bool isYou(Seat seat, const Seating& seating)
{
    return seat == seating.viewer && seating.at(seat).person;
}

QString spokenList(const QStringList& words)
{
    if (words.size() < 2)
        return words.join(QString());
    const QString others = words.mid(0, words.size() - 1)
                               .join(QCoreApplication::translate("SeatWords", ", ", "in a list"));
    return QCoreApplication::translate("SeatWords", "%1 and %2", "the end of a list")
        .arg(others, words.last());
}

QString seatNames(SeatSet seats, const Seating& seating)
{
    QStringList names;
    for (const Seat seat : seats) {
        if (isYou(seat, seating))
            names.prepend(QCoreApplication::translate("SeatWords", "You"));
        else
            names << seating.at(seat).name;
    }
    return spokenList(names);
}

} // namespace sheepshead
