// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

#include <cstdint>

namespace sheepshead {

/// Which hands the pages of history show.
struct HistoryChoice {
    enum class Place : std::uint8_t { Everywhere, Computer, Table };

    qint64 person = 0; ///< 0: everyone
    QDate from;        ///< invalid: from the beginning
    QDate to;          ///< invalid: to the end
    Place place = Place::Everywhere;
    QString layout; ///< the key of a layout; empty: any
    QString preset; ///< the key of a preset; empty: any

    bool operator==(const HistoryChoice&) const = default;
};

} // namespace sheepshead
