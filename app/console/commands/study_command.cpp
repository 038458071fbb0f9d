// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/commands.h"
#include "app/console/long_work.h"
#include "app/console/protocol/console_error.h"
#include "app/console/protocol/file_content.h"
#include "app/console/protocol/study_json.h"
#include "engine/cards/card_text.h"
#include "engine/study/position_text.h"
#include "engine/study/study_file.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <iostream>

namespace sheepshead::console {

namespace {

constexpr std::array studyOptions {
    OptionRow { "--knows", "WHAT",
        "given: the seat to act knows all cards that are given (the default);\n"
        "                        own-seat: only what it has seen; all-open: everyone sees all\n"
        "                        cards and plays perfectly." },
    OptionRow { "--budget", "N", "How many rounds to think (4); each makes the figures finer." },
    OptionRow { "--seconds", "N", "Think for N seconds instead." },
    OptionRow { "--seed", "N", "The same answer for the same number (1)." },
    OptionRow { "--moves", "N", "Of a study: ask after N actions of its main line (0)." },
};

constexpr Usage studyUsage {
    .command = "study",
    .arguments = "FILE",
    .about = "Answers what to do in a position: what each action is expected to score, how often\n"
             "it wins and how it usually ends, and where the unknown cards may lie. FILE, or -\n"
             "for the standard input, is a position as people type it or a study (.sheepstudy);\n"
             "console-protocol.md describes both. Ctrl+C ends it with the results so far.",
    .options = studyOptions,
    .leastArguments = 1,
    .mostArguments = 1,
};

StudyPosition positionAfter(const StudyTree& tree, std::uint64_t moves)
{
    const auto line = tree.mainLine();
    if (moves > line.size())
        throw DataError("--moves", "the main line has " + std::to_string(line.size()) + " actions");
    return tree.positionAt(moves == 0 ? StudyTree::root : line[moves - 1]);
}

StudyPosition positionIn(const std::string& text, std::uint64_t moves)
{
    if (isStudyText(text)) {
        const Result<StudyTree> tree = parseStudyFile(text);
        if (!tree)
            throw DataError(tree.problem());
        return positionAfter(*tree, moves);
    }
    const Result<StudyPosition> position = parsePosition(text);
    if (!position)
        throw DataError(position.problem());
    if (moves > 0)
        throw DataError("--moves", "a position has no line to follow");
    return *position;
}

/// How long to think.
struct Patience {
    std::uint64_t rounds;
    std::chrono::steady_clock::time_point end;

    bool isOver(int done) const
    {
        return LongWork::interrupted() || static_cast<std::uint64_t>(done) >= rounds
            || (done > 0 && std::chrono::steady_clock::now() >= end);
    }
};

Patience patienceIn(const Options& given)
{
    using Clock = std::chrono::steady_clock;
    constexpr std::uint64_t most = 1000000;
    if (!given.has("--seconds"))
        return { given.number("--budget", 4, 1, most), Clock::time_point::max() };
    const std::uint64_t seconds = given.number("--seconds", 1, 1, 86400);
    return { given.number("--budget", most, 1, most),
        Clock::now() + std::chrono::seconds(seconds) };
}

StudyKnowledge knowledgeIn(const Options& given)
{
    const std::string key = given.text("--knows", "given");
    const auto knowledge = valueIn<StudyKnowledge>(studyKnowledgeKeys, key);
    if (!knowledge)
        throw UsageError { "--knows: expected given, own-seat or all-open, not '" + key + "'" };
    return *knowledge;
}

template <class... Values> std::string formatted(const char* form, Values... values)
{
    std::array<char, 128> text {};
    std::snprintf(text.data(), text.size(), form, values...);
    return text.data();
}

std::string percent(double share)
{
    constexpr double hundred = 100;
    return formatted("%.0f %%", hundred * share);
}

void printChoice(const StudyChoice& choice)
{
    std::string text = actionText(choice.action);
    if (choice.then)
        text += ", then " + actionText(*choice.then);
    std::cout << "  " << formatted("%+.2f", choice.score);
    if (choice.standardError > 0)
        std::cout << formatted(" ± %.2f", 2 * choice.standardError);
    std::cout << "  wins " << percent(choice.winChance) << "  " << text << '\n';
    std::string endings;
    for (std::size_t i = 0; i < endingCount; ++i)
        if (choice.endings[i] > 0.005)
            endings += (endings.empty() ? "" : ", ") + std::string(endingKeys[i]) + ' '
                + percent(choice.endings[i]);
    std::cout << "      " << endings << '\n';
}

void printOdds(const CardOdds& odds, int seats)
{
    constexpr double least = 0.005;
    std::string text;
    const auto add = [&](const std::string& where, double share) {
        if (share >= least)
            text += (text.empty() ? "" : ", ") + where + ' ' + percent(share);
    };
    for (const Seat seat : SeatSet::firstSeats(seats))
        add("seat " + std::to_string(indexOf(seat)), odds.hand[seat]);
    for (const Seat seat : SeatSet::firstSeats(seats))
        add("buried by " + std::to_string(indexOf(seat)), odds.buried[seat]);
    add("under", odds.under);
    add("blind", odds.blind);
    std::cout << "  " << cardText(odds.card) << "  " << text << '\n';
}

void printAnswer(const StudyAnswer& answer, int seats)
{
    std::cout << "seat " << indexOf(answer.seat) << " is to act: " << keyOf(answer.phase) << '\n';
    if (answer.recommended)
        std::cout << "recommended: " << actionText(*answer.recommended) << '\n';
    if (answer.choices.empty())
        std::cout << "nothing can be said about what comes of it\n";
    for (const StudyChoice& choice : answer.choices)
        printChoice(choice);
    if (!answer.cards.empty())
        std::cout << "where the other cards may lie:\n";
    for (const CardOdds& odds : answer.cards)
        printOdds(odds, seats);
    if (answer.worlds > 0)
        std::cout << "from " << answer.worlds << " imagined deals\n";
}

int runStudy(const Options& given)
{
    StudyOptions options;
    options.knowledge = knowledgeIn(given);
    options.seed = given.number("--seed", 1, 0, UINT64_MAX);
    const Patience patience = patienceIn(given);
    constexpr std::uint64_t mostMoves = 1000;
    const StudyPosition position =
        positionIn(contentOf(given.arguments().front()), given.number("--moves", 0, 0, mostMoves));
    Result<StudyQuestion> asked = StudyQuestion::about(position, options);
    if (!asked)
        throw DataError(asked.problem());
    StudyQuestion question = std::move(asked).value();
    {
        LongWork work("rounds", patience.rounds);
        for (int done = 0; !patience.isOver(done) && question.goOn(); ++done)
            work.show(static_cast<std::uint64_t>(done) + 1);
    }
    const int seats = position.variant.tableSeats();
    if (given.json()) {
        Json json = studyJson(question.answer(), seats);
        json["position"] = positionText(position);
        json["interrupted"] = LongWork::interrupted();
        std::cout << pageOf(json) << '\n';
    } else
        printAnswer(question.answer(), seats);
    return 0;
}

} // namespace

const Command studyCommand { studyUsage, runStudy };

} // namespace sheepshead::console
