// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QImage>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace sheepshead {

/// How a person played the hand of a day, the first time.
struct DayResult {
    QDate day;
    QString player;
    int score = 0;
    std::optional<int> expert = {}; ///< score of an expert in the same seat, once it is known
    bool takenBack = false;         ///< decisions were taken back
    QString tricks = {};            ///< for each trick 1 if the player's side took it, else 0

    bool operator==(const DayResult&) const = default;
};

/// The results of the last days, of all who play here, the oldest first.
using DayResults = std::vector<DayResult>;

inline constexpr std::size_t mostDayResults = 400; ///< the oldest are forgotten

/// Notes a result, if the player has none of that day yet.
void note(DayResults& results, const DayResult& result);
/// The expert's score is the same for all who played the day.
void noteExpert(DayResults& results, const QDate& day, int score);

/// Null if the player has not played that day.
const DayResult* resultOf(const DayResults& results, const QDate& day, const QString& player);
/// Who has played on these days, each once; `first` is the first of them in any case.
QStringList playersOf(const DayResults& results, const QString& first);

/// Lists of texts for a settings file. What no result can be is left out.
QStringList textsOf(const DayResults& results);
DayResults dayResultsFrom(const QStringList& texts);

/// A line to send to others: "Sheepshead, Nov 25: +4, expert +2 🃏 ●○●●○●". It gives no card away.
QString shareLine(const DayResult& result);
/// The scores of the week up to a day, a line for each player.
QString weekText(const DayResults& results, const QDate& lastDay, const QString& first);
/// The line as a picture.
QImage sharePicture(const DayResult& result);

} // namespace sheepshead
