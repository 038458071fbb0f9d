// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console/protocol/console_error.h"
#include "app/console/protocol/json_protocol.h"

#include <initializer_list>
#include <optional>

namespace sheepshead::console {

/// The JSON of a text from outside. Text that is not JSON, or nested deeper than a request can be,
/// is a DataError at that place.
Json parsedJson(const std::string& text, const char* where);

/// A value in a request, and its place there ("deal.hands[2]"). A value of another kind than the
/// one asked for is a DataError with that place.
class Field {
public:
    Field(const Json& value, std::string where)
        : value_(value)
        , where_(std::move(where))
    {
    }

    const std::string& where() const { return where_; }
    [[noreturn]] void fail(const std::string& why) const { throw DataError(where_, why); }

    bool has(const char* key) const { return value_.contains(key) && !value_[key].is_null(); }
    /// A key that must be there.
    Field at(const char* key) const;
    std::optional<Field> find(const char* key) const;
    /// A misspelt key must not be overlooked.
    void allowOnly(std::initializer_list<std::string_view> keys) const;
    std::vector<Field> items() const;
    /// One value a seat: an array by seat, or an object with seats as its keys.
    std::vector<std::pair<Seat, Field>> bySeat(int seats) const;

    int number(int least, int most) const;
    std::uint64_t seed() const;
    std::string text() const;
    bool flag() const;
    Seat seat(int seats) const;
    SeatSet seats(int seats) const;
    Card card() const;
    /// "QC JD" or ["QC", "JD"].
    CardSet cards() const;
    /// The same, in the order given.
    std::vector<Card> cardsInOrder() const;
    bool isText() const { return value_.is_string(); }
    bool isObject() const { return value_.is_object(); }
    const Json& json() const { return value_; }

private:
    const Json& value_;
    std::string where_;
};

} // namespace sheepshead::console
