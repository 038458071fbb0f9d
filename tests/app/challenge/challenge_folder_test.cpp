// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/challenge/challenge_folder.h"

#include "tests/support/challenges.h"
#include "tests/support/registered_test.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// A folder with a challenge and a real table, and copies of both that a sync client left there.
struct SyncedChallenges {
    SyncedChallenges()
    {
        saved = folder.add(smallChallenge())
            && folder.changeTable(smallChallenge(), std::nullopt, smallTable());
        for (const QFileInfo& file : QDir(place.path()).entryInfoList(QDir::Files)) {
            const QStringList parts = file.fileName().split(u'.'); // of a table: its number, too
            QStringList copy = parts;
            copy[parts.size() > 2 ? 1 : 0] += QStringLiteral(" (conflicted copy)");
            saved = saved && QFile::copy(file.filePath(), place.filePath(copy.join(u'.')));
        }
    }

    QTemporaryDir place;
    ChallengeFolder folder { place.path() };
    bool saved = false;
};

} // namespace

class ChallengeFolderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void copies_that_a_sync_client_left_are_not_listed()
    {
        const SyncedChallenges synced;
        QVERIFY(synced.saved);
        QCOMPARE(QDir(synced.place.path()).entryList(QDir::Files).size(), 4);
        const auto all = synced.folder.all();
        QCOMPARE(all.size(), std::size_t { 1 });
        QCOMPARE(all[0].tables.size(), std::size_t { 1 });
    }

    void a_table_that_is_deleted_does_not_come_back_from_its_copy()
    {
        const SyncedChallenges synced;
        QVERIFY(synced.folder.changeTable(smallChallenge(), smallTable(), std::nullopt));
        QVERIFY(synced.folder.all().at(0).tables.empty());
    }

    void a_new_table_takes_no_name_of_a_copy()
    {
        const SyncedChallenges synced;
        QVERIFY(synced.folder.changeTable(smallChallenge(), std::nullopt, smallTable("Olga")));
        QCOMPARE(synced.folder.all().at(0).tables.size(), std::size_t { 2 });
    }
};

REGISTER_TEST(ChallengeFolderTest)
#include "challenge_folder_test.moc"
