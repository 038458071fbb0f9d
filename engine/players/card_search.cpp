// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/card_search.h"

#include "engine/analysis/deal_sampler.h"
#include "engine/analysis/payoff.h"
#include "engine/analysis/play_table.h"
#include "engine/analysis/playout.h"
#include "engine/players/leanings.h"
#include "engine/players/likelihood.h"

namespace sheepshead {

std::vector<CardValue> valuesOfCards(const Observation& seen, std::span<const Action> legal,
    int worlds, Rng& rng, const TimeIsUp& stop)
{
    const DealSampler sampler(seen, legal, usualLeaning(seen));
    std::vector<CardValue> values;
    for (const Card card : seen.proper)
        values.push_back({ card, 0 });
    const auto first = sampler.draw(rng);
    const auto table = first ? PlayTable::of(seen, *first, legal) : std::nullopt;
    if (!table)
        return {};
    Playout playout(table->setting());
    Likelihood likelihood(seen, *table);
    Payoff payoff(table->setting(), seen.viewer);
    // Resampled in proportion to likelihood: playouts go where they count.
    std::vector<World> imagined;
    std::vector<double> weights;
    double total = 0;
    constexpr int drawsAWorld = 4;
    for (int i = 0; i < drawsAWorld * worlds && !(i > 0 && stop()); ++i) {
        const auto world = i == 0 ? first : sampler.draw(rng);
        if (!world)
            break;
        imagined.push_back(*world);
        weights.push_back(likelihood.of(*world));
        total += weights.back();
    }
    const double step = total / worlds;
    double next = step / 2;
    double sum = 0;
    int done = 0;
    for (std::size_t i = 0; i < imagined.size() && !(done > 0 && stop()); ++i) {
        sum += weights[i];
        int times = 0;
        for (; next < sum && done + times < worlds; next += step)
            ++times;
        if (times == 0)
            continue;
        const PlayPosition position = table->position(imagined[i]);
        for (CardValue& value : values) {
            PlayPosition end = position;
            playCard(end, table->setting(), value.card);
            playout.finish(end);
            value.value += times * payoff.of(end);
        }
        done += times;
    }
    for (CardValue& value : values)
        value.value /= done;
    return values;
}

} // namespace sheepshead
