// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/book_windows.h"

#include "app/game/current_game.h"
#include "app/settings/settings_controller.h"
#include "engine/score_keeping/table_line_reader.h"
#include "tests/support/registered_test.h"
#include "ui/history/people_dialog.h"
#include "ui/keeping/hand_entry.h"
#include "ui/keeping/keeping_window.h"
#include "ui/main_window.h"
#include "ui/scores/score_book_dialog.h"
#include "ui/seasons/seasons_dialog.h"

#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace sheepshead;

namespace {

/// The book with the sheet of a real table, which is open in its window, and a season that counts
/// it, whose window is open too.
struct ClubEvening {
    ClubEvening()
    {
        book.open();
        game.begin();
        sheet = addTable(people);
        StoredSeason season;
        season.season.name = "Club";
        season.season.firstDay = "2000-01-01";
        season.season.lastDay = "2999-12-31";
        for (const std::string& name : people)
            season.season.people.push_back({ .person = idOf(name) });
        QVERIFY(book.book().addSeason(season).ok());
        Q_EMIT windows.sheets().tableWanted(sheet);
        window.action(Command::Seasons).trigger();
    }

    SheetId addTable(const std::vector<std::string>& names)
    {
        KeptTable table;
        for (const char* const line : { "table arrives=0,1,2,3,4 dealer=4 rules layout=5H-A",
                 "picked by=0 with=1 points=77" })
            table.add(parseTableLine(line).value());
        return book.book().beginTable({ "Tuesday", names, table }).value().sheet();
    }

    PersonId idOf(const std::string& name, bool computer = false)
    {
        for (const PersonInfo& person : book.book().people().value())
            if (person.name == name && person.computer == computer)
                return person.id;
        return 0;
    }

    KeepingWindow& keeping() { return *window.findChild<KeepingWindow*>(); }
    SeasonsDialog& seasons() { return *window.findChild<SeasonsDialog*>(); }

    bool seasonNames(const char* name)
    {
        const auto* const standings = seasons().findChild<QTreeWidget*>();
        for (int row = 0; row < standings->topLevelItemCount(); ++row)
            for (int column = 0; column < standings->columnCount(); ++column)
                if (standings->topLevelItem(row)->text(column) == QString::fromUtf8(name))
                    return true;
        return false;
    }

    int sheetsOfSeason() { return seasons().findChild<QListWidget*>()->count(); }

    /// Opens the list of people, which asks for a change.
    PeopleDialog& openPeople()
    {
        window.action(Command::People).trigger();
        return *window.findChild<PeopleDialog*>();
    }

    const std::vector<std::string> people { "Ada", "Bob", "Cy", "Dot", "Ed" };
    QTemporaryDir folder;
    MainWindow window { new QWidget, new QWidget };
    SettingsController settings { folder.filePath(QStringLiteral("sheepshead.ini")) };
    ScoreBookController book { folder.filePath(QStringLiteral("scores.sqlite")).toStdString(),
        window };
    CurrentGame game { { window, book, settings }, 7 };
    BookWindows windows { { window, book, settings }, game };
    SheetId sheet = 0;
};

} // namespace

/// What changes in the book is seen in all windows that are open.
class BookWindowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_person_who_is_renamed_has_the_new_name_in_open_windows()
    {
        ClubEvening at;
        QVERIFY(at.seasonNames("Ada"));
        auto& typed = *at.keeping().findChild<HandEntry*>()->findChild<QLineEdit*>();
        typed.setText(QStringLiteral("1 2 8"));
        Q_EMIT at.openPeople().renameRequested(at.idOf("Ada"), QStringLiteral("Adele"));
        QCOMPARE(at.keeping().sheet().members.front(), QStringLiteral("Adele"));
        QCOMPARE(typed.text(), QStringLiteral("1 2 8"));
        QVERIFY(at.seasonNames("Adele") && !at.seasonNames("Ada"));
    }

    void a_person_who_plays_here_has_the_new_name_in_the_settings()
    {
        ClubEvening at;
        const QString before = at.settings.preferences().names.front();
        const QString other = at.settings.preferences().names.at(1);
        PeopleDialog& dialog = at.openPeople();
        Q_EMIT dialog.renameRequested(at.idOf("Ada"), QStringLiteral("Adele"));
        QCOMPARE(at.settings.preferences().names.front(), before);
        Q_EMIT dialog.renameRequested(at.idOf(before.toStdString()), QStringLiteral("Anna"));
        QCOMPARE(at.settings.preferences().names.front(), QStringLiteral("Anna"));
        QCOMPARE(at.settings.preferences().names.at(1), other);
        at.game.replace();
        QCOMPARE(at.game->head().players.front(), QStringLiteral("Anna"));
        QCOMPARE(at.idOf(before.toStdString()), PersonId { 0 }); // not written back
    }

    void a_computer_player_who_is_renamed_keeps_seat_and_character()
    {
        ClubEvening at;
        const Preferences before = at.settings.preferences();
        const QString name = before.names.at(1);
        const CastMember member = memberNamed(before.cast, name);
        QVERIFY(!member.character.isEmpty());
        Q_EMIT at.openPeople().renameRequested(
            at.idOf(name.toStdString(), true), QStringLiteral("Adelheid"));
        const Preferences now = at.settings.preferences();
        QCOMPARE(now.names.at(1), QStringLiteral("Adelheid"));
        QCOMPARE(memberNamed(now.cast, now.names.at(1)).character, member.character);
        QCOMPARE(memberNamed(now.cast, now.names.at(1)).face, member.face);
        at.game.replace();
        QCOMPARE(at.game->head().players.at(1), QStringLiteral("Adelheid"));
        QCOMPARE(at.idOf(name.toStdString(), true), PersonId { 0 }); // not written back
    }

    void a_computer_player_who_is_called_as_another_at_the_table_keeps_its_name_there()
    {
        ClubEvening at;
        const Preferences before = at.settings.preferences();
        Q_EMIT at.openPeople().renameRequested(
            at.idOf(before.names.at(1).toStdString(), true), before.names.at(7));
        QCOMPARE(at.settings.preferences().names, before.names);
    }

    void two_people_who_are_merged_are_one_in_open_windows()
    {
        ClubEvening at;
        at.addTable({ "Adele", "Bob", "Cy", "Dot", "Ed" });
        Q_EMIT at.openPeople().mergeRequested(at.idOf("Adele"), at.idOf("Ada"));
        QCOMPARE(at.keeping().sheet().members.front(), QStringLiteral("Adele"));
        QVERIFY(at.seasonNames("Adele") && !at.seasonNames("Ada"));
    }

    void a_merge_that_is_taken_back_is_seen_in_open_windows()
    {
        ClubEvening at;
        at.addTable({ "Adele", "Bob", "Cy", "Dot", "Ed" });
        const PersonId ada = at.idOf("Ada");
        PeopleDialog& dialog = at.openPeople();
        Q_EMIT dialog.mergeRequested(at.idOf("Adele"), ada);
        Q_EMIT dialog.separateRequested(ada);
        QCOMPARE(at.keeping().sheet().members.front(), QStringLiteral("Ada"));
        QVERIFY(at.seasonNames("Ada"));
    }

    void a_hand_that_is_written_counts_in_an_open_season()
    {
        ClubEvening at;
        const auto cellsOf = [&at] {
            QStringList cells;
            const auto* const tree = at.seasons().findChild<QTreeWidget*>();
            for (int row = 0; row < tree->topLevelItemCount(); ++row)
                for (int column = 0; column < tree->columnCount(); ++column)
                    cells << tree->topLevelItem(row)->text(column);
            return cells;
        };
        const QStringList before = cellsOf();
        Q_EMIT at.keeping().findChild<HandEntry*>()->written(
            std::get<TypedHand>(parseTableLine("picked by=2 with=3 points=90").value()));
        QCOMPARE(at.keeping().sheet().table.lines().size(), std::size_t { 3 });
        QVERIFY(cellsOf() != before);
    }

    void a_sheet_that_is_deleted_or_renamed_is_seen_in_an_open_season()
    {
        ClubEvening at;
        const SheetId other = at.addTable(at.people);
        at.windows.renew();
        QCOMPARE(at.sheetsOfSeason(), 2);
        at.window.action(Command::ScoreBook).trigger();
        auto& dialog = *at.window.findChild<ScoreBookDialog*>();
        Q_EMIT dialog.renameRequested(other, QStringLiteral("Wednesday"));
        const auto& sheets = *at.seasons().findChild<QListWidget*>();
        QVERIFY(!sheets.findItems(QStringLiteral("Wednesday"), Qt::MatchContains).isEmpty());
        Q_EMIT dialog.deleteRequested(other);
        QCOMPARE(at.sheetsOfSeason(), 1);
    }

    void sheets_in_use_are_those_in_windows_and_the_one_on_the_table()
    {
        ClubEvening at;
        const SheetsInUse inUse = at.windows.inUse();
        QVERIFY(inUse.isInWindow(at.sheet));
        QCOMPARE(inUse.inWindows.at(at.sheet), QStringLiteral("Tuesday"));
        QVERIFY(inUse.isOnTable(*at.game->sheetId()));
        at.keeping().close();
        QTRY_VERIFY(!at.windows.inUse().isInWindow(at.sheet));
    }

    /// As before a backup is restored: what is typed is kept beside the book.
    void windows_of_a_book_that_is_replaced_close_and_keep_what_is_typed()
    {
        ClubEvening at;
        auto* const typed = at.keeping().findChild<HandEntry*>()->findChild<QLineEdit*>();
        typed->setText(QStringLiteral("1 2 8"));
        at.windows.close();
        QVERIFY(!at.window.findChild<KeepingWindow*>());
        QVERIFY(!at.window.findChild<SeasonsDialog*>());
        Q_EMIT at.windows.sheets().tableWanted(at.sheet);
        QCOMPARE(at.keeping().findChild<HandEntry*>()->line(), QStringLiteral("1 2 8"));
    }
};

REGISTER_WIDGET_TEST(BookWindowsTest)
#include "book_windows_test.moc"
