// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/bounds.h"
#include "engine/statistics/evening.h"

namespace sheepshead {

namespace bounds {
inline constexpr Bounds count { 0, 1'000'000'000 };
inline constexpr Bounds sum { -1'000'000'000'000, 1'000'000'000'000 };
} // namespace bounds

/// The columns of table evening that are sums, to read and to write.
template <class Fields> void describeEvening(Fields& fields, Evening& evening)
{
    fields.number("hands", evening.hands, bounds::count);
    fields.number("thrown_in", evening.thrownIn, bounds::count);
    fields.number("hinted", evening.hinted, bounds::count);
    fields.number("score", evening.score, bounds::sum);
    const auto role = [&](const char* hands, const char* won, const char* score, RoleSum& sum) {
        fields.number(hands, sum.hands, bounds::count);
        fields.number(won, sum.won, bounds::count);
        fields.number(score, sum.score, bounds::sum);
    };
    role("picked", "picked_won", "picked_score", evening.picked);
    role("alone", "alone_won", "alone_score", evening.alone);
    role("partner", "partner_won", "partner_score", evening.partner);
    role("defender", "defender_won", "defender_score", evening.defender);
    role("leaster", "leaster_won", "leaster_score", evening.leaster);
    fields.number("schneidered", evening.schneidered, bounds::count);
    fields.number("was_schneidered", evening.wasSchneidered, bounds::count);
    fields.number("decided", evening.decided, bounds::count);
    const auto run = [&](const char* first, const char* last, const char* most, Run& of) {
        fields.number(first, of.first, bounds::count);
        fields.number(last, of.last, bounds::count);
        fields.number(most, of.most, bounds::count);
    };
    run("up_first", "up_last", "up_most", evening.up);
    run("down_first", "down_last", "down_most", evening.down);
    fields.number("passed", evening.passed, bounds::count);
    fields.number("queens", evening.queens, bounds::count);
    fields.number("jacks", evening.jacks, bounds::count);
    fields.number("other_trump", evening.otherTrump, bounds::count);
    fields.number("jack_of_diamonds", evening.jackOfDiamonds, bounds::count);
}

} // namespace sheepshead
