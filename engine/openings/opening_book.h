// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/openings/hand_pattern.h"
#include "engine/rules/variant_check.h"
#include "engine/support/keys.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sheepshead {

/// A mean in score points of the hand, and its standard error.
struct BookFigure {
    double mean = 0;
    double error = 0;
    bool operator==(const BookFigure&) const = default;
};

/// How often experts take the blind.
struct BookPick {
    int place = 0;            ///< in the order of speaking, from 1
    std::optional<int> trump; ///< in the hand before the blind; empty: any hand
    std::optional<int> queens;
    /// Whether the hand has the jack that makes the partner, and so none; empty: no matter, or no
    /// jack does at this table.
    std::optional<bool> jack;
    int asked = 0; ///< how often all before passed
    int picked = 0;
    BookFigure pick; ///< expected of picking, by the experts
    BookFigure pass;
    BookFigure gain; ///< pick - pass
    bool operator==(const BookPick&) const = default;
};

/// What experts bury from a hand of one kind.
struct BookBury {
    struct Choice {
        std::string pattern; ///< buryPattern()
        int times = 0;
        bool operator==(const Choice&) const = default;
    };

    HandPattern kind;            ///< with the blind
    int frequency = 0;           ///< pickers' hands of this kind among a hundred thousand
    int times = 0;               ///< how often experts buried from one
    BookFigure score;            ///< expected of the hand
    std::vector<Choice> choices; ///< the most frequent one first
    bool operator==(const BookBury&) const = default;
};

/// Which of the calls that there are experts choose.
struct BookCall {
    /// The fail that was kept of the called suit, by failPattern(); or one of the words below.
    std::string kind;
    int offered = 0; ///< beside a call of another kind
    int chosen = 0;
    BookFigure cost; ///< what it is expected to bring less than the best call
    bool operator==(const BookCall&) const = default;
};

inline constexpr std::string_view callUnder = "under"; ///< CALL-UNDER
inline constexpr std::string_view callTen = "ten";     ///< CALL-TEN, or a king
inline constexpr std::string_view callJack = "jack";   ///< any trump that makes a partner
inline constexpr std::string_view callAlone = "alone";

enum class BookRole : std::uint8_t { Partner, Defender };

inline constexpr auto bookRoleKeys = keysOf<BookRole::Defender>(
    { { BookRole::Partner, "partner" }, { BookRole::Defender, "defender" } });

constexpr std::string_view keyOf(BookRole role) { return keyIn(bookRoleKeys, role); }

/// Kinds of first leads.
enum class BookLead : std::uint8_t {
    Trump,
    Called, ///< the called suit
    Ace,    ///< of another suit
    Points, ///< another ten or king
    Low,    ///< another nine, eight or seven
};

inline constexpr auto bookLeadKeys =
    keysOf<BookLead::Low>({ { BookLead::Trump, "trump" }, { BookLead::Called, "called" },
        { BookLead::Ace, "ace" }, { BookLead::Points, "points" }, { BookLead::Low, "low" } });

constexpr std::string_view keyOf(BookLead lead) { return keyIn(bookLeadKeys, lead); }

/// What experts lead to the first trick. Leaders with one kind of card only are not counted.
struct BookLeadRow {
    BookRole role {};
    std::optional<int> trump; ///< in the leader's hand; empty: any number
    BookLead lead {};
    int held = 0; ///< how often the leader had such a card
    int chosen = 0;
    BookFigure cost; ///< what the best such card is expected to bring less than the best lead
    bool operator==(const BookLeadRow&) const = default;
};

/// What players argue about up to the first card, counted over hands of experts, who see what their
/// seat sees and decide with their usual budget. Made by OpeningBookMaker, kept as text.
struct OpeningBook {
    CheckedVariant variant;
    int deals = 0; ///< for picks and leads
    std::uint64_t seed = 0;
    std::vector<BookPick> picks;  ///< by place, all hands first, then by trump and queens
    std::vector<BookBury> buries; ///< of the most frequent kinds of hands, the first one first
    std::vector<BookCall> calls;  ///< the one that is offered most first
    std::vector<BookLeadRow> leads;

    bool operator==(const OpeningBook&) const = default;
};

/// The number of kinds of hands in a book, if there are as many.
inline constexpr std::size_t bookKinds = 50;

} // namespace sheepshead
