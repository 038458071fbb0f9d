// SPDX-License-Identifier: GPL-3.0-or-later
// table_writer FILE: resumes the sheet of a real table, or begins one, and types hands,
// corrections, undos and redos until it is killed. It says each table before it saves it ("next
// 17"), and again before it does anything else ("saved 17").
#include "app/storage/score_book.h"
#include "engine/score_keeping/table_line_reader.h"
#include "engine/support/rng.h"
#include "tests/app/storage/fingerprint.h"

#include <iostream>
#include <string>
#include <unistd.h>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

const std::vector<std::string> five { "Ada", "Bob", "Cy", "Dot", "Ed" };

[[noreturn]] void stop(const Problem& problem)
{
    // At once, because _exit() writes nothing.
    std::cerr << problem.place << ": " << problem.reason << '\n';
    _exit(1);
}

template <class T> T orStop(Result<T> result)
{
    if (!result)
        stop(result.problem());
    return std::move(result).value();
}

void say(const char* word, const KeptTable& table)
{
    const std::string text = word + std::to_string(fingerprintOf(table)) + '\n';
    if (::write(STDOUT_FILENO, text.data(), text.size()) != static_cast<ssize_t>(text.size()))
        _exit(1);
}

KeptTable opening()
{
    KeptTable table;
    table.add(orStop(
        parseTableLine("table arrives=0,1,2,3,4 dealer=4 rules layout=5H-A no-pick=doubler")));
    return table;
}

TypedHand handOf(int points)
{
    TypedHand hand;
    hand.maker = memberAt(points % 5);
    hand.points = points;
    return hand;
}

/// One change of any kind.
void change(KeptTable& table, Rng& rng)
{
    const auto lines = table.lines().size();
    const int points = 2 + static_cast<int>(rng.below(117));
    const std::uint32_t choice = rng.below(10);
    if (choice < 2 && table.done() > 1)
        table.undo();
    else if (choice < 4 && table.mayRedo())
        table.redo();
    else if (choice == 4 && lines > 3)
        table.correct(lines - 2, handOf(points));
    else if (choice == 5 && lines > 3)
        table.remove(lines - 3);
    else if (choice == 6 && lines > 3)
        table.insert(lines - 2, handOf(points));
    else
        table.add(handOf(points));
}

} // namespace

int main(int argc, char* argv[])
{
    if (argc != 2)
        return 1;
    ScoreBook book = orStop(ScoreBook::open(argv[1]));
    if (orStop(book.sheets()).empty())
        orStop(book.beginTable({ "Tuesday", five, opening() }));
    OpenedTable opened = orStop(book.resumeTable(1));
    KeptTable table = *opened.stored.table;
    Rng rng(table.edits().size());
    while (true) {
        change(table, rng);
        say("next ", table);
        if (const auto problem = opened.saved.save(table, five))
            stop(*problem);
        say("saved ", table);
    }
}
