// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/files/background_task.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <QWidget>

using namespace sheepshead;

class BackgroundTaskTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A notice above the table offers work while a backup is made.
    void work_that_is_asked_for_meanwhile_waits()
    {
        QWidget window;
        BackgroundTask task(window);
        std::atomic<bool> goOn = false;
        QStringList done;
        const auto asks = [&](const QString& name) {
            task.start({}, [&, name](const Progress&) -> BackgroundTask::Result {
                while (!goOn)
                    std::this_thread::yield();
                return [&, name] { done << name; };
            });
        };
        for (const char* const name : { "one", "two", "three" })
            asks(QString::fromLatin1(name));
        QVERIFY(task.isRunning());
        goOn = true;
        QTRY_COMPARE(done.size(), 3);
        QCOMPARE(done.join(u' '), QStringLiteral("one two three"));
        QTRY_VERIFY(!task.isRunning());
    }
};

REGISTER_WIDGET_TEST(BackgroundTaskTest)
#include "background_task_test.moc"
