// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenge/result_file.h"

#include "engine/challenge/challenge_file.h"
#include "engine/challenge/challenge_name.h"
#include "engine/challenge/sealed_reader.h"
#include "engine/support/text.h"

#include <cassert>
#include <utility>

namespace sheepshead {

namespace {

constexpr std::string_view begunWord = "begun";

void writeDeal(std::string& text, std::size_t deal, const std::string& how,
    const std::vector<SeatAction>& actions)
{
    text += "deal " + std::to_string(deal + 1) + ' ' + how + '\n';
    for (const SeatAction& action : actions)
        text += seatActionText(action) + '\n';
}

std::string bodyOfResult(const ChallengeResult& result, const std::string& challengeHash)
{
    std::string text = "challenge " + challengeHash + "\nplayer " + result.player + '\n';
    for (std::size_t i = 0; i < result.deals.size(); ++i)
        writeDeal(text, i, std::to_string(result.deals[i].score), result.deals[i].actions);
    if (result.begun)
        writeDeal(text, result.deals.size(), std::string(begunWord), *result.begun);
    return text;
}

/// Reads a result line by line, and plays its deals again.
class ResultReader {
public:
    ResultReader(std::string_view text, const Challenge& challenge, TextHash hash)
        : lines_(text, resultHeading, resultVersionOfTables)
        , challenge_(challenge)
        , hash_(hash)
    {
    }

    Result<ChallengeResult> read()
    {
        lines_.readHead();
        if (lines_.version() != resultVersionOfPerson)
            lines_.text().failAt(
                TextCursor::placeOfLine(1), "the scores of a table, not of a person");
        const std::string challengeHash = hashOfChallenge(challenge_, hash_);
        if (lines_.takeDigits("challenge") != challengeHash)
            lines_.text().fail("a result of another challenge");
        result_.player = lines_.takeName("player", longestChallenger);
        while (!lines_.text().atEnd())
            readDeal();
        lines_.checkSeal(bodyOfResult(result_, challengeHash), hash_);
        return lines_.text().resultOf(std::move(result_));
    }

private:
    void readDeal()
    {
        const auto words = wordsOf(lines_.takeAfter("deal"));
        if (lines_.text().failed())
            return;
        const std::size_t number = result_.deals.size() + 1;
        if (result_.begun || number > static_cast<std::size_t>(challenge_.deals))
            return lines_.text().fail("no deal follows the last one");
        if (words.size() != 2 || words[0] != std::to_string(number))
            return lines_.text().fail(
                "expected 'deal " + std::to_string(number) + "' and its score");
        const auto score = parseNumber<int>(words[1]);
        if (!score && words[1] != begunWord)
            return lines_.text().fail("expected a score or 'begun'");
        const std::string place = lines_.text().place();
        ChallengeDeal deal { score.value_or(0), {} };
        const auto played = play(deal.actions);
        if (!played)
            return;
        if (!score)
            return takeBegun(*played, std::move(deal), place);
        if (!played->over())
            return lines_.text().failAt(place, "this deal is not played to its end");
        if (challengersScore(*played) != *score)
            return lines_.text().failAt(
                place, "the score that follows is " + std::to_string(challengersScore(*played)));
        result_.deals.push_back(std::move(deal));
    }

    void takeBegun(const HandState& played, ChallengeDeal deal, const std::string& place)
    {
        if (played.over())
            return lines_.text().failAt(place, "this deal is over");
        result_.begun = std::move(deal.actions);
    }

    /// The deal after the actions of the lines that follow; nothing after a fault.
    std::optional<HandState> play(std::vector<SeatAction>& actions)
    {
        const HandRecord record =
            recordOfDeal(challenge_, static_cast<int>(result_.deals.size()), hash_);
        std::optional<HandState> state = startOf(record).value();
        while (!lines_.text().atEnd() && !lines_.isNext("deal")) {
            const auto action = parseSeatAction(lines_.text().takeLine());
            if (!action)
                lines_.text().fail(action.problem());
            else if (state->toAct() != action->seat)
                lines_.text().fail("it is not this seat's turn");
            else if (state->whyNot(action->action))
                lines_.text().fail("not allowed by the rules of this challenge");
            if (lines_.text().failed())
                return std::nullopt;
            state->applySilently(action->action);
            actions.push_back(*action);
        }
        return state;
    }

    SealedReader lines_;
    const Challenge& challenge_;
    TextHash hash_;
    ChallengeResult result_;
};

} // namespace

std::string resultFileText(const ChallengeResult& result, const Challenge& challenge, TextHash hash)
{
    assert(!result.scoresOnly);
    return sealedText(resultHeading, resultVersionOfPerson,
        bodyOfResult(result, hashOfChallenge(challenge, hash)), hash);
}

Result<ChallengeResult> parseResultFile(
    std::string_view text, const Challenge& challenge, TextHash hash)
{
    if (text.size() > longestResultFile)
        return Problem { "file", "larger than any result" };
    return ResultReader(text, challenge, hash).read();
}

bool isResultFile(std::string_view text)
{
    return text.starts_with(std::string(resultHeading) + ' ');
}

Result<std::string> challengeOfResult(std::string_view text)
{
    SealedReader lines(text, resultHeading, resultVersionOfTables);
    lines.readHead();
    std::string challenge = lines.takeDigits("challenge");
    return lines.text().resultOf(std::move(challenge));
}

std::optional<std::string> playerOfResult(std::string_view text)
{
    SealedReader lines(text, resultHeading, resultVersionOfPerson);
    lines.readHead();
    lines.takeDigits("challenge");
    std::string player = lines.takeName("player", longestChallenger);
    return lines.text().failed() ? std::nullopt : std::optional(std::move(player));
}

} // namespace sheepshead
