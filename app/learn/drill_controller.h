// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/own_mistakes.h"
#include "app/learn/table_course.h"
#include "app/session/advisor.h"
#include "engine/tutor/drill.h"
#include "engine/tutor/drill_progress.h"

#include <QPointer>

#include <deque>
#include <optional>
#include <thread>

namespace sheepshead {

class DrillsDialog;
struct LessonStep;

/// Drills at the table: one kind of decision, question after question, judged by what an expert
/// measures, with the person's progress. The person's own mistakes are asked until those of the day
/// are done.
class DrillController : public TableCourse {
    Q_OBJECT

public:
    DrillController(const TablePlace& place, OwnMistakes mistakes);
    ~DrillController() override;

    /// Deals are made from this number on; otherwise from a random one.
    void setSeed(std::uint64_t seed) { seed_ = seed; }

    void showList() override;
    TableView view() const override;
    /// Asks the question that the view shows, unless it is answered.
    void resume() override;
    /// The next question, once this one is answered.
    void goOn() override;
    bool allows(Command command) const override;
    QString whyNot(Command command) const override;

private:
    void begin(DrillKind kind);
    void ask();
    void tellOtherRules();
    std::optional<Drill> nextDrill();
    void endMistakes();
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

    OwnMistakes mistakes_;
    QPointer<DrillsDialog> list_;
    Advisor advisor_;
    std::optional<DrillKind> kind_;
    std::optional<Drill> drill_;
    std::optional<PiledMistake> mistake_; ///< DrillKind::Mistake: what is asked
    std::deque<PiledMistake> pile_;       ///< and what follows
    int pileAsked_ = 0;
    int pileRight_ = 0;
    std::uint64_t seed_;
    std::vector<int> answers_; ///< of the buttons: numbers, or seats
    std::optional<Action> decision_;
    std::optional<Advice> advice_;
    bool answered_ = false;
    std::jthread thread_; ///< last: it ends before the other members are destroyed
};

} // namespace sheepshead
