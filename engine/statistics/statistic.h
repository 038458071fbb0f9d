// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/statistics/seat_facts.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace sheepshead {

/// What a hand was for one person.
enum class HandRole : std::uint8_t {
    None, ///< the hand was thrown in
    Picker,
    Partner,
    Defender,
    EachAlone, ///< a leaster, and all games in which each plays for themselves
};

/// One hand of one person, as its row on the sheet and its record tell.
struct PersonHand {
    std::int64_t score = 0;
    HandRole role = HandRole::None;
    bool alone = false; ///< a picker without a partner
    bool won = false;
    bool schneidered = false; ///< the other side
    bool wasSchneidered = false;
    bool hinted = false;
    SeatFacts facts = {};

    bool hasSides() const { return role != HandRole::None && role != HandRole::EachAlone; }
    bool passed() const { return facts.picked && !*facts.picked; }
};

/// What is counted of the hands that were dealt to a person, in the order in which it is told. A
/// new one is a line here, a row below, its words in ui/history/figure_tables.cpp, and a step of
/// migrations() that has every sheet summed up again.
enum class Statistic : std::uint8_t {
    Hinted,
    Picks,
    Picker,
    Alone,
    Partner,
    Defender,
    Leaster,
    Schneidered,
    WasSchneidered,
    Leasters,
    PartnerTricks,
    ThrownIn,
    PassedQueens,
    PassedJacks,
    PassedOtherTrump,
    PassedJackOfDiamonds,
};

/// How a statistic is told.
enum class StatisticKind : std::uint8_t {
    Won,       ///< so many of its hands were won, with the points a hand
    Share,     ///< so many of its hands
    Exception, ///< the same; not told while there was none
    Average,   ///< an amount for each of its hands
    Part,      ///< of another figure
};

struct StatisticRow {
    Statistic statistic;
    std::string_view key; ///< in files. Score books hold it: none changes.
    StatisticKind kind;
    bool (*isOf)(const PersonHand& hand);
    bool (*counts)(const PersonHand& hand);         ///< of those
    std::int64_t (*amount)(const PersonHand& hand); ///< of those, added up
};

namespace counting {

// What the rows below are made of.
constexpr bool every(const PersonHand&) { return true; }
constexpr bool none(const PersonHand&) { return false; }
inline bool won(const PersonHand& hand) { return hand.won; }
inline bool hadSides(const PersonHand& hand) { return hand.hasSides(); }
inline bool tookTricksAsPartner(const PersonHand& hand)
{
    return hand.role == HandRole::Partner && hand.facts.tricks;
}
inline std::int64_t tricks(const PersonHand& hand) { return hand.facts.tricks.value_or(0); }
inline bool passed(const PersonHand& hand) { return hand.passed(); }
template <HandRole role> bool was(const PersonHand& hand) { return hand.role == role; }
template <bool PersonHand::*mark> bool has(const PersonHand& hand) { return hand.*mark; }
inline std::int64_t score(const PersonHand& hand) { return hand.score; }
template <int TrumpHeld::*rank> std::int64_t held(const PersonHand& hand)
{
    return hand.facts.trump.*rank;
}

} // namespace counting

// clang-format off
inline constexpr std::array statisticTable {
    StatisticRow { Statistic::Hinted, "hinted", StatisticKind::Exception,
        counting::every, counting::has<&PersonHand::hinted>, counting::score },
    StatisticRow { Statistic::Picks, "picks", StatisticKind::Share,
        counting::every, counting::was<HandRole::Picker>, counting::score },
    StatisticRow { Statistic::Picker, "picker", StatisticKind::Won,
        counting::was<HandRole::Picker>, counting::won, counting::score },
    StatisticRow { Statistic::Alone, "alone", StatisticKind::Won,
        counting::has<&PersonHand::alone>, counting::won, counting::score },
    StatisticRow { Statistic::Partner, "partner", StatisticKind::Won,
        counting::was<HandRole::Partner>, counting::won, counting::score },
    StatisticRow { Statistic::Defender, "defender", StatisticKind::Won,
        counting::was<HandRole::Defender>, counting::won, counting::score },
    StatisticRow { Statistic::Leaster, "leaster", StatisticKind::Won,
        counting::was<HandRole::EachAlone>, counting::won, counting::score },
    StatisticRow { Statistic::Schneidered, "schneidered", StatisticKind::Share,
        counting::hadSides, counting::has<&PersonHand::schneidered>, counting::score },
    StatisticRow { Statistic::WasSchneidered, "was-schneidered", StatisticKind::Share,
        counting::hadSides, counting::has<&PersonHand::wasSchneidered>, counting::score },
    StatisticRow { Statistic::Leasters, "leasters", StatisticKind::Share,
        counting::every, counting::was<HandRole::EachAlone>, counting::score },
    StatisticRow { Statistic::PartnerTricks, "partner-tricks", StatisticKind::Average,
        counting::tookTricksAsPartner, counting::none, counting::tricks },
    StatisticRow { Statistic::ThrownIn, "thrown-in", StatisticKind::Exception,
        counting::every, counting::was<HandRole::None>, counting::score },
    StatisticRow { Statistic::PassedQueens, "passed-queens", StatisticKind::Part,
        counting::passed, counting::none, counting::held<&TrumpHeld::queens> },
    StatisticRow { Statistic::PassedJacks, "passed-jacks", StatisticKind::Part,
        counting::passed, counting::none, counting::held<&TrumpHeld::jacks> },
    StatisticRow { Statistic::PassedOtherTrump, "passed-other-trump", StatisticKind::Part,
        counting::passed, counting::none, counting::held<&TrumpHeld::others> },
    StatisticRow { Statistic::PassedJackOfDiamonds, "passed-jack-of-diamonds", StatisticKind::Part,
        counting::passed, counting::none, counting::held<&TrumpHeld::jackOfDiamonds> },
};
// clang-format on

constexpr const StatisticRow& rowOf(Statistic statistic)
{
    return statisticTable[static_cast<std::size_t>(statistic)];
}

static_assert(std::ranges::all_of(
    statisticTable, [](const StatisticRow& row) { return rowOf(row.statistic).key == row.key; }));

} // namespace sheepshead
