// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/choices.h"

#include <array>
#include <cassert>

namespace sheepshead {

namespace {

/// No blind has more cards.
constexpr std::size_t mostToBury = 4;
constexpr std::size_t deckSize = 32;

/// How many ways there are to choose a number of cards, by the number to choose from: Pascal's
/// triangle.
using Ways = std::array<std::array<int, deckSize + 1>, mostToBury + 1>;

constexpr Ways ways = [] {
    Ways triangle {};
    for (std::size_t cards = 0; cards <= deckSize; ++cards) {
        triangle[0][cards] = 1;
        for (std::size_t chosen = 1; chosen <= mostToBury && cards > 0; ++chosen)
            triangle[chosen][cards] = triangle[chosen][cards - 1] + triangle[chosen - 1][cards - 1];
    }
    return triangle;
}();

int waysToBury(int chosen, int cards)
{
    return ways[static_cast<std::size_t>(chosen)][static_cast<std::size_t>(cards)];
}

} // namespace

void Choices::clear()
{
    kind_ = Kind::Listed;
    size_ = 0;
    listed_.clear();
}

void Choices::setBuries(CardSet cards, int count)
{
    kind_ = Kind::Buries;
    cards_ = cards;
    toBury_ = count;
    size_ = waysToBury(count, cards.size());
}

std::vector<Action> Choices::list() const
{
    if (kind_ == Kind::Listed)
        return listed_;
    std::vector<Action> actions;
    actions.reserve(static_cast<std::size_t>(size_));
    for (int i = 0; i < size_; ++i)
        actions.push_back((*this)[i]);
    return actions;
}

Action Choices::actionAt(int number) const
{
    if (kind_ == Kind::Buries)
        return Bury { buryAt(number) };
    return listed_[static_cast<std::size_t>(number)];
}

/// In the order of forEachChoice(): those with the first card come first.
CardSet Choices::buryAt(int number) const
{
    assert(number >= 0 && number < size_);
    CardSet chosen;
    int left = toBury_;
    int cards = cards_.size();
    for (auto card = cards_.begin(); left > 0; ++card) {
        const int withThisCard = waysToBury(left - 1, --cards);
        if (number < withThisCard) {
            chosen.add(*card);
            --left;
        } else
            number -= withThisCard;
    }
    return chosen;
}

} // namespace sheepshead
