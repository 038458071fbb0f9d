// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/table_course.h"
#include "app/session/advisor.h"
#include "engine/tutor/drill.h"
#include "engine/tutor/drill_progress.h"

#include <QPointer>

#include <functional>
#include <optional>
#include <thread>

namespace sheepshead {

class DrillsDialog;
struct LessonStep;

/// Drills at the table: one kind of decision, question after question, judged by what an expert
/// measures, with the person's progress.
class DrillController : public TableCourse {
    Q_OBJECT

public:
    /// The hands of the book in which the person gave points away with such decisions, as records,
    /// the costliest first.
    using OwnHands = std::function<std::vector<HandRecord>(DrillKind)>;

    DrillController(const TablePlace& place, OwnHands ownHands);
    ~DrillController() override;

    /// Deals are made from this number on; otherwise from a random one.
    void setSeed(std::uint64_t seed) { seed_ = seed; }

    void showList() override;
    TableView view() const override;
    /// Asks the question that the view shows.
    void resume() override;
    /// The next question, once this one is answered.
    void goOn() override;

private:
    void begin(DrillKind kind, bool ownHands);
    void ask();
    std::optional<Drill> nextDrill();
    void askAtTable();
    void askAside();
    void show(LessonStep question);
    void decide(const Action& action) override;
    void choose(std::size_t choice) override;
    void forget() override;
    void judgeDecision();
    void judgePartner(Seat answer);
    void tell(bool right, double cost, const QString& words);
    CheckedVariant rules() const;
    QString key() const;

    OwnHands ownHands_;
    QPointer<DrillsDialog> list_;
    Advisor advisor_;
    std::optional<DrillKind> kind_;
    std::optional<Drill> drill_;
    std::vector<HandRecord> own_; ///< hands of the person that are still to be asked
    std::uint64_t seed_;
    std::vector<int> answers_; ///< of the buttons: numbers, or seats
    std::optional<Action> decision_;
    std::optional<Advice> advice_;
    bool answered_ = false;
    std::jthread thread_; ///< last: it ends before the other members are destroyed
};

} // namespace sheepshead
