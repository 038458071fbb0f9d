// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/backlog.h"
#include "app/history/history.h"
#include "app/storage/score_book.h"
#include "engine/statistics/wilson.h"
#include "tests/tools/book_generator.h"

#include <charconv>
#include <cstdio>
#include <iostream>
#include <string_view>

using namespace sheepshead;

namespace {

constexpr std::string_view usage =
    R"(generate_book FILE [HANDS [YEARS]]   writes a score book of that many hands (1000 in 20 years)
generate_book --figures FILE         sums up a book and prints the figures of all people
)";

int numberIn(std::string_view text, int otherwise)
{
    int number = otherwise;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

void print(const char* name, const StatisticSum& sum)
{
    const Interval interval = wilsonInterval(sum.counted, sum.hands);
    std::printf(" %s %d %d %lld %.6f %.6f", name, sum.hands, sum.counted,
        static_cast<long long>(sum.amount), interval.least, interval.most);
}

void print(const char* name, const Parts& parts)
{
    for (const auto& [bucket, part] : parts)
        std::printf(" %s%d %d %d %d %lld", name, bucket, part.hands, part.picked, part.won,
            static_cast<long long>(part.score));
}

void print(const Standing& who, const PersonFigures& figures)
{
    const Evening& sum = figures.sum;
    std::printf("%s%s evenings %d hands %d thrown %d score %lld", who.name.c_str(),
        who.computer ? "*" : "", who.evenings, sum.hands, sum.of(Statistic::ThrownIn).counted,
        static_cast<long long>(sum.score));
    print("picked", sum.of(Statistic::Picker));
    print("alone", sum.of(Statistic::Alone));
    print("partner", sum.of(Statistic::Partner));
    print("defender", sum.of(Statistic::Defender));
    print("leaster", sum.of(Statistic::Leaster));
    std::printf(" schneider %d %d runs %d %d best %d worst %d",
        sum.of(Statistic::Schneidered).counted, sum.of(Statistic::WasSchneidered).counted,
        sum.up.most, sum.down.most, who.bestEvening, who.worstEvening);
    std::printf(" passed %d", sum.of(Statistic::PassedQueens).hands);
    for (const Statistic rank : { Statistic::PassedQueens, Statistic::PassedJacks,
             Statistic::PassedOtherTrump, Statistic::PassedJackOfDiamonds })
        std::printf(" %d", static_cast<int>(sum.of(rank).amount));
    print("trump", figures.byTrump);
    print("seat", figures.bySeat);
    for (std::size_t i = 0; i < costPartKeys.size(); ++i) {
        const CostSum& cost = figures.costs.at(i);
        if (cost.hands > 0)
            std::printf(" %s %d %d %d %.2f", std::string(costPartKeys[i]).c_str(), cost.hands,
                cost.decisions, cost.mistakes, cost.points);
    }
    std::printf("\n");
}

int failed(const Problem& problem)
{
    std::cerr << problem.place << ": " << problem.reason << '\n';
    return 1;
}

int printFigures(const std::filesystem::path& file)
{
    const auto book = ScoreBook::open(file);
    if (!book)
        return failed(book.problem());
    Backlog backlog = Backlog::open(file).value();
    while (true) {
        const auto more = backlog.tally();
        if (!more)
            return failed(more.problem());
        if (!*more)
            break;
    }
    const History history = History::open(file).value();
    const auto standings = history.standings({});
    if (!standings)
        return failed(standings.problem());
    for (const Standing& who : *standings) {
        const auto figures = history.figures(who.person, {});
        if (!figures)
            return failed(figures.problem());
        print(who, *figures);
    }
    return 0;
}

} // namespace

int main(int count, char** arguments)
{
    const std::vector<std::string_view> words(arguments + 1, arguments + count);
    if (words.size() == 2 && words[0] == "--figures")
        return printFigures(words[1]);
    if (words.empty() || words.size() > 3 || words[0].starts_with('-')) {
        std::cerr << usage;
        return 2;
    }
    if (std::filesystem::exists(words[0])) {
        std::cerr << words[0] << ": the file is there already\n";
        return 1;
    }
    testing::GeneratedBook wanted { .costs = 10 };
    if (words.size() > 1)
        wanted.hands = numberIn(words[1], wanted.hands);
    if (words.size() > 2)
        wanted.years = numberIn(words[2], wanted.years);
    testing::generateBook(words[0], wanted);
    return 0;
}
