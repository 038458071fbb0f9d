// SPDX-License-Identifier: GPL-3.0-or-later
// table_writer FILE: resumes the sheet of a real table, or begins one, and types hands, corrections
// and undos until it is killed. What has been saved it says before it does anything else: the
// number of changes that hold, and the last line of the sheet.
#include "app/storage/score_book.h"
#include "engine/score_keeping/table_line_reader.h"
#include "engine/score_keeping/table_line_text.h"

#include <iostream>
#include <string>
#include <unistd.h>

using namespace sheepshead;

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

void say(const KeptTable& table)
{
    const std::string text =
        std::to_string(table.done()) + ' ' + tableLineText(table.lines().back()) + '\n';
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

/// One change of every kind in turn.
void change(KeptTable& table)
{
    const auto lines = table.lines().size();
    const int points = 2 + static_cast<int>(table.edits().size() * 7 % 117);
    if (lines > 3 && points % 5 == 0)
        table.correct(lines - 2, handOf(points));
    else if (lines > 20 && points % 7 == 0)
        table.remove(lines - 3);
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
    while (true) {
        change(table);
        if (const auto problem = opened.saved.save(table, five))
            stop(*problem);
        say(table);
    }
}
