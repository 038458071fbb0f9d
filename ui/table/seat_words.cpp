// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/seat_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace sheepshead {

bool isYou(Seat seat, const Seating& seating)
{
    return seat == seating.viewer && seating.at(seat).person;
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
    return QLocale().createSeparatedList(names);
}

} // namespace sheepshead
