// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/cores.h"

#include "tests/support/registered_test.h"

#include <QTest>

#include <array>
#include <atomic>
#include <thread>
#include <vector>

using namespace sheepshead;

class CoresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_job_is_done_once_before_it_comes_back()
    {
        std::array<std::atomic<int>, 5> done {};
        std::vector<std::function<void()>> jobs;
        jobs.reserve(done.size());
        for (auto& count : done)
            jobs.emplace_back([&count] { ++count; });
        onAllCores(jobs);
        for (const auto& count : done)
            QCOMPARE(count.load(), 1);
    }

    void nothing_to_do_is_fine() { onAllCores({}); }

    /// Each waits for the other.
    void two_jobs_run_at_the_same_time()
    {
        if (std::thread::hardware_concurrency() < 2)
            QSKIP("one core");
        std::atomic<int> begun = 0;
        const std::function<void()> meet = [&begun] {
            ++begun;
            while (begun < 2)
                std::this_thread::yield();
        };
        onAllCores(std::array { meet, meet });
        QCOMPARE(begun.load(), 2);
    }
};

REGISTER_TEST(CoresTest)
#include "cores_test.moc"
