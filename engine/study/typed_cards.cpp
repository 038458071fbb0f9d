// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/typed_cards.h"

#include "engine/study/position_words.h"
#include "engine/support/utf8.h"

namespace sheepshead {

Result<CardSet> typedCards(std::string_view text)
{
    if (firstOutsideUtf8(text))
        return Problem { "cards", "this is not text in UTF-8" };
    const std::string line = "hand: " + std::string(text);
    CardSet cards;
    for (const PositionWord& word : positionLine(line).words) {
        const auto card = typedCard(word.text);
        if (!card)
            return Problem { word.text, "not a card" };
        if (cards.contains(*card))
            return Problem { word.text, "named twice" };
        cards.add(*card);
    }
    return cards;
}

} // namespace sheepshead
