// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tutor/lesson_check.h"

#include "engine/cards/card_text.h"
#include "engine/players/rule/rule_player.h"
#include "engine/tutor/lesson_course.h"

#include <algorithm>
#include <set>
#include <utility>

namespace sheepshead {

namespace {

/// Steps that are taken in all ways together.
constexpr int mostStepsTaken = 20'000;

class LessonWalk {
public:
    explicit LessonWalk(const Lesson& lesson)
        : lesson_(lesson)
    {
    }

    std::optional<Problem> walk()
    {
        if (!seatsThePupil())
            return Problem { "hand", "seat 0 does not play this hand" };
        goOn(LessonCourse(lesson_));
        for (const LessonStep& step : lesson_.steps)
            checkMet(step);
        return problem_;
    }

private:
    bool seatsThePupil() const
    {
        return playingSeats(lesson_.start.variant, lesson_.start.deal.dealer).contains(pupilsSeat);
    }

    void fail(const LessonStep& step, std::string reason)
    {
        if (!problem_)
            problem_ = Problem { "step " + step.name, std::move(reason) };
    }

    void checkMet(const LessonStep& step)
    {
        if (!met_.contains(&step - lesson_.steps.data()))
            fail(step, "no way through the lesson leads here");
        for (const LessonAnswer& answer : step.answers)
            if (step.asked != Asked::Choice && !used_.contains(&answer))
                fail(step, "nothing can be answered that is told '" + answer.words + "'");
    }

    void goOn(LessonCourse course)
    {
        if (problem_)
            return;
        if (const auto told = course.next(); !told) {
            problem_ = told.problem();
            return;
        }
        if (course.over())
            return;
        met_.insert(static_cast<std::ptrdiff_t>(course.number()));
        if (++taken_ > mostStepsTaken)
            return fail(course.step(), "there are too many ways through the lesson");
        visit(course);
    }

    void visit(const LessonCourse& course)
    {
        switch (course.step().asked) {
        case Asked::Nothing:
            return goOn(course);
        case Asked::Comments:
            if (!course.hand().over())
                return fail(course.step(), "there are comments on a whole hand only");
            return goOn(course);
        case Asked::Choice:
            return choose(course);
        case Asked::Pointing:
        case Asked::Decision:
            return answerInEveryWay(course);
        case Asked::Rest:
            return playOut(course);
        }
    }

    void choose(const LessonCourse& course)
    {
        for (std::size_t i = 0; i < course.step().answers.size(); ++i) {
            LessonCourse after = course;
            if (after.answer(i).right)
                goOn(std::move(after));
        }
    }

    void answerInEveryWay(const LessonCourse& course)
    {
        const auto possible = course.possibleAnswers();
        if (possible.empty())
            return fail(course.step(), "it is not the pupil's turn");
        bool solvable = false;
        for (const Action& action : possible) {
            const auto reply = course.judge(action);
            if (!reply)
                return fail(course.step(), "there are no words for '" + actionText(action) + "'");
            noteUse(course, action);
            solvable = solvable || reply->right;
            LessonCourse after = course;
            std::vector<Told> told;
            if (after.answer(action, told).right)
                goOn(std::move(after));
        }
        if (!solvable)
            fail(course.step(), "nothing that can be answered is right");
    }

    /// The course has copies of the answers; these are the lesson's own.
    void noteUse(const LessonCourse& course, const Action& action)
    {
        const auto& answers = lesson_.steps[course.number()].answers;
        const Observation seen = course.seen();
        for (const LessonAnswer& answer : answers)
            if (matches(answer.pattern, action, seen)) {
                used_.insert(&answer);
                return;
            }
    }

    void playOut(LessonCourse course)
    {
        RulePlayer player;
        while (!course.mayContinue()) {
            const auto possible = course.possibleAnswers();
            std::vector<Told> told;
            course.answer(player.choose(course.seen(), possible, {}), told);
        }
        goOn(std::move(course));
    }

    const Lesson& lesson_;
    std::set<std::ptrdiff_t> met_; ///< numbers of steps
    std::set<const LessonAnswer*> used_;
    int taken_ = 0;
    std::optional<Problem> problem_;
};

} // namespace

std::optional<Problem> faultOf(const Lesson& lesson) { return LessonWalk(lesson).walk(); }

} // namespace sheepshead
