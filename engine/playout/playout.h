// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/holding_odds.h"
#include "engine/playout/leaster_worth.h"
#include "engine/playout/trick_view.h"

namespace sheepshead {

/// Who plays a playout: the policy of each seat, and the chance that players with noise play by.
/// Another number stands for other lapses, the same ones in every position, so that choices can be
/// compared.
struct Company {
    PerSeat<const Policy*> policies; ///< kept by reference; one for each seat that plays
    std::uint32_t chance = 0;
};

/// A position that is to be played to its end, and by whom.
struct Unfinished {
    PlayPosition position;
    Company company;
};

/// Plays hands to their end, fast. Every seat follows a small policy that knows its own hand, the
/// cards played, the voids shown, and only what it may know of the sides. Its weights are a
/// regular's (habits.h), or those of the player who is said to sit there. Not thread-safe; keeps a
/// reference to the setting.
class Playout {
public:
    explicit Playout(const PlaySetting& setting);

    /// Who sits in a seat; the policy is kept by reference.
    void seat(Seat seat, const Policy& policy) { company_.policies[seat] = &policy; }
    void setChance(std::uint32_t number) { company_.chance = number; }
    /// Everybody who sits there.
    const Company& company() const { return company_; }
    void setCompany(const Company& company) { company_ = company; }

    /// What the seat to act would play.
    Card choose(const PlayPosition& position);

    /// What the seat to act judges a card to be worth, in card points: choose() returns the card
    /// that is worth the most.
    float worth(const PlayPosition& position, Card card);
    /// How likely the side of the seat to act takes the trick with a card of its hand.
    float chanceToTake(const PlayPosition& position, Card card);
    /// How the card fares if every seat plays alone and ducks if it can.
    Fate fate(const PlayPosition& position, Card card);

    /// How much worse than the best card the seat to act would judge a card, in card points; 0 for
    /// the one that choose() returns.
    float regret(const PlayPosition& position, Card card);

    /// Plays to the end.
    void finish(PlayPosition& position);

    /// The cards that the seat to act may play, and what a player judges each by. Their worth is
    /// the product with a policy's weights: that of choose(), but for chance and for an under.
    struct Options {
        static constexpr std::size_t most = 16;

        Decision decision {};
        std::size_t count = 0;
        std::array<Card, most> cards;
        std::array<Features, most> features;
    };
    /// Leaves relatives of the leaster out, in which a regular is assumed: none there.
    void describe(const PlayPosition& position, Options& options);
    /// Of the position that was described last: how likely another seat is on the side of the seat
    /// to act, and 1 for itself.
    float friendly(Seat seat) { return odds_.friendly(seat); }

private:
    static constexpr float unanswered = -1;
    static constexpr float leastWorth = -1000;

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
    template <bool trump, bool plain>
    void weighKind(CardSet cards, const KindView& view, Best& best);
    template <bool plain> void weighAll(CardSet cards, Best& best);
    float extraOf(Card card, float points, const KindView& view);
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
    Company company_;
    TrickView view_;
    bool plain_ = true;
    float noise_ = 0;
    float standing_ = unanswered; ///< the side's chance with a card that does not take the trick
};

} // namespace sheepshead
