// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>

#include <functional>
#include <stop_token>

namespace sheepshead {

/// Ends what a connection is doing once its token asks for that, in the middle of a query too: the
/// query, and each later one that takes more than some microseconds, throws what caughtProblem()
/// calls StorageFault::Stopped. A change is then undone. The token may ask from any thread. The
/// connection must live longer; it has one such guard at a time. Nothing happens for a token that
/// can never ask.
class QueryStop {
public:
    QueryStop(SQLite::Database& database, std::stop_token stop);
    ~QueryStop();
    QueryStop(const QueryStop&) = delete;
    QueryStop& operator=(const QueryStop&) = delete;

private:
    static int wantsStop(void* self);

    sqlite3* handle_;
    std::stop_token stop_;
    std::stop_callback<std::function<void()>> interrupt_; ///< for work between two steps of a query
};

} // namespace sheepshead
