// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/hand_review.h"
#include "ui/words/players/seating.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace sheepshead {

/// The decisions of a finished hand as a table: player, decision, and cost once it is known. The
/// row after the last decision is the end of the hand.
class ReviewModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Who, What, Cost, ColumnCount };
    enum Role {
        CostRole = Qt::UserRole, ///< double; invalid while it is not known
        ShareRole,               ///< of the highest cost in the hand, 0 .. 1
        CostliestRole,           ///< bool: of its seat
        GaveAwayRole,            ///< bool: a won hand, with open cards
    };

    ReviewModel(
        std::vector<HandStep> steps, HandState end, Seating seating, QObject* parent = nullptr);

    void setReview(std::size_t step, const ReviewedDecision& review);

    std::size_t stepCount() const { return steps_.size(); }
    const HandStep& step(std::size_t index) const { return steps_[index]; }
    /// Null until it has been reviewed.
    const ReviewedDecision* review(std::size_t index) const;
    const Seating& seating() const { return seating_; }
    /// The hand before the decision of a row; after the last row, the finished hand.
    const HandState& position(std::size_t row) const;
    /// The result with all cards seen, from the first card on; null while it is unknown.
    const OpenEnd* fromTheFirstCard() const;

    /// The last card so far that gave the hand away, with all cards seen; none if no card did.
    std::optional<std::size_t> decidedIn() const;

    /// The seat that decided in a row; none in the row of the end of the hand.
    std::optional<Seat> seatOf(std::size_t row) const;
    /// What the decisions of a seat cost that have been reviewed so far.
    double costOf(Seat seat) const;
    bool isReviewed(Seat seat) const;
    /// The decisions of a seat so far that cost something, the costliest first.
    std::vector<std::size_t> costlyOf(Seat seat) const;
    /// The costliest decision of a seat so far; none if it lost nothing.
    std::optional<std::size_t> costliestOf(Seat seat) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVariant text(std::size_t row, int column) const;
    QVariant spoken(std::size_t row) const;
    QVariant costData(std::size_t row, int role) const;
    bool isCostliest(std::size_t row) const;

    std::vector<HandStep> steps_;
    HandState end_;
    Seating seating_;
    std::vector<ReviewedDecision> reviews_;
    std::vector<bool> known_;
    std::vector<std::size_t> costliest_;
    double highest_ = 0;
};

} // namespace sheepshead
