// SPDX-License-Identifier: GPL-3.0-or-later
// Prints checksums of what the computer players do at every preset and in every kind of leaster:
// a change that must not change play leaves every line as it is. play_sum [HANDS [SEED]]
//
// Each line: the table; playouts from random positions; what the rule player does; what the
// beginner does; what the search player does and expects.
#include "engine/players/beginner_player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/players/search/search_player.h"
#include "engine/playout/playout.h"
#include "engine/rules/presets.h"
#include "engine/support/text.h"

#include <algorithm>
#include <bit>
#include <cstdio>
#include <string>

using namespace sheepshead;

namespace {

constexpr int playoutsOfHand = 100;
constexpr int searchedHandsOfHundred = 6;
constexpr SearchBudget budget { .cardWorlds = 30, .planWorlds = 40, .bidWorlds = 10 };

class Sum {
public:
    void add(std::uint64_t number) { value_ = mixedSeed(value_, number); }
    void add(double number) { add(std::bit_cast<std::uint64_t>(number)); }
    void add(const Action& action)
    {
        for (const char letter : actionText(action))
            add(static_cast<std::uint64_t>(letter));
    }
    std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 1;
};

struct Sums {
    Sum playouts;
    Sum rule;
    Sum beginner;
    Sum search;
};

/// The rule player's choice, but in every third hand all seats pass where they may.
Action usualAction(const HandState& hand, const std::vector<Action>& legal, bool allPass)
{
    const auto pass = std::ranges::find(legal, Action(Pass {}));
    if (allPass && hand.phase() == Phase::Picking && pass != legal.end())
        return *pass;
    return RulePlayer().choose(hand.observation(*hand.toAct()), legal, {});
}

void addPlayouts(const HandState& hand, Rng& rng, Sum& sum)
{
    const PlaySetting setting = settingOf(hand);
    const PlayPosition start = positionOf(hand, setting);
    Playout playout(setting);
    for (int i = 0; i < playoutsOfHand; ++i) {
        PlayPosition position = start;
        for (std::uint32_t random = rng.below(20); random > 0 && !position.play.over(); --random) {
            const CardSet legal = position.play.legal();
            const auto count = static_cast<std::uint32_t>(legal.size());
            const Card card = legal.fromBelow(static_cast<int>(rng.below(count)));
            sum.add(static_cast<double>(playout.regret(position, card)));
            playCard(position, setting, card);
        }
        playout.finish(position);
        for (const Seat seat : setting.seats) {
            sum.add(static_cast<std::uint64_t>(position.play.points(seat).value));
            sum.add(static_cast<std::uint64_t>(position.tricks(seat)));
        }
        sum.add(std::uint64_t { position.makers.bits() });
    }
}

void addExpectations(
    const Observation& seen, const std::vector<Action>& legal, std::uint64_t seed, Sum& sum)
{
    const Considered considered = SearchPlayer(seed, budget).consider(seen, legal);
    sum.add(considered.choice);
    for (const Prospect& prospect : considered.prospects) {
        sum.add(prospect.action);
        sum.add(prospect.score);
        sum.add(prospect.standardError);
        sum.add(prospect.winChance);
    }
}

void addHand(HandState hand, int number, std::uint64_t seed, Sums& sums)
{
    Rng rng(seed);
    BeginnerPlayer beginner(seed);
    const bool searches = number % 100 < searchedHandsOfHundred;
    bool playing = false;
    while (!hand.over()) {
        if (!playing && hand.phase() == Phase::Playing) {
            playing = true;
            addPlayouts(hand, rng, sums.playouts);
        }
        const auto legal = hand.legalActions();
        const Observation seen = hand.observation(*hand.toAct());
        if (legal.size() > 1 && number % 10 < 5)
            sums.beginner.add(beginner.choose(seen, legal, {}));
        if (legal.size() > 1 && searches)
            addExpectations(seen, legal, seed, sums.search);
        const Action action = usualAction(hand, legal, number % 3 == 2);
        sums.rule.add(action);
        hand.apply(action);
    }
}

void print(const std::string& table, const Variant& rules, int hands, std::uint64_t seed)
{
    const CheckedVariant variant = check(rules).value();
    Sums sums;
    for (int i = 0; i < hands; ++i) {
        const std::uint64_t own = mixedSeed(seed, static_cast<std::uint64_t>(i));
        const Deal deal = dealFromSeed(variant, own, seatAt(i % variant.tableSeats()));
        addHand(HandState::fromDeal(variant, deal).value(), i, own, sums);
    }
    std::printf("%-30s %016llx %016llx %016llx %016llx\n", table.c_str(),
        static_cast<unsigned long long>(sums.playouts.value()),
        static_cast<unsigned long long>(sums.rule.value()),
        static_cast<unsigned long long>(sums.beginner.value()),
        static_cast<unsigned long long>(sums.search.value()));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    const int hands = argc > 1 ? parseNumber<int>(argv[1]).value_or(100) : 100;
    const std::uint64_t seed = argc > 2 ? parseNumber<std::uint64_t>(argv[2]).value_or(1) : 1;
    for (const Preset& preset : presets())
        print(std::string(preset.key), preset.variant, hands, seed);
    for (const NoPick noPick : { NoPick::Leaster, NoPick::Moster, NoPick::Mittler,
             NoPick::Schneidster, NoPick::Schwanzer, NoPick::Vote }) {
        Variant rules;
        rules.noPick = noPick;
        print("no-pick " + std::to_string(static_cast<int>(noPick)), rules, hands, seed);
    }
}
