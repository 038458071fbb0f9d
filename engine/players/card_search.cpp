// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/card_search.h"

#include "engine/analysis/deal_sampler.h"
#include "engine/analysis/payoff.h"
#include "engine/analysis/play_table.h"
#include "engine/analysis/playout.h"
#include "engine/players/leanings.h"

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
    Payoff payoff(table->setting(), seen.viewer);
    int done = 0;
    for (; done < worlds && !(done > 0 && stop()); ++done) {
        const auto world = done == 0 ? first : sampler.draw(rng);
        if (!world)
            break;
        const PlayPosition position = table->position(*world);
        for (CardValue& value : values) {
            PlayPosition end = position;
            playCard(end, table->setting(), value.card);
            playout.finish(end);
            value.value += payoff.of(end);
        }
    }
    for (CardValue& value : values)
        value.value /= done;
    return values;
}

} // namespace sheepshead
