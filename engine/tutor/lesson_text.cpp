// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tutor/lesson_text.h"

#include "engine/cards/card_text.h"
#include "engine/support/text.h"
#include "engine/support/text_cursor.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace sheepshead {

namespace {

constexpr std::string_view lessonHeading = "sheepshead lesson 1";
constexpr std::string_view recordHeading = "sheepshead hand 1\n";

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

/// "key rest: value", and the indented lines below it.
struct Entry {
    std::string place; ///< "line 7"
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

/// Builds a lesson from its entries.
class LessonReader {
public:
    explicit LessonReader(std::string_view text)
        : text_(text)
    {
        split();
    }

    Result<Lesson> read()
    {
        for (const Entry& entry : entries_) {
            if (text_.failed())
                break;
            take(entry);
        }
        if (!text_.failed())
            checkWhole();
        return text_.resultOf(std::move(lesson_));
    }

private:
    void fail(const Entry& entry, std::string reason)
    {
        text_.failAt(entry.place, std::move(reason));
    }
    void fail(const Entry& entry, const Problem& problem) { fail(entry, quoted(problem)); }

    void split()
    {
        if (text_.takeLine() != lessonHeading)
            return text_.fail("expected '" + std::string(lessonHeading) + "'");
        while (!text_.atEnd())
            addLine(text_.takeLine());
    }

    void addLine(std::string_view line)
    {
        const std::string_view content = trimmed(line);
        if (content.empty() || content.front() == '#')
            return;
        if (line.front() == ' ' || line.front() == '\t') {
            if (entries_.empty())
                return text_.fail("there is no line above that this one could continue");
            entries_.back().values.emplace_back(content);
            return;
        }
        const auto [head, value] = splitAt(line, ':');
        if (!value)
            return text_.fail("expected a key and a colon");
        const auto [key, rest] = splitAt(trimmed(head), ' ');
        entries_.push_back({ text_.place(), std::string(key),
            std::string(trimmed(rest.value_or(""))), { std::string(trimmed(*value)) } });
    }

    void take(const Entry& entry)
    {
        const bool answer = entry.key == "right" || entry.key == "wrong";
        if (!answer && !entry.rest.empty())
            return fail(entry, "'" + entry.rest + "': not expected here");
        if (entry.key == "hand")
            return takeHand(entry);
        if (entry.value().empty())
            return fail(entry, "'" + entry.key + "' says nothing");
        if (entry.key == "title" || entry.key == "idea")
            return takeHeading(entry);
        if (entry.key == "step")
            return takeStep(entry);
        if (lesson_.steps.empty())
            return fail(entry, "'" + entry.key + "' does not belong before the first step");
        if (answer)
            return takeAnswer(entry);
        takePart(entry);
    }

    void takeHeading(const Entry& entry)
    {
        std::string& text = entry.key == "title" ? lesson_.title : lesson_.idea;
        if (!lesson_.steps.empty() || !text.empty())
            return fail(entry, "'" + entry.key + "' belongs above the steps, once");
        text = entry.value();
    }

    void takeHand(const Entry& entry)
    {
        if (hand_ || !lesson_.steps.empty())
            return fail(entry, "'hand' belongs above the steps, once");
        std::string text(recordHeading);
        for (const std::string& line : entry.values)
            if (!line.empty())
                text += line + '\n';
        const Result<HandRecord> record = parseRecord(text);
        if (!record)
            return fail(entry, record.problem());
        if (const auto hand = replay(*record); !hand)
            return fail(entry, hand.problem());
        lesson_.start = *record;
        hand_ = true;
    }

    void takeStep(const Entry& entry)
    {
        const std::string name = entry.value();
        if (std::ranges::find(lesson_.steps, name, &LessonStep::name) != lesson_.steps.end())
            return fail(entry, "'" + name + "': there is a step of this name");
        lesson_.steps.push_back(
            { .name = name, .plays = {}, .text = {}, .cards = {}, .answers = {} });
        stepPlaces_.push_back(entry.place);
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
            fail(entry, "'" + entry.key + "' is unknown, or stands twice in its step");
    }

    void takeCards(const Entry& entry, LessonStep& step)
    {
        const std::string text = entry.value();
        if (const auto cards = parseCards(text); !cards)
            return fail(entry, cards.problem());
        for (const std::string_view word : wordsOf(text))
            if (const auto card = parseCard(word))
                step.cards.push_back(*card);
    }

    void takePlays(const Entry& entry, LessonStep& step)
    {
        const std::string text = entry.value();
        for (const std::string_view part : partsOf(text, ",")) {
            const auto action = parseSeatAction(trimmed(part));
            if (!action)
                return fail(entry, Problem { std::string(trimmed(part)), action.problem().reason });
            step.plays.push_back(*action);
        }
    }

    void takeQuestion(const Entry& entry, LessonStep& step)
    {
        const std::string word = entry.value();
        const auto* const found =
            std::ranges::find(askWords, word, [](const auto& known) { return known.first; });
        if (found == askWords.end())
            return fail(entry, "'" + word + "': expected choose, card, comments, play or rest");
        step.asked = found->second;
    }

    void takeAnswer(const Entry& entry)
    {
        LessonStep& step = lesson_.steps.back();
        if (!expectsAnswers(step))
            return fail(entry, "this step does not ask for an answer");
        LessonAnswer answer;
        answer.right = entry.key == "right";
        answer.words = entry.value();
        const auto [answered, next] = splitAt(entry.rest, '>');
        const std::string_view what = trimmed(answered);
        answer.next = trimmed(next.value_or(""));
        if (what.empty())
            return fail(entry, "expected what is answered before the colon");
        if (step.asked == Asked::Choice) {
            answer.choice = what;
        } else if (const auto pattern = parsePattern(what)) {
            answer.pattern = *pattern;
        } else {
            return fail(entry, pattern.problem());
        }
        step.answers.push_back(std::move(answer));
    }

    void checkWhole()
    {
        if (lesson_.title.empty() || lesson_.idea.empty() || !hand_ || lesson_.steps.empty())
            return text_.failAt(
                "line 1", "a lesson has a title, an idea, a hand and at least one step");
        for (std::size_t i = 0; i < lesson_.steps.size(); ++i)
            checkStep(lesson_.steps[i], stepPlaces_[i]);
    }

    void checkStep(const LessonStep& step, const std::string& place)
    {
        if (step.text.empty())
            return text_.failAt(place, "the step tells nothing");
        if (expectsAnswers(step) && std::ranges::none_of(step.answers, &LessonAnswer::right))
            return text_.failAt(place, "no answer of this step is right");
        for (const LessonAnswer& answer : step.answers)
            if (!answer.next.empty() && !stepBelow(step, answer.next))
                return text_.failAt(
                    place, "'" + answer.next + "': there is no step of this name below");
    }

    /// Lessons go forward only, so each of them ends.
    bool stepBelow(const LessonStep& step, std::string_view name) const
    {
        const auto found = std::ranges::find(lesson_.steps, name, &LessonStep::name);
        return found != lesson_.steps.end() && &*found > &step;
    }

    TextCursor text_;
    std::vector<Entry> entries_;
    Lesson lesson_;
    std::vector<std::string> stepPlaces_;
    bool hand_ = false;
};

} // namespace

Result<Lesson> parseLesson(std::string_view text) { return LessonReader(text).read(); }

} // namespace sheepshead
