// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/analysis/holding_odds.h"

namespace sheepshead {

/// Plays hands on to their end, fast: every seat by a small policy that knows its own hand, the
/// cards that were played, who showed which void, and of the sides only what everybody or itself
/// knows. The policy weighs what the rule player weighs.
/// One object a thread; keeps a reference to the setting.
class Playout {
public:
    explicit Playout(const PlaySetting& setting)
        : setting_(setting)
        , odds_(setting)
    {
    }

    /// What the seat to act would play.
    Card choose(const PlayPosition& position);

    /// How much worse than the best the seat to act would think a card, in card points; 0 for the
    /// one he would choose.
    float regret(const PlayPosition& position, Card card);

    /// Plays to the end.
    void finish(PlayPosition& position);

private:
    /// The trick as the seat to act sees it.
    struct View {
        Seat seat {};
        CardSet hand;
        CardSet unseen; ///< in other hands, as far as he knows
        CardSet led;    ///< empty when he leads
        CardSet trick;
        bool leads = false;
        int toPlay = 0; ///< seats after him
        float onTable = 0;
        float bestIsOurs = 0;
        float friendsToPlay = 0;
        float trumpAgainst = 0; ///< when he leads
    };

    View look(const PlayPosition& position);
    float worthOf(const PlayPosition& position, const View& view, Card card) const;
    float worth(const PlayPosition& position, const View& view, Card card) const;
    float worthInLeaster(const PlayPosition& position, const View& view, Card card) const;
    float mineInLeaster(const View& view, Card card, CardSet led) const;
    float gainInLeaster(const PlayPosition& position, const View& view, float trick) const;
    float ours(const View& view, Card card, CardSet led) const;
    float keeping(const View& view, Card card) const;
    float plan(const PlayPosition& position, const View& view, Card card) const;
    CardSet above(Card card) const
    {
        return setting_.above[static_cast<std::size_t>(card.index())];
    }

    const PlaySetting& setting_;
    HoldingOdds odds_;
};

} // namespace sheepshead
