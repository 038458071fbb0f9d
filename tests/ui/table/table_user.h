// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/table/played_table.h"

class QAbstractButton;

namespace sheepshead {
class CardItem;
}

namespace sheepshead::testing {

/// The left edge of a card is never covered by the next one.
void pressCard(TableWidget& table, const CardItem* card);

/// Carries a decision out at a real table as a person would. False where that is not possible: the
/// button or the card is not there, or cannot be reached.
class TableUser {
public:
    explicit TableUser(TableWidget& table)
        : table_(table)
    {
    }

    bool decideByMouse(const Action& action);
    bool decideByKeys(const Action& action);

    void click(Card card);
    /// A button of the choice bar that does this and can be pressed.
    QAbstractButton* button(const Action& action);

private:
    bool focusCard(Card card);
    bool pressByKeys(const Action& action);

    TableWidget& table_;
};

} // namespace sheepshead::testing
