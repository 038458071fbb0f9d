// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/advisor.h"

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

/// Advises the last legal action.
Advice hasty(
    const Observation&, std::span<const Action> legal, const Acquaintances&, const std::stop_token&)
{
    return { legal.back(), {}, {}, { advice::OnlyChoice {} } };
}

/// Thinks until it is asked to stop.
Advice endless(const Observation& seen, std::span<const Action> legal, const Acquaintances& known,
    const std::stop_token& stop)
{
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any never;
    never.wait(lock, stop, [] { return false; });
    return hasty(seen, legal, known, stop);
}

} // namespace

class AdvisorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void advice_is_thought_up_on_another_thread_and_told_on_this_one()
    {
        QThread* thoughtOn = nullptr;
        QThread* toldOn = nullptr;
        Advisor advisor([&](const Observation& seen, std::span<const Action> legal,
                            const Acquaintances& known, const std::stop_token& stop) {
            thoughtOn = QThread::currentThread();
            return hasty(seen, legal, known, stop);
        });
        std::optional<Advice> told;
        connect(
            &advisor, &Advisor::advised, &advisor,
            [&](const Advice& advice) {
                told = advice;
                toldOn = QThread::currentThread();
            },
            Qt::DirectConnection);
        advisor.ask(anyTurn());
        QTRY_VERIFY(told.has_value());
        QVERIFY(told->recommended == Action(Pick()));
        QCOMPARE(toldOn, QThread::currentThread());
        QVERIFY(thoughtOn != toldOn);
    }

    void what_is_withdrawn_is_never_told()
    {
        int told = 0;
        {
            Advisor advisor(endless);
            connect(&advisor, &Advisor::advised, this, [&] { ++told; });
            advisor.ask(anyTurn());
            advisor.withdraw();
            advisor.ask(anyTurn()); // the first thought ends; its answer is then on its way
            advisor.withdraw();
            QCoreApplication::sendPostedEvents();
        }
        QCoreApplication::sendPostedEvents();
        QCOMPARE(told, 0);
    }

    void another_question_takes_the_place_of_the_first()
    {
        int asked = 0;
        Advisor advisor([&asked](const Observation& seen, std::span<const Action> legal,
                            const Acquaintances& known, const std::stop_token& stop) {
            return ++asked == 1 ? endless(seen, legal, known, stop)
                                : hasty(seen, legal, known, stop);
        });
        int told = 0;
        connect(&advisor, &Advisor::advised, this, [&] { ++told; });
        advisor.ask(anyTurn());
        advisor.ask(anyTurn());
        QTRY_COMPARE(told, 1);
        QCOMPARE(asked, 2);
    }

    void what_is_known_of_the_others_goes_with_the_question()
    {
        PickHabit heard = PickHabit::NothingToSay;
        Advisor advisor([&](const Observation& seen, std::span<const Action> legal,
                            const Acquaintances& known, const std::stop_token& stop) {
            heard = known.picking[seatAt(2)];
            return hasty(seen, legal, known, stop);
        });
        Acquaintances known;
        known.picking[seatAt(2)] = PickHabit::OnLittle;
        advisor.meet(known);
        QSignalSpy told(&advisor, &Advisor::advised);
        advisor.ask(anyTurn());
        QTRY_COMPARE(told.count(), 1);
        QCOMPARE(heard, PickHabit::OnLittle);
    }
};

REGISTER_GUILESS_TEST(AdvisorTest)
#include "advisor_test.moc"
