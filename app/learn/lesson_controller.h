// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/hand_comments.h"
#include "app/learn/table_course.h"
#include "engine/tutor/lesson_course.h"

#include <QPointer>

#include <optional>

namespace sheepshead {

class LessonsDialog;

/// Teaches the game at the table: the list of lessons, the lesson that is taken, and what the
/// person has done of each.
class LessonController : public TableCourse {
    Q_OBJECT

public:
    explicit LessonController(const TablePlace& place);
    ~LessonController() override;

    void showList() override;
    TableView view() const override;
    /// With the step that it has come to; a new lesson with its first.
    void resume() override;
    /// Takes the first lesson that is not done, where it was left.
    void teach();
    /// The next step, if nothing is asked any more; a lesson that is left can be resumed.
    void goOn() override;
    QString whyNot(Command command) const override;

private:
    void take(const QString& key, bool afresh);
    void begin(LessonCourse course);
    void showStep();
    void showEnd();
    void askAtTable();
    void decide(const Action& action) override;
    void choose(std::size_t choice) override;
    void forget() override;
    void comment();
    void tellComments(
        const std::vector<HandStep>& steps, const std::vector<ReviewedDecision>& reviews);
    void tell(const LessonReply& reply);
    void show(const std::vector<Told>& told);
    void say(const std::string& words);
    void save();
    void nextLesson();
    QString followingKey() const;

    QPointer<LessonsDialog> list_;
    HandComments comments_;
    QString key_;
    std::optional<LessonCourse> course_;
};

} // namespace sheepshead
