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
    /// The decision of the seat to act as he sees it.
    struct View {
        const PlayPosition* position = nullptr;
        bool leads = false;
        float toPlay = 0; ///< seats after him
        CardSet led;      ///< empty when he leads
        CardSet beating;  ///< what takes the trick as it lies
        Threat standing;  ///< to the card that has it
        float onTable = 0;
        float bestIsOurs = 0;
        float trumpLead = 0;   ///< what leading trump is worth beside the trick
        float openingLead = 0; ///< and the called suit
        Threat asked;          ///< the last question, and its answer
        float askedOurs = 0;
        float answer = 0;
    };

    /// What a card is worth if the trick is lost, and how much more if it is won.
    struct Stake {
        float ifLost = 0;
        float swing = 0;
    };

    void look(const PlayPosition& position);
    void lookAtTrick(const Playing& play);
    void planLead(const PlayPosition& position);
    Threat threatTo(Card card, CardSet led) const;
    /// Not worked out where it could not be more than `enough`.
    float worthOf(Card card, float enough);
    float worth(Card card, float enough);
    Stake stakeOf(Card card) const;
    float ours(Card card);
    float kept(float ours, const Threat& threat);
    float worthInLeaster(Card card);
    float mineInLeaster(Card card, CardSet led);
    float gainInLeaster(float trick) const;
    float keeping(Card card) const;
    bool inHand(Card card) const { return odds_.hand().contains(card); }
    CardSet above(Card card) const
    {
        return setting_.above[static_cast<std::size_t>(card.index())];
    }

    const PlaySetting& setting_;
    HoldingOdds odds_;
    View view_;
};

} // namespace sheepshead
