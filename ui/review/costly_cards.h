// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace sheepshead {

/// A costly decision of the person.
struct CostlyDecision {
    int row = 0;   ///< of the review
    QString title; ///< the decision and its cost
    QString words; ///< what was better, and why

    bool operator==(const CostlyDecision&) const = default;
};

/// The person's costly decisions beside one another, each as a card to press.
class CostlyCards : public QWidget {
    Q_OBJECT

public:
    explicit CostlyCards(QWidget* parent = nullptr);

    /// Hidden while there are none.
    void show(const std::vector<CostlyDecision>& decisions);

Q_SIGNALS:
    void chosen(int row);

private:
    std::vector<CostlyDecision> shown_;
};

} // namespace sheepshead
