// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solver/open_deal.h"

namespace sheepshead::analysis {

/// One seat's part in a trick: all that is settled by the suit that was led.
struct TrickStep {
    int seat = 0;
    bool maker = false;
    Bits moves = 0;     ///< what it may play
    Bits opponents = 0; ///< what its opponents behind it may play
    Bits partners = 0;  ///< what its partners behind it may play
};

/// The seats that still play to a trick of a led suit, in their order.
struct TrickPlan {
    TrickPlan(const OpenDeal& deal, const OpenPosition& position, int firstSeat, int count)
        : counting((trumpBits | position.led) & ~deal.under)
        , bosses(position.bosses)
        , left(position.left)
        , rest(position.rest)
        , dutyAfter(position.duty && position.led != deal.dutySuit)
        , steps(count)
    {
        int seat = firstSeat;
        for (int i = 0; i < count; ++i) {
            TrickStep& step = of[static_cast<std::size_t>(i)];
            step.seat = seat;
            step.maker = deal.maker[static_cast<std::size_t>(seat)];
            step.moves = legal(deal, position, seat);
            seat = seat + 1 == deal.seats ? 0 : seat + 1;
        }
        for (std::size_t i = static_cast<std::size_t>(count); i > 0; --i) {
            TrickStep& step = of[i - 1];
            step.opponents = step.maker ? defenders : makers;
            step.partners = step.maker ? makers : defenders;
            (step.maker ? makers : defenders) |= step.moves;
        }
    }

    Bits counting; ///< cards that can win the trick
    Bits bosses;
    int left; ///< tricks to play, this one included
    int rest; ///< worth of all that is not taken yet
    bool dutyAfter;
    int steps;
    Bits makers = 0; ///< what all makers in the plan may play
    Bits defenders = 0;
    std::array<TrickStep, maxSeats> of;
};

/// Cards of a trick that would beat its best one; all that count if there is none.
constexpr Bits beating(Bits best, Bits counting)
{
    return best == 0 ? counting : counting & ~(best | (best - 1));
}

/// How a trick stands after a card, as far as a glance tells.
enum class Standing : std::uint8_t {
    TakenForGood,    ///< by this card, and no opponent behind can beat it
    PartnersForGood, ///< a partner has it for good
    Taken,           ///< by this card; an opponent behind may beat it
    Partners,
    Rescuable, ///< an opponent's, but a partner behind may beat that
    Lost,
    LeadTaken, ///< led: no opponent can beat it
    LeadOpen,
    LeadRescuable, ///< a partner's highest beats all of the opponents'
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
        int boss = 0; ///< nothing of its suit that is out beats it
    };
    /// Defenders, makers.
    using Roles = std::array<std::array<Weights, standings>, 2>;
    Roles three; ///< for up to three seats
    Roles more;
};

extern const OrderWeights orderWeights;

/// Cards to try, best first; they are put in order one at a time, because the first often does.
class CardList {
public:
    void add(Bits card, int score)
    {
        keys_[size_++] = score * 32 + static_cast<int>(placeOfBit(card));
    }
    bool empty() const { return size_ == 0; }
    std::size_t size() const { return size_; }
    Bits takeBest()
    {
        std::size_t best = 0;
        for (std::size_t i = 1; i < size_; ++i)
            if (keys_[i] > keys_[best])
                best = i;
        const int key = keys_[best];
        keys_[best] = keys_[--size_];
        return Bits { 1 } << (static_cast<unsigned>(key) & 31U);
    }

private:
    std::size_t size_ = 0;
    std::array<int, 16> keys_;
};

/// Orders the cards of the seat to act by what usually decides a search at once.
class CardOrder {
public:
    void setDeal(const OpenDeal& deal);

    int leadScore(const TrickPlan& plan, bool maker, Bits card) const;
    CardList follows(const OpenDeal& deal, const TrickPlan& plan, const TrickStep& step,
        const OnTable& table, bool partnersHave) const;

private:
    struct Row {
        std::array<std::int16_t, 32> of {};
        int boss = 0;
        int score(Bits card, Bits bosses) const
        {
            return of[placeOfBit(card)] + ((card & bosses) != 0 ? boss : 0);
        }
    };
    const Row& row(bool maker, Standing standing) const
    {
        return scores_[maker ? 1 : 0][static_cast<std::size_t>(standing)];
    }

    void fill(Row& row, const OrderWeights::Weights& weights) const;

    const OrderWeights::Roles* weights_ = nullptr; ///< those of scores_
    std::array<std::uint8_t, 32> points_ {};       ///< those of scores_
    std::array<std::array<Row, standings>, 2> scores_ {};
};

} // namespace sheepshead::analysis
