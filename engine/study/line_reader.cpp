// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/line_reader.h"

#include "engine/cards/card_text.h"

#include <algorithm>

namespace sheepshead {

bool LineReader::mayBeEmpty(std::string_view key)
{
    return key == "alone" || key == "sheepshead" || key == "recrack" || key == "hand";
}

void LineReader::fail(int column, std::string reason)
{
    text_.failAt(TextCursor::placeOfColumn(text_.lineNumber(), column), std::move(reason));
}

void LineReader::mark(const StudyPlace& place, int column)
{
    typed_.reading.marks.push_back({ place, text_.lineNumber(), column });
}

bool LineReader::isNew(const PositionLine& line)
{
    const std::string name = line.key + (line.seat ? std::to_string(indexOf(*line.seat)) : "");
    if (std::ranges::find(named_, name) != named_.end())
        fail(line.column, "'" + line.key + "' was named before");
    named_.push_back(name);
    return !failed();
}

std::optional<Seat> LineReader::seatIn(const PositionWord& word)
{
    const auto seat = typedSeat(word.text);
    if (!seat)
        fail(word.column, "'" + word.text + "': expected the number of a seat, from 0");
    return seat;
}

std::optional<Card> LineReader::cardIn(const PositionWord& word)
{
    const auto card = typedCard(word.text);
    if (!card)
        fail(word.column,
            "'" + word.text + "': not a card: rank 7 8 9 T J Q K A, then suit C S H D");
    return card;
}

CardSet LineReader::cardsIn(const PositionLine& line, StudyPlace place)
{
    CardSet cards;
    for (const PositionWord& word : line.words) {
        if (word.text == "-" || word.text == "?")
            continue;
        const auto card = cardIn(word);
        if (!card)
            return cards;
        if (cards.contains(*card))
            fail(word.column, cardText(*card) + " is named twice (DECK-1)");
        cards.add(*card);
        place.card = card;
        mark(place, word.column);
    }
    place.card.reset();
    mark(place, line.column);
    return cards;
}

} // namespace sheepshead
