// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/seat.h"

#include <QTreeView>

#include <optional>

namespace sheepshead {

class ReviewModel;

/// Lists the decisions of a finished hand with their costs and has one current row. It can hide the
/// decisions of the other players; steps through the hand then skip them.
class DecisionList : public QTreeView {
    Q_OBJECT

public:
    enum class Step { First, Previous, Next, Last };

    /// The model must outlive the list.
    explicit DecisionList(ReviewModel& model, QWidget* parent = nullptr);

    /// -1 while no row was chosen.
    int currentRow() const;
    /// A row out of range becomes the nearest one.
    void setCurrentRow(int row);
    /// Steps to a visible row. At the end of the list the current row stays.
    void go(Step step);

    /// Shows only the decisions of a seat and the end of the hand; without a seat, all rows. If the
    /// current row is hidden, the next visible row becomes the current one.
    void showOnly(std::optional<Seat> seat);

    /// The width that shows every decision in one line, in pixels, with frame and scroll bar.
    int widthOfLines() const;

Q_SIGNALS:
    void currentRowChanged();

private:
    bool shows(int row) const { return !isRowHidden(row, {}); }
    int rowFrom(int row, int direction) const;

    ReviewModel& model_;
};

} // namespace sheepshead
