// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/this_system.h"

#include "tests/support/registered_test.h"

#include <QTest>

#ifdef Q_OS_UNIX
#include <pwd.h>
#include <unistd.h>
#endif

using namespace sheepshead;

class ThisSystemTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { qputenv("HOME", home_); }

    void without_home_the_folder_of_the_account_is_used_data()
    {
        QTest::addColumn<QByteArray>("home");
        QTest::newRow("not set") << QByteArray();
        QTest::newRow("not a place") << QByteArray("here");
    }

    void without_home_the_folder_of_the_account_is_used()
    {
#ifdef Q_OS_UNIX
        QFETCH(QByteArray, home);
        if (home.isEmpty())
            qunsetenv("HOME");
        else
            qputenv("HOME", home);
        findHome();
        QCOMPARE(qgetenv("HOME"), QByteArray(::getpwuid(::getuid())->pw_dir));
#else
        QSKIP("the system knows the person's folder by itself");
#endif
    }

    void a_home_that_is_named_stays()
    {
        qputenv("HOME", "/somewhere/else");
        findHome();
        QCOMPARE(qgetenv("HOME"), QByteArray("/somewhere/else"));
    }

private:
    const QByteArray home_ = qgetenv("HOME");
};

REGISTER_GUILESS_TEST(ThisSystemTest)
#include "this_system_test.moc"
