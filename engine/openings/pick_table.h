// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/openings/pick_table_question.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace sheepshead {

/// A mean in score points of the hand, and its standard error.
struct PickFigure {
    double mean = 0;
    double error = 0;
    bool operator==(const PickFigure&) const = default;
};

/// Picking and passing in the same deals, at one set of rules. Both are played to the end by
/// regulars. A hand that is thrown in scores 0, also where the next one then counts double.
struct PickFigures {
    int asked = 0;  ///< deals in which all players before passed, so that the hand had the choice
    int picked = 0; ///< of these, by the judge
    int won = 0;    ///< of all asked, those in which a pick ends above 0
    PickFigure pick;
    PickFigure pass;
    PickFigure gain; ///< pick - pass, deal by deal

    bool operator==(const PickFigures&) const = default;
};

/// What the other rules bring more, in the deals in which the hand had the choice at both.
struct PickChange {
    int asked = 0;
    PickFigure pick;
    PickFigure pass;
    PickFigure gain;

    bool operator==(const PickChange&) const = default;
};

struct PickTableRow {
    int place = 0;                  ///< in the order of speaking, from 1
    std::optional<int> trump = {};  ///< in the whole hand; empty: any hand that was drawn
    std::optional<int> queens = {}; ///< set where `trump` is
    PickFigures figures;
    std::optional<PickFigures> against = {};
    std::optional<PickChange> change = {};

    bool operator==(const PickTableRow&) const = default;
};

struct PickTableAnswer {
    int deals = 0;                  ///< done so far; each is tried in every place
    std::vector<PickTableRow> rows; ///< by place: all hands first, then by trump and queens
    bool complete = false;

    bool operator==(const PickTableAnswer&) const = default;
};

/// The question, answered in rounds; the caller may stop between or within them. Every deal is
/// tried in all places: there the same hand meets the same other hands in the same order. The same
/// question and number of rounds give the same answer everywhere, on any number of threads. Not
/// thread-safe.
class PickTable {
public:
    /// The problem is the question's fault.
    static Result<PickTable> about(const PickTableQuestion& question);

    PickTable(PickTable&&) noexcept;
    PickTable& operator=(PickTable&&) noexcept;
    PickTable(const PickTable&) = delete;
    PickTable& operator=(const PickTable&) = delete;
    ~PickTable();

    /// One more round. False if it was stopped, which leaves the answer as it was, or if the answer
    /// is complete.
    bool goOn(const std::stop_token& stop = {});

    const PickTableAnswer& answer() const;
    const PickTableQuestion& question() const;

private:
    struct Asked;
    explicit PickTable(std::unique_ptr<Asked> asked);

    std::unique_ptr<Asked> asked_;
};

} // namespace sheepshead
