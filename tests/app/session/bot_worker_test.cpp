// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/bot_worker.h"

#include "tests/app/session/any_turn.h"
#include "tests/support/registered_test.h"

#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <condition_variable>
#include <mutex>

using namespace sheepshead;
using sheepshead::testing::anyTurn;

namespace {

/// Thinks until it is asked to stop.
class Ponderer : public Player {
public:
    Action choose(const Observation&, std::span<const Action>, std::stop_token stop) override
    {
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any never;
        never.wait(lock, stop, [] { return false; });
        return Pick();
    }
};

class Quick : public Player {
public:
    explicit Quick(QThread*& thread)
        : thread_(thread)
    {
    }
    Action choose(const Observation&, std::span<const Action> legal, std::stop_token) override
    {
        thread_ = QThread::currentThread();
        return legal.back();
    }

private:
    QThread*& thread_;
};

} // namespace

class BotWorkerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_bot_thinks_on_another_thread_and_answers_on_this_one()
    {
        QThread* thoughtOn = nullptr;
        QThread* answeredOn = nullptr;
        std::optional<Action> answer;
        BotWorker bot(std::make_unique<Quick>(thoughtOn));
        connect(
            &bot, &Participant::decided, &bot,
            [&](const Action& action) {
                answer = action;
                answeredOn = QThread::currentThread();
            },
            Qt::DirectConnection);
        bot.ask(anyTurn());
        QTRY_VERIFY(answer.has_value());
        QVERIFY(*answer == Action(Pick()));
        QCOMPARE(answeredOn, QThread::currentThread());
        QVERIFY(thoughtOn != answeredOn);
    }

    void a_withdrawn_question_is_never_answered()
    {
        int answers = 0;
        {
            BotWorker bot(std::make_unique<Ponderer>());
            connect(&bot, &Participant::decided, this, [&] { ++answers; });
            bot.ask(anyTurn());
            bot.withdraw();
            bot.ask(anyTurn()); // waits for the first thought to end; its answer is then on its way
            bot.withdraw();
            QCoreApplication::sendPostedEvents();
        }
        QCoreApplication::sendPostedEvents();
        QCOMPARE(answers, 0);
    }

    void a_thinking_bot_can_be_destroyed()
    {
        int answers = 0;
        {
            BotWorker bot(std::make_unique<Ponderer>());
            connect(&bot, &Participant::decided, this, [&] { ++answers; });
            bot.ask(anyTurn());
        }
        QCoreApplication::sendPostedEvents();
        QCOMPARE(answers, 0);
    }

    void another_player_can_take_over()
    {
        QThread* thoughtOn = nullptr;
        int answers = 0;
        BotWorker bot(std::make_unique<Ponderer>());
        connect(&bot, &Participant::decided, this, [&] { ++answers; });
        bot.ask(anyTurn());
        bot.setPlayer(std::make_unique<Quick>(thoughtOn));
        bot.ask(anyTurn());
        QTRY_COMPARE(answers, 1);
        QVERIFY(thoughtOn != nullptr);
    }
};

REGISTER_GUILESS_TEST(BotWorkerTest)
#include "bot_worker_test.moc"
