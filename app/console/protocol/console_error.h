// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/support/result.h"

#include <string>
#include <utility>

namespace sheepshead::console {

/// The command line cannot be understood: exit status 2.
struct UsageError {
    std::string text;
};

/// Data from outside is wrong: where and why. Exit status 1, or an error reply of the referee.
struct DataError {
    std::string where;
    std::string why;

    DataError(std::string place, std::string reason)
        : where(std::move(place))
        , why(std::move(reason))
    {
    }
    explicit DataError(const Problem& problem)
        : DataError(problem.place, problem.reason)
    {
    }
};

} // namespace sheepshead::console
