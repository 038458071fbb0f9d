// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/openings/opening_book_text.h"

#include "engine/cards/seat.h"
#include "engine/rules/variant_text.h"
#include "engine/support/decimal.h"
#include "engine/support/text.h"
#include "engine/support/text_cursor.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace sheepshead {

namespace {

constexpr std::string_view bookTitle = "sheepshead opening book ";
constexpr int bookVersion = 1;
constexpr std::string_view anyNumber = "*";
constexpr int bookDecimals = 3;

/// Bounds of what is read: a hand has no more cards, a book no more deals.
constexpr int mostCards = 16;
constexpr std::size_t longestPattern = 32;
constexpr int mostTimes = 200'000'000;
constexpr double mostScore = 1e6;

std::string wordOf(int number) { return std::to_string(number); }
std::string wordOf(std::optional<int> number)
{
    return number ? std::to_string(*number) : std::string(anyNumber);
}
std::string wordOf(std::optional<bool> flag)
{
    return wordOf(flag ? std::optional(*flag ? 1 : 0) : std::nullopt);
}
std::string wordOf(const std::string& text) { return text; }
std::string wordOf(std::string_view text) { return std::string(text); }
std::string wordOf(const BookFigure& figure)
{
    return decimalText(figure.mean, bookDecimals) + ' ' + decimalText(figure.error, bookDecimals);
}

std::string rowText(std::string_view name, const auto&... values)
{
    std::string row(name);
    ((row += ' ' + wordOf(values)), ...);
    return row + '\n';
}

std::string buryRow(const BookBury& row)
{
    std::string text = rowText("bury", row.kind.trump, row.kind.queens, row.kind.fail,
        row.frequency, row.times, row.score);
    text.pop_back();
    for (const BookBury::Choice& choice : row.choices)
        text += ' ' + choice.pattern + ' ' + wordOf(choice.times);
    return text + '\n';
}

/// Takes the words of a row one by one, and keeps what is wrong with the first that is.
class RowReader {
public:
    explicit RowReader(std::vector<std::string_view> words)
        : words_(std::move(words))
    {
    }

    bool atEnd() const { return next_ == words_.size() || fault_; }
    const std::optional<Problem>& fault() const { return fault_; }
    std::string_view next() const { return atEnd() ? std::string_view() : words_[next_]; }

    std::string_view word()
    {
        if (fault_)
            return {};
        if (next_ == words_.size()) {
            fail("", "something is missing at the end");
            return {};
        }
        return words_[next_++];
    }

    int number(int most, int least = 0)
    {
        const std::string_view text = word();
        const auto number = parseNumber<int>(text);
        if (!number || *number < least || *number > most) {
            fail(text,
                "expected a number from " + std::to_string(least) + " to " + std::to_string(most));
            return least;
        }
        return *number;
    }

    std::optional<int> numberOrAny(int most)
    {
        if (next_ < words_.size() && words_[next_] == anyNumber) {
            ++next_;
            return std::nullopt;
        }
        return number(most);
    }

    BookFigure figure()
    {
        const double mean = real(-mostScore);
        return { mean, real(0) };
    }

    template <class Value> Value key(KeyList keys)
    {
        const std::string_view text = word();
        const auto value = valueIn<Value>(keys, text);
        if (!value)
            fail(text, "is unknown here");
        return value.value_or(Value {});
    }

    /// A pattern of fail cards, or of what is buried of them.
    std::string pattern(std::string_view marks)
    {
        const std::string_view text = word();
        const auto isPart = [&](char letter) {
            return failLetters.find(letter) != std::string_view::npos
                || marks.find(letter) != std::string_view::npos;
        };
        if (text.empty() || text.size() > longestPattern || !std::ranges::all_of(text, isPart))
            fail(text, "expected a pattern of cards");
        return std::string(text);
    }

    void fail(std::string_view place, std::string reason)
    {
        if (!fault_)
            fault_ = Problem { std::string(place), std::move(reason) };
    }

private:
    double real(double least)
    {
        const std::string_view text = word();
        double number = 0;
        const auto [stopped, error] =
            std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc() || stopped != text.data() + text.size() || !(number >= least)
            || !(number <= mostScore)) {
            fail(text, "expected a figure");
            return 0;
        }
        return number;
    }

    std::vector<std::string_view> words_;
    std::size_t next_ = 0;
    std::optional<Problem> fault_;
};

BookPick readPick(RowReader& row)
{
    BookPick pick;
    pick.place = row.number(maxSeats, 1);
    pick.trump = row.numberOrAny(mostCards);
    pick.queens = row.numberOrAny(mostCards);
    if (const auto jack = row.numberOrAny(1))
        pick.jack = *jack == 1;
    pick.asked = row.number(mostTimes);
    pick.picked = row.number(pick.asked);
    pick.pick = row.figure();
    pick.pass = row.figure();
    pick.gain = row.figure();
    return pick;
}

BookBury readBury(RowReader& row)
{
    BookBury bury;
    bury.kind.trump = row.number(mostCards);
    bury.kind.queens = row.number(bury.kind.trump);
    bury.kind.fail = row.pattern("+-");
    bury.frequency = row.number(mostTimes);
    bury.times = row.number(mostTimes);
    bury.score = row.figure();
    while (!row.atEnd()) {
        std::string pattern = row.pattern("+-/t");
        bury.choices.push_back({ std::move(pattern), row.number(bury.times) });
    }
    return bury;
}

BookCall readCall(RowReader& row)
{
    constexpr std::array words { callUnder, callTen, callJack, callAlone };
    BookCall call;
    const bool isWord = std::ranges::find(words, row.next()) != words.end();
    call.kind = isWord ? std::string(row.word()) : row.pattern("-");
    call.offered = row.number(mostTimes);
    call.chosen = row.number(call.offered);
    call.cost = row.figure();
    return call;
}

BookLeadRow readLead(RowReader& row)
{
    BookLeadRow lead;
    lead.role = row.key<BookRole>(bookRoleKeys);
    lead.trump = row.numberOrAny(mostCards);
    lead.lead = row.key<BookLead>(bookLeadKeys);
    lead.held = row.number(mostTimes);
    lead.chosen = row.number(lead.held);
    lead.cost = row.figure();
    return lead;
}

class BookReader {
public:
    explicit BookReader(std::string_view text)
        : text_(text)
    {
    }

    Result<OpeningBook> read()
    {
        readTitle();
        readRules();
        book_.deals = readNumber<int>("deals ");
        book_.seed = readNumber<std::uint64_t>("seed ");
        for (text_.skipNotes(); !text_.atEnd(); text_.skipNotes())
            readRow(text_.takeLine());
        return text_.resultOf(std::move(book_));
    }

private:
    /// What follows a word that the next line must begin with.
    std::string_view restAfter(std::string_view word)
    {
        text_.skipNotes();
        const std::string_view line = text_.takeLine();
        if (line.starts_with(word))
            return line.substr(word.size());
        text_.fail("expected '" + std::string(trimmed(word)) + "'");
        return {};
    }

    void readTitle()
    {
        const auto version = parseNumber<int>(restAfter(bookTitle));
        if (!version || *version < 1)
            text_.fail("expected the number of the version");
        else if (*version > bookVersion)
            text_.fail("written by a later version of the program");
    }

    void readRules()
    {
        const Result<Variant> rules = parseVariant(restAfter("rules "));
        if (!rules)
            return text_.fail(rules.problem());
        const Result<CheckedVariant> variant = check(*rules);
        if (!variant)
            return text_.fail(variant.problem());
        book_.variant = *variant;
    }

    template <class Number> Number readNumber(std::string_view word)
    {
        const auto number = parseNumber<Number>(restAfter(word));
        if (!number || *number < Number { 0 })
            text_.fail("expected a number");
        return number.value_or(Number { 0 });
    }

    void readRow(std::string_view line)
    {
        RowReader row(wordsOf(line));
        const std::string_view name = row.word();
        if (name == "pick")
            book_.picks.push_back(readPick(row));
        else if (name == "bury")
            book_.buries.push_back(readBury(row));
        else if (name == "call")
            book_.calls.push_back(readCall(row));
        else if (name == "lead")
            book_.leads.push_back(readLead(row));
        else
            row.fail(name, "expected pick, bury, call or lead");
        if (!row.atEnd())
            row.fail(row.next(), "expected the end of the line");
        if (row.fault())
            text_.fail(*row.fault());
    }

    TextCursor text_;
    OpeningBook book_;
};

} // namespace

std::string openingBookText(const OpeningBook& book)
{
    std::string text = std::string(bookTitle) + std::to_string(bookVersion) + '\n';
    text += "rules " + variantText(*book.variant) + '\n';
    text += "deals " + std::to_string(book.deals) + '\n';
    text += "seed " + std::to_string(book.seed) + '\n';
    for (const BookPick& row : book.picks)
        text += rowText("pick", row.place, row.trump, row.queens, row.jack, row.asked, row.picked,
            row.pick, row.pass, row.gain);
    for (const BookBury& row : book.buries)
        text += buryRow(row);
    for (const BookCall& row : book.calls)
        text += rowText("call", row.kind, row.offered, row.chosen, row.cost);
    for (const BookLeadRow& row : book.leads)
        text += rowText(
            "lead", keyOf(row.role), row.trump, keyOf(row.lead), row.held, row.chosen, row.cost);
    return text;
}

Result<OpeningBook> parseOpeningBook(std::string_view text) { return BookReader(text).read(); }

} // namespace sheepshead
