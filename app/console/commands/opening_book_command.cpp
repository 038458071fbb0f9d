// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/commands.h"
#include "app/console/long_work.h"
#include "app/console/protocol/console_error.h"
#include "app/console/protocol/opening_book_json.h"
#include "app/console/protocol/rule_argument.h"
#include "engine/openings/opening_book_maker.h"
#include "engine/openings/opening_book_text.h"

#include <array>
#include <iostream>

namespace sheepshead::console {

namespace {

constexpr std::array openingBookOptions {
    OptionRow { "--rules", "RULES", "House rules (called-ace); \"rules --help\" says how." },
    OptionRow { "--deals", "N", "Deals that experts play up to the first lead (1000)." },
    OptionRow { "--seed", "N", "The same book for the same number (1)." },
    OptionRow { "--worlds", "N",
        "Deals that an expert imagines for each decision; without it as many\n"
        "                        as in the game." },
};

constexpr Usage openingBookUsage {
    .command = "opening-book",
    .arguments = "",
    .about =
        "Has experts play up to the first lead and writes what they do: how often they pick in\n"
        "each seat by trump and queens, what they bury from the fifty most frequent kinds of\n"
        "hands, which suit they call, and what they lead. A thousand deals take minutes. The\n"
        "handbook's page is made of such books. Ctrl+C ends it with the results so far.",
    .options = openingBookOptions,
};

constexpr int mostBookDeals = 1'000'000;
constexpr int mostBookWorlds = 100'000;

OpeningBookMaker bookMakerIn(const Options& given)
{
    OpeningBookOptions options;
    options.deals = static_cast<int>(given.number("--deals", 1000, 1, mostBookDeals));
    options.seed = given.number("--seed", 1, 0, UINT64_MAX);
    if (given.has("--worlds")) {
        const int worlds = static_cast<int>(given.number("--worlds", 1, 1, mostBookWorlds));
        options.budget.cardWorlds = worlds;
        options.budget.planWorlds = worlds;
        options.budget.bidWorlds = worlds;
    }
    Result<OpeningBookMaker> maker =
        OpeningBookMaker::of(rulesFrom(given.text("--rules", "called-ace")), options);
    if (!maker)
        throw DataError(maker.problem());
    return std::move(maker).value();
}

int runOpeningBook(const Options& given)
{
    OpeningBookMaker maker = bookMakerIn(given);
    {
        constexpr double hundred = 100;
        LongWork work("percent", 100);
        while (!LongWork::interrupted() && maker.goOn())
            work.show(static_cast<std::uint64_t>(hundred * maker.progress()));
    }
    if (given.json()) {
        Json json = openingBookJson(maker.book());
        json["interrupted"] = LongWork::interrupted();
        std::cout << pageOf(json) << '\n';
    } else
        std::cout << openingBookText(maker.book());
    return 0;
}

} // namespace

const Command openingBookCommand { openingBookUsage, runOpeningBook };

} // namespace sheepshead::console
