// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/score_keeping/table_line_reader.h"

#include "engine/cards/card_text.h"
#include "engine/rules/variant_text.h"
#include "engine/score_keeping/table_line_keys.h"
#include "engine/score_keeping/table_line_text.h"
#include "engine/scoring/outcome_keys.h"
#include "engine/support/text.h"

#include <algorithm>
#include <span>

namespace sheepshead {

namespace {

using Words = std::span<const std::string_view>;

constexpr int mostPointsTyped = 120;
constexpr int mostTricks = 16;
constexpr int mostRaises = 16;

std::string unescaped(std::string text)
{
    std::erase(text, '\r'); // of line ends of Windows; no line is written with one
    std::string made;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != '\\' || i + 1 == text.size())
            made += text[i];
        else
            made += text[++i] == 'n' ? '\n' : text[i];
    return made;
}

/// Reads the words of a line; the first fault ends it.
class LineReader {
public:
    explicit LineReader(std::string_view text)
        : text_(text)
    {
    }

    Result<TableLine> read()
    {
        const std::string_view kind = nextWord();
        TableLine line = start(kind);
        for (std::string_view word = nextWord(); !problem_ && !word.empty(); word = nextWord()) {
            const auto [key, value] = splitAt(word, '=');
            word_ = word;
            key_ = key;
            value_ = value.value_or("");
            hasValue_ = value.has_value();
            if (std::ranges::find(seen_, key_) != seen_.end())
                refuse("named twice");
            seen_.push_back(key_);
            std::visit([&](auto& of) { readWord(of); }, line);
        }
        if (problem_)
            return *problem_;
        return line;
    }

private:
    void refuse(std::string reason)
    {
        if (!problem_)
            problem_ = Problem { std::string(word_.substr(0, 40)), std::move(reason) };
    }

    std::string_view nextWord()
    {
        text_.remove_prefix(std::min(text_.find_first_not_of(' '), text_.size()));
        const std::string_view word = text_.substr(0, text_.find(' '));
        text_.remove_prefix(word.size());
        return word;
    }

    std::string_view restOfLine()
    {
        if (!text_.empty())
            text_.remove_prefix(1);
        return std::exchange(text_, {});
    }

    TableLine start(std::string_view kind)
    {
        word_ = kind;
        if (kind == "table")
            return TableChange {};
        if (kind == "pot")
            return PotShared {};
        if (const auto what = valueIn<PointsFor>(pointsForKeys, kind))
            return TypedPoints { .what = *what };
        const auto found = valueIn<TypedKind>(lineKinds, kind);
        if (!found)
            refuse("no kind of line");
        return TypedHand { .kind = found.value_or(TypedKind::Picked) };
    }

    void readWord(TypedHand& hand)
    {
        if (key_ == "note" && !hasValue_)
            hand.note = unescaped(std::string(restOfLine()));
        else if (!readFlag(hand) && !readMembers(hand) && !readNumbers(hand) && !readKeys(hand))
            refuse("no word of such a line");
    }

    bool readFlag(TypedHand& hand)
    {
        struct Flag {
            std::string_view key;
            bool TypedHand::*member;
        };
        constexpr std::array<Flag, 5> flags { { { "trickless", &TypedHand::trickless },
            { "forced", &TypedHand::forced }, { "blind", &TypedHand::blind },
            { "every-trick", &TypedHand::everyTrick }, { "corrected", &TypedHand::corrected } } };
        const auto found = std::ranges::find(flags, key_, &Flag::key);
        if (found == flags.end() || hasValue_)
            return false;
        hand.*found->member = true;
        return true;
    }

    bool readMembers(TypedHand& hand)
    {
        if (key_ == "dealer")
            hand.dealer = member(value_);
        else if (key_ == "out")
            hand.out = members();
        else if (key_ == "by")
            hand.maker = member(value_);
        else if (key_ == "with")
            hand.partners = members();
        else if (key_ == "winners")
            hand.winners = members();
        else if (key_ == "reneged")
            hand.reneged = member(value_);
        else if (key_ == "took")
            hand.takes = takes();
        else
            return false;
        return true;
    }

    bool readNumbers(TypedHand& hand)
    {
        if (key_ == "points")
            hand.points = number(value_, mostPointsTyped);
        else if (key_ == "cracks")
            hand.cracks = number(value_, mostRaises);
        else if (key_ == "blitzes")
            hand.blitzes = number(value_, mostRaises);
        else
            return false;
        return true;
    }

    bool readKeys(TypedHand& hand)
    {
        if (key_ == "tier")
            hand.tier = chosen<Tier>(tierKeys);
        else if (key_ == "sheepshead")
            hand.bet = chosen<SheepsheadBet>(betKeys);
        else if (key_ == "solo")
            hand.solo = chosen<SoloKind>(soloKeys);
        else if (key_ == "called")
            hand.called = card();
        else
            return false;
        return true;
    }

    void readWord(TableChange& change)
    {
        if (key_ == "leaves")
            change.departures = members();
        else if (key_ == "arrives")
            change.arrivals = arrivals();
        else if (key_ == "dealer")
            change.dealer = member(value_);
        else if (key_ == "rules" && !hasValue_)
            readRules(change, restOfLine());
        else
            refuse("no word of such a line");
    }

    void readRules(TableChange& change, std::string_view text)
    {
        const Result<Variant> variant = parseVariant(text);
        if (!variant) {
            problem_ = variant.problem();
            return;
        }
        Result<CheckedVariant> checked = check(*variant);
        if (checked)
            change.rules = *checked;
        else
            problem_ = checked.problem();
    }

    void readWord(PotShared& shared)
    {
        if (key_ == "winners")
            shared.winners = members();
        else if (key_ == "note" && !hasValue_)
            shared.note = unescaped(std::string(restOfLine()));
        else
            refuse("no word of such a line");
    }

    void readWord(TypedPoints& typed)
    {
        if (key_ == "points")
            typed.points = memberPoints();
        else if (key_ == "into-pot" && !hasValue_)
            typed.intoPot = true;
        else if (key_ == "corrected" && !hasValue_)
            typed.corrected = true;
        else if (key_ == "note" && !hasValue_)
            typed.note = unescaped(std::string(restOfLine()));
        else
            refuse("no word of such a line");
    }

    int number(std::string_view text, int most) { return number(text, 0, most); }

    int number(std::string_view text, int least, int most)
    {
        const auto number = parseNumber<int>(text);
        const bool fits = number && *number >= least && *number <= most;
        if (!fits)
            refuse(
                "expected a number from " + std::to_string(least) + " to " + std::to_string(most));
        return fits ? *number : 0;
    }

    Member member(std::string_view text) { return memberAt(number(text, maxMembers - 1)); }

    Members members()
    {
        Members all;
        if (value_ == "-")
            return all;
        for (const std::string_view part : partsOf(value_, ",")) {
            const Member one = member(part);
            if (std::ranges::find(all, one) != all.end())
                refuse("a member is named twice");
            all.push_back(one);
        }
        return all;
    }

    std::vector<Arrival> arrivals()
    {
        std::vector<Arrival> all;
        for (const std::string_view part : partsOf(value_, ",")) {
            const auto [who, after] = splitAt(part, '@');
            Arrival arrival { member(who), {} };
            if (after)
                arrival.after = member(*after);
            all.push_back(arrival);
        }
        return all;
    }

    std::vector<TypedTake> takes()
    {
        std::vector<TypedTake> all;
        for (const std::string_view part : partsOf(value_, ",")) {
            const auto [who, took] = splitAt(part, ':');
            const auto [points, tricks] = splitAt(took.value_or(""), '/');
            if (tricks)
                all.push_back(
                    { member(who), number(points, mostPointsTyped), number(*tricks, mostTricks) });
            else
                refuse("expected member:points/tricks");
        }
        return all;
    }

    std::vector<MemberPoints> memberPoints()
    {
        std::vector<MemberPoints> all;
        for (const std::string_view part : partsOf(value_, ",")) {
            const auto [who, points] = splitAt(part, ':');
            const MemberPoints each { member(who),
                number(points.value_or(""), -mostPointsWithoutHand, mostPointsWithoutHand) };
            if (std::ranges::find(all, each.who, &MemberPoints::who) != all.end())
                refuse("a member is named twice");
            all.push_back(each);
        }
        return all;
    }

    template <class Enum> Enum chosen(KeyList keys)
    {
        const auto found = valueIn<Enum>(keys, value_);
        if (!found)
            refuse("no such choice");
        return found.value_or(Enum {});
    }

    std::optional<Card> card()
    {
        const Result<Card> card = parseCard(value_);
        if (!card)
            refuse(card.problem().reason);
        return card ? std::optional(*card) : std::nullopt;
    }

    std::string_view text_;
    std::string_view word_;
    std::string_view key_;
    std::string_view value_;
    bool hasValue_ = false;
    std::vector<std::string_view> seen_;
    std::optional<Problem> problem_;
};

} // namespace

Result<TableLine> parseTableLine(std::string_view text)
{
    if (text.size() > longestTableLine)
        return Problem { "line", "too long" };
    if (text.find('\n') != std::string_view::npos)
        return Problem { "line", "more than one line" };
    return LineReader(text).read();
}

} // namespace sheepshead
