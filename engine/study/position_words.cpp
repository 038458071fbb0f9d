// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/position_words.h"

#include "engine/support/utf8.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sheepshead {

namespace {

constexpr std::string_view blanks = " \t,;";

char smallLetter(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::string inSmallLetters(std::string_view text)
{
    std::string small(text);
    std::ranges::transform(small, small.begin(), smallLetter);
    return small;
}

using SuitName = std::pair<std::string_view, Suit>;

constexpr std::array suitNames { SuitName { "clubs", Suit::Clubs },
    SuitName { "club", Suit::Clubs }, SuitName { "spades", Suit::Spades },
    SuitName { "spade", Suit::Spades }, SuitName { "hearts", Suit::Hearts },
    SuitName { "heart", Suit::Hearts }, SuitName { "diamonds", Suit::Diamonds },
    SuitName { "diamond", Suit::Diamonds }, SuitName { "c", Suit::Clubs },
    SuitName { "s", Suit::Spades }, SuitName { "h", Suit::Hearts },
    SuitName { "d", Suit::Diamonds }, SuitName { "♣", Suit::Clubs }, SuitName { "♠", Suit::Spades },
    SuitName { "♥", Suit::Hearts }, SuitName { "♦", Suit::Diamonds }, SuitName { "♧", Suit::Clubs },
    SuitName { "♤", Suit::Spades }, SuitName { "♡", Suit::Hearts },
    SuitName { "♢", Suit::Diamonds } };

constexpr std::string_view textSign = "\uFE0E";
constexpr std::string_view pictureSign = "\uFE0F";

/// Without the signs that say how a symbol is drawn.
std::string withoutSigns(std::string_view word)
{
    std::string plain(word);
    for (const std::string_view sign : { textSign, pictureSign })
        for (std::size_t at = plain.find(sign); at != std::string::npos; at = plain.find(sign))
            plain.erase(at, sign.size());
    return plain;
}

std::optional<Rank> typedRank(std::string_view word)
{
    constexpr std::string_view letters = "789tjqka";
    if (word == "10")
        return Rank::Ten;
    const auto at = word.size() == 1 ? letters.find(word) : std::string_view::npos;
    return at == std::string_view::npos ? std::nullopt : std::optional(static_cast<Rank>(at));
}

/// A remark begins the line or follows a blank.
std::string_view withoutRemark(std::string_view line)
{
    std::size_t mark = line.find('#');
    while (mark != std::string_view::npos && mark > 0
        && blanks.find(line[mark - 1]) == std::string_view::npos)
        mark = line.find('#', mark + 1);
    return line.substr(0, std::min(mark, line.size()));
}

std::size_t afterQuoteMarks(std::string_view line)
{
    const std::size_t first = line.find_first_not_of("> \t");
    return std::min(first, line.size());
}

/// Splits what is behind the key.
void addWords(PositionLine& into, std::string_view line, std::size_t from)
{
    while ((from = line.find_first_not_of(blanks, from)) != std::string_view::npos) {
        const std::size_t end = std::min(line.find_first_of(blanks, from), line.size());
        if (into.words.empty())
            into.rest = line.substr(from);
        into.words.push_back({ withoutSigns(inSmallLetters(line.substr(from, end - from))),
            static_cast<int>(charactersIn(line.substr(0, from))) + 1 });
        from = end;
    }
}

/// "hand 3: QC", and the number of a trick, which its place tells: "trick 3: 0 QC".
void takeSeat(PositionLine& line)
{
    if (line.words.empty())
        return;
    const std::string& first = line.words.front().text;
    const bool takesSeat = line.key == "hand" || line.key == "bury" || line.key == "open";
    if (takesSeat
        || (line.key == "trick" && first.ends_with(':') && line.words.size() > 1
            && typedSeat(line.words[1].text)))
        line.seat = typedSeat(first);
    if (line.seat)
        line.words.erase(line.words.begin());
}

} // namespace

PositionLine positionLine(std::string_view whole)
{
    constexpr std::string_view keyEnds = " \t:=";
    const std::string_view line = withoutRemark(whole);
    const std::size_t first = afterQuoteMarks(line);
    PositionLine read;
    if (first == line.size())
        return read;
    const std::size_t keyEnd = std::min(line.find_first_of(keyEnds, first), line.size());
    read.key = inSmallLetters(line.substr(first, keyEnd - first));
    read.column = static_cast<int>(charactersIn(line.substr(0, first))) + 1;
    std::size_t next = std::min(line.find_first_not_of(" \t", keyEnd), line.size());
    if (next < line.size() && (line[next] == ':' || line[next] == '='))
        ++next;
    addWords(read, line, next);
    takeSeat(read);
    return read;
}

std::optional<Suit> typedSuit(std::string_view word)
{
    const auto found = std::ranges::find(suitNames, word, &SuitName::first);
    return found == suitNames.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Card> typedCard(std::string_view word)
{
    for (std::size_t cut = 1; cut < word.size(); ++cut) {
        const std::string_view front = word.substr(0, cut);
        const std::string_view back = word.substr(cut);
        const bool rankFirst = typedRank(front).has_value();
        const auto rank = rankFirst ? typedRank(front) : typedRank(back);
        const auto suit = typedSuit(rankFirst ? back : front);
        if (rank && suit && (rankFirst ? back : front).size() != 0)
            return Card(*rank, *suit);
    }
    return std::nullopt;
}

std::optional<Seat> typedSeat(std::string_view word)
{
    if (word.size() == 2 && word[1] == ':')
        word.remove_suffix(1);
    if (word.size() != 1 || word[0] < '0' || word[0] >= '0' + maxSeats)
        return std::nullopt;
    return seatAt(word[0] - '0');
}

} // namespace sheepshead
