// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/rule_table.h"

#include <QScrollArea>

#include <optional>

class QLabel;

namespace sheepshead {

/// What the rule at hand means, with its example, and what the choice at hand does.
class RuleExplanation : public QScrollArea {
    Q_OBJECT

public:
    explicit RuleExplanation(QWidget* parent = nullptr);

    void explain(const Rule& rule, std::optional<int> choice, const Variant& variant);
    void clear();
    QString text() const;

    QSize sizeHint() const override;

private:
    QLabel* words_;
};

} // namespace sheepshead
