// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_state.h"

#include <QByteArrayList>

namespace sheepshead::testing {

/// The calls that the picker may make, as text, apart by commas; an under's suits only, once each.
inline QByteArray callsOf(const HandState& hand)
{
    QByteArrayList calls;
    for (const Action& action : hand.legalActions()) {
        QByteArray text = QByteArray::fromStdString(actionText(action));
        if (const int under = static_cast<int>(text.indexOf(" under ")); under > 0)
            text.truncate(under + 6);
        if (!calls.contains(text))
            calls.append(text);
    }
    return calls.join(", ");
}

} // namespace sheepshead::testing
