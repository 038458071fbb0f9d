// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/programs/outside_player.h"

#include "app/console/protocol/json_protocol.h"

#include <algorithm>

namespace sheepshead::console {

namespace {

/// What another program said, safe to print on a terminal: control characters and all that is not
/// ASCII are written as \x1B, and a long text is cut.
std::string printable(std::string_view text)
{
    constexpr std::size_t most = 80;
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string safe;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (safe.size() >= most)
            return safe + "…";
        if (byte >= 0x20 && byte < 0x7F)
            safe += letter;
        else
            ((safe += "\\x") += digits[byte / 16]) += digits[byte % 16];
    }
    return safe;
}

std::string firstLineOf(const std::string& text) { return text.substr(0, text.find('\n')); }

Result<Action> actionIn(
    const std::string& line, std::uint64_t question, std::span<const Action> legal)
{
    const Json answer = Json::parse(line, nullptr, false);
    if (!answer.is_object() || !answer.contains("action") || !answer["action"].is_string())
        return Problem { "answer", "answered '" + printable(line) + "', no {\"action\": …}" };
    if (const auto number = answer.find("question"); number != answer.end() && *number != question)
        return Problem { "answer",
            "answered question " + printable(number->dump()) + " instead of "
                + std::to_string(question) };
    const std::string text = answer["action"].get<std::string>();
    const Result<Action> action = parseAction(text);
    if (!action)
        return Problem { "answer", "answered '" + printable(text) + "', no action" };
    if (std::ranges::find(legal, *action) == legal.end())
        return Problem { "answer", "answered '" + printable(text) + "', which is not allowed" };
    return *action;
}

} // namespace

OutsidePlayer::OutsidePlayer(const std::string& command, Patience patience)
    : program_(command)
    , patience_(patience)
    , limit_(patience.first)
{
}

Result<Action> OutsidePlayer::ask(const Observation& seen, std::span<const Action> legal)
{
    if (question_ > 0)
        if (const auto problem = unasked())
            return *problem;
    const Json request = { { "question", ++question_ }, { "observation", observationJson(seen) },
        { "legal", actionsJson({ legal.begin(), legal.end() }) } };
    const auto deadline = std::chrono::steady_clock::now() + limit_;
    if (const auto problem = problemOf(program_.write(lineOf(request) + '\n', deadline)))
        return *problem;
    const Result<std::string> line = receiveLine(deadline);
    limit_ = patience_.later;
    return line ? actionIn(*line, question_, legal) : Result<Action>(line.problem());
}

/// A program that has ended is noticed when it is asked. What it says as it starts is judged as its
/// first answer, whether it comes before or after the first question.
std::optional<Problem> OutsidePlayer::unasked()
{
    if (received_.empty())
        program_.read(received_, std::chrono::steady_clock::now());
    if (received_.empty())
        return std::nullopt;
    return Problem { "answer",
        "said '" + printable(firstLineOf(received_)) + "' without being asked" };
}

Result<std::string> OutsidePlayer::receiveLine(ChildProgram::Deadline deadline)
{
    constexpr std::size_t longest = 65536;
    while (received_.find('\n') == std::string::npos) {
        if (const auto problem = problemOf(program_.read(received_, deadline)))
            return *problem;
        if (received_.size() > longest)
            return Problem { "answer", "answered without an end of line" };
    }
    std::string line = firstLineOf(received_);
    received_.erase(0, line.size() + 1);
    return line;
}

std::optional<Problem> OutsidePlayer::problemOf(Passage passage)
{
    switch (passage) {
    case Passage::Done:
        break;
    case Passage::TimeUp:
        return Problem { "answer",
            "did not answer within " + std::to_string(limit_.count()) + " ms" };
    case Passage::Closed:
        return Problem { "answer", program_.howItEnded() };
    }
    return std::nullopt;
}

} // namespace sheepshead::console
