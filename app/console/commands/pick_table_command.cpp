// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/commands.h"
#include "app/console/long_work.h"
#include "app/console/protocol/console_error.h"
#include "app/console/protocol/pick_table_json.h"
#include "app/console/protocol/rule_argument.h"
#include "engine/cards/card_text.h"
#include "engine/rules/variant_text.h"
#include "engine/study/typed_cards.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <iostream>

namespace sheepshead::console {

namespace {

constexpr std::array pickTableOptions {
    OptionRow { "--rules", "RULES", "House rules (called-ace); \"rules --help\" says how." },
    OptionRow { "--against", "RULES", "Other rules, asked about the same deals." },
    OptionRow { "--hold", "CARDS", "Cards of the hand (none); all others are drawn." },
    OptionRow { "--blind", "CARDS", "Cards that the picker takes of the blind (none)." },
    OptionRow { "--deals", "N", "Deals (1000); each is tried in every seat." },
    OptionRow { "--seed", "N", "The same deals for the same number (1)." },
    OptionRow { "--judge", "LEVEL",
        "Whose picks are counted: beginner, regular, strong or expert (expert)." },
    OptionRow { "--csv", "", "Write lines for spreadsheets instead of text." },
};

constexpr Usage pickTableUsage {
    .command = "pick-table",
    .arguments = "",
    .about = "Tells how good a hand is in each seat: what picking and what passing bring, played\n"
             "to the end by regulars in the same deals, and how often an expert picks; for all\n"
             "hands with the given cards, and by their trump and queens. With --against, the same\n"
             "for two sets of rules side by side, and what the other rules change. Seat 1 speaks\n"
             "first; it has the choice if all before it pass. Ctrl+C ends it with the results so\n"
             "far.",
    .options = pickTableOptions,
};

CardSet cardsIn(const Options& given, std::string_view option)
{
    const Result<CardSet> cards = typedCards(given.text(option, ""));
    if (!cards)
        throw DataError(std::string(option), quoted(cards.problem()));
    return *cards;
}

Level judgeIn(const Options& given)
{
    const std::string key = given.text("--judge", "expert");
    const auto level = levelFrom(key);
    if (!level)
        throw UsageError { "--judge: expected beginner, regular, strong or expert, not '" + key
            + "'" };
    return *level;
}

PickTableQuestion pickQuestionIn(const Options& given)
{
    if (given.json() && given.has("--csv"))
        throw UsageError { "--csv and --json are two forms of the same" };
    PickTableQuestion question;
    question.variant = rulesFrom(given.text("--rules", "called-ace"));
    if (given.has("--against"))
        question.against = rulesFrom(given.text("--against", ""));
    question.hold = cardsIn(given, "--hold");
    question.blind = cardsIn(given, "--blind");
    question.deals = static_cast<int>(given.number("--deals", 1000, 1, mostPickTableDeals));
    question.seed = given.number("--seed", 1, 0, UINT64_MAX);
    question.judge = judgeIn(given);
    return question;
}

template <class... Values> std::string columns(const char* form, Values... values)
{
    std::array<char, 160> text {};
    std::snprintf(text.data(), text.size(), form, values...);
    return text.data();
}

std::string figureColumn(const PickFigure& figure)
{
    return columns("  %+6.2f ± %.2f", figure.mean, 2 * figure.error);
}

std::string rateColumns(const PickFigures& figures)
{
    if (figures.asked == 0)
        return columns("%7d       -     ", 0);
    const double rate = static_cast<double>(figures.picked) / figures.asked;
    const double error = std::sqrt(rate * (1 - rate) / figures.asked);
    constexpr double hundred = 100;
    return columns("%7d  %3.0f %% ± %-2.0f", figures.asked, hundred * rate, 2 * hundred * error);
}

std::string handColumns(const PickTableRow& row)
{
    if (!row.trump || !row.queens)
        return columns("%4d    all    all", row.place);
    return columns("%4d  %5d  %5d", row.place, *row.trump, *row.queens);
}

void printPickRow(const PickTableRow& row)
{
    std::cout << handColumns(row) << rateColumns(row.figures);
    if (row.against && row.change)
        std::cout << figureColumn(row.figures.gain) << rateColumns(*row.against)
                  << figureColumn(row.against->gain) << figureColumn(row.change->gain);
    else
        std::cout << figureColumn(row.figures.pick) << figureColumn(row.figures.pass)
                  << figureColumn(row.figures.gain);
    std::cout << '\n';
}

void printPickTable(const PickTableQuestion& question, const PickTableAnswer& answer)
{
    std::cout << "hand: " << cardsText(question.hold) << ", blind: " << cardsText(question.blind)
              << ", others drawn in " << answer.deals << " deals\n"
              << "rules: " << variantText(*question.variant) << '\n';
    if (question.against)
        std::cout << "against: " << variantText(**question.against) << '\n'
                  << "seat  trump queens  asked        picks     gain by pick  asked        picks"
                     "     gain by pick       the change\n";
    else
        std::cout << "seat  trump queens  asked        picks          picking         passing"
                     "    gain by pick\n";
    for (const PickTableRow& row : answer.rows)
        if (row.figures.asked >= leastPickTableDeals) // JSON and CSV have all rows
            printPickRow(row);
}

int runPickTable(const Options& given)
{
    const PickTableQuestion question = pickQuestionIn(given);
    Result<PickTable> asked = PickTable::about(question);
    if (!asked)
        throw DataError(asked.problem());
    PickTable table = std::move(asked).value();
    {
        LongWork work("deals", static_cast<std::uint64_t>(question.deals));
        while (!LongWork::interrupted() && table.goOn())
            work.show(static_cast<std::uint64_t>(table.answer().deals));
    }
    if (given.json()) {
        Json json = pickTableJson(question, table.answer());
        json["interrupted"] = LongWork::interrupted();
        std::cout << pageOf(json) << '\n';
    } else if (given.has("--csv"))
        std::cout << pickTableCsv(table.answer());
    else
        printPickTable(question, table.answer());
    return 0;
}

} // namespace

const Command pickTableCommand { pickTableUsage, runPickTable };

} // namespace sheepshead::console
