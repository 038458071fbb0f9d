// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/file/storage_fault.h"

#include <exception>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

namespace sheepshead {

/// Thrown and caught within this folder only.
class StorageError : public std::exception {
public:
    explicit StorageError(StorageFault fault, std::string detail = {})
        : fault_(fault)
        , detail_(std::move(detail))
    {
    }
    StorageFault fault() const { return fault_; }
    const char* what() const noexcept override { return detail_.c_str(); }

private:
    StorageFault fault_;
    std::string detail_;
};

/// What the exception that is being handled means to the person who plays.
Problem caughtProblem(const std::filesystem::path& file);

/// Does some work on a file and catches every exception.
template <class Work> std::optional<Problem> attempt(const std::filesystem::path& file, Work work)
{
    try {
        work();
        return std::nullopt;
    } catch (...) {
        return caughtProblem(file);
    }
}

/// The same for work that makes something.
template <class Work>
Result<std::invoke_result_t<Work>> attemptFor(const std::filesystem::path& file, Work work)
{
    try {
        return work();
    } catch (...) {
        return caughtProblem(file);
    }
}

} // namespace sheepshead
