// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/tournament_folder.h"

#include "app/tournament/file/tournament_file.h"
#include "tests/support/registered_test.h"
#include "tests/support/tournaments.h"
#include "ui/files/whole_file.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// A folder with a tournament, and an earlier state of it that a sync client left there.
struct SharedFolder {
    SharedFolder()
    {
        const Tournament earlier = tournamentOf(10, 2);
        now.name = "Harvest Cup of the club";
        saved = folder.save(now)
            && writeWholeFile(copy, QByteArray::fromStdString(tournamentText(earlier)));
    }

    QTemporaryDir place;
    TournamentFolder folder { place.path() };
    QString copy =
        place.filePath(QStringLiteral("00112233445566aa (conflicted copy).sheeptournament"));
    Tournament now = tournamentOf(10, 2);
    bool saved = false;
};

} // namespace

class TournamentFolderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_copy_that_a_sync_client_left_is_not_listed()
    {
        const SharedFolder shared;
        QVERIFY(shared.saved);
        const auto all = shared.folder.all();
        QCOMPARE(all.size(), std::size_t { 1 });
        QVERIFY(all[0] == shared.now);
        QVERIFY(QFile::exists(shared.copy));
    }

    void a_copy_is_the_tournament_where_there_is_no_other()
    {
        const SharedFolder shared;
        QVERIFY(QFile::remove(
            shared.place.filePath(QStringLiteral("00112233445566aa.sheeptournament"))));
        QCOMPARE(shared.folder.all().size(), std::size_t { 1 });
    }

    void a_tournament_that_was_deleted_does_not_come_back()
    {
        const SharedFolder shared;
        QVERIFY(shared.folder.remove(shared.now.id));
        QVERIFY(shared.folder.all().empty());
    }
};

REGISTER_GUILESS_TEST(TournamentFolderTest)
#include "tournament_folder_test.moc"
