// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tutor/lesson_text.h"

#include "engine/cards/card_text.h"
#include "engine/support/text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace sheepshead {

namespace {

constexpr std::string_view lessonHeading = "sheepshead lesson 1";
constexpr std::string_view recordHeading = "sheepshead hand 1\n";
constexpr std::string_view blankCharacters = " \t";

constexpr std::array<std::pair<std::string_view, Asked>, 5> askWords { {
    { "choose", Asked::Choice },
    { "card", Asked::Pointing },
    { "play", Asked::Decision },
    { "rest", Asked::Rest },
    { "comments", Asked::Comments },
} };

bool expectsAnswers(const LessonStep& step)
{
    return step.asked == Asked::Choice || step.asked == Asked::Pointing
        || step.asked == Asked::Decision;
}

std::string_view withoutBlanks(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(blankCharacters);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blankCharacters) - first + 1);
}

/// "key rest: value", and the indented lines below it.
struct Entry {
    std::size_t line = 0; ///< from 1
    std::string key;
    std::string rest;
    std::vector<std::string> values; ///< one a line; the first may be empty

    std::string value() const
    {
        std::string joined;
        for (const std::string& part : values)
            if (!part.empty())
                joined += (joined.empty() ? "" : " ") + part;
        return joined;
    }
};

/// Builds a lesson from its entries; keeps the first problem.
class LessonReader {
public:
    explicit LessonReader(std::string_view text) { split(text); }

    Result<Lesson> read()
    {
        for (const Entry& entry : entries_) {
            if (problem_)
                break;
            take(entry);
        }
        if (!problem_)
            checkWhole();
        if (problem_)
            return *problem_;
        return lesson_;
    }

private:
    void fail(std::size_t line, std::string reason)
    {
        if (!problem_)
            problem_ = Problem { "line " + std::to_string(line), std::move(reason) };
    }
    void fail(std::size_t line, const Problem& problem)
    {
        fail(line, "'" + problem.place + "': " + problem.reason);
    }

    void split(std::string_view text)
    {
        const auto lines = linesOf(text);
        if (lines.empty() || lines.front() != lessonHeading)
            return fail(1, "expected '" + std::string(lessonHeading) + "'");
        for (std::size_t i = 1; i < lines.size(); ++i)
            addLine(i + 1, lines[i]);
    }

    void addLine(std::size_t number, std::string_view line)
    {
        const std::string_view content = withoutBlanks(line);
        if (content.empty() || content.front() == '#')
            return;
        if (line.front() == ' ' || line.front() == '\t') {
            if (entries_.empty())
                return fail(number, "there is no line above that this one could continue");
            entries_.back().values.emplace_back(content);
            return;
        }
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos)
            return fail(number, "expected a key and a colon");
        const std::string_view head = withoutBlanks(line.substr(0, colon));
        const std::size_t blank = std::min(head.find(' '), head.size());
        entries_.push_back({ number, std::string(head.substr(0, blank)),
            std::string(withoutBlanks(head.substr(blank))),
            { std::string(withoutBlanks(line.substr(colon + 1))) } });
    }

    void take(const Entry& entry)
    {
        const bool answer = entry.key == "right" || entry.key == "wrong";
        if (!answer && !entry.rest.empty())
            return fail(entry.line, "'" + entry.rest + "': not expected here");
        if (entry.key == "hand")
            return takeHand(entry);
        if (entry.value().empty())
            return fail(entry.line, "'" + entry.key + "' says nothing");
        if (entry.key == "title" || entry.key == "idea")
            return takeHeading(entry);
        if (entry.key == "step")
            return takeStep(entry);
        if (lesson_.steps.empty())
            return fail(entry.line, "'" + entry.key + "' does not belong before the first step");
        if (answer)
            return takeAnswer(entry);
        takePart(entry);
    }

    void takeHeading(const Entry& entry)
    {
        std::string& text = entry.key == "title" ? lesson_.title : lesson_.idea;
        if (!lesson_.steps.empty() || !text.empty())
            return fail(entry.line, "'" + entry.key + "' belongs above the steps, once");
        text = entry.value();
    }

    void takeHand(const Entry& entry)
    {
        if (hand_ || !lesson_.steps.empty())
            return fail(entry.line, "'hand' belongs above the steps, once");
        std::string text(recordHeading);
        for (const std::string& line : entry.values)
            if (!line.empty())
                text += line + '\n';
        const Result<HandRecord> record = parseRecord(text);
        if (!record)
            return fail(entry.line, record.problem());
        if (const auto hand = replay(*record); !hand)
            return fail(entry.line, hand.problem());
        lesson_.start = *record;
        hand_ = true;
    }

    void takeStep(const Entry& entry)
    {
        const std::string name = entry.value();
        if (std::ranges::find(lesson_.steps, name, &LessonStep::name) != lesson_.steps.end())
            return fail(entry.line, "'" + name + "': there is a step of this name");
        lesson_.steps.push_back(
            { .name = name, .plays = {}, .text = {}, .cards = {}, .answers = {} });
        stepLines_.push_back(entry.line);
    }

    void takePart(const Entry& entry)
    {
        LessonStep& step = lesson_.steps.back();
        if (entry.key == "tell" && step.text.empty())
            step.text = entry.value();
        else if (entry.key == "cards" && step.cards.empty())
            takeCards(entry, step);
        else if (entry.key == "plays" && step.plays.empty())
            takePlays(entry, step);
        else if (entry.key == "ask" && step.asked == Asked::Nothing)
            takeQuestion(entry, step);
        else
            fail(entry.line, "'" + entry.key + "' is unknown, or stands twice in its step");
    }

    void takeCards(const Entry& entry, LessonStep& step)
    {
        const std::string text = entry.value();
        if (const auto cards = parseCards(text); !cards)
            return fail(entry.line, cards.problem());
        for (const std::string_view word : wordsOf(text))
            if (const auto card = parseCard(word))
                step.cards.push_back(*card);
    }

    void takePlays(const Entry& entry, LessonStep& step)
    {
        const std::string text = entry.value();
        for (std::size_t from = 0; from <= text.size();) {
            const std::size_t end = std::min(text.find(',', from), text.size());
            const std::string part(withoutBlanks(std::string_view(text).substr(from, end - from)));
            const auto action = parseSeatAction(part);
            if (!action)
                return fail(entry.line, "'" + part + "': " + action.problem().reason);
            step.plays.push_back(*action);
            from = end + 1;
        }
    }

    void takeQuestion(const Entry& entry, LessonStep& step)
    {
        const std::string word = entry.value();
        const auto* const found =
            std::ranges::find(askWords, word, [](const auto& known) { return known.first; });
        if (found == askWords.end())
            return fail(
                entry.line, "'" + word + "': expected choose, card, comments, play or rest");
        step.asked = found->second;
    }

    void takeAnswer(const Entry& entry)
    {
        LessonStep& step = lesson_.steps.back();
        if (!expectsAnswers(step))
            return fail(entry.line, "this step does not ask for an answer");
        LessonAnswer answer;
        answer.right = entry.key == "right";
        answer.words = entry.value();
        const std::size_t arrow = std::min(entry.rest.find('>'), entry.rest.size());
        const std::string what(withoutBlanks(std::string_view(entry.rest).substr(0, arrow)));
        if (arrow < entry.rest.size())
            answer.next = withoutBlanks(std::string_view(entry.rest).substr(arrow + 1));
        if (what.empty())
            return fail(entry.line, "expected what is answered before the colon");
        if (step.asked == Asked::Choice) {
            answer.choice = what;
        } else if (const auto pattern = parsePattern(what)) {
            answer.pattern = *pattern;
        } else {
            return fail(entry.line, pattern.problem());
        }
        step.answers.push_back(std::move(answer));
    }

    void checkWhole()
    {
        if (lesson_.title.empty() || lesson_.idea.empty() || !hand_ || lesson_.steps.empty())
            return fail(1, "a lesson has a title, an idea, a hand and at least one step");
        for (std::size_t i = 0; i < lesson_.steps.size(); ++i)
            checkStep(lesson_.steps[i], stepLines_[i]);
    }

    void checkStep(const LessonStep& step, std::size_t line)
    {
        if (step.text.empty())
            return fail(line, "the step tells nothing");
        if (expectsAnswers(step) && std::ranges::none_of(step.answers, &LessonAnswer::right))
            return fail(line, "no answer of this step is right");
        for (const LessonAnswer& answer : step.answers)
            if (!answer.next.empty() && !stepBelow(step, answer.next))
                return fail(line, "'" + answer.next + "': there is no step of this name below");
    }

    /// Lessons go forward only, so each of them ends.
    bool stepBelow(const LessonStep& step, std::string_view name) const
    {
        const auto found = std::ranges::find(lesson_.steps, name, &LessonStep::name);
        return found != lesson_.steps.end() && &*found > &step;
    }

    std::vector<Entry> entries_;
    Lesson lesson_;
    std::vector<std::size_t> stepLines_;
    bool hand_ = false;
    std::optional<Problem> problem_;
};

} // namespace

Result<Lesson> parseLesson(std::string_view text) { return LessonReader(text).read(); }

} // namespace sheepshead
