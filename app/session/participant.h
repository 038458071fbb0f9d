// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/refusal.h"
#include "engine/hand/turn.h"

#include <QObject>

#include <memory>
#include <vector>

namespace sheepshead {

/// The seat of the first person at a table; the others sit clockwise from it.
inline constexpr Seat personsSeat = seatAt(0);

/// A person or computer player at a seat of a session. Is asked and answers later; the session
/// never blocks for an answer.
class Participant : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Is answered with decided(), once, unless the question is withdrawn first.
    virtual void ask(const Turn& turn) = 0;
    /// The rules forbid the answer to this turn, which is still open. Is answered with decided()
    /// once more, now or later.
    virtual void refuse(const Turn& turn, Refusal why) = 0;
    virtual void withdraw() = 0;

Q_SIGNALS:
    void decided(const sheepshead::Action& action);
};

using ParticipantList = std::vector<std::unique_ptr<Participant>>; ///< by seat

} // namespace sheepshead
