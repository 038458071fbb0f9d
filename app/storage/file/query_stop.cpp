// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/query_stop.h"

#include <sqlite3.h>

#include <utility>

namespace sheepshead {

namespace {

constexpr int stepsBetweenQuestions = 1000; ///< of SQLite's machine: some microseconds

} // namespace

QueryStop::QueryStop(SQLite::Database& database, std::stop_token stop)
    : handle_(database.getHandle())
    , stop_(std::move(stop))
    , interrupt_(stop_, [handle = handle_] { sqlite3_interrupt(handle); })
{
    // An interruption ends only the queries that run; this one ends those that begin later.
    if (stop_.stop_possible())
        sqlite3_progress_handler(handle_, stepsBetweenQuestions, wantsStop, this);
}

QueryStop::~QueryStop()
{
    if (stop_.stop_possible())
        sqlite3_progress_handler(handle_, 0, nullptr, nullptr);
}

int QueryStop::wantsStop(void* self)
{
    return static_cast<QueryStop*>(self)->stop_.stop_requested() ? 1 : 0;
}

} // namespace sheepshead
