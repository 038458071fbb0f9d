// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/protocol/derivation.h"
#include "engine/scoring/outcome_keys.h"

#include <algorithm>
#include <array>

namespace sheepshead::console {

namespace {

std::string number(int value) { return std::to_string(value); }
std::string signedNumber(int value) { return (value > 0 ? "+" : "") + number(value); }
std::string name(Seat seat) { return "seat " + number(indexOf(seat)); }

std::string names(SeatSet seats)
{
    std::string text;
    for (const Seat seat : seats)
        text += (text.empty() ? "" : ", ") + name(seat);
    return text.empty() ? "none" : text;
}

/// One of these texts by the number of an enumerator.
template <std::size_t Size>
std::string textOf(const std::array<std::string_view, Size>& texts, auto value)
{
    return std::string(texts.at(static_cast<std::size_t>(value)));
}

constexpr std::array<std::string_view, 6> tiers {
    "the makers took every trick",
    "the makers won and the defenders are schneider",
    "the makers have 61 or more and won",
    "the makers have fewer than 61 and lost",
    "the makers lost and are schneider",
    "the makers took no trick",
};

/// "double on the bump"
std::string factorText(FactorKind kind)
{
    std::string words(factorKey(kind));
    std::ranges::replace(words, '-', ' ');
    return words;
}

constexpr std::array<std::string_view, 4> settlements {
    "alone: the picker settles with every defender",
    "a partner gets or pays one stake, the picker the rest",
    "pairwise: every maker settles with every defender",
    "no trick: the picker pays every defender, the partners pay nothing",
};

constexpr std::array<std::string_view, 11> verdicts {
    "the fewest points win",
    "the fewest points win, and of those who tie the fewest tricks",
    "a winner without a trick is paid double",
    "a tie shares the win",
    "no winner: nothing is paid",
    "the most points lose",
    "every trick wins",
    "the player with the middle points wins",
    "closest to 30 and not over wins",
    "the highest count loses",
    "the highest count loses, and of those who tie the highest trump",
};

constexpr std::array<std::string_view, 6> potReasons { "pot after a leaster",
    "the makers take from the pot", "the makers match the pot", "the pot is divided",
    "showdown for the pot", "a newcomer buys into the pot" };

constexpr std::array<std::string_view, 3> throwIns { "thrown in: a doubler follows",
    "thrown in: the next player deals", "thrown in: a redeal hand" };

std::string raiseText(const Raise& raise)
{
    constexpr std::array<std::string_view, 3> cracks { " cracks", " cracks back",
        " cracks around the corner" };
    constexpr std::array<std::string_view, 3> pairs { " shows both black queens",
        " shows both red queens", " shows both black jacks" };
    if (const auto* cracked = std::get_if<Cracked>(&raise))
        return name(cracked->seat) + textOf(cracks, cracked->kind);
    const auto& blitzed = std::get<Blitzed>(raise);
    return name(blitzed.seat) + textOf(pairs, blitzed.pair);
}

struct Line {
    std::string operator()(const SidesStep& step) const
    {
        std::string sides = "makers: " + std::string(step.picked ? "picker " : "")
            + name(step.picker) + ", partners " + names(step.partners);
        if (!step.makersPoints)
            return sides;
        return sides + "; they have " + number(step.makersPoints->value) + " points, the defenders "
            + number((deckPoints - *step.makersPoints).value);
    }
    std::string operator()(const TierStep& step) const
    {
        return textOf(tiers, step.tier) + ": " + number(step.stake) + " a defender";
    }
    std::string operator()(const ForfeitStep& step) const
    {
        return name(step.guilty) + " reneged and forfeits the hand: " + number(step.stake);
    }
    std::string operator()(const BetStep& step) const
    {
        return std::string("sheepshead was called and ") + (step.made ? "made" : "missed") + ": "
            + number(step.stake) + " a defender";
    }
    std::string operator()(const FactorStep& step) const
    {
        return (step.raise ? raiseText(*step.raise) : factorText(step.kind)) + ": times "
            + number(step.factor) + ", stake " + number(step.stake);
    }
    std::string operator()(const SparedStep&) const { return "a forced pick is not bumped"; }
    std::string operator()(const SettlementStep& step) const
    {
        return textOf(settlements, step.how) + "; stake " + number(step.stake);
    }
    std::string operator()(const ShareStep& step) const
    {
        return name(step.seat) + ": " + signedNumber(step.score.value);
    }
    std::string operator()(const GameStep& step) const { return textOf(noPickGameKeys, step.game); }
    std::string operator()(const TakenStep& step) const
    {
        return name(step.seat) + " took " + number(step.points.value) + " points in "
            + number(step.tricks) + " tricks";
    }
    std::string operator()(const VerdictStep& step) const
    {
        const std::string why = textOf(verdicts, step.why);
        return step.stake == 0
            ? why
            : why + ": " + names(step.seats) + ", " + number(step.stake) + " with each other";
    }
    std::string operator()(const CountStep& step) const
    {
        return name(step.seat) + " counts " + number(step.count);
    }
    std::string operator()(const ExemptStep& step) const { return name(step.seat) + " is exempt"; }
    std::string operator()(const TwoHandedStep& step) const
    {
        return step.winner ? name(*step.winner) + " wins " + number(step.stake)
                           : std::string("60 each: a tie");
    }
    std::string operator()(const BidStep& step) const
    {
        return "bidder " + name(step.bidder)
            + (step.partner ? " with " + name(*step.partner) : std::string())
            + (step.solo ? ", solo " + textOf(soloKeys, *step.solo) : std::string())
            + (step.points ? ": " + number(step.points->value) + " points" : std::string());
    }
    std::string operator()(const AddedStep& step) const
    {
        return std::string(step.made ? "made" : "set") + ", only winners add: " + number(step.stake)
            + " each";
    }
    std::string operator()(const ThrownInStep& step) const { return textOf(throwIns, step.why); }
    std::string operator()(const PotStep& step) const
    {
        return textOf(potReasons, step.why) + ": " + signedNumber(step.toPot);
    }
    std::string operator()(const PotShareStep& step) const
    {
        return step.toPot > 0 ? name(step.seat) + " pays " + number(step.toPot) + " into the pot"
                              : name(step.seat) + " gets " + number(-step.toPot) + " from the pot";
    }
    std::string operator()(const WrittenStep& step) const
    {
        return name(step.seat) + ": " + signedNumber(step.score.value) + " in all";
    }
};

} // namespace

std::vector<std::string> derivationLines(const Derivation& derivation)
{
    std::vector<std::string> lines;
    for (const DerivationStep& step : derivation)
        lines.push_back(std::visit(Line {}, step));
    return lines;
}

} // namespace sheepshead::console
