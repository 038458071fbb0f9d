// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/turn.h"

#include <QObject>

namespace sheepshead {

/// Whoever sits at a seat of a session, person or computer player: asked, and never waited for.
class Participant : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Is answered with decided(), once, unless the question is withdrawn first.
    virtual void ask(const Turn& turn) = 0;
    virtual void withdraw() = 0;

Q_SIGNALS:
    void decided(const sheepshead::Action& action);
};

} // namespace sheepshead
