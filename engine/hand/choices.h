// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"

#include <cstdint>
#include <vector>

namespace sheepshead {

/// What the seat to act may do, counted and numbered in a fixed order. The many plays and buries of
/// a hand are not written out but found by their number; filled again and again, it takes no memory
/// of its own after a while.
class Choices {
public:
    int size() const { return size_; }
    bool empty() const { return size_ == 0; }

    /// By number, 0 .. size()-1.
    Action operator[](int number) const
    {
        if (arePlays())
            return Play { cardAt(number) };
        return actionAt(number);
    }

    std::vector<Action> list() const;

    /// Whether there is nothing to do but to play one of some cards, and which card a number means.
    bool arePlays() const { return kind_ == Kind::Plays; }
    Card cardAt(int number) const { return cards_.fromBelow(size_ - 1 - number); }

    void clear();
    /// One more; not after setPlays() or setBuries().
    void add(const Action& action)
    {
        listed_.push_back(action);
        ++size_;
    }
    /// To play any one of the cards, instead of what was there.
    void setPlays(CardSet cards)
    {
        kind_ = Kind::Plays;
        cards_ = cards;
        size_ = cards.size();
    }
    /// Replaces the choices: any `count` of the cards may be buried.
    void setBuries(CardSet cards, int count);

private:
    enum class Kind : std::uint8_t { Listed, Plays, Buries };

    Action actionAt(int number) const;
    CardSet buryAt(int number) const;

    Kind kind_ = Kind::Listed;
    int size_ = 0;
    CardSet cards_;
    int toBury_ = 0;
    std::vector<Action> listed_;
};

} // namespace sheepshead
