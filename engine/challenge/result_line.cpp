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
constexpr std::string_view tableWord = "table";
constexpr std::string_view openDeal = "-";
constexpr std::string_view betweenScores = ",";

std::string idOf(const Challenge& challenge, TextHash hash)
{
    return hashOfChallenge(challenge, hash).substr(0, digitsOfChallenge);
}

std::string signedText(int score) { return (score > 0 ? "+" : "") + std::to_string(score); }

/// "7f3a2b1c9d0e: +4 -2", what is checked together with the name.
std::string scoresOf(const ChallengeResult& result, const Challenge& challenge, TextHash hash)
{
    std::string text = idOf(challenge, hash) + ':';
    for (const ChallengeDeal& deal : result.deals)
        text += ' ' + signedText(deal.score);
    return text;
}

/// "7f3a2b1c9d0e: table +4,-1,-1,-1,-1 -", what is checked together with the names.
std::string scoresOf(const RealTable& table, const Challenge& challenge, TextHash hash)
{
    std::string text = idOf(challenge, hash) + ": " + std::string(tableWord);
    for (const auto& deal : table.deals) {
        text += ' ';
        if (!deal)
            text += openDeal;
        for (std::size_t i = 0; deal && i < deal->size(); ++i)
            text += (i > 0 ? std::string(betweenScores) : "") + signedText((*deal)[i]);
    }
    return text;
}

std::string namesOf(const RealTable& table)
{
    std::string names;
    for (const std::string& name : table.players)
        names += (names.empty() ? "" : std::string(1, betweenNames) + ' ') + name;
    return names;
}

std::string checkOf(const std::string& scores, std::string_view name, TextHash hash)
{
    return hash(scores + '\n' + std::string(name) + '\n').substr(0, digitsOfCheck);
}

std::optional<int> scoreIn(std::string_view word)
{
    const auto score = parseNumber<int>(word.substr(word.starts_with('+') ? 1 : 0));
    return score && *score >= -mostDealScore && *score <= mostDealScore ? score : std::nullopt;
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

/// The parts of a line behind its heading.
struct LineParts {
    std::string_view scores;
    std::string_view check;
    std::string_view name; ///< or names
};

Result<LineParts> partsOfLine(
    std::string_view line, const Challenge& challenge, TextHash hash, const std::string& place)
{
    const auto [id, rest] = splitAt(line, ':');
    if (!rest || id != idOf(challenge, hash))
        return Problem { place, "a result of another challenge" };
    const auto [scores, checked] = splitAt(*rest, '[');
    const auto [check, name] = splitAt(checked.value_or(""), ']');
    if (!name)
        return Problem { place, "the end of the line is missing" };
    return LineParts { scores, check, trimmed(*name) };
}

constexpr const char* changedLine = "the line was changed after it was written";

Result<ChallengeResult> readLine(
    const LineParts& parts, const Challenge& challenge, TextHash hash, const std::string& place)
{
    ChallengeResult result;
    result.scoresOnly = true;
    if (const auto fault = readScores(parts.scores, challenge, result))
        return Problem { place, *fault };
    result.player = std::string(parts.name);
    if (const auto fault = faultOfName(result.player, longestChallenger))
        return Problem { place, *fault };
    if (parts.check != checkOf(scoresOf(result, challenge, hash), result.player, hash))
        return Problem { place, changedLine };
    return result;
}

std::optional<std::string> readTableDeal(
    std::string_view word, const Challenge& challenge, int deal, RealTable& table)
{
    if (deal >= challenge.deals)
        return "more scores than the challenge has deals";
    if (word == openDeal)
        return std::nullopt;
    std::vector<int> scores;
    for (const std::string_view part : partsOf(word, betweenScores)) {
        const auto score = scoreIn(part);
        if (!score)
            return "'" + std::string(part) + "': expected a score";
        scores.push_back(*score);
    }
    if (const auto fault = faultOfScores(challenge, deal, scores))
        return "deal " + std::to_string(deal + 1) + ": " + reasonOf(*fault);
    putScores(table, deal, std::move(scores));
    return std::nullopt;
}

Result<RealTable> readTableLine(
    const LineParts& parts, const Challenge& challenge, TextHash hash, const std::string& place)
{
    RealTable table;
    const auto words = wordsOf(parts.scores);
    for (std::size_t i = 1; i < words.size(); ++i)
        if (const auto fault = readTableDeal(words[i], challenge, static_cast<int>(i) - 1, table))
            return Problem { place, *fault };
    for (const std::string_view name : partsOf(parts.name, std::string(1, betweenNames)))
        table.players.emplace_back(trimmed(name));
    if (const auto fault = faultOfPeople(challenge, table.players))
        return Problem { place, *fault };
    if (parts.check != checkOf(scoresOf(table, challenge, hash), namesOf(table), hash))
        return Problem { place, changedLine };
    return table;
}

/// Adds what a line has; or says why it cannot be read.
std::optional<Problem> readInto(ResultsInText& results, std::string_view line,
    const Challenge& challenge, TextHash hash, const std::string& place)
{
    const auto parts = partsOfLine(line, challenge, hash, place);
    if (!parts)
        return parts.problem();
    const auto words = wordsOf(parts->scores);
    if (!words.empty() && words.front() == tableWord) {
        auto table = readTableLine(*parts, challenge, hash, place);
        if (!table)
            return table.problem();
        results.tables.push_back(std::move(table).value());
    } else {
        auto result = readLine(*parts, challenge, hash, place);
        if (!result)
            return result.problem();
        results.people.push_back(std::move(result).value());
    }
    return std::nullopt;
}

} // namespace

std::string resultLine(const ChallengeResult& result, const Challenge& challenge, TextHash hash)
{
    const std::string scores = scoresOf(result, challenge, hash);
    return std::string(lineHeading) + scores + " [" + checkOf(scores, result.player, hash) + "] "
        + result.player;
}

std::string resultLine(const RealTable& table, const Challenge& challenge, TextHash hash)
{
    const std::string scores = scoresOf(table, challenge, hash);
    const std::string names = namesOf(table);
    return std::string(lineHeading) + scores + " [" + checkOf(scores, names, hash) + "] " + names;
}

Result<ResultsInText> parseResultLines(
    std::string_view text, const Challenge& challenge, TextHash hash)
{
    if (text.size() > longestPastedText)
        return Problem { "text", "longer than any message" };
    ResultsInText results;
    for (TextCursor lines(text); !lines.atEnd();)
        if (const auto line = afterHeading(lines.takeLine()))
            if (const auto problem = readInto(results, *line, challenge, hash, lines.place()))
                return *problem;
    if (results.count() == 0)
        return Problem { "text", "no line of it is a result" };
    return results;
}

Result<ChallengeResult> parseResultLine(
    std::string_view text, const Challenge& challenge, TextHash hash)
{
    const auto results = parseResultLines(text, challenge, hash);
    if (!results)
        return results.problem();
    if (results->people.empty())
        return Problem { "text", "no line of it is the result of a person" };
    return results->people.front();
}

bool hasResultLine(std::string_view text) { return afterHeading(text).has_value(); }

} // namespace sheepshead
