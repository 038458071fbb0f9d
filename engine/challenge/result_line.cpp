// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenge/result_line.h"

#include "engine/challenge/challenge_file.h"
#include "engine/challenge/challenge_name.h"
#include "engine/support/text.h"
#include "engine/support/text_cursor.h"

namespace sheepshead {

namespace {

constexpr std::string_view lineHeading = "Sheepshead challenge ";
constexpr std::size_t digitsOfChallenge = 12;
constexpr std::size_t digitsOfCheck = 8;
constexpr int mostLineScore = 10'000; ///< more than any rules pay

/// "7f3a2b1c9d0e: +4 -2", what is checked together with the name.
std::string scoresOf(const ChallengeResult& result, const Challenge& challenge, TextHash hash)
{
    std::string text = hashOfChallenge(challenge, hash).substr(0, digitsOfChallenge) + ':';
    for (const ChallengeDeal& deal : result.deals)
        text += (deal.score > 0 ? " +" : " ") + std::to_string(deal.score);
    return text;
}

std::string checkOf(const std::string& scores, std::string_view name, TextHash hash)
{
    return hash(scores + '\n' + std::string(name) + '\n').substr(0, digitsOfCheck);
}

std::optional<int> scoreIn(std::string_view word)
{
    const auto score = parseNumber<int>(word.substr(word.starts_with('+') ? 1 : 0));
    return score && *score >= -mostLineScore && *score <= mostLineScore ? score : std::nullopt;
}

/// The line without its heading, wherever in the line that is: a message may quote it.
std::optional<std::string_view> afterHeading(std::string_view line)
{
    const std::size_t at = line.find(lineHeading);
    return at == std::string_view::npos ? std::nullopt
                                        : std::optional(line.substr(at + lineHeading.size()));
}

std::optional<std::string> readScores(
    std::string_view scores, const Challenge& challenge, ChallengeResult& result)
{
    for (const std::string_view word : wordsOf(scores)) {
        const auto score = scoreIn(word);
        if (!score)
            return "'" + std::string(word) + "': expected a score";
        result.deals.push_back({ *score, {} });
    }
    if (result.deals.size() > static_cast<std::size_t>(challenge.deals))
        return "more scores than the challenge has deals";
    return std::nullopt;
}

Result<ChallengeResult> readLine(
    std::string_view line, const Challenge& challenge, TextHash hash, const std::string& place)
{
    ChallengeResult result;
    result.scoresOnly = true;
    const auto [id, rest] = splitAt(line, ':');
    if (!rest || id != hashOfChallenge(challenge, hash).substr(0, digitsOfChallenge))
        return Problem { place, "a result of another challenge" };
    const auto [scores, checked] = splitAt(*rest, '[');
    const auto [check, name] = splitAt(checked.value_or(""), ']');
    if (!name)
        return Problem { place, "the end of the line is missing" };
    if (const auto fault = readScores(scores, challenge, result))
        return Problem { place, *fault };
    result.player = std::string(trimmed(*name));
    if (const auto fault = faultOfName(result.player, longestChallenger))
        return Problem { place, *fault };
    if (check != checkOf(scoresOf(result, challenge, hash), result.player, hash))
        return Problem { place, "the line was changed after it was written" };
    return result;
}

} // namespace

std::string resultLine(const ChallengeResult& result, const Challenge& challenge, TextHash hash)
{
    const std::string scores = scoresOf(result, challenge, hash);
    return std::string(lineHeading) + scores + " [" + checkOf(scores, result.player, hash) + "] "
        + result.player;
}

Result<std::vector<ChallengeResult>> parseResultLines(
    std::string_view text, const Challenge& challenge, TextHash hash)
{
    if (text.size() > longestPastedText)
        return Problem { "text", "longer than any message" };
    std::vector<ChallengeResult> results;
    for (TextCursor lines(text); !lines.atEnd();)
        if (const auto line = afterHeading(lines.takeLine())) {
            auto result = readLine(*line, challenge, hash, lines.place());
            if (!result)
                return result.problem();
            results.push_back(std::move(result).value());
        }
    if (results.empty())
        return Problem { "text", "no line of it is a result" };
    return results;
}

Result<ChallengeResult> parseResultLine(
    std::string_view text, const Challenge& challenge, TextHash hash)
{
    const auto results = parseResultLines(text, challenge, hash);
    return results ? Result<ChallengeResult>(results->front())
                   : Result<ChallengeResult>(results.problem());
}

bool hasResultLine(std::string_view text) { return afterHeading(text).has_value(); }

} // namespace sheepshead
