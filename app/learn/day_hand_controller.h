// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/expert_score.h"
#include "app/game/practice.h"
#include "app/table/table_place.h"
#include "ui/learn/day_results.h"

#include <QDate>
#include <QObject>

#include <functional>
#include <optional>

namespace sheepshead {

/// The hand of the day: the same deal for everybody, played for practice against regulars. When it
/// is over, the person is told what an expert would have scored with their cards, and on how many
/// days in a row they have played. The hands of the last days can be played too, by several people
/// who compare their scores.
class DayHandController : public QObject {
    Q_OBJECT

public:
    using Today = std::function<QDate()>;
    explicit DayHandController(
        const TablePlace& place, Today today = [] { return QDate::currentDate(); });

    /// Today's hand, from its deal.
    void play();
    /// Asks for another day's hand, and who plays it.
    void showDays();
    const Practice& practice() const { return practice_; }

private:
    void playDay(const QDate& day, const QString& player);
    void takeEnd(const NamedHand& hand);
    void noteResult(const HandState& played);
    void copyResult() const;
    void drop();
    void tell();
    QString streakWords() const;

    TablePlace place_;
    Today today_;
    Practice practice_;
    ExpertScore expert_;
    QString player_;        ///< who plays it, or played the last one
    QDate day_;             ///< of the hand on the table, or of the last one
    bool isTodays_ = false; ///< it was when it began
    bool on_ = false;       ///< it has the table and is not over
    bool takenBack_ = false;
    std::optional<int> score_; ///< once it is over
    std::optional<int> expertsScore_;
};

} // namespace sheepshead
