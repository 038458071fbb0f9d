// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/participant.h"

namespace sheepshead {

/// Somebody in front of the table: the question goes to whatever shows it, and what he chooses
/// there comes back as answer().
class Person : public Participant {
    Q_OBJECT

public:
    using Participant::Participant;

    void ask(const Turn& turn) override;
    void withdraw() override { asked_ = false; }

    /// Answers that nobody asked for are ignored.
    void answer(const sheepshead::Action& action);

Q_SIGNALS:
    void asked(const sheepshead::Turn& turn);

private:
    bool asked_ = false;
};

} // namespace sheepshead
