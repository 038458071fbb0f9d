// SPDX-License-Identifier: GPL-3.0-or-later
// Measures whether the worlds that a search player draws are like the real deal:
//
//     measure_worlds key=value …
//
//     rules=VARIANT     layout=5H-A
//     deals=100 seed=1  played by regulars; every seat draws worlds at its decisions
//     worlds=200
//     others=strangers  what it takes the others for; or regulars, which they are
//     role= trick=      only these: defender, partner, picker; 1, 23 …
//
// For each kind of decision: how much there is of something in the drawn worlds and in the real
// deal. A row that ends in a tenth has the seats that were the partner in such a share of the
// worlds, and how many of them were. The last row of a kind is the mean logarithm of the share of
// worlds in which a card in another hand lies where it really does.
#include "engine/players/rule/rule_player.h"
#include "engine/players/search/likely_worlds.h"
#include "engine/playout/play_table.h"
#include "engine/support/rng.h"
#include "engine/worlds/leanings.h"
#include "tests/measure/gain_ledger.h"
#include "tests/measure/settings.h"
#include "tests/measure/table.h"

#include <cmath>
#include <cstdio>
#include <functional>
#include <map>
#include <string>
#include <vector>

using namespace sheepshead;
using namespace sheepshead::measuring;

namespace {

struct Row {
    int count = 0;
    double drawn = 0;
    double real = 0;
    double squares = 0; ///< of real less drawn

    void add(double inWorlds, double inDeal)
    {
        ++count;
        drawn += inWorlds;
        real += inDeal;
        squares += (inDeal - inWorlds) * (inDeal - inWorlds);
    }
};

std::map<std::string, Row> rows;

/// The worlds of one decision, each as often as it counts.
class Drawn {
public:
    Drawn(const Observation& seen, std::span<const Action> legal, const Opponents& opponents,
        int worlds, Rng& rng)
    {
        const DealSampler sampler(seen, legal, usualLeaning(seen));
        const auto first = sampler.draw(rng);
        const auto table = first ? PlayTable::of(seen, *first, legal) : std::nullopt;
        if (!table)
            return;
        Likelihood likelihood(seen, *table, opponents);
        forEachLikelyWorld(
            sampler, likelihood, worlds, rng, [] { return false; },
            [&](const World& world, const Seated&, int times) {
                worlds_.insert(worlds_.end(), static_cast<std::size_t>(times), world);
            });
    }

    bool empty() const { return worlds_.empty(); }
    double mean(const std::function<double(const World&)>& of) const
    {
        double sum = 0;
        for (const World& world : worlds_)
            sum += of(world);
        return sum / static_cast<double>(worlds_.size());
    }

private:
    std::vector<World> worlds_;
};

/// What lies where, as far as it is compared.
World truthOf(const HandState& hand)
{
    World truth;
    for (const Seat seat : hand.seats()) {
        truth.hands[seat] = hand.data().play.hand(seat);
        truth.buried[seat] = hand.data().buried[seat];
    }
    return truth;
}

void compareCalled(
    const std::string& kind, const Observation& seen, const Drawn& drawn, const World& truth)
{
    if (!seen.called || seen.isSideKnown())
        return;
    for (const Seat seat : seen.seats) {
        const auto holds = [&](const World& world) {
            return world.hands[seat].contains(*seen.called) ? 1.0 : 0.0;
        };
        const double share = drawn.mean(holds);
        if (share > 0 && share < 1)
            rows[kind + " partner, 0." + std::to_string(static_cast<int>(share * 10))].add(
                share, holds(truth));
    }
}

/// A card that lies nowhere so counts as half a world of 200.
void score(const std::string& kind, const Observation& seen, const Drawn& drawn, const World& truth)
{
    constexpr double least = 0.5 / 200;
    double sum = 0;
    int cards = 0;
    for (const Seat seat : seen.seats)
        if (seat != seen.viewer)
            for (const Card card : truth.hands[seat]) {
                const double share = drawn.mean([&](const World& world) {
                    return world.hands[seat].contains(card) ? 1.0 : 0.0;
                });
                sum += std::log(std::max(least, share));
                ++cards;
            }
    if (cards > 0)
        rows[kind + " ~ logarithm"].add(0, sum / cards);
}

void compare(const HandState& hand, const Observation& seen, const Drawn& drawn)
{
    const std::string kind = GainLedger::kindOf(seen);
    const World truth = truthOf(hand);
    const Seat picker = *seen.picker;
    const auto note = [&](const char* what, const std::function<double(const World&)>& of) {
        rows[kind + what].add(drawn.mean(of), of(truth));
    };
    if (picker != seen.viewer) {
        note(" points buried", [&](const World& w) { return w.buried[picker].points().value; });
        note(" picker's trump",
            [&](const World& w) { return (w.hands[picker] & seen.trumps.trump()).size(); });
        note(" picker's points", [&](const World& w) { return w.hands[picker].points().value; });
    }
    compareCalled(kind, seen, drawn, truth);
    score(kind, seen, drawn, truth);
}

bool isAsked(const Observation& seen, const Settings& settings)
{
    if (seen.phase != Phase::Playing || seen.proper.size() < 2 || !seen.picker)
        return false;
    const std::string kind = GainLedger::kindOf(seen);
    const std::string trick = settings.text("trick");
    return kind.starts_with(settings.text("role"))
        && (trick.empty() || trick.find(kind.back()) != std::string::npos);
}

void print()
{
    std::printf("%-32s %6s %9s %9s   %16s\n", "decision", "times", "drawn", "real", "real - drawn");
    for (const auto& [name, row] : rows) {
        const int n = row.count;
        const double more = (row.real - row.drawn) / n;
        std::printf("%-32s %6d %9.3f %9.3f   %+8.3f ± %.3f\n", name.c_str(), n, row.drawn / n,
            row.real / n, more, std::sqrt(std::max(0.0, row.squares / n - more * more) / n));
    }
}

} // namespace

int main(int argc, char** argv)
{
    const Settings settings(argc, argv,
        { { "rules", "layout=5H-A" }, { "deals", "100" }, { "seed", "1" }, { "worlds", "200" },
            { "others", "strangers" } });
    const CheckedVariant variant = settings.variant();
    const Opponents opponents =
        settings.text("others") == "regulars" ? Opponents::all(regularPolicy()) : Opponents();
    RulePlayer regular;
    Rng rng(settings.seed());
    for (int i = 0; i < settings.number("deals"); ++i) {
        const Deal deal =
            dealFromSeed(variant, mixedSeed(settings.seed(), static_cast<std::uint64_t>(i)),
                seatAt(i % variant.tableSeats()));
        HandState hand = HandState::fromDeal(variant, deal).value();
        while (const auto turn = hand.toAct()) {
            const auto legal = hand.legalActions();
            const Observation seen = hand.observation(*turn);
            if (isAsked(seen, settings)) {
                const Drawn drawn(seen, legal, opponents, settings.number("worlds"), rng);
                if (!drawn.empty())
                    compare(hand, seen, drawn);
            }
            hand.apply(regular.choose(seen, legal, {}));
        }
    }
    print();
}
