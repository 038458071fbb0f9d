// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenge/real_table_file.h"

#include "engine/challenge/challenge_file.h"
#include "engine/challenge/challenge_name.h"
#include "engine/challenge/result_file.h"
#include "engine/challenge/sealed_reader.h"
#include "engine/support/text.h"

#include <utility>

namespace sheepshead {

namespace {

std::string bodyOfTable(const RealTable& table, const std::string& challengeHash)
{
    std::string text = "challenge " + challengeHash + '\n';
    for (const std::string& name : table.players)
        text += "player " + name + '\n';
    for (std::size_t i = 0; i < table.deals.size(); ++i) {
        if (!table.deals[i])
            continue;
        text += "deal " + std::to_string(i + 1);
        for (const int score : *table.deals[i])
            text += ' ' + std::to_string(score);
        text += '\n';
    }
    return text;
}

/// Reads the scores of a table line by line.
class RealTableReader {
public:
    RealTableReader(std::string_view text, const Challenge& challenge)
        : lines_(text, resultHeading, resultVersionOfTables)
        , challenge_(challenge)
    {
    }

    Result<RealTable> read(TextHash hash)
    {
        lines_.readHead();
        if (lines_.version() != resultVersionOfTables)
            lines_.text().failAt(TextCursor::placeOfLine(1), "not the scores of a table");
        const std::string challengeHash = hashOfChallenge(challenge_, hash);
        if (lines_.takeDigits("challenge") != challengeHash)
            lines_.text().fail("a result of another challenge");
        readPeople();
        while (!lines_.text().atEnd())
            readDeal();
        lines_.checkSeal(bodyOfTable(table_, challengeHash), hash);
        return lines_.text().resultOf(std::move(table_));
    }

private:
    void readPeople()
    {
        for (int seat = 0; seat < challenge_.rules.tableSeats(); ++seat)
            table_.players.push_back(lines_.takeName("player", longestChallenger));
        if (const auto fault = faultOfPeople(challenge_, table_.players);
            fault && !lines_.text().failed())
            lines_.text().fail(*fault);
    }

    void readDeal()
    {
        const auto words = wordsOf(lines_.takeAfter("deal"));
        if (lines_.text().failed())
            return;
        const auto number = words.empty() ? std::nullopt : parseNumber<int>(words.front());
        if (!number || *number <= static_cast<int>(table_.deals.size())
            || *number > challenge_.deals)
            return lines_.text().fail("expected the number of a deal that is not there yet");
        std::vector<int> scores;
        for (std::size_t i = 1; i < words.size(); ++i) {
            const auto score = parseNumber<int>(words[i]);
            if (!score)
                return lines_.text().fail("'" + std::string(words[i]) + "': expected a score");
            scores.push_back(*score);
        }
        if (const auto fault = faultOfScores(challenge_, *number - 1, scores))
            return lines_.text().fail(reasonOf(*fault));
        putScores(table_, *number - 1, std::move(scores));
    }

    SealedReader lines_;
    const Challenge& challenge_;
    RealTable table_;
};

} // namespace

std::string realTableText(const RealTable& table, const Challenge& challenge, TextHash hash)
{
    return sealedText(resultHeading, resultVersionOfTables,
        bodyOfTable(table, hashOfChallenge(challenge, hash)), hash);
}

Result<RealTable> parseRealTable(std::string_view text, const Challenge& challenge, TextHash hash)
{
    if (text.size() > longestResultFile)
        return Problem { "file", "larger than any result" };
    return RealTableReader(text, challenge).read(hash);
}

bool isRealTable(std::string_view text)
{
    SealedReader lines(text, resultHeading, resultVersionOfTables);
    lines.readHead();
    return !lines.text().failed() && lines.version() == resultVersionOfTables;
}

} // namespace sheepshead
