// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/participant.h"

#include <optional>

namespace sheepshead {

/// The person in front of the table. The question goes to the table, and what the person chooses
/// there comes back as answer().
class Person : public Participant {
    Q_OBJECT

public:
    using Participant::Participant;

    void ask(const Turn& turn) override;
    /// Asks again, and says why.
    void refuse(const Turn& turn, Refusal why) override;
    void withdraw() override { asked_.reset(); }

    /// The turn is the number of the turn that is answered. The second answer to a turn is ignored,
    /// and so is one to a turn that is not open.
    void answer(const sheepshead::Action& action, int turn);

Q_SIGNALS:
    void asked(const sheepshead::Turn& turn);
    /// The question is asked again before this is emitted.
    void refused(sheepshead::Refusal why);

private:
    std::optional<int> asked_; ///< the number of the open turn
};

} // namespace sheepshead
