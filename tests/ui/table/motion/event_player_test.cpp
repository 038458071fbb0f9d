// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/motion/event_player.h"

#include "tests/support/registered_test.h"

#include <QPauseAnimation>
#include <QSignalSpy>
#include <QtTest>

using namespace sheepshead;

namespace {

constexpr int hour = 3'600'000; // never reached by waiting

class EventPlayerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void clips_run_one_after_the_other()
    {
        happened_.clear();
        EventPlayer player;
        player.enqueue(noting(QStringLiteral("deal"), 10));
        player.enqueue(noting(QStringLiteral("pass")));
        QTRY_VERIFY(player.idle());
        QCOMPARE(happened_.join(QStringLiteral(", ")),
            QStringLiteral("deal begins, deal ends, pass begins, pass ends"));
    }

    void nothing_begins_before_the_event_loop_turns()
    {
        happened_.clear();
        EventPlayer player;
        player.enqueue(noting(QStringLiteral("deal")));
        QVERIFY(happened_.isEmpty());
        QVERIFY(!player.idle());
    }

    void drained_is_said_once_when_the_last_clip_has_ended()
    {
        EventPlayer player;
        QSignalSpy drained(&player, &EventPlayer::drained);
        for (int i = 0; i < 500; ++i)
            player.enqueue(noting(QString::number(i)));
        QVERIFY(drained.wait());
        QVERIFY(player.idle());
        QCoreApplication::processEvents();
        QCOMPARE(drained.size(), 1);
    }

    void skip_completes_the_running_clip_only()
    {
        happened_.clear();
        EventPlayer player;
        player.enqueue(noting(QStringLiteral("deal"), hour));
        player.enqueue(noting(QStringLiteral("play"), hour));
        QTRY_COMPARE(happened_.size(), 1);
        player.skip();
        QTRY_COMPARE(happened_.size(), 3);
        QCOMPARE(happened_.last(), QStringLiteral("play begins"));
        QVERIFY(!player.idle());
    }

    void a_waiting_clip_goes_on_with_skip_and_not_before()
    {
        happened_.clear();
        EventPlayer player;
        Clip trick = noting(QStringLiteral("trick"));
        trick.waits = true;
        player.enqueue(std::move(trick));
        QTRY_VERIFY(player.waiting());
        QCoreApplication::processEvents();
        QCOMPARE(happened_.size(), 1);
        player.skip();
        QCOMPARE(happened_.last(), QStringLiteral("trick ends"));
        QTRY_VERIFY(player.idle());
    }

    void finish_brings_everything_to_its_end()
    {
        happened_.clear();
        EventPlayer player;
        QSignalSpy drained(&player, &EventPlayer::drained);
        Clip trick = noting(QStringLiteral("trick"), hour);
        trick.waits = true;
        player.enqueue(std::move(trick));
        player.enqueue(noting(QStringLiteral("play"), hour));
        player.finish();
        QCOMPARE(happened_.last(), QStringLiteral("play ends"));
        QVERIFY(drained.wait());
        QCOMPARE(drained.size(), 1);
    }

    void clear_forgets_what_is_not_yet_shown()
    {
        happened_.clear();
        EventPlayer player;
        QSignalSpy drained(&player, &EventPlayer::drained);
        player.enqueue(noting(QStringLiteral("deal"), hour));
        player.enqueue(noting(QStringLiteral("play"), hour));
        QTRY_COMPARE(happened_.size(), 1);
        player.clear();
        QVERIFY(player.idle());
        QCoreApplication::processEvents();
        QCOMPARE(happened_.size(), 1);
        QVERIFY(drained.isEmpty());
    }

    void a_clip_may_enqueue_the_next_one()
    {
        happened_.clear();
        EventPlayer player;
        player.enqueue({ .begin = [&]() -> QAbstractAnimation* {
            player.enqueue(noting(QStringLiteral("answer")));
            return nullptr;
        } });
        QTRY_COMPARE(happened_.size(), 2);
        QTRY_VERIFY(player.idle());
    }

private:
    Clip noting(const QString& name, int duration = 0)
    {
        return { .begin =
                     [this, name, duration] {
                         happened_ << name + QStringLiteral(" begins");
                         return duration > 0 ? new QPauseAnimation(duration) : nullptr;
                     },
            .end = [this, name] { happened_ << name + QStringLiteral(" ends"); } };
    }

    QStringList happened_;
};

} // namespace

REGISTER_GUILESS_TEST(EventPlayerTest)
#include "event_player_test.moc"
