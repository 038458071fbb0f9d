// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/folders.h"

#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;

class FoldersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QCoreApplication::setApplicationName(QStringLiteral("sheepshead"));
        QCoreApplication::setOrganizationName(QString());
    }

    void cleanup()
    {
        QCoreApplication::setApplicationName(before_);
        QCoreApplication::setOrganizationDomain(QString());
    }

    /// Folders that versions before 1.0 had, too: a person's book stays where it is.
    void books_and_settings_lie_in_folders_of_the_programs_name()
    {
        const Folders folders = foldersFor(QString());
        const auto ends = [](const QString& path, const char* end) {
            return path.endsWith(QString::fromLatin1(end));
        };
        QVERIFY2(
            ends(folders.scoreBook, "/sheepshead/scores.sqlite"), qPrintable(folders.scoreBook));
        QVERIFY2(ends(folders.preferences, "/sheepshead/sheepshead.ini"),
            qPrintable(folders.preferences));
        QVERIFY2(ends(folders.faces, "/sheepshead/faces"), qPrintable(folders.faces));
    }

    /// It is an address of the project, which may change.
    void no_folder_depends_on_a_domain()
    {
        const Folders without = foldersFor(QString());
        QCoreApplication::setOrganizationDomain(QStringLiteral("sheepshead.example"));
        const Folders with = foldersFor(QString());
        QCOMPARE(with.scoreBook, without.scoreBook);
        QCOMPARE(with.preferences, without.preferences);
    }

private:
    const QString before_ = QCoreApplication::applicationName();
};

REGISTER_GUILESS_TEST(FoldersTest)
#include "folders_test.moc"
