// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_record.h"
#include "engine/tutor/answer_pattern.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sheepshead {

/// What a step of a lesson wants of the pupil.
enum class Asked : std::uint8_t {
    Nothing,  ///< to read, and to continue
    Comments, ///< to read what their decisions of this hand cost, once that is worked out
    Choice,   ///< one of the answers, as written
    Pointing, ///< to point at a card of their hand, which stays there
    Decision, ///< what the table asks of them: pick, bury, call, play
    Rest,     ///< to play the hand to its end as they like
};

/// What the pupil is told about an answer.
struct LessonAnswer {
    std::string choice;       ///< of Asked::Choice: the words on the button
    AnswerPattern pattern {}; ///< of a card or an action; the first that matches counts
    bool right = false;       ///< else the pupil may try again
    std::string words;        ///< what is said to it
    std::string next;         ///< the step that follows; always below this one; empty for the next
};

struct LessonStep {
    std::string name;              ///< unique in its lesson
    std::vector<SeatAction> plays; ///< what the table does before the step is shown
    std::string text;
    std::vector<Card> cards; ///< shown beside the text, in this order
    Asked asked = Asked::Nothing;
    std::vector<LessonAnswer> answers;
};

/// One new idea, taught step by step in one hand of cards. Written as text (lesson_text.h), played
/// as a LessonCourse.
struct Lesson {
    std::string title;
    std::string idea; ///< in one sentence
    HandRecord start; ///< the deal, and what has been done when the lesson begins
    std::vector<LessonStep> steps;
};

/// The seat of the pupil in every lesson.
inline constexpr Seat pupilsSeat = seatAt(0);

/// Where two lessons differ though one should be a translation of the other; empty if it is one.
/// Names a step.
std::string differenceBetween(const Lesson& lesson, const Lesson& translation);

} // namespace sheepshead
