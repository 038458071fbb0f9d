// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/commands.h"
#include "app/console/long_work.h"
#include "app/console/protocol/json_protocol.h"
#include "app/console/protocol/rule_argument.h"
#include "engine/match/match.h"
#include "engine/players/rule/rule_player.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <iostream>

namespace sheepshead::console {

namespace {

constexpr std::array simulateOptions {
    OptionRow { "--hands", "N", "Thousands of hands to play under each rule set (10)." },
    OptionRow { "--seed", "N", "The same cards for the same number (1)." },
};

constexpr Usage simulateUsage {
    .command = "simulate",
    .arguments = "RULES RULES",
    .about = "Compares two sets of house rules by playing thousands of hands under each with\n"
             "computer players. \"rules --help\" says how RULES are written. Ctrl+C ends it with\n"
             "the results so far.",
    .options = simulateOptions,
    .leastArguments = 2,
    .mostArguments = 2,
};

/// A match under one rule set, and what is counted there.
class Simulation {
public:
    Simulation(const CheckedVariant& variant, std::uint64_t seed)
        : match_(variant, seed, seatAt(0))
    {
    }

    const CheckedVariant& variant() const { return match_.variant(); }
    int hands() const { return hands_; }

    /// Until this many hands are played; a redeal hand does not count.
    void playUntil(int hands)
    {
        while (hands_ < hands)
            playHand();
        // The sheet is not needed again, and would grow.
        match_ =
            Match::resumed(variant(), match_.state(), ScoreSheet(variant().tableSeats())).value();
    }

    Json figures() const
    {
        return { { "rules", variantJson(*variant()) }, { "hands", hands_ },
            { "pickRate", share(withMakers_, hands_) },
            { "makersWinRate", share(makersWon_, withMakers_) },
            { "leasterRate", share(noPickGames_, hands_) },
            { "throwInRate", share(thrownIn_, hands_) },
            { "stakePerHand", share(stakes_, hands_ - thrownIn_) },
            { "pickersScore", share(pickersScore_, withMakers_) },
            { "swing", std::sqrt(share(squares_, seatHands_)) } };
    }

private:
    static double share(std::int64_t part, std::int64_t whole)
    {
        return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
    }

    void playHand()
    {
        HandState hand = match_.dealHand();
        while (const auto seat = hand.toAct()) {
            const auto legal = hand.legalActions();
            hand.apply(player_.choose(hand.observation(*seat), legal, {}));
        }
        const bool onSheet = match_.finish(hand);
        if (hand.thrownIn() == ThrowIn::RedealHand)
            return;
        ++hands_;
        if (onSheet)
            count(match_.sheet().rows().back(), hand.seats());
    }

    void count(const SheetRow& row, SeatSet seats)
    {
        if (std::holds_alternative<ThrowIn>(row.outcome)) {
            ++thrownIn_;
            return;
        }
        if (const auto* const picked = std::get_if<PickedOutcome>(&row.outcome))
            countMakers(row.scores, picked->picker);
        else if (const auto* const indiana = std::get_if<IndianaOutcome>(&row.outcome))
            countMakers(row.scores, indiana->bidder);
        else if (!std::holds_alternative<TwoHandedOutcome>(row.outcome))
            ++noPickGames_;
        stakes_ += row.scores.stake;
        for (const Seat seat : seats) {
            const std::int64_t score = row.scores.scores[seat].value;
            squares_ += score * score;
            ++seatHands_;
        }
    }

    void countMakers(const HandScores& scores, Seat picker)
    {
        ++withMakers_;
        makersWon_ += makersWon(*scores.tier) ? 1 : 0;
        pickersScore_ += scores.scores[picker].value;
    }

    Match match_;
    RulePlayer player_;
    int hands_ = 0;
    std::int64_t withMakers_ = 0;
    std::int64_t makersWon_ = 0;
    std::int64_t noPickGames_ = 0;
    std::int64_t thrownIn_ = 0;
    std::int64_t stakes_ = 0;
    std::int64_t pickersScore_ = 0;
    std::int64_t squares_ = 0;
    std::int64_t seatHands_ = 0;
};

struct FigureRow {
    const char* key;
    const char* words;
    bool percent;
};

constexpr std::array figureRows {
    FigureRow { "pickRate", "hands that were picked", true },
    FigureRow { "makersWinRate", "of these won by the makers", true },
    FigureRow { "leasterRate", "leasters and their like", true },
    FigureRow { "throwInRate", "hands thrown in", true },
    FigureRow { "stakePerHand", "stake of a hand played", false },
    FigureRow { "pickersScore", "picker's average score", false },
    FigureRow { "swing", "swing (deviation of a seat's score)", false },
};

void printText(const Json& one, const Json& other)
{
    std::cout << one["hands"] << " hands under each rule set\n";
    for (const FigureRow& row : figureRows) {
        const double scale = row.percent ? 100 : 1;
        std::array<char, 128> line {};
        std::snprintf(line.data(), line.size(), "%-37s%9.2f%s%9.2f%s", row.words,
            one[row.key].get<double>() * scale, row.percent ? " %" : "  ",
            other[row.key].get<double>() * scale, row.percent ? " %" : "");
        std::cout << line.data() << '\n';
    }
}

/// In turns, so that an early end leaves as many hands of the one as of the other.
void play(Simulation& one, Simulation& other, int hands)
{
    constexpr int block = 50;
    LongWork work("hands under each rule set", static_cast<std::uint64_t>(hands));
    while (one.hands() < hands && !LongWork::interrupted()) {
        const int next = std::min(hands, one.hands() + block);
        one.playUntil(next);
        other.playUntil(next);
        work.show(static_cast<std::uint64_t>(next));
    }
}

int runSimulate(const Options& given)
{
    constexpr std::uint64_t usual = 10;
    constexpr std::uint64_t most = 100'000;
    constexpr int thousand = 1000;
    const int hands = static_cast<int>(given.number("--hands", usual, 1, most)) * thousand;
    const std::uint64_t seed = given.number("--seed", 1, 0, ~std::uint64_t { 0 });
    Simulation one(rulesFrom(given.arguments()[0]), seed);
    Simulation other(rulesFrom(given.arguments()[1]), seed);
    play(one, other, hands);
    if (given.json())
        std::cout << pageOf({ { "interrupted", LongWork::interrupted() },
            { "sets", { one.figures(), other.figures() } } })
                  << '\n';
    else
        printText(one.figures(), other.figures());
    return 0;
}

} // namespace

const Command simulateCommand { simulateUsage, runSimulate };

} // namespace sheepshead::console
