// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenge/challenge_file.h"

#include "engine/challenge/challenge_name.h"
#include "engine/challenge/sealed_reader.h"
#include "engine/rules/variant_text.h"
#include "engine/support/text.h"

#include <algorithm>
#include <ranges>
#include <span>

namespace sheepshead {

namespace {

constexpr const char* challengeHeading = "sheepshead challenge";
constexpr int latestVersion = 3;

/// The first one with such a player.
int versionWith(Level level)
{
    switch (level) {
    case Level::Expert:
        return 2;
    case Level::Strong:
        return 3;
    default:
        return 1;
    }
}

std::span<const Level> levelsOfOthers(const Challenge& challenge)
{
    const auto seats = static_cast<std::size_t>(challenge.rules.tableSeats());
    return std::span(challenge.levels).subspan(1, seats - 1);
}

std::string playersText(const Challenge& challenge)
{
    std::string text;
    for (const Seat seat : SeatSet::firstSeats(challenge.rules.tableSeats()))
        if (seat != challengersSeat)
            (text += ' ') += keyOf(challenge.levels.at(static_cast<std::size_t>(indexOf(seat))));
    return text;
}

std::string bodyOf(const Challenge& challenge)
{
    return "name " + challenge.name + "\nmaker " + challenge.maker + "\nrules "
        + variantText(*challenge.rules) + "\nplayers" + playersText(challenge) + "\ndeals "
        + std::to_string(challenge.deals) + "\nsecret " + challenge.secret + '\n';
}

/// Reads a challenge line by line.
class ChallengeReader {
public:
    explicit ChallengeReader(std::string_view text)
        : lines_(text, challengeHeading, latestVersion)
    {
    }

    Result<Challenge> read(TextHash hash)
    {
        lines_.readHead();
        challenge_.name = lines_.takeName("name", longestChallengeName);
        challenge_.maker = lines_.takeName("maker", longestChallenger);
        readRules();
        readPlayers();
        readDeals();
        challenge_.secret = lines_.takeDigits("secret");
        if (!lines_.text().atEnd()) {
            lines_.text().takeLine();
            lines_.text().fail("the secret is the last line");
        }
        lines_.checkSeal(bodyOf(challenge_), hash);
        return lines_.text().resultOf(std::move(challenge_));
    }

private:
    void readRules()
    {
        const Result<Variant> variant = parseVariant(lines_.takeAfter("rules"));
        if (!variant)
            return lines_.text().fail(variant.problem());
        const Result<CheckedVariant> checked = check(*variant);
        if (!checked)
            return lines_.text().fail(checked.problem());
        challenge_.rules = *checked;
    }

    void readPlayers()
    {
        const auto words = wordsOf(lines_.takeAfter("players"));
        const auto seats = static_cast<std::size_t>(challenge_.rules.tableSeats());
        if (words.size() + 1 != seats)
            return lines_.text().fail("expected one computer player a seat");
        for (std::size_t seat = 1; seat < seats; ++seat) {
            const auto level = levelFrom(words[seat - 1]);
            if (!level)
                return lines_.text().fail(
                    "'" + std::string(words[seat - 1]) + "': expected a computer player's level");
            if (lines_.version() < versionWith(*level))
                return lines_.text().fail("'" + std::string(words[seat - 1])
                    + "': there is no such player in version " + std::to_string(lines_.version())
                    + " of this file");
            challenge_.levels.at(seat) = *level;
        }
    }

    void readDeals()
    {
        const auto deals = parseNumber<int>(lines_.takeAfter("deals"));
        if (!deals || std::ranges::find(challengeLengths, *deals) == challengeLengths.end())
            return lines_.text().fail("expected 4, 8, 16 or 32 deals");
        challenge_.deals = *deals;
    }

    SealedReader lines_;
    Challenge challenge_;
};

} // namespace

std::string challengeFileText(const Challenge& challenge, TextHash hash)
{
    const auto versions = levelsOfOthers(challenge) | std::views::transform(versionWith);
    return sealedText(challengeHeading, std::ranges::max(versions), bodyOf(challenge), hash);
}

std::string hashOfChallenge(const Challenge& challenge, TextHash hash)
{
    return hash(bodyOf(challenge));
}

Result<Challenge> parseChallengeFile(std::string_view text, TextHash hash)
{
    if (text.size() > longestChallengeFile)
        return Problem { "file", "larger than any challenge" };
    return ChallengeReader(text).read(hash);
}

} // namespace sheepshead
