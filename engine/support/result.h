// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace sheepshead {

/// What is wrong with data from outside: where it is wrong, and why. Both are short and in English;
/// a fault of a rule names the rule's key as its place and a key worded by ui/ as its reason.
struct Problem {
    std::string place;
    std::string reason;
    bool operator==(const Problem&) const = default;
};

/// The problem of a part, as the reason why the whole is wrong: "'QX': not a card".
inline std::string quoted(const Problem& part) { return "'" + part.place + "': " + part.reason; }

/// A value made from outside data, or the problem that kept it from being made.
template <class T> class Result {
public:
    Result(T value)
        : content_(std::move(value))
    {
    }
    Result(Problem problem)
        : content_(std::move(problem))
    {
    }

    bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// Only when ok().
    const T& value() const&
    {
        assert(ok());
        return std::get<0>(content_);
    }
    T value() &&
    {
        assert(ok());
        return std::get<0>(std::move(content_));
    }
    const T& operator*() const& { return value(); }
    const T* operator->() const { return &value(); }

    /// Only when not ok().
    const Problem& problem() const
    {
        assert(!ok());
        return std::get<1>(content_);
    }

private:
    std::variant<T, Problem> content_;
};

} // namespace sheepshead
