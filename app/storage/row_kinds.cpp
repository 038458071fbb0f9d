// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/row_kinds.h"

#include <array>

namespace sheepshead {

namespace {

constexpr std::string_view ranks = "23456789TJQKA"; // PokerCard counts from 2
constexpr std::string_view suits = "CSHD";

/// Every kind of row once.
const std::array<RowOutcome, 19>& kinds()
{
    static const std::array<RowOutcome, 19> all { PickedOutcome {}, LeasterOutcome {},
        LeasterOutcome { .game = NoPickGame::Moster },
        LeasterOutcome { .game = NoPickGame::Mittler },
        LeasterOutcome { .game = NoPickGame::Schneidster }, SchwanzerOutcome {},
        TwoHandedOutcome {}, IndianaOutcome {}, ThrowIn::Doubler, ThrowIn::Redeal,
        ThrowIn::RedealHand, PotSettled {}, PotSettled { Showdown {} },
        PotSettled { {}, { seatAt(0) } }, PotJoined {}, Practised {},
        PointsWithoutHand { PointsFor::Evening },
        PointsWithoutHand { PointsFor::Hand }, PointsWithoutHand { PointsFor::Bonus } };
    return all;
}

struct Kind {
    std::string_view operator()(const PickedOutcome&) const { return "picked"; }
    std::string_view operator()(const SchwanzerOutcome&) const { return "schwanzer"; }
    std::string_view operator()(const TwoHandedOutcome&) const { return "two-handed"; }
    std::string_view operator()(const IndianaOutcome&) const { return "bid"; }
    std::string_view operator()(const PotSettled& end) const
    {
        if (end.showdown)
            return "pot-showdown";
        return end.winners.empty() ? "pot-divided" : "pot-won";
    }
    std::string_view operator()(const PotJoined&) const { return "pot-joined"; }
    std::string_view operator()(const Practised&) const { return "practice"; }
    std::string_view operator()(const PointsWithoutHand& points) const
    {
        return keyIn(pointsForKeys, points.what);
    }
    std::string_view operator()(const LeasterOutcome& outcome) const
    {
        return keyIn(noPickGameKeys, outcome.game);
    }
    std::string_view operator()(ThrowIn why) const { return keyIn(throwInKeys, why); }
};

} // namespace

std::string_view rowKind(const RowOutcome& outcome) { return std::visit(Kind(), outcome); }

std::optional<RowOutcome> emptyOutcome(std::string_view kind)
{
    for (const RowOutcome& outcome : kinds())
        if (rowKind(outcome) == kind)
            return outcome;
    return std::nullopt;
}

bool* pointsKnownIn(RowOutcome& outcome)
{
    return std::visit(
        [](auto& of) -> bool* {
            if constexpr (requires { of.pointsKnown; })
                return &of.pointsKnown;
            else
                return nullptr;
        },
        outcome);
}

std::optional<Seat>* renegedIn(RowOutcome& outcome)
{
    return std::visit(
        [](auto& of) -> std::optional<Seat>* {
            if constexpr (requires { of.reneged; })
                return &of.reneged;
            else
                return nullptr;
        },
        outcome);
}

std::string pokerText(const PokerHand& hand)
{
    std::string text;
    for (const PokerCard card : hand) {
        text += text.empty() ? "" : " ";
        text += ranks[card.rank - 2U];
        text += suits[card.suit];
    }
    return text;
}

std::optional<PokerHand> parsePoker(std::string_view text)
{
    PokerHand hand;
    if (text.size() != 3 * hand.size() - 1)
        return std::nullopt;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const auto rank = ranks.find(text[3 * i]);
        const auto suit = suits.find(text[3 * i + 1]);
        if (rank == std::string_view::npos || suit == std::string_view::npos)
            return std::nullopt;
        hand[i] = { static_cast<std::uint8_t>(rank + 2), static_cast<std::uint8_t>(suit) };
    }
    return hand;
}

} // namespace sheepshead
