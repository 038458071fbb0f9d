// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/book_rows.h"

#include "app/history/backlog.h"
#include "app/history/history.h"
#include "app/storage/score_book.h"
#include "engine/players/rule/rule_player.h"
#include "tests/tools/book_generator.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace sheepshead {

namespace {

constexpr int attempts = 5;
constexpr int handsWritten = 20;
constexpr int firstSheets = 60; ///< as the list reads them

template <class Work> double milliseconds(Work work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

template <class Work> double best(Work work)
{
    double least = milliseconds(work);
    for (int i = 1; i < attempts; ++i)
        least = std::min(least, milliseconds(work));
    return least;
}

template <class T> T expect(Result<T> result)
{
    if (!result) {
        std::fprintf(
            stderr, "%s: %s\n", result.problem().place.c_str(), result.problem().reason.c_str());
        std::abort();
    }
    return std::move(result).value();
}

void sumUp(const std::filesystem::path& file)
{
    Backlog backlog = expect(Backlog::open(file));
    while (expect(backlog.tally())) { }
}

double worstFinish(ScoreBook& book)
{
    const CheckedVariant variant = check(Variant {}).value();
    Match match(variant, 1, seatAt(0));
    std::vector<std::string> players { "You", "Ada", "Bruno", "Clara", "Emil" };
    SeatSet computers = SeatSet::firstSeats(variant.tableSeats());
    computers.remove(seatAt(0));
    SavedMatch saved =
        expect(book.begin({ "Benchmark", players, variant, match.state(), computers }));
    RulePlayer player;
    double worst = 0;
    for (int i = 0; i < handsWritten; ++i) {
        HandState hand = match.dealHand();
        HandRecord record { hand.variant(), hand.deal(), hand.doubler(), {}, {} };
        if (saved.beginHand(record))
            std::abort();
        while (!hand.over()) {
            const Seat seat = *hand.toAct();
            const auto legal = hand.legalActions();
            record.actions.push_back({ seat, player.choose(hand.observation(seat), legal, {}) });
            hand.apply(record.actions.back().action);
        }
        record.scores = hand.scored() ? std::optional(hand.scored()->scores.scores) : std::nullopt;
        const bool row = match.finish(hand);
        worst = std::max(worst, milliseconds([&] {
            if (saved.finishHand(row ? std::optional(match.sheet().rows().back()) : std::nullopt,
                    record, match.state()))
                std::abort();
        }));
    }
    return worst;
}

} // namespace

BookFigures measureBook(int hands)
{
    const QTemporaryDir folder;
    const std::filesystem::path file =
        std::filesystem::path(folder.path().toStdU16String()) / "scores.db";
    testing::generateBook(file, { .hands = hands, .costs = 10 });
    sumUp(file);
    BookFigures figures;
    figures.megabytes = static_cast<double>(std::filesystem::file_size(file)) / 1e6;
    figures.open = best([&] { expect(ScoreBook::open(file)); });
    ScoreBook book = expect(ScoreBook::open(file));
    const History history = expect(History::open(file));
    figures.list = best([&] { expect(history.sheets({}, 0, firstSheets)); });
    const SheetId middle = expect(history.sheets({}, 0, firstSheets)).back().id;
    figures.sheet = best([&] { expect(book.load(middle)); });
    const auto standings = expect(history.standings({}));
    const auto most = std::ranges::max_element(standings, {}, &Standing::hands);
    figures.person = best([&] { expect(history.figures(most->person, {})); });
    figures.standings = best([&] { expect(history.standings({})); });
    figures.finishHand = worstFinish(book);
    return figures;
}

void printBooks(int hands)
{
    constexpr int small = 1000;
    const BookFigures few = measureBook(small);
    const BookFigures many = measureBook(hands);
    std::printf("score book, ms        %12d hands %12d hands\n", small, hands);
    const auto row = [](const char* name, double one, double other) {
        std::printf("%-21s %18.1f %18.1f\n", name, one, other);
    };
    row("file, MB", few.megabytes, many.megabytes);
    row("open", few.open, many.open);
    row("list of sheets", few.list, many.list);
    row("one sheet", few.sheet, many.sheet);
    row("one person", few.person, many.person);
    row("totals of all", few.standings, many.standings);
    row("finished hand, worst", few.finishHand, many.finishHand);
}

} // namespace sheepshead
