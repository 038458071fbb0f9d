// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/protocol/request.h"

#include "engine/cards/card_text.h"
#include "engine/support/text.h"

#include <algorithm>

namespace sheepshead::console {

Json parsedJson(const std::string& text, const char* where)
{
    // To copy and to write what is nested takes a call for every level.
    constexpr int deepest = 100;
    const auto notTooDeep = [&](int depth, Json::parse_event_t, const Json&) {
        if (depth > deepest)
            throw DataError(where, "is nested deeper than " + std::to_string(deepest) + " levels");
        return true;
    };
    try {
        return Json::parse(text, notTooDeep);
    } catch (const Json::exception& error) {
        const std::string_view what = error.what(); // "[where in the library] place: reason"
        const std::size_t bracket = what.find("] ");
        throw DataError(where,
            std::string(bracket == std::string_view::npos ? what : what.substr(bracket + 2)));
    }
}

Field Field::at(const char* key) const
{
    const auto field = find(key);
    if (!field)
        throw DataError(where_.empty() ? key : where_ + '.' + key, "is missing");
    return *field;
}

std::optional<Field> Field::find(const char* key) const
{
    if (!value_.is_object())
        fail("expected an object");
    const auto found = value_.find(key);
    if (found == value_.end() || found->is_null())
        return std::nullopt;
    return Field(*found, where_.empty() ? key : where_ + '.' + key);
}

void Field::allowOnly(std::initializer_list<std::string_view> keys) const
{
    if (!value_.is_object())
        fail("expected an object");
    for (const auto& [key, value] : value_.items())
        if (std::ranges::find(keys, key) == keys.end())
            throw DataError(
                where_.empty() ? key : where_ + '.' + key, "is not used by this request");
}

std::vector<Field> Field::items() const
{
    if (!value_.is_array())
        fail("expected an array");
    std::vector<Field> fields;
    for (std::size_t i = 0; i < value_.size(); ++i)
        fields.emplace_back(value_[i], where_ + '[' + std::to_string(i) + ']');
    return fields;
}

std::vector<std::pair<Seat, Field>> Field::bySeat(int seats) const
{
    std::vector<std::pair<Seat, Field>> fields;
    if (value_.is_array()) {
        if (value_.size() > static_cast<std::size_t>(seats))
            fail("more values than seats at this table");
        int seat = 0;
        for (const Field& field : items()) {
            if (!field.value_.is_null())
                fields.emplace_back(seatAt(seat), field);
            ++seat;
        }
        return fields;
    }
    if (!value_.is_object())
        fail("expected an array, or an object with seats as its keys");
    for (const auto& [key, value] : value_.items()) {
        const auto seat = parseNumber<int>(key);
        if (!seat || *seat < 0 || *seat >= seats)
            throw DataError(where_ + '.' + key, "is no seat of this table");
        fields.emplace_back(seatAt(*seat), Field(value, where_ + '.' + key));
    }
    return fields;
}

int Field::number(int least, int most) const
{
    const bool fits = value_.is_number_integer() && !(value_ < least) && !(value_ > most);
    if (!fits)
        fail("expected a whole number from " + std::to_string(least) + " to "
            + std::to_string(most));
    return value_.get<int>();
}

std::uint64_t Field::seed() const
{
    if (!value_.is_number_unsigned())
        fail("expected a whole number, 0 or more");
    return value_.get<std::uint64_t>();
}

std::string Field::text() const
{
    if (!value_.is_string())
        fail("expected a text");
    return value_.get<std::string>();
}

bool Field::flag() const
{
    if (!value_.is_boolean())
        fail("expected true or false");
    return value_.get<bool>();
}

Seat Field::seat(int seats) const { return seatAt(number(0, seats - 1)); }

SeatSet Field::seats(int seats) const
{
    SeatSet set;
    for (const Field& item : items()) {
        if (set.contains(item.seat(seats)))
            item.fail("named twice");
        set.add(item.seat(seats));
    }
    return set;
}

Card Field::card() const
{
    const Result<Card> card = parseCard(text());
    if (!card)
        fail("'" + card.problem().place + "': " + card.problem().reason);
    return *card;
}

CardSet Field::cards() const
{
    CardSet set;
    for (const Card card : cardsInOrder()) {
        if (set.contains(card))
            fail(cardText(card) + " is named twice");
        set.add(card);
    }
    return set;
}

std::vector<Card> Field::cardsInOrder() const
{
    std::vector<Card> cards;
    if (!isText()) {
        for (const Field& item : items())
            cards.push_back(item.card());
        return cards;
    }
    const std::string words = text();
    if (words == "-")
        return cards;
    for (const std::string_view word : wordsOf(words)) {
        const Result<Card> card = parseCard(word);
        if (!card)
            fail("'" + card.problem().place + "': " + card.problem().reason);
        cards.push_back(*card);
    }
    return cards;
}

} // namespace sheepshead::console
