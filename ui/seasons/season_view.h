// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/season/season_money.h"
#include "engine/season/season_pairs.h"
#include "engine/season/season_records.h"

#include <QHash>
#include <QString>

namespace sheepshead {

/// A season in the list of seasons.
struct SeasonEntry {
    qint64 id = 0;
    QString name;
    QString fault; ///< why it cannot be read; empty if it can
};

/// A sheet with evenings of a season.
struct SeasonSheetEntry {
    qint64 id = 0;
    QString name;
    bool excluded = false;     ///< taken out by hand
    QString fault;             ///< why its hands do not count; empty if they do
    std::string firstDay = {}; ///< of its evenings, YYYY-MM-DD; empty with a fault
    std::string lastDay = {};
};

/// All that is shown of a season.
struct SeasonView {
    qint64 id = 0;
    Season season = {};
    QHash<qint64, QString> names = {}; ///< of people, by their numbers
    SeasonStandings standings = {};
    std::vector<SeasonPair> pairs = {};
    std::vector<SeasonRecord> records = {};
    std::vector<SeasonSheetEntry> sheets = {};
    std::vector<SeasonPayment> paid = {};

    QString nameOf(qint64 person) const { return names.value(person, QStringLiteral("?")); }
};

} // namespace sheepshead
