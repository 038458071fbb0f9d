// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/tournament_controller.h"

#include "app/book/unsaved_files.h"
#include "tests/support/registered_test.h"
#include "tests/support/tournaments.h"
#include "ui/main_window.h"
#include "ui/tournament/tournament_window.h"

#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// A club whose disk can be away: a file lies where the folder belongs.
struct Club {
    TournamentWindow& open()
    {
        controller.show();
        return *controller.dialog();
    }

    void close()
    {
        delete controller.dialog();
        QVERIFY(!controller.dialog());
    }

    void edit(const Tournament& tournament) { Q_EMIT open().edited(tournament); }

    void takeDiskAway()
    {
        QVERIFY(QDir().rename(place, away));
        QFile file(place);
        QVERIFY(file.open(QIODevice::WriteOnly));
    }

    void putDiskBack()
    {
        QVERIFY(QFile::remove(place));
        QVERIFY(QDir().rename(away, place));
    }

    Tournament onDisk(const std::string& id) { return TournamentFolder(place).find(id).value(); }

    QTemporaryDir folder;
    QString place = folder.filePath(QStringLiteral("tournaments"));
    QString away = folder.filePath(QStringLiteral("away"));
    MainWindow window { new QWidget, new QWidget };
    UnsavedFiles unsaved { window };
    TournamentController controller { window, place, unsaved };
};

Tournament named(const char* name, const char* id)
{
    Tournament tournament = tournamentOf(8, 2);
    tournament.name = name;
    tournament.id = id;
    return tournament;
}

} // namespace

class TournamentControllerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changes_that_the_disk_refused_outlive_window_and_other_tournaments()
    {
        Club club;
        club.edit(named("Advent", "00000000000000aa"));
        club.edit(named("Lent", "00000000000000bb"));
        club.close();
        club.takeDiskAway();
        club.edit(named("Advent 2", "00000000000000aa"));
        QVERIFY(club.window.findChild<QMessageBox*>()); // the window says so
        club.edit(named("Lent 2", "00000000000000bb"));
        club.close();
        QCOMPARE(club.open().current().name, std::string("Lent 2"));
        club.close();
        club.putDiskBack();
        QTRY_VERIFY_WITH_TIMEOUT(!club.unsaved.any(), 60'000);
        QCOMPARE(club.onDisk("00000000000000aa").name, std::string("Advent 2"));
        QCOMPARE(club.onDisk("00000000000000bb").name, std::string("Lent 2"));
    }

    void another_tournament_that_is_saved_does_not_count_for_both()
    {
        Club club;
        club.edit(named("Advent", "00000000000000aa"));
        const QString file =
            QDir(club.place).filePath(QStringLiteral("00000000000000aa.sheeptournament"));
        QVERIFY(QFile::exists(file));
        QVERIFY(QFile::remove(file));
        QVERIFY(QDir().mkpath(file)); // where a folder is, no file can be written
        club.edit(named("Advent 2", "00000000000000aa"));
        QVERIFY(club.unsaved.any());
        club.edit(named("Lent", "00000000000000bb"));
        QVERIFY(club.unsaved.any());
        QVERIFY(QDir().rmdir(file));
        club.edit(named("Lent 2", "00000000000000bb"));
        QVERIFY(!club.unsaved.any());
        QCOMPARE(club.onDisk("00000000000000aa").name, std::string("Advent 2"));
    }
};

REGISTER_WIDGET_TEST(TournamentControllerTest)
#include "tournament_controller_test.moc"
