// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/solved_deal.h"

#include "engine/solver/open_game_text.h"
#include "engine/support/text.h"
#include "tests/support/cards.h"

#include <cstdio>
#include <cstdlib>

namespace sheepshead::testing {

namespace {

[[noreturn]] void giveUp(std::string_view text)
{
    std::fprintf(stderr, "no solved deal: '%s'\n", std::string(text).c_str());
    std::abort();
}

int numberOf(std::string_view word)
{
    const auto number = parseNumber<int>(word);
    if (!number)
        giveUp(word);
    return *number;
}

void readAnswer(SolvedDeal& deal, const std::vector<std::string_view>& words)
{
    const std::string_view key = words.at(0);
    if (key == "points")
        deal.points = { numberOf(words.at(1)) };
    else if (key == "tier")
        deal.tier = static_cast<Tier>(numberOf(words.at(1)));
    else if (key == "tricks")
        deal.tricks = numberOf(words.at(1));
    else if (key == "cards")
        for (std::size_t i = 1; i + 1 < words.size(); i += 2)
            deal.cards.add({ card(words[i]), { numberOf(words[i + 1]) } });
}

} // namespace

SolvedDeal solved(Solver& solver, const std::string& rules, const OpenGame& game)
{
    return { rules, game, *solver.makersPoints(game), *solver.tier(game),
        *solver.makersTricks(game), *solver.makersPointsOfCards(game) };
}

std::string solvedText(const SolvedDeal& deal)
{
    std::string text = openGameText({ deal.rules, deal.game }) + " | points "
        + std::to_string(deal.points.value) + " | tier "
        + std::to_string(static_cast<int>(deal.tier)) + " | tricks " + std::to_string(deal.tricks)
        + " | cards";
    for (const CardPoints& each : deal.cards)
        text += ' ' + cardText(each.card) + ' ' + std::to_string(each.makers.value);
    return text;
}

SolvedDeal parseSolved(std::string_view line)
{
    const Result<WrittenGame> written = parseOpenGame(line);
    if (!written)
        giveUp(written.problem().place + ": " + written.problem().reason);
    SolvedDeal deal { written->rules, written->game, {}, {}, 0, {} };
    for (const auto& words : columnsOf(line))
        readAnswer(deal, words);
    return deal;
}

} // namespace sheepshead::testing
