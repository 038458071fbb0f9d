// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/holding_odds.h"
#include "engine/playout/trick_view.h"

namespace sheepshead {

/// Plays hands to their end, fast. Every seat follows a small policy that knows its own hand, the
/// cards played, the voids shown, and only what it may know of the sides. The policy has the
/// weights of the rule player (habits.h). Not thread-safe; keeps a reference to the setting.
class Playout {
public:
    explicit Playout(const PlaySetting& setting)
        : setting_(setting)
        , odds_(setting)
    {
    }

    /// What the seat to act would play.
    Card choose(const PlayPosition& position);

    /// How much worse than the best card the seat to act would judge a card, in card points; 0 for
    /// the one that choose() returns.
    float regret(const PlayPosition& position, Card card);

    /// Plays to the end.
    void finish(PlayPosition& position);

private:
    static constexpr float unanswered = -1;
    static constexpr float leastWorth = -1000;

    /// What all cards of a kind have in common.
    struct KindView {
        std::size_t kind = 0;
        const float* worthByHigher = nullptr; ///< of keeping a trump, by how many beat it
        float voiding = 0;                    ///< what it is worth to have none left
        float walk = 0;  ///< what a fail card is worth that nothing of its suit beats
        float later = 0; ///< what leading it is worth beside the trick
    };

    /// The last question and its answer: which cards beat a card, and the side's chance with it.
    /// The initial question, all cards, is never asked.
    struct Asked {
        CardSet higher = CardSet::deck();
        float answer = 0;
    };

    /// The best of the cards considered so far.
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
    float standing_ = unanswered; ///< the side's chance with a card that does not take the trick
};

} // namespace sheepshead
