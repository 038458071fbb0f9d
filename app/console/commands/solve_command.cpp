// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/commands.h"
#include "app/console/protocol/console_error.h"
#include "app/console/protocol/file_content.h"
#include "app/console/referee/position.h"
#include "engine/cards/card_text.h"
#include "engine/hand/sides.h"
#include "engine/solver/open_game_text.h"
#include "engine/solver/open_truth.h"
#include "engine/support/text.h"
#include "engine/support/text_cursor.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>

namespace sheepshead::console {

namespace {

constexpr Usage solveUsage {
    .command = "solve",
    .arguments = "FILE",
    .about =
        "Finds the result of a hand in play if everyone sees all cards and plays perfectly: the\n"
        "makers' card points, whether they win, and the same after each legal card. FILE, or -\n"
        "for the standard input, has a position as the referee's request 'position' takes it, or\n"
        "positions in one line each; console-protocol.md describes both. Of a leaster only the\n"
        "last tricks can be solved: every seat plays for its own score, and chooses equally often\n"
        "among cards of the same worth.",
    .options = {},
    .leastArguments = 1,
    .mostArguments = 1,
};

/// A position and its result.
struct Solution {
    std::string_view game; ///< what the players play for
    Seat toAct {};
    SeatSet makers;
    std::vector<OpenCard> cards; ///< the best first
};

std::string_view gameOf(const HandData& hand)
{
    if (hand.noPickGame)
        return "each-for-himself";
    if (hand.makers.empty())
        return "two-handed";
    return hand.sheepshead ? "every-trick" : "sides";
}

/// Why a position has no answer.
std::string whyUnsolved(const HandData& hand)
{
    if (hand.noPickGame)
        return "there is too much left to play where everyone plays alone: only the last "
               "tricks can be solved";
    if (!sides::isSettled(hand))
        return "the sides are not decided yet";
    return "this game is not solved";
}

Json endJson(const OpenEnd& end)
{
    Json json = Json::object();
    json["seatWins"] = end.seatWins;
    if (end.points)
        json["points"] = end.points->value;
    if (end.points && end.tier)
        json["atLeast61"] = end.points->value >= 61;
    if (end.tier)
        json["tier"] = keyOf(*end.tier);
    if (end.score)
        json["score"] = *end.score;
    return json;
}

Json solutionJson(const Solution& solution)
{
    Json json = { { "toAct", indexOf(solution.toAct) }, { "game", solution.game },
        { "makers", seatsJson(solution.makers) }, { "value", endJson(solution.cards.front().end) },
        { "cards", Json::array() } };
    for (const OpenCard& each : solution.cards) {
        Json card = { { "card", cardText(each.card) } };
        card.update(endJson(each.end));
        json["cards"].push_back(card);
    }
    return json;
}

std::string endText(const OpenEnd& end)
{
    std::string text;
    if (end.points)
        text += std::to_string(end.points->value) + " points";
    if (end.tier)
        text += (text.empty() ? "" : ", ") + std::string(keyOf(*end.tier));
    if (end.score) {
        std::array<char, 32> score {};
        std::snprintf(score.data(), score.size(), "%+.2f", *end.score);
        text += std::string(score.data()) + " for the seat";
    }
    return text;
}

std::string seatsText(SeatSet seats)
{
    std::string text;
    for (const Seat seat : seats)
        text += (text.empty() ? "" : " ") + std::to_string(indexOf(seat));
    return text;
}

void printText(const Solution& solution)
{
    std::cout << "seat " << indexOf(solution.toAct) << " is to play";
    if (!solution.makers.empty())
        std::cout << "; makers: " << seatsText(solution.makers);
    std::cout << '\n' << endText(solution.cards.front().end) << '\n';
    for (const OpenCard& each : solution.cards)
        std::cout << "  " << cardText(each.card) << "  " << endText(each.end) << '\n';
}

Solution solved(const HandState& hand)
{
    if (!hand.toAct())
        throw DataError("tricks", "the hand is over");
    Solution solution { gameOf(hand.data()), *hand.toAct(), hand.data().makers,
        OpenTruth().ofCards(hand) };
    if (solution.cards.empty())
        throw DataError("position", whyUnsolved(hand.data()));
    return solution;
}

/// A line does not say who is who: it is played between two sides, for the usual limits.
Solution solved(Solver& solver, const OpenGame& game)
{
    const Seat toAct = game.play.turn();
    const bool maker = game.makers.contains(toAct);
    Solution solution { "sides", toAct, game.makers, {} };
    const auto points = *solver.makersPointsOfCards(game);
    const auto tiers = *solver.tierOfCards(game);
    for (std::size_t i = 0; i < points.size(); ++i)
        solution.cards.push_back({ points[i].card,
            { makersWon(tiers[i].tier) == maker, tiers[i].tier, points[i].makers, {} } });
    std::ranges::stable_sort(solution.cards, [&](const OpenCard& one, const OpenCard& other) {
        return maker ? one.end.points->value > other.end.points->value
                     : one.end.points->value < other.end.points->value;
    });
    return solution;
}

HandState positionFrom(const std::string& text)
{
    const Json json = parsedJson(text, "position");
    if (!json.is_object())
        throw DataError("position", "expected an object");
    return positionIn(Field(json, "")).state;
}

void print(const Solution& solution, bool json, bool alone)
{
    if (!json)
        printText(solution);
    else
        std::cout << (alone ? pageOf(solutionJson(solution)) : lineOf(solutionJson(solution)))
                  << '\n';
}

void solveLines(const std::string& text, bool json)
{
    Solver solver;
    TextCursor lines(text);
    while (!lines.atEnd()) {
        const std::string_view line = lines.takeLine();
        if (wordsOf(line).empty() || line.starts_with('#'))
            continue;
        const Result<WrittenGame> written = parseOpenGame(line);
        if (!written)
            throw DataError(
                lines.place() + ": " + written.problem().place, written.problem().reason);
        print(solved(solver, written->game), json, false);
    }
}

int runSolve(const Options& given)
{
    const std::string text = contentOf(given.arguments().front());
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first != std::string::npos && (text[first] == 'r' || text[first] == '#'))
        solveLines(text, given.json());
    else
        print(solved(positionFrom(text)), given.json(), true);
    return 0;
}

} // namespace

const Command solveCommand { solveUsage, runSolve };

} // namespace sheepshead::console
