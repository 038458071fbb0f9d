// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card.h"
#include "engine/match/score_sheet.h"
#include "engine/rules/variant_check.h"
#include "engine/scoring/outcome.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace sheepshead {

/// A person at a real table, 0 .. maxMembers-1, in the order in which they were added to the sheet.
/// Members come and go; the number stays theirs for the whole sheet.
enum class Member : std::uint8_t {};

inline constexpr int maxMembers = 32;

constexpr int indexOf(Member member) { return static_cast<int>(member); }
constexpr Member memberAt(int index) { return static_cast<Member>(index); }

using Members = std::vector<Member>;

enum class TypedKind : std::uint8_t {
    Picked,
    Leaster,
    Moster,
    Mittler,
    Schneidster,
    Schwanzer,
    TwoHanded,
    Bid,     ///< 4H-5
    Doubler, ///< DOUBLER-1: thrown in, the next hand counts double
    Redeal,  ///< thrown in
};

/// Whether a picker or bidder, alone or with partners, plays against the others.
constexpr bool hasMakers(TypedKind kind)
{
    return kind == TypedKind::Picked || kind == TypedKind::Bid;
}

/// What a member took in a hand without makers.
struct TypedTake {
    Member who {};
    int points = 0;
    int tricks = 0;
    bool operator==(const TypedTake&) const = default;
};

/// A hand of a real table as the score keeper types it: no more than what everybody there knows.
/// A field that a kind of hand does not have is at its default.
struct TypedHand {
    TypedKind kind = TypedKind::Picked;
    std::optional<Member> dealer = {}; ///< none: the deal has moved on as usual
    std::optional<Members> out = {};   ///< none: the dealer, where one too many is at the table

    std::optional<Member> maker = {}; ///< the picker, the bidder, or the maker who is named first
    Members partners = {};
    std::optional<int> points = {}; ///< of the makers: tricks and bury
    /// How clearly the makers won or lost, or how clearly the winner of two won. Beside points it
    /// says only that one side took every trick.
    std::optional<Tier> tier = {};
    bool trickless = false; ///< the picker, or the winner of the leaster, took no trick
    bool forced = false;
    bool blind = false;
    int cracks = 0; ///< cracks and re-cracks
    int blitzes = 0;
    SheepsheadBet bet = SheepsheadBet::None;
    std::optional<SoloKind> solo = {};
    std::optional<Card> called = {};

    /// Without makers: who won, or who lost a moster or schwanzer. None: a tie without payment.
    Members winners = {};
    bool everyTrick = false;            ///< moster: the one who is named took every trick and wins
    std::vector<TypedTake> takes = {};  ///< instead of the winners: one for each that played
    std::optional<Member> reneged = {}; ///< RENEGE: misplayed and forfeits

    std::string note = {};  ///< UTF-8, any text
    bool corrected = false; ///< typed or changed after later lines

    bool operator==(const TypedHand&) const = default;
};

/// A member sits down to the left of `after`, or without it at the end of the circle.
struct Arrival {
    Member who {};
    std::optional<Member> after = {};
    bool operator==(const Arrival&) const = default;
};

/// What changes between two hands. Departures come first, so that a member who leaves and arrives
/// in one change takes another place.
struct TableChange {
    Members departures = {};
    std::vector<Arrival> arrivals = {};
    std::optional<CheckedVariant> rules = {}; ///< for hands of their number of players
    std::optional<Member> dealer = {};        ///< deals next
    bool operator==(const TableChange&) const = default;
};

/// POT-END: the pot is shared out, or the winners of a showdown take it.
struct PotShared {
    Members winners = {};
    std::string note = {};
    bool operator==(const PotShared&) const = default;
};

/// What one member wins, or loses if below 0.
struct MemberPoints {
    Member who {};
    int points = 0; ///< -mostPointsWithoutHand .. mostPointsWithoutHand
    bool operator==(const MemberPoints&) const = default;
};

inline constexpr int mostPointsWithoutHand = 100'000;

/// What the lines of a sheet come to for one member, and the least below 0: a line that would lead
/// beyond does not hold. So totals have room in their columns, and can be added up over many
/// sheets.
inline constexpr int mostPointsInAll = 10'000'000;

/// Points without a hand: what each member won in hands that were kept on paper, or a bonus or
/// penalty. They need not add up to 0.
struct TypedPoints {
    PointsFor what = PointsFor::Evening;
    std::vector<MemberPoints> points = {}; ///< one a member that wins or loses
    bool intoPot = false;                  ///< what the members lose goes into the pot: a fine
    std::string note = {};                 ///< the reason; UTF-8, any text
    bool corrected = false;                ///< typed or changed after later lines
    bool operator==(const TypedPoints&) const = default;
};

/// One line of the book of a real table.
using TableLine = std::variant<TypedHand, TableChange, PotShared, TypedPoints>;
using TableLines = std::vector<TableLine>;

} // namespace sheepshead
