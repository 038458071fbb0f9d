// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/holding_odds.h"
#include "engine/playout/trick_view.h"

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
    static constexpr float unanswered = -1;
    static constexpr float leastWorth = -1000;

    /// What all his cards of a kind have in common.
    struct KindView {
        std::size_t kind = 0;
        const float* worthByHigher = nullptr; ///< of keeping a trump, by how many beat it
        float voiding = 0;                    ///< what it is worth to have none left
        float walk = 0;  ///< what a fail card is worth that nothing of its suit beats
        float later = 0; ///< what leading it is worth beside the trick
    };

    /// What beats the card asked about last, and the chance of his side then. At first what no card
    /// can be beaten by: all of them.
    struct Asked {
        CardSet higher = CardSet::deck();
        float answer = 0;
    };

    /// What he would play of the cards looked at so far.
    struct Best {
        Card card;
        float worth = leastWorth;

        void hold(Card other, float itsWorth)
        {
            if (itsWorth > worth)
                *this = { other, itsWorth };
        }
    };

    void look(const PlayPosition& position);
    void lookAtTrick(const Playing& play);
    void planLead();
    KindView lookAtKind(std::size_t kind) const;
    void weigh(CardSet cards, Best& best);
    template <bool trump> void weighKind(CardSet cards, const KindView& view, Best& best);
    void weighUnder(Card card, Best& best);
    float ours(Card card, const CountedCards& higher, std::size_t kind, Asked& asked);
    float keptIfLaid(std::size_t kind, const CountedCards& higher);
    float standing();
    float standingAfterAll();
    CardSet above(Card card) const
    {
        return setting_.above[static_cast<std::size_t>(card.index())];
    }
    CardSet unseenOf(std::size_t kind) const
    {
        return odds_.unseen() & setting_.trumps.ofKind(kind);
    }

    const PlaySetting& setting_;
    HoldingOdds odds_;
    TrickView view_;
    float standing_ = unanswered; ///< the chance of his side with a card that does not beat
};

} // namespace sheepshead
