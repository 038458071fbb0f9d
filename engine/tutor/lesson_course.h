// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_state.h"
#include "engine/tutor/lesson.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sheepshead {

/// One action at the table, as the pupil sees it: what happened, and what they know afterwards.
struct Told {
    std::vector<Event> events;
    Observation after;
};

/// What the pupil is told about their answer.
struct LessonReply {
    bool right = false;
    std::string words;
};

/// A lesson as it is taken: the step it is at, the hand on the table, and which answers were given.
/// A value: the checker tries every way through a lesson with copies.
class LessonCourse {
public:
    /// Before the first step: the table lies as the lesson begins.
    explicit LessonCourse(Lesson lesson);

    /// The same lesson at the place where it was left; the words are those of progress(). The
    /// problem is progress in another lesson, or in another version of it.
    static Result<LessonCourse> resumed(const Lesson& lesson, std::string_view progress);
    /// What brought the pupil here, in one line: "next", "choose 2" and actions, separated by
    /// commas.
    std::string progress() const;

    const Lesson& lesson() const { return lesson_; }
    const HandState& hand() const { return hand_; }
    /// The hand on the table with all that was done in it.
    const HandRecord& record() const { return record_; }
    Observation seen() const { return hand_.observation(pupilsSeat); }

    bool begun() const { return step_.has_value(); }
    /// The last step is done.
    bool over() const { return step_ == lesson_.steps.size(); }
    /// The number of the step, from 0; only between the first and the last.
    std::size_t number() const { return step_.value(); }
    const LessonStep& step() const { return lesson_.steps.at(number()); }
    /// The right answer to the question of this step, once it is given; empty where none was asked.
    const std::optional<LessonReply>& answered() const { return answered_; }
    /// Whether nothing is asked any more, so that next() may be called.
    bool mayContinue() const;

    /// Goes to the next step, and does what the table does there; only where mayContinue(). The
    /// problem is a play that the rules forbid; the course is of no use then.
    Result<std::vector<Told>> next();

    /// What the pupil may do now at the table, or point at; empty for other questions.
    std::vector<Action> possibleAnswers() const;
    /// What an answer is told, without giving it. An action or a card is one of possibleAnswers();
    /// a choice is the number of an answer. Empty if the lesson has no words for it.
    std::optional<LessonReply> judge(const Action& answer) const;
    LessonReply judge(std::size_t choice) const;
    /// Gives an answer; a wrong one changes nothing. What happens at the table because of it is put
    /// into `told`: what was asked, and in a hand that is played out what the others do then.
    LessonReply answer(const Action& answer, std::vector<Told>& told);
    LessonReply answer(std::size_t choice);

private:
    const LessonAnswer* answerTo(const Action& answer) const;
    std::size_t followerOf(const LessonAnswer& answer) const;
    void accept(const LessonAnswer& answer);
    Told apply(const Action& action);
    void letOthersPlay(std::vector<Told>& told);

    Lesson lesson_;
    HandState hand_;
    HandRecord record_;
    std::optional<std::size_t> step_;
    std::size_t following_ = 0; ///< the step after this one
    std::optional<LessonReply> answered_;
    std::vector<std::string> taken_; ///< the words of progress()
};

} // namespace sheepshead
