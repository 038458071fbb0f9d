// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/book_figures.h"
#include "app/console/commands.h"
#include "app/console/protocol/console_error.h"
#include "app/console/protocol/file_content.h"
#include "app/console/protocol/json_protocol.h"
#include "app/storage/book_check.h"
#include "app/storage/exchange/book_exchange.h"
#include "app/storage/file/backup.h"
#include "app/storage/file/log_owner.h"
#include "app/storage/file/restore.h"
#include "app/storage/file/storage_error.h"
#include "engine/rules/variant_text.h"

#include <filesystem>
#include <iostream>
#include <sstream>

namespace sheepshead::console {

namespace {

constexpr std::array bookOptions {
    OptionRow { "--format", "FORMAT", "Of an export: json, hands-csv or players-csv." },
};

constexpr Usage bookUsage {
    .command = "book",
    .arguments = "FILE ACTION [OTHER]",
    .about = "Reads and keeps a score book. ACTION is one of these:\n"
             "  list           its sheets, the last written first\n"
             "  export OTHER   writes all of it to a file, \"-\" for the standard output\n"
             "  import OTHER   adds the sheets of an exported JSON file, \"-\" for the standard\n"
             "                 input\n"
             "  check          reads everything; the status is 1 if something is wrong\n"
             "  statistics     the figures of each player, with 95% intervals of the rates\n"
             "  backup OTHER   copies it to a file, which is checked\n"
             "  restore OTHER  puts a backup in its place, and sets aside what was there\n"
             "The game may be open meanwhile, but not for restore.",
    .options = bookOptions,
    .leastArguments = 2,
    .mostArguments = 3,
};

struct BookArguments {
    std::filesystem::path book;
    std::string other; ///< empty: there is none
    ExportFormat format = ExportFormat::Json;
    bool json = false;

    std::filesystem::path otherFile() const { return pathOf(other); }
    static std::filesystem::path pathOf(const std::string& text)
    {
        return std::u8string(text.begin(), text.end());
    }
};

template <class Value> Value orRefuse(Result<Value> result)
{
    if (!result)
        throw DataError(result.problem());
    return std::move(result).value();
}

void refuseIf(const std::optional<Problem>& problem)
{
    if (problem)
        throw DataError(*problem);
}

Json sheetJson(const SheetInfo& info)
{
    Json json = { { "id", info.id }, { "name", info.name },
        { "kind", info.kind == SheetKind::Table ? "table" : "game" }, { "begun", info.begun },
        { "lastPlayed", info.lastPlayed }, { "players", info.players }, { "totals", info.totals },
        { "hands", info.hands }, { "handInPlay", info.handInPlay } };
    if (info.variant)
        json["rules"] = variantText(*info.variant);
    if (!info.fault.empty())
        json["fault"] = info.fault;
    return json;
}

Json sheetsJson(const std::vector<SheetInfo>& sheets)
{
    Json json = Json::array();
    for (const SheetInfo& info : sheets)
        json.push_back(sheetJson(info));
    return json;
}

void printSheet(const SheetInfo& info)
{
    std::cout << info.id << "  " << info.lastPlayed << "  " << info.name << ": " << info.hands
              << (info.hands == 1 ? " hand" : " hands")
              << (info.kind == SheetKind::Table ? " at a real table" : "")
              << (info.handInPlay ? " and one in play" : "");
    for (std::size_t i = 0; i < info.players.size(); ++i)
        std::cout << (i == 0 ? "; " : ", ") << info.players[i] << ' '
                  << (i < info.totals.size() ? std::to_string(info.totals[i]) : "?");
    std::cout << (info.fault.empty() ? "" : "; cannot be read: " + info.fault) << '\n';
}

int listSheets(const BookArguments& arguments)
{
    const auto sheets = orRefuse(sheetsIn(arguments.book));
    if (arguments.json)
        std::cout << pageOf({ { "sheets", sheetsJson(sheets) } }) << '\n';
    for (const SheetInfo& info : sheets)
        if (!arguments.json)
            printSheet(info);
    return 0;
}

/// What went to the standard output is not told there.
int exportTo(const BookArguments& arguments)
{
    const bool toOutput = arguments.other == "-";
    const ExportReport made =
        orRefuse(toOutput ? exportBook(arguments.book, arguments.format, std::cout)
                          : exportBook(arguments.book, arguments.format, arguments.otherFile()));
    for (const std::string& sheet : made.unreadable)
        std::cerr << "sheepshead-console: not exported, because it cannot be read: " << sheet
                  << '\n';
    if (!toOutput && arguments.json)
        std::cout << pageOf({ { "sheets", made.sheets }, { "hands", made.hands },
            { "unreadable", made.unreadable } })
                  << '\n';
    else if (!toOutput)
        std::cout << "exported: sheets " << made.sheets << ", hands " << made.hands << '\n';
    return made.unreadable.empty() ? 0 : 1;
}

MergeReport importedFrom(const BookArguments& arguments)
{
    if (arguments.other != "-")
        return orRefuse(importBook(arguments.book, arguments.otherFile()));
    std::istringstream in(contentOf("-"));
    return orRefuse(importBook(arguments.book, in, "standard input"));
}

int importFrom(const BookArguments& arguments)
{
    const MergeReport made = importedFrom(arguments);
    if (arguments.json) {
        std::cout << pageOf({ { "sheets", made.sheets }, { "hands", made.hands },
            { "people", made.people }, { "known", made.known }, { "different", made.different },
            { "unreadable", made.unreadable } })
                  << '\n';
        return 0;
    }
    std::cout << "imported: sheets " << made.sheets << ", hands " << made.hands << ", people "
              << made.people << "\nthere already: sheets "
              << made.known.size() + made.different.size() << '\n';
    for (const std::string& sheet : made.different)
        std::cout << "there already, but different; the book's stayed: " << sheet << '\n';
    for (const std::string& sheet : made.unreadable)
        std::cerr << "sheepshead-console: not imported, because it cannot be read: " << sheet
                  << '\n';
    return 0;
}

int checkWhole(const BookArguments& arguments)
{
    const BookCheck found = orRefuse(checkBook(arguments.book));
    if (arguments.json) {
        std::cout << pageOf({ { "sound", found.sound() }, { "faults", found.faults },
            { "sheets", sheetsJson(found.sheets) }, { "recordsUnread", found.recordsUnread } })
                  << '\n';
        return found.sound() ? 0 : 1;
    }
    int hands = 0;
    for (const SheetInfo& info : found.sheets) {
        hands += info.hands;
        if (!info.fault.empty())
            std::cout << "sheet " << info.id << " (" << info.name
                      << ") cannot be read: " << info.fault << '\n';
    }
    for (const std::string& fault : found.faults)
        std::cout << "the book: " << fault << '\n';
    if (found.recordsUnread > 0)
        std::cout << "hands that cannot be replayed, though their scores can be read: "
                  << found.recordsUnread << '\n';
    std::cout << (found.sound() ? "sound" : "not sound") << ": sheets " << found.sheets.size()
              << ", hands " << hands << '\n';
    return found.sound() ? 0 : 1;
}

int printStatistics(const BookArguments& arguments)
{
    const BookStatistics found = orRefuse(statisticsOf(arguments.book));
    Json json = Json::array();
    for (const PersonStatistics& person : found.people)
        if (arguments.json)
            json.push_back(figuresJson(person));
        else
            printFigures(std::cout, person);
    if (arguments.json)
        std::cout << pageOf({ { "people", json }, { "leftOut", found.leftOut } }) << '\n';
    for (const std::string& sheet : found.leftOut)
        std::cerr << "sheepshead-console: left out, because of values that cannot be: " << sheet
                  << '\n';
    return found.leftOut.empty() ? 0 : 1;
}

int backUpTo(const BookArguments& arguments)
{
    refuseIf(backUp(arguments.book, arguments.otherFile()));
    const GoodBackup made = orRefuse(inspectBackup(arguments.otherFile()));
    if (arguments.json)
        std::cout << pageOf({ { "sheets", made.sheets }, { "hands", made.hands } }) << '\n';
    else
        std::cout << "backed up: sheets " << made.sheets << ", hands " << made.hands << '\n';
    return 0;
}

std::string utf8Of(const std::filesystem::path& path)
{
    const std::u8string text = path.u8string();
    return { text.begin(), text.end() };
}

int restoreFrom(const BookArguments& arguments)
{
    const GoodBackup found = orRefuse(inspectBackup(arguments.otherFile()));
    const auto kept = orRefuse(restoreBook(arguments.book, arguments.otherFile()));
    if (arguments.json) {
        std::cout << pageOf(
            { { "sheets", found.sheets }, { "hands", found.hands }, { "setAside", utf8Of(kept) } })
                  << '\n';
        return 0;
    }
    std::cout << "restored: sheets " << found.sheets << ", hands " << found.hands << '\n';
    if (!kept.empty())
        std::cout << "the book that was there is now " << utf8Of(kept) << '\n';
    return 0;
}

/// What lies beside the book and is of another one is not read, and the person is told.
void tellForeignLog(const std::filesystem::path& book)
{
    const auto aside = attemptFor(book, [&] { return setForeignLogAside(book); });
    if (aside && !aside->empty()) // the action itself tells a problem
        std::cerr
            << "sheepshead-console: beside the book lay a log of another one; it was not read, and"
               " is now "
            << utf8Of(*aside) << '\n';
}

struct BookAction {
    std::string_view name;
    bool takesOther;
    int (*run)(const BookArguments& arguments);
};

constexpr std::array actions {
    BookAction { "list", false, listSheets },
    BookAction { "export", true, exportTo },
    BookAction { "import", true, importFrom },
    BookAction { "check", false, checkWhole },
    BookAction { "statistics", false, printStatistics },
    BookAction { "backup", true, backUpTo },
    BookAction { "restore", true, restoreFrom },
};

ExportFormat formatNamed(const std::string& name)
{
    constexpr std::array<std::string_view, 3> names { "json", "hands-csv", "players-csv" };
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name)
            return static_cast<ExportFormat>(i);
    throw UsageError { "--format is json, hands-csv or players-csv, not '" + name + "'" };
}

int runBook(const Options& options)
{
    const auto& words = options.arguments();
    for (const BookAction& action : actions) {
        if (action.name != words[1])
            continue;
        if (action.takesOther != (words.size() == 3))
            throw UsageError { action.takesOther
                    ? "OTHER is missing"
                    : "'" + words.back() + "' is one argument too many" };
        if (options.has("--format") && action.name != "export")
            throw UsageError { "--format is for export only" };
        BookArguments arguments { BookArguments::pathOf(words[0]),
            action.takesOther ? words[2] : std::string(),
            formatNamed(options.text("--format", "json")), options.json() };
        tellForeignLog(arguments.book);
        return action.run(arguments);
    }
    throw UsageError { "'" + words[1]
        + "' is none of list, export, import, check, statistics, backup and restore" };
}

} // namespace

const Command bookCommand { bookUsage, runBook };

} // namespace sheepshead::console
