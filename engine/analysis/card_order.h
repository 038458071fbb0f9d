// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/analysis/open_deal.h"

namespace sheepshead::analysis {

/// How a trick stands after a card, as far as a glance tells.
enum class Standing : std::uint8_t {
    TakenForGood,    ///< by this card, and no opponent behind can beat it
    PartnersForGood, ///< a partner has it for good
    Taken,           ///< by this card; an opponent behind may beat it
    Partners,
    Rescuable, ///< an opponent's, but a partner behind may beat that
    Lost,
    LeadTaken, ///< the same for leads
    LeadOpen,
    LeadRescuable,
    LeadLost,
};
inline constexpr std::size_t standings = 10;

/// What makes a card worth trying first; found by hill climbing on the number of nodes.
struct OrderWeights {
    struct Weights {
        int base = 0;
        int points = 0;
        int trump = 0;
        int trumpRank = 0;
        int failRank = 0;
        int length = 0; ///< of the fail suit in the hand
    };
    /// Makers, defenders.
    std::array<std::array<Weights, standings>, 2> of;
};

extern OrderWeights orderWeights;

/// Cards to try, best first.
class CardList {
public:
    void add(Bits card, int score)
    {
        std::size_t place = size_++;
        for (; place > 0 && scores_[place - 1] < score; --place) {
            scores_[place] = scores_[place - 1];
            cards_[place] = cards_[place - 1];
        }
        scores_[place] = score;
        cards_[place] = card;
    }
    const Bits* begin() const { return cards_.data(); }
    const Bits* end() const { return cards_.data() + size_; }

private:
    std::size_t size_ = 0;
    std::array<Bits, 16> cards_;
    std::array<int, 16> scores_;
};

/// Orders the cards of the seat to act by what usually decides a search at once.
class CardOrder {
public:
    void setDeal(const OpenDeal& deal);

    CardList leads(const OpenDeal& deal, const OpenTrick& trick, Bits moves, Bits first) const;
    CardList follows(const OpenDeal& deal, const OpenTrick& trick, Bits moves) const;

private:
    struct Behind {
        Bits opponents = 0; ///< what opponents hold who have not played to the trick
        Bits partners = 0;
    };
    Behind behind(const OpenDeal& deal, const OpenTrick& trick) const;
    int score(const OpenDeal& deal, const OpenTrick& trick, Standing standing, Bits card) const;

    std::array<std::array<std::array<std::int16_t, 32>, standings>, 2> scores_ {};
};

} // namespace sheepshead::analysis
