// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/participant.h"
#include "engine/hand/player.h"

#include <memory>
#include <thread>

namespace sheepshead {

/// A computer player, who thinks on a thread of his own. He is shown the observation and the legal
/// actions, and nothing else of the turn.
class BotWorker : public Participant {
    Q_OBJECT

public:
    explicit BotWorker(std::unique_ptr<Player> player, QObject* parent = nullptr);

    void ask(const Turn& turn) override;
    void withdraw() override;

    /// Another one thinks from the next question on; a question that is open is withdrawn.
    void setPlayer(std::unique_ptr<Player> player);

private:
    void answer(int question, const Action& action);

    std::unique_ptr<Player> player_;
    int question_ = 0;    ///< answers to earlier ones come too late
    std::jthread thread_; ///< last, so that it ends before the rest goes
};

} // namespace sheepshead
