// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/participant.h"
#include "engine/hand/player.h"

#include <memory>
#include <thread>

namespace sheepshead {

/// A computer player that thinks on its own thread.
class BotWorker : public Participant {
    Q_OBJECT

public:
    explicit BotWorker(std::unique_ptr<Player> player, QObject* parent = nullptr);

    void ask(const Turn& turn) override;
    /// A regular's choice is the answer then.
    void refuse(const Turn& turn, Refusal why) override;
    void withdraw() override;

    /// Replaces the player from the next question on; an open question is withdrawn.
    void setPlayer(std::unique_ptr<Player> player);

private:
    void answer(int question, const Action& action);

    std::unique_ptr<Player> player_;
    int question_ = 0;    ///< answers to earlier questions are dropped
    std::jthread thread_; ///< last: it ends before the other members are destroyed
};

} // namespace sheepshead
