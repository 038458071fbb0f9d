// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/timed_player.h"

#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;
using namespace std::chrono_literals;

namespace {

/// Takes ten milliseconds for each thought, by the clock it is given, until the time is up.
class Thinker : public Player {
public:
    Thinker(TimeIsUp timeIsUp, std::chrono::steady_clock::time_point& now, int& thoughts)
        : timeIsUp_(std::move(timeIsUp))
        , now_(now)
        , thoughts_(thoughts)
    {
    }

    Action choose(const Observation&, std::span<const Action> legal, std::stop_token) override
    {
        for (thoughts_ = 0; !timeIsUp_(); ++thoughts_)
            now_ += 10ms;
        return legal.back();
    }

private:
    TimeIsUp timeIsUp_;
    std::chrono::steady_clock::time_point& now_;
    int& thoughts_;
};

} // namespace

class TimedPlayerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_decision_has_the_same_time()
    {
        std::chrono::steady_clock::time_point now {};
        int thoughts = 0;
        TimedPlayer player(
            [&](TimeIsUp timeIsUp) {
                return std::make_unique<Thinker>(std::move(timeIsUp), now, thoughts);
            },
            800ms, [&] { return now; });
        const std::vector<Action> legal { Pass(), Pick() };
        for (int decision = 0; decision < 3; ++decision) {
            QVERIFY(player.choose(Observation(), legal, {}) == Action(Pick()));
            QCOMPARE(thoughts, 80);
            now += 5s; // the others play
        }
    }
};

REGISTER_TEST(TimedPlayerTest)
#include "timed_player_test.moc"
