// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/openings/opening_book.h"
#include "engine/players/search/search_options.h"
#include "engine/support/result.h"

#include <memory>
#include <stop_token>

namespace sheepshead {

struct OpeningBookOptions {
    int deals = 1000; ///< from 1 on
    std::uint64_t seed = 1;
    SearchBudget budget = {}; ///< of the experts
    JobRunner runJobs = runSequentially;
};

/// Makes an opening book, step by step. Regulars bid for twenty times as many deals to find the
/// common kinds of hands; experts play the deals up to the first lead; then more hands of kinds
/// that were too rare are dealt, until experts have buried from each of them once for sixty deals.
/// The same rules, options and steps give the same book on every machine.
class OpeningBookMaker {
public:
    /// The problem: rules by which no blind is picked, or no deals.
    static Result<OpeningBookMaker> of(
        const CheckedVariant& variant, const OpeningBookOptions& options);

    OpeningBookMaker(OpeningBookMaker&&) noexcept;
    OpeningBookMaker& operator=(OpeningBookMaker&&) noexcept;
    OpeningBookMaker(const OpeningBookMaker&) = delete;
    OpeningBookMaker& operator=(const OpeningBookMaker&) = delete;
    ~OpeningBookMaker();

    /// One more step; false if the book is complete, or if the step was stopped, which leaves the
    /// book as it was.
    bool goOn(const std::stop_token& stop = {});

    /// How much is done, from 0 to 1.
    double progress() const;

    /// The book so far.
    OpeningBook book() const;

private:
    struct Making;
    explicit OpeningBookMaker(std::unique_ptr<Making> making);

    std::unique_ptr<Making> making_;
};

} // namespace sheepshead
