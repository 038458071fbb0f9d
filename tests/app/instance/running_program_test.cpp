// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/instance/running_program.h"

#include "tests/support/registered_test.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

using namespace sheepshead;

namespace {

QStringList namesOf(const char* first, const char* second = nullptr)
{
    QStringList names { QString::fromLatin1(first) };
    if (second)
        names << QString::fromLatin1(second);
    return names;
}

} // namespace

/// Two programs are two objects here, the one that asks in a thread of its own.
class RunningProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        QDir(folder_->path()).mkpath(QStringLiteral("run"));
        QFile::setPermissions(in("run"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(in("run")));
        qunsetenv("FLATPAK_ID");
        QDir(folder_->path()).mkpath(QStringLiteral("data"));
    }

    void the_program_that_runs_gets_the_files()
    {
        RunningProgram running(in("data"));
        running.listen();
        QSignalSpy asked(&running, &RunningProgram::asked);
        QVERIFY(ask(in("data"), namesOf("/a.sheephand", "/b.sheeprules")));
        QTRY_COMPARE(asked.count(), 1);
        QCOMPARE(asked.front().front().toString(), QStringLiteral("token"));
        QCOMPARE(running.takeFile(), std::optional(QStringLiteral("/a.sheephand")));
        QVERIFY(ask(in("data"), namesOf("/c.sheephand")));
        QTRY_COMPARE(running.waiting(), namesOf("/b.sheeprules", "/c.sheephand"));
        QVERIFY(running.takeFile() && running.takeFile() && !running.takeFile());
    }

    void without_another_program_this_one_hears_from_now_on()
    {
        RunningProgram first(in("data"));
        QVERIFY(!first.handOver({ namesOf("/a.sheephand"), {} }));
        QVERIFY(ask(in("data"), namesOf("/b.sheephand")));
        QTRY_COMPARE(first.waiting(), namesOf("/b.sheephand"));
    }

    void each_folder_has_a_program_of_its_own()
    {
        RunningProgram running(in("data"));
        running.listen();
        RunningProgram elsewhere(in("other"));
        QVERIFY(!elsewhere.handOver({ namesOf("/a.sheephand"), {} }));
        QVERIFY(running.waiting().isEmpty());
    }

    void a_folder_is_the_same_by_whatever_link()
    {
        RunningProgram running(in("data"));
        running.listen();
        QVERIFY(QFile::link(in("data"), in("link")));
        QVERIFY(ask(in("link"), namesOf("/a.sheephand")));
        QVERIFY(ask(in("run/../data"), namesOf("/b.sheephand")));
        QTRY_COMPARE(running.waiting().size(), 2);
    }

    void many_starts_at_once_lose_no_file()
    {
        constexpr int starts = 12;
        RunningProgram running(in("data"));
        running.listen();
        std::atomic_int taken = 0;
        std::atomic_int done = 0;
        std::vector<std::thread> others;
        for (int i = 0; i < starts; ++i)
            others.emplace_back([&, i] {
                RunningProgram start(in("data"));
                taken += start.handOver({ { QStringLiteral("/%1.sheephand").arg(i) }, {} }) ? 1 : 0;
                ++done;
            });
        QVERIFY(QTest::qWaitFor([&done] { return done == starts; }, 60'000));
        for (std::thread& other : others)
            other.join();
        QCOMPARE(taken.load(), starts);
        QTRY_COMPARE(running.waiting().size(), starts);
        QCOMPARE(QSet<QString>(running.waiting().begin(), running.waiting().end()).size(), starts);
    }

    void what_a_killed_program_left_does_no_harm()
    {
        {
            RunningProgram killed(in("data"));
            killed.listen();
        }
        QVERIFY(!socketFile().isEmpty()); // nothing removes it
        RunningProgram next(in("data"));
        QVERIFY(!next.handOver({ namesOf("/a.sheephand"), {} }));
        QVERIFY(ask(in("data"), namesOf("/b.sheephand")));
        QTRY_COMPARE(next.waiting(), namesOf("/b.sheephand"));
    }

    void nonsense_is_not_heard_and_harms_nothing()
    {
        RunningProgram running(in("data"));
        running.listen();
        std::vector<Descriptor> silent; // they say nothing, or not all, and stay
        for (int i = 0; i < 40; ++i) {
            silent.push_back(connectedSocket(socketFile()));
            QVERIFY(silent.back());
            sendAll(
                silent.back(), i % 2 == 0 ? "sheepshead 1\n" : "GET / HTTP/1.1\r\n\r\nend\n", 0);
            QCoreApplication::processEvents();
        }
        silent.erase(silent.begin() + 8, silent.end());
        const Descriptor flood = connectedSocket(socketFile());
        for (int i = 0; i < 100 && sendAll(flood, QByteArray(10'000, 'x'), 0); ++i)
            QCoreApplication::processEvents();
        QVERIFY(ask(in("data"), namesOf("/a.sheephand")));
        QTRY_COMPARE(running.waiting(), namesOf("/a.sheephand"));
    }

    void a_program_that_has_stopped_hears_nothing()
    {
        RunningProgram ending(in("data"));
        ending.listen();
        ending.stop();
        RunningProgram next(in("data"));
        QVERIFY(!next.handOver({ namesOf("/a.sheephand"), {} }));
        QVERIFY(ending.waiting().isEmpty());
    }

    void nothing_is_heard_in_a_folder_that_others_may_enter()
    {
        QDir(in("run")).mkpath(QStringLiteral("sheepshead"));
        QFile::setPermissions(in("run/sheepshead"),
            QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ExeOther
                | QFile::WriteOther);
        RunningProgram running(in("data"));
        running.listen();
        QVERIFY(
            !QFile::exists(socketFile()) || socketFile().endsWith(QStringLiteral("/sheepshead")));
        QVERIFY(!ask(in("data"), namesOf("/a.sheephand")));
    }

private:
    QString in(const char* name) const { return folder_->filePath(QString::fromLatin1(name)); }
    /// As another start would ask, while this one goes on.
    bool ask(const QString& dataFolder, const QStringList& files)
    {
        bool taken = false;
        bool done = false;
        std::thread other([&] {
            RunningProgram start(dataFolder);
            taken = start.handOver({ files, QStringLiteral("token") });
            QMetaObject::invokeMethod(
                this, [&done] { done = true; }, Qt::QueuedConnection);
        });
        const bool came = QTest::qWaitFor([&done] { return done; }, 60'000);
        other.join();
        return came && taken;
    }

    QString socketFile() const
    {
        const QDir place(in("run/sheepshead"));
        return place.filePath(
            place.entryList({ QStringLiteral("*.socket") }, QDir::AllEntries | QDir::System)
                .value(0));
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

REGISTER_GUILESS_TEST(RunningProgramTest)
#include "running_program_test.moc"
