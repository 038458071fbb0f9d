// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/bot_worker.h"

#include "app/session/regulars_choice.h"

#include <utility>

namespace sheepshead {

BotWorker::BotWorker(std::unique_ptr<Player> player, QObject* parent)
    : Participant(parent)
    , player_(std::move(player))
{
}

void BotWorker::ask(const Turn& turn)
{
    const int question = ++question_;
    thread_ = std::jthread(
        [this, question, seen = turn.seen, legal = turn.legal](const std::stop_token& stop) {
            const Action action = player_->choose(seen, legal, stop);
            QMetaObject::invokeMethod(
                this, [this, question, action] { answer(question, action); }, Qt::QueuedConnection);
        });
}

void BotWorker::refuse(const Turn& turn, Refusal)
{
    withdraw();
    Q_EMIT decided(regularsChoice(turn));
}

void BotWorker::withdraw()
{
    ++question_;
    thread_.request_stop();
}

void BotWorker::setPlayer(std::unique_ptr<Player> player)
{
    withdraw();
    if (thread_.joinable())
        thread_.join();
    player_ = std::move(player);
}

void BotWorker::answer(int question, const Action& action)
{
    if (question == question_)
        Q_EMIT decided(action);
}

} // namespace sheepshead
