// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tutor/lesson_course.h"

#include "engine/players/rule/rule_player.h"
#include "engine/support/text.h"

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

constexpr std::string_view nextWord = "next";
constexpr std::string_view chooseWord = "choose ";
constexpr std::string_view separator = ", ";

Problem outOfPlace(std::string_view part)
{
    return { std::string(part), "the lesson does not go on like this" };
}

/// Does again what a pupil did; false if the lesson does not go like that.
bool repeat(LessonCourse& course, std::string_view part)
{
    if (course.over())
        return false;
    if (part == nextWord)
        return course.mayContinue() && course.next().ok();
    if (!course.begun() || course.answered())
        return false;
    if (part.starts_with(chooseWord)) {
        const auto number = parseNumber<std::size_t>(part.substr(chooseWord.size()));
        return course.step().asked == Asked::Choice && number
            && *number < course.step().answers.size() && course.answer(*number).right;
    }
    const auto action = parseAction(part);
    const auto possible = course.possibleAnswers();
    std::vector<Told> told;
    return action && std::ranges::find(possible, *action) != possible.end()
        && course.answer(*action, told).right;
}

bool asksNothing(const LessonStep& step)
{
    return step.asked == Asked::Nothing || step.asked == Asked::Comments;
}

} // namespace

LessonCourse::LessonCourse(Lesson lesson)
    : lesson_(std::move(lesson))
    , hand_(replay(lesson_.start).value())
    , record_(lesson_.start)
{
}

Result<LessonCourse> LessonCourse::resumed(const Lesson& lesson, std::string_view progress)
{
    LessonCourse course(lesson);
    if (progress.empty())
        return course;
    for (const std::string_view part : partsOf(progress, separator))
        if (!repeat(course, part))
            return outOfPlace(part);
    return course;
}

std::string LessonCourse::progress() const
{
    std::string text;
    for (const std::string& part : taken_)
        text += (text.empty() ? "" : std::string(separator)) + part;
    return text;
}

bool LessonCourse::mayContinue() const
{
    if (!begun())
        return true;
    if (over())
        return false;
    if (step().asked == Asked::Rest)
        return hand_.over();
    return asksNothing(step()) || answered_.has_value();
}

Result<std::vector<Told>> LessonCourse::next()
{
    taken_.emplace_back(nextWord);
    step_ = following_;
    following_ = *step_ + 1;
    answered_.reset();
    std::vector<Told> told;
    if (over())
        return told;
    for (const SeatAction& play : step().plays) {
        if (hand_.toAct() != play.seat || hand_.whyNot(play.action))
            return Problem { "step " + step().name,
                "'" + seatActionText(play) + "' cannot be done there" };
        told.push_back(apply(play.action));
    }
    if (step().asked == Asked::Rest)
        letOthersPlay(told);
    return told;
}

std::vector<Action> LessonCourse::possibleAnswers() const
{
    if (!begun() || over() || answered_)
        return {};
    if (step().asked == Asked::Pointing) {
        std::vector<Action> cards;
        for (const Card card : seen().hand)
            cards.emplace_back(Play { card });
        return cards;
    }
    const bool acts = step().asked == Asked::Decision || step().asked == Asked::Rest;
    return acts && hand_.toAct() == pupilsSeat ? hand_.legalActions() : std::vector<Action>();
}

const LessonAnswer* LessonCourse::answerTo(const Action& answer) const
{
    const Observation seen = this->seen();
    const auto found = std::ranges::find_if(step().answers,
        [&](const LessonAnswer& known) { return matches(known.pattern, answer, seen); });
    return found == step().answers.end() ? nullptr : &*found;
}

std::optional<LessonReply> LessonCourse::judge(const Action& answer) const
{
    if (step().asked == Asked::Rest)
        return LessonReply { true, {} };
    const LessonAnswer* const known = answerTo(answer);
    return known ? std::optional(LessonReply { known->right, known->words }) : std::nullopt;
}

LessonReply LessonCourse::judge(std::size_t choice) const
{
    const LessonAnswer& answer = step().answers.at(choice);
    return { answer.right, answer.words };
}

LessonReply LessonCourse::answer(const Action& answer, std::vector<Told>& told)
{
    LessonReply reply = judge(answer).value_or(LessonReply());
    if (!reply.right)
        return reply;
    taken_.push_back(actionText(answer));
    if (step().asked == Asked::Rest) {
        told.push_back(apply(answer));
        letOthersPlay(told);
        return reply;
    }
    accept(*answerTo(answer));
    if (step().asked == Asked::Decision)
        told.push_back(apply(answer));
    return reply;
}

LessonReply LessonCourse::answer(std::size_t choice)
{
    LessonReply reply = judge(choice);
    if (reply.right) {
        taken_.push_back(std::string(chooseWord) + std::to_string(choice));
        accept(step().answers.at(choice));
    }
    return reply;
}

void LessonCourse::accept(const LessonAnswer& answer)
{
    answered_ = LessonReply { true, answer.words };
    following_ = followerOf(answer);
}

std::size_t LessonCourse::followerOf(const LessonAnswer& answer) const
{
    if (answer.next.empty())
        return number() + 1;
    const auto found = std::ranges::find(lesson_.steps, answer.next, &LessonStep::name);
    return static_cast<std::size_t>(found - lesson_.steps.begin());
}

Told LessonCourse::apply(const Action& action)
{
    Told told;
    record_.actions.push_back({ hand_.toAct().value(), action });
    for (const Event& event : hand_.apply(action))
        told.events.push_back(seenBy(pupilsSeat, event, hand_.picker()));
    told.after = seen();
    return told;
}

/// As regulars play, who need no time for it.
void LessonCourse::letOthersPlay(std::vector<Told>& told)
{
    RulePlayer player;
    while (hand_.toAct() && hand_.toAct() != pupilsSeat)
        told.push_back(
            apply(player.choose(hand_.observation(*hand_.toAct()), hand_.legalActions(), {})));
}

} // namespace sheepshead
