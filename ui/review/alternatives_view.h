// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/hand_review.h"

#include <QTreeWidget>

#include <vector>

namespace sheepshead {

/// The choices at one decision: expected score, chance to win, and result with all cards seen.
/// Lists the best few and the one that was taken; cards that do the same are one choice.
class AlternativesView : public QTreeWidget {
    Q_OBJECT

public:
    explicit AlternativesView(QWidget* parent = nullptr);

    void show(const HandStep& step, const ReviewedDecision& review);
    using QTreeWidget::show;

    /// Shows all choices without scrolling, if there is room.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

private:
    struct Choice;
    static std::vector<Choice> choicesOf(const HandStep& step, const ReviewedDecision& review);
    static bool isTaken(const Choice& choice, const HandStep& step);
    void add(const Choice& choice, const HandStep& step);
    int heightOf(int rows) const;
};

} // namespace sheepshead
