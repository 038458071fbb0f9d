// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"
#include "engine/players/opponents/player_guess.h"

#include <vector>

namespace sheepshead {

/// Remembers how likely each way of playing makes one decision of a seat, by the cards that the
/// seat had then. All else it looked at is the same in every world, and in many worlds so are the
/// cards. Grows up to a fixed size: a new answer may take the place of another one.
class WaysByCards {
public:
    /// What `calculate()` returned for these cards, or returns now. There must be some in the hand.
    /// `maker`: whether these cards make the seat one.
    template <class Calculate>
    const Ways& of(CardSet hand, CardSet aside, bool maker, const Calculate& calculate)
    {
        if (answers_.size() <= calculated_ && bits_ < mostBits)
            grow();
        Answer& answer = answers_[placeOf(hand, aside)];
        if (answer.hand != hand || answer.aside != aside || answer.maker != maker) {
            answer = { calculate(), hand, aside, maker };
            ++calculated_;
        }
        return answer.ways;
    }

private:
    static constexpr unsigned mostBits = 10;

    struct Answer {
        Ways ways;
        CardSet hand;
        CardSet aside;
        bool maker = false;
    };

    std::size_t placeOf(CardSet hand, CardSet aside) const
    {
        constexpr std::uint32_t spread = 0x9E3779B1;
        const std::uint32_t mixed = (hand.bits() * spread ^ aside.bits()) * spread;
        return mixed >> (32U - bits_);
    }

    void grow()
    {
        bits_ += 2;
        std::vector<Answer> before(std::size_t { 1 } << bits_);
        before.swap(answers_);
        for (const Answer& answer : before)
            if (!answer.hand.empty())
                answers_[placeOf(answer.hand, answer.aside)] = answer;
    }

    unsigned bits_ = 2; ///< the size is this power of 2
    std::size_t calculated_ = 0;
    std::vector<Answer> answers_;
};

} // namespace sheepshead
